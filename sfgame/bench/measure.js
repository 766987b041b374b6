// @ts-check
/**
 * How a viewer is measured, ours and theirs alike. This runs in every page before anything else. Times are
 * milliseconds since the page was asked for.
 */

/** @typedef {{dom: number, painted: number}} Step  From the key to the first change, and to the painted frame. */

/** What the page heard from a kernel and told it, if it has one. */
const kernel = { resultAt: 0, messages: 0 };

/** @param {number} milliseconds */
function pause(milliseconds) {
  return new Promise((done) => setTimeout(done, milliseconds));
}

/** Return when the next frame has been painted: style, layout and paint follow the callbacks of a frame at once, and
 * before any other task. @returns {Promise<number>} */
function nextPaint() {
  return new Promise((done) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => done(performance.now());
      port2.postMessage(null);
    });
  });
}

/** Return when the frame that first shows a board has been painted. @param {string} board
 * @returns {Promise<number>} */
function boardPainted(board) {
  return new Promise((done) => {
    const look = new MutationObserver(() => {
      if (!document.querySelector(board)) return;
      look.disconnect();
      nextPaint().then(done);
    });
    look.observe(document, { subtree: true, childList: true, attributes: true });
  });
}

/** Press a key on a viewer. @param {HTMLElement} viewer @param {string} key @returns {Promise<Step>} */
async function step(viewer, key) {
  let changed = 0;
  const look = new MutationObserver(() => (changed ||= performance.now()));
  look.observe(viewer, { subtree: true, childList: true, attributes: true, characterData: true });
  const pressed = performance.now();
  viewer.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  const painted = await nextPaint();
  look.disconnect();
  if (!changed) throw new Error(`${key} changes nothing`);
  return { dom: changed - pressed, painted: painted - pressed };
}

/** Step forward, some steps after a few there and back to warm up. The pauses are those of a held key; no two in a row
 * meet the frames of the screen alike. @param {string} selector @param {number} count @param {number} warmUp
 * @returns {Promise<{steps: Step[], messages: number}>} */
async function walk(selector, count, warmUp) {
  const viewer = /** @type {HTMLElement} */ (document.querySelector(selector));
  viewer.focus();
  const go = async (/** @type {string} */ key, /** @type {number} */ times) => {
    const steps = [];
    for (let time = 0; time < times; time++) {
      await pause(33 + (7 * time) % 17);
      steps.push(await step(viewer, key));
    }
    return steps;
  };
  await go("ArrowRight", warmUp);
  await go("ArrowLeft", warmUp);
  const before = kernel.messages;
  const steps = await go("ArrowRight", count);
  return { steps, messages: kernel.messages - before };
}

// ---- In JupyterLab ----

/** Note when the result of a cell reaches the page, and how many messages leave it for the widgets of the kernel. */
globalThis.WebSocket = class extends WebSocket {
  /** @param {string | URL} url @param {string | string[]} [protocols] */
  constructor(url, protocols) {
    super(url, protocols);
    this.addEventListener("message", ({ data }) => {
      const at = performance.now();
      if (textOf(data).includes("execute_result")) kernel.resultAt = at;
    });
  }

  /** @override @param {string | ArrayBufferLike | Blob | ArrayBufferView<ArrayBuffer>} data */
  send(data) {
    if (textOf(data).includes("comm_msg")) kernel.messages += 1;
    super.send(data);
  }
};

/** @param {any} data */
function textOf(data) {
  return typeof data === "string" ? data : new TextDecoder().decode(data);
}

/** Run all cells of the open notebook; return how long after the result of the last the new board was painted.
 * @param {string} viewer @param {string} board */
async function runCells(viewer, board) {
  const { jupyterapp } = /** @type {any} */ (globalThis);
  for (const old of document.querySelectorAll(viewer)) old.classList.add("bench-seen");
  const painted = boardPainted(`${viewer}:not(.bench-seen) ${board}`);
  jupyterapp.commands.execute("notebook:run-all-cells");
  return await painted - kernel.resultAt;
}

/** Wait until the open notebook has a kernel that answers. */
async function kernelReady() {
  const notebook = () => /** @type {any} */ (globalThis).jupyterapp?.shell.currentWidget?.sessionContext;
  while (!notebook()?.isReady) await pause(50);
  await notebook().session.kernel.info;
}

Object.assign(globalThis, { sfgameBench: { boardPainted, walk, runCells, kernelReady } });
