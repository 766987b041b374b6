// Starts every player of a page that has no kernel: the data stands in the page, the model is only a box of values.

for (const place of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".sfg-mount"))) {
  const { frames = "", lang = "", theme = "", ply } = place.dataset;
  const bytes = Uint8Array.from(atob(frames), (sign) => sign.charCodeAt(0));
  const step = Number(location.hash.match(/^#step=(\d+)$/)?.[1] ?? ply);
  const values = new Map(Object.entries({ frames: new DataView(bytes.buffer), lang, theme, ply: step }));
  const nothing = () => {};
  const model = {
    get: (/** @type {string} */ name) => values.get(name),
    set: (/** @type {string} */ name, /** @type {any} */ value) => void values.set(name, value),
    on: nothing,
    off: nothing,
    save_changes: nothing,
  };
  place.removeAttribute("data-frames");
  render({ model, el: place });
}
