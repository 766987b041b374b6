"""The viewer as people meet it: in a real Chromium, in a real JupyterLab, from a file with the network off."""
