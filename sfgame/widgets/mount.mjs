// Starts every player of a page that has no kernel: the data stands in the page, the model is only a box of values.
// The address can name the step of the first, as `#step=12`.

const stepInAddress = () => location.hash.match(/^#step=(\d+)$/)?.[1];
const places = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".sfg-mount"));

for (const [number, place] of places.entries()) {
  const { frames = "", lang = "", theme = "", ply } = place.dataset;
  const bytes = Uint8Array.from(atob(frames), (sign) => sign.charCodeAt(0));
  const step = Number((number ? undefined : stepInAddress()) ?? ply);
  const values = new Map(Object.entries({ frames: new DataView(bytes.buffer), lang, theme, ply: step }));
  /** @type {Map<string, () => void>} */
  const calls = new Map();
  const model = {
    get: (/** @type {string} */ name) => values.get(name),
    set: (/** @type {string} */ name, /** @type {any} */ value) => void values.set(name, value),
    on: (/** @type {string} */ news, /** @type {() => void} */ call) => void calls.set(news, call),
    off: (/** @type {string} */ news) => void calls.delete(news),
    save_changes: () => {},
  };
  place.removeAttribute("data-frames");
  render({ model, el: place });
  if (number) continue;
  addEventListener("hashchange", () => {
    values.set("ply", Number(stepInAddress() ?? values.get("ply")));
    calls.get("change:ply")?.();
  });
}
