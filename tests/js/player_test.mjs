// @ts-check
/** The pure parts of the player. */
import {
  changeAt,
  changesByStep,
  clampStep,
  commandFor,
  endFrom,
  fill,
  isolate,
  lingerFor,
  repeatDelay,
  roveTo,
  shorten,
  signed,
  splitText,
  spread,
  stopAfter,
  stopBefore,
  themeOf,
  turnStops,
  unpack,
  valueAt,
  withPrefix,
} from "../../sfgame/widgets/player.mjs";

/** @param {unknown} found @param {unknown} wanted */
function same(found, wanted) {
  const [one, other] = [JSON.stringify(found), JSON.stringify(wanted)];
  if (one !== other) throw new Error(`found ${one}, wanted ${other}`);
}

/** @param {number} turn @returns {[number, number, number, number, [], []]} */
function stepOf(turn) {
  return [turn, 0, 0, 0, [], []];
}

Deno.test("a track shows its last change up to a step", () => {
  const track = [0, 7, 3, 8, 10, 7];
  same([-1, 0, 2, 3, 9, 10, 99].map((step) => valueAt(track, step)), [-1, 7, 7, 8, 8, 7, 7]);
  same(valueAt(undefined, 4), -1);
  same(valueAt([5, 1], 4), -1);
});

Deno.test("a track changes only where it has an entry", () => {
  same([0, 1, 2, 3, 4].map((step) => changeAt([0, 2, 3, 5], step)), [0, 0, 0, 3, 0]);
});

Deno.test("the changes of tracks are listed by step", () => {
  same(changesByStep({ one: [0, 1, 2, 5], other: [2, 3] }, 4), [["one"], [], ["one", "other"], []]);
});

Deno.test("a text is words and named things, and shares what is long", () => {
  same(splitText("plain", []), [{ words: "plain" }]);
  same(splitText("on \x7fcell.0.1\x7fblue 2\x7f, lit", []), [
    { words: "on " },
    { words: "blue 2", key: "cell.0.1" },
    { words: ", lit" },
  ]);
  same(splitText("\x7f#0\x7f\x7f!", ["see \x7f#1\x7f\x7f", "\x7frow.0\x7fblue\x7f"]), [
    { words: "see " },
    { words: "blue", key: "row.0" },
    { words: "!" },
  ]);
});

Deno.test("labels have blanks, and keep what nobody fills", () => {
  same(fill("Step {step} of {steps}", { step: 0, steps: 9 }), "Step 0 of 9");
  same(fill("{player}", {}), "{player}");
});

Deno.test("long names are cut where there is little room", () => {
  same([shorten("Anna", 4), shorten("Annabella", 4)], ["Anna", "Ann…"]);
});

Deno.test("a name keeps its direction to itself", () => {
  same(isolate("Anna"), "\u2068Anna\u2069");
});

Deno.test("a step is a whole number of the game", () => {
  same([-3, 0, 4.6, 99, NaN].map((step) => clampStep(step, 9)), [0, 0, 5, 9, 0]);
});

Deno.test("a turn stops at its last decision, the scoring at every step", () => {
  const steps = [1, 1, 1, 2, 3, 3, 3, 3].map((turn) => stepOf(turn));
  same(turnStops({ steps, moves: 5 }), [0, 2, 3, 5, 6, 7]);
});

Deno.test("stops are left in both directions by the same way", () => {
  const stops = [0, 4, 9];
  same([0, 3, 4, 9].map((step) => stopAfter(stops, step)), [4, 4, 9, 9]);
  same([0, 4, 5, 9].map((step) => stopBefore(stops, step)), [0, 0, 4, 4]);
});

Deno.test("the end is the last move, and once more the end of the scoring", () => {
  same([endFrom(3, 10, 14), endFrom(10, 10, 14), endFrom(12, 10, 14), endFrom(10, 10, 10)], [10, 14, 14, 10]);
});

