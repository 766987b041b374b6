"""What every game shares: the protocol, events, playing and errors. Standard library only; knows no game."""
