// Starts every player of a page that has no kernel: the data stands in the page, the model is only a box of values.
const STEP_IN_ADDRESS = /^#step=(\d+)$/;

for (const place of document.querySelectorAll(".sfg-mount")) {
  const bytes = Uint8Array.from(atob(place.dataset.frames), (sign) => sign.charCodeAt(0));
  const values = { ...place.dataset, frames: new DataView(bytes.buffer), ply: stepToOpen(place.dataset.ply) };
  const model = {
    get: (name) => values[name],
    set: (name, value) => void (values[name] = value),
    on: () => {},
    off: () => {},
    save_changes: () => {},
  };
  place.removeAttribute("data-frames");
  render({ model, el: place });
}

function stepToOpen(ply) {
  return Number(location.hash.match(STEP_IN_ADDRESS)?.[1] ?? ply);
}