Deno.test("autoplay lingers on what scores, and never too long", () => {
  const plain = { start: false, events: 1, words: 10, scored: false, marked: false };
  const linger = lingerFor(plain);
  const more = [{ events: 2 }, { words: 30 }, { scored: true }, { marked: true }];
  same(more.every((fact) => lingerFor({ ...plain, ...fact }) > linger), true);
  same(lingerFor({ ...plain, words: 5000 }), 4000);
  same(lingerFor({ ...plain, start: true, words: 5000 }), 1500);
  same(lingerFor(plain, 4), linger / 4);
});

Deno.test("a held button waits, then speeds up to a limit", () => {
  const delays = [0, 1, 2, 50].map(repeatDelay);
  same(delays, [350, 180, 160, 60]);
});

Deno.test("keys step the game unless the control with the focus needs them", () => {
  same(commandFor("ArrowRight", "page"), "next");
  same(commandFor("ArrowUp", "slider"), "previous turn");
  same(commandFor(".", "control"), "next event");
  same(commandFor(" ", "page"), "play");
  same(commandFor(" ", "control"), "");
  same(commandFor(" ", "group"), "");
  same(commandFor("Enter", "control"), "");
  same(commandFor("ArrowLeft", "grid"), "rove");
  same(commandFor("End", "group"), "rove");
  same(commandFor(" ", "grid"), "choose");
  same(commandFor("Enter", "drawing"), "choose");
  same(commandFor("ArrowLeft", "drawing"), "previous");
  same(commandFor("ArrowDown", "field"), "");
  same(commandFor("Escape", "field"), "leave");
  same(commandFor("?", "grid"), "help");
  same(commandFor("Escape", "dialog"), "");
  same(commandFor("d", "page"), "");
});

Deno.test("the focus goes from card to card and stays in the grid", () => {
  const from = (/** @type {number} */ index) =>
    ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"].map((key) =>
      roveTo(index, key, 5, 25)
    );
  same(from(12), [11, 13, 7, 17, 10, 14]);
  same(from(0), [0, 1, 0, 5, 0, 4]);
  same(from(24), [23, 24, 19, 24, 20, 24]);
  same(roveTo(6, "End", 7, 7), 6);
});

Deno.test("markers keep their distance and stay near their step", () => {
  same(spread([10, 50, 90], 24, 0, 100), [10, 50, 90]);
  same(spread([50, 50], 24, 0, 100), [38, 62]);
  same(spread([0, 0, 99], 24, 12, 88), [12, 36, 88]);
  const apart = spread([5, 5, 6, 7, 40, 41], 10, 0, 100);
  same(apart.every((place, index) => !index || place - apart[index - 1] >= 10 - 1e-9), true);
  same(spread([], 24, 0, 100), []);
});

Deno.test("the theme is the host's: JupyterLab, VS Code, marimo, or the system", () => {
  same(themeOf({ jupyter: "false", tokens: ["light"], dark: false }), "night");
  same(themeOf({ jupyter: "true", tokens: [], dark: true }), "paper");
  same(themeOf({ tokens: ["vscode-dark"], dark: false }), "night");
  same(themeOf({ tokens: ["vscode-light"], dark: true }), "paper");
  same(themeOf({ tokens: ["dark"], dark: false }), "night");
  same(themeOf({ tokens: [], dark: true }), "night");
  same(themeOf({ tokens: [], dark: false }), "paper");
});

Deno.test("the ids of a drawing get a prefix, its classes do not", () => {
  const drawing = '<g id="sfg-a" class="sfg-card" fill="url(#sfg-blue)"><use href="#sfg-a"/></g>';
  same(
    withPrefix(drawing, "x"),
    '<g id="x-a" class="sfg-card" fill="url(#x-blue)"><use href="#x-a"/></g>',
  );
});

Deno.test("a change of points has a sign", () => {
  const print = { "3": "1½", "-3": "−1½" };
  same([3, 0, -3].map((halves) => signed(print, halves)), ["+1½", "", "−1½"]);
});

Deno.test("frames are compressed JSON, wherever in a buffer they lie", async () => {
  const stream = new Blob(['{"moves":3}']).stream().pipeThrough(new CompressionStream("gzip"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const longer = new Uint8Array([1, 2, ...bytes, 9]);
  same(await unpack(new DataView(longer.buffer, 2, bytes.length)), { moves: 3 });
});
