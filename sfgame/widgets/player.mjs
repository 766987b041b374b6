// @ts-check
/**
 * The player: it shows the frames of a recorded game and steps through them. It knows no rule of the game: every
 * drawing, every sentence and every number comes from Python (`sfgame/frames.py` says how the frames are made).
 *
 * The playhead lives here: stepping sends no message; only when it has come to rest is `ply` written back.
 */

// ---- What the frames hold ----

/** @typedef {number[]} Track  `[step, value, step, value, …]`: when something changes, and to what. */
/** @typedef {Record<string, Track>} Tracks */
/** @typedef {[turn: number, player: number, title: number, lines: number, light: [string, string][],
 *   items: number[]]} Step */
/** @typedef {{words: string, key?: string}} Piece  Words of a sentence; with a key they name a thing on the table. */
/**
 * @typedef {{defs: string, ground: string, city: [number, number], card: [number, number], cells: [number, number][],
 *   rooms: Record<"column" | "hand" | "foundations", [number, number]>, rows: number[], items: number[],
 *   reconstructed: boolean}} Scene
 * @typedef {{moves: number, langs: string[], code?: string, names: number[], labels: Record<string, number>,
 *   print: Record<string, string>, rules: Record<string, [title: number, paraphrase: number, steps: number[]]>,
 *   markers: [step: number, kind: string, text: number][], born: Record<string, Record<string, number>>, scene: Scene,
 *   drawn: Tracks, proofs: Tracks, chips: Tracks, points: Tracks, chipset: [icon: string, text: number, gist: string][], steps: Step[],
 *   lines: [rules: number, text: number, marks: number][], lists: any[][], drawings: string[], shared: string[][],
 *   texts: string[][]}} Frames
 * @typedef {{get(trait: string): any, set(trait: string, value: any): void, save_changes(): void,
 *   on(news: string, call: () => void): void, off(news: string, call: () => void): void}} Model
 * @typedef {Record<string, string | number | boolean | undefined>} Attributes
 */

const SIGN = "\x7f";
const SPEEDS = [0.25, 0.5, 1, 2, 4];
const UNITS = ["decision", "turn", "event"];
const IDLE = 400;
const LONG_NAME = 9;
/** The smallest target, and half the scrubber's thumb, where the axis of time begins and ends. */
const TARGET = 24, INSET = 9;
const RACE_HEIGHT = 84;
/** From how many letters' width on the style has three columns. */
const THREE_COLUMNS = 77;
const DARK = "(prefers-color-scheme: dark)", STILL = "(prefers-reduced-motion: reduce)";

// ---- The pure parts ----

/** Return what a track shows at a step, or -1 before its first change.
 * @param {Track | undefined} track @param {number} step */
export function valueAt(track = [], step) {
  let low = 0, high = track.length / 2;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (track[2 * middle] <= step) low = middle + 1;
    else high = middle;
  }
  return low ? track[2 * low - 1] : -1;
}

/** Return by how much a step changes what a track shows. @param {Track} track @param {number} step */
export function changeAt(track, step) {
  return step > 0 ? valueAt(track, step) - valueAt(track, step - 1) : 0;
}

/** Return for every step the keys whose track changes there. @param {Tracks} tracks @param {number} count */
export function changesByStep(tracks, count) {
  const changes = Array.from({ length: count }, () => /** @type {string[]} */ ([]));
  for (const [key, track] of Object.entries(tracks)) {
    for (let place = 0; place < track.length; place += 2) changes[track[place]]?.push(key);
  }
  return changes;
}

/** Split a text into its pieces; what many sentences share is put in its place.
 * @param {string} text @param {string[]} shared @returns {Piece[]} */
export function splitText(text, shared) {
  const [first, ...parts] = text.split(SIGN);
  /** @type {Piece[]} */
  const pieces = [{ words: first }];
  for (let place = 0; place < parts.length; place += 3) {
    const [key, name, words] = parts.slice(place, place + 3);
    if (key.startsWith("#")) pieces.push(...splitText(shared[Number(key.slice(1))] ?? "", shared));
    else pieces.push({ words: name, key });
    pieces.push({ words });
  }
  return pieces.filter(({ words }) => words);
}

/** Fill the blanks of a label, such as `{step}`. @param {string} label @param {Record<string, string | number>} blanks */
export function fill(label, blanks) {
  return label.replace(/\{(\w+)\}/g, (blank, name) => String(blanks[name] ?? blank));
}

/** @param {string} words @param {number} most */
export function shorten(words, most) {
  return words.length > most ? `${words.slice(0, most - 1)}…` : words;
}

/** Keep the direction of a name to itself, where the page has no `bdi`. @param {string} name */
export function isolate(name) {
  return `\u2068${name}\u2069`;
}

/** @param {number} step @param {number} last */
export function clampStep(step, last) {
  return Math.min(last, Math.max(0, Math.round(step) || 0));
}

/** Return the steps at which a turn is over; every step of the final scoring counts as one.
 * @param {Pick<Frames, "steps" | "moves">} frames */
export function turnStops({ steps, moves }) {
  const all = steps.map((_, step) => step);
  return all.filter((step) => step === 0 || step >= moves || steps[step][0] !== steps[step + 1][0]);
}

/** Return the next stop after a step. @param {number[]} stops @param {number} step */
export function stopAfter(stops, step) {
  return stops.find((stop) => stop > step) ?? step;
}

/** Return the last stop before a step. @param {number[]} stops @param {number} step */
export function stopBefore(stops, step) {
  return stops.findLast((stop) => stop < step) ?? step;
}

/** Return where "last" leads: to the last move, and from there to the end of the final scoring.
 * @param {number} step @param {number} moves @param {number} last */
export function endFrom(step, moves, last) {
  return step < moves ? moves : last;
}

/** Return for how many milliseconds autoplay stays on a step: time to read it, more where points or markers come,
 * little at the start.
 * @param {{start: boolean, events: number, words: number, scored: boolean, marked: boolean}} step
 * @param {number} speed */
export function lingerFor({ start, events, words, scored, marked }, speed = 1) {
  const reading = 500 + 150 * events + 45 * words + (scored ? 500 : 0) + (marked ? 900 : 0);
  return Math.min(start ? 1500 : 4000, reading) / speed;
}

/** Return the pause before the next step of a held button: 350 ms, then faster and faster. @param {number} count */
export function repeatDelay(count) {
  return count === 0 ? 350 : Math.max(60, 200 - 20 * count);
}

/** @type {Record<string, string>} */
const COMMANDS = {
  ArrowLeft: "previous",
  ArrowRight: "next",
  ArrowUp: "previous turn",
  ArrowDown: "next turn",
  ",": "previous event",
  ".": "next event",
  Home: "first",
  End: "last",
  " ": "play",
  "+": "faster",
  "=": "faster",
  "-": "slower",
  "−": "slower",
  "?": "help",
  Escape: "leave",
};

/** What has the focus, by selector: `group` is buttons under one tab stop, `grid` a city, `drawing` no real button. */
const PLACES = {
  dialog: "dialog",
  ".sfg-cell": "grid",
  ".sfg-column, .sfg-thing": "drawing",
  "[data-rove]": "group",
  "select, textarea": "field",
  input: "slider",
  "button, summary": "control",
};

/** Return what a key asks for, or nothing if the key belongs to what has the focus.
 * @param {string} key @param {string} place one of `PLACES`, or `page` */
export function commandFor(key, place) {
  const command = COMMANDS[key] ?? "";
  if (place === "dialog") return "";
  if (command === "leave" || command === "help") return command;
  if (place === "field") return "";
  if (/grid|group/.test(place) && /^(Arrow|Home|End)/.test(key)) return "rove";
  if (/grid|drawing/.test(place) && /^(Enter| )$/.test(key)) return "choose";
  return key === " " && /control|group/.test(place) ? "" : command;
}

/** Return where the focus goes inside a group that is read in rows.
 * @param {number} index @param {string} key @param {number} columns @param {number} count */
export function roveTo(index, key, columns, count) {
  const first = index - index % columns, last = Math.min(first + columns, count) - 1;
  const next = {
    ArrowLeft: Math.max(first, index - 1),
    ArrowRight: Math.min(last, index + 1),
    ArrowUp: index - columns,
    ArrowDown: index + columns,
    Home: first,
    End: last,
  }[key] ?? index;
  return next < 0 || next >= count ? index : next;
}

/** Move sorted places apart until they keep a distance, each as near to where it belongs as the others allow.
 * @param {number[]} places @param {number} distance @param {number} low @param {number} high */
export function spread(places, distance, low, high) {
  const settle = (/** @type {number[]} */ members) => {
    const reach = (members.length - 1) * distance / 2;
    const mean = members.reduce((sum, place) => sum + place, 0) / members.length;
    const middle = Math.max(low + reach, Math.min(high - reach, mean));
    return { members, start: middle - reach, end: middle + reach };
  };
  /** @type {ReturnType<typeof settle>[]} */
  const groups = [];
  for (const place of places) {
    let group = settle([place]);
    for (let left = groups.at(-1); left && left.end + distance > group.start; left = groups.at(-1)) {
      groups.pop();
      group = settle([...left.members, ...group.members]);
    }
    groups.push(group);
  }
  return groups.flatMap(({ members, start }) => members.map((_, place) => start + place * distance));
}

/** Return the theme a page shows, from JupyterLab's own sign, from the class names and themes that other hosts put
 * on the page, and from what the system prefers.
 * @param {{jupyter?: string | null, tokens: string[], dark: boolean}} page */
export function themeOf({ jupyter, tokens, dark }) {
  if (jupyter) return jupyter === "false" ? "night" : "paper";
  if (tokens.some((token) => /^(vscode-)?(light|high-contrast-light)$/.test(token))) return "paper";
  if (tokens.some((token) => /^(vscode-)?(dark|high-contrast)$/.test(token))) return "night";
  return dark ? "night" : "paper";
}

/** Give the ids of a drawing a prefix of their own, so that several viewers share a page.
 * @param {string} svg @param {string} prefix */
export function withPrefix(svg, prefix) {
  return svg.replace(/(\bid="|href="#|url\(#)sfg-/g, `$1${prefix}-`);
}

/** Return a change of points as it is printed. @param {Record<string, string>} print @param {number} halves */
export function signed(print, halves) {
  return halves === 0 ? "" : (halves > 0 ? "+" : "") + print[halves];
}

/** Unpack the frames: compressed JSON, as Python sends it. @param {ArrayBufferView<ArrayBuffer>} packed
 * @returns {Promise<Frames>} */
export async function unpack(packed) {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  return await new Response(stream).json();
}

// ---- Helpers of the page ----

/** @template {Element} T @param {T} node @param {Attributes} attributes @param {(Node | string)[]} children */
function dress(node, attributes, ...children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) node.setAttribute(name, value === true ? "" : String(value));
  }
  node.append(...children);
  return node;
}

/** Make an element; words among its children stay words. @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag @param {Attributes} [attributes] @param {(Node | string)[]} children */
function make(tag, attributes = {}, ...children) {
  return dress(document.createElement(tag), attributes, ...children);
}

/** Make an element of a drawing. @template {keyof SVGElementTagNameMap} T
 * @param {T} tag @param {Attributes} [attributes] @param {(Node | string)[]} children */
function draw(tag, attributes = {}, ...children) {
  return dress(document.createElementNS("http://www.w3.org/2000/svg", tag), attributes, ...children);
}

/** Give a control its words, to see and to hear. @param {Element} node @param {string} words */
function entitle(node, words) {
  dress(node, { title: words, "aria-label": words });
}

/** Make a small picture that says nothing to a screen reader.
 * @param {string} name @param {string} viewBox @param {SVGElement} drawn */
function picture(name, viewBox, drawn) {
  return draw("svg", { class: name, viewBox, "aria-hidden": "true" }, drawn);
}

/** The signs on the viewer's own buttons, drawn in a square of 24. @type {Record<string, string>} */
const GLYPHS = {
  first: "M5 5v14M19 5L9 12l10 7z",
  previous: "M17 5L7 12l10 7z",
  play: "M7 4l13 8-13 8z",
  pause: "M8 5v14M16 5v14",
  next: "M7 5l10 7-10 7z",
  last: "M19 5v14M5 5l10 7-10 7z",
  paper: "M12 8a4 4 0 100 8 4 4 0 000-8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1 1M18 18l1 1M19 5l-1 1M6 18l-1 1",
  night: "M20 14.5A8.5 8.5 0 019.5 4a8.5 8.5 0 1010.5 10.5z",
  cities: "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z",
  size: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
  motion: "M3 8h9M6 12h12M3 16h9M15 8l4 4-4 4",
  copy: "M9 9h11v11H9zM5 15H4V4h11v1",
  keys: "M8.5 9a3.5 3.5 0 115 3c-1 .6-1.5 1-1.5 2.5M12 19v.1",
  close: "M6 6l12 12M18 6L6 18",
};

/** @param {string} name */
function glyph(name) {
  return picture("sfg-glyph", "0 0 24 24", draw("path", { d: GLYPHS[name] }));
}

/** Draw the sign of a player: the line of the score race. @param {number} seat */
function swatch(seat) {
  return picture(
    "sfg-swatch",
    "0 0 24 12",
    draw("path", { d: "M1 6h22", class: `sfg-line sfg-seat-${seat}` }),
  );
}

/** @param {Event} event @param {string} selector @returns {HTMLElement | null} */
function targetOf(event, selector) {
  return event.target instanceof Element ? event.target.closest(selector) : null;
}

/** @param {string} key @returns {[kind: string, first: number, second: number]} */
function keyParts(key) {
  const [kind, first, second] = key.split(".");
  return [kind, Number(first), Number(second)];
}

/** Return what tracks show, whenever it is. @param {Track[]} tracks */
function valuesOf(tracks) {
  return tracks.flatMap((track) => track.filter((_, place) => place % 2));
}

// ---- Words and drawings ----

/** A name in a sentence: a button that breaks like the words around it. */
const THING = { class: "sfg-thing", role: "button", tabindex: 0 };

/** The texts of the frames in one language. */
class Words {
  /** @param {Frames} frames @param {string} lang */
  constructor(frames, lang) {
    const place = Math.max(0, frames.langs.indexOf(lang));
    this.frames = frames;
    this.lang = frames.langs[place];
    this.texts = frames.texts[place];
    this.shared = frames.shared[place];
  }

  /** @param {number} text */
  plain(text) {
    return splitText(this.texts[text], this.shared).map(({ words }) => words).join("");
  }

  /** @param {string} name @param {Record<string, string | number>} [blanks] */
  label(name, blanks = {}) {
    return fill(this.plain(this.frames.labels[name]), blanks);
  }

  /** @param {number} seat */
  player(seat) {
    return this.plain(this.frames.names[seat]);
  }

  /** @param {number} item */
  item(item) {
    return this.plain(this.frames.scene.items[item]);
  }

  /** @param {string} rule */
  rule(rule) {
    return `${this.label("rule", { rule })} · ${this.plain(this.frames.rules[rule][0])}`;
  }

  /** @param {number} step */
  step(step) {
    return this.label("step", { step, steps: this.frames.steps.length - 1 });
  }

  /** @param {number} step */
  title(step) {
    return this.plain(this.frames.steps[step][2]);
  }

  /** Return the title of a step for the page, where a name keeps its own direction. @param {number} step */
  heading(step) {
    return splitText(this.texts[this.frames.steps[step][2]], this.shared).map(({ words, key }) =>
      key ? make("bdi", {}, words) : words
    );
  }

  /** Return the title of a step and its sentences. @param {number} step @param {number} [most] */
  told(step, most) {
    const lines = this.frames.lists[this.frames.steps[step][3]];
    return [this.title(step), ...this.sentences(lines.slice(0, most))];
  }

  /** @param {number[]} lines */
  sentences(lines) {
    return lines.map((line) => this.plain(this.frames.lines[line][1]));
  }

  /** Return lines for the page, each with its rules; pointing at a line marks what it speaks of.
   * @param {number[]} lines */
  list(lines) {
    const { lists } = this.frames;
    const items = lines.map((line) => {
      const [rules, text, marks] = this.frames.lines[line];
      const tags = lists[rules].flatMap((rule) => [" ", this.ruleTag(rule)]);
      return make("li", { "data-marks": lists[marks].join(" ") }, ...this.sentence(text), ...tags);
    });
    return make("ol", { class: "sfg-lines" }, ...items);
  }

  /** Return a text for the page: the things it names are buttons that mark them. @param {number} text */
  sentence(text) {
    return splitText(this.texts[text], this.shared).map(({ words, key }) =>
      key ? make("bdi", { ...THING, "data-marks": key, "data-choose": key }, words) : words
    );
  }

  /** @param {string} rule */
  ruleTag(rule) {
    return make("button", { class: "sfg-rule", "data-choose": `rule.${rule}`, title: this.rule(rule) }, rule);
  }
}

/** The drawings of the frames, each parsed once and then copied, with ids that no other viewer has. */
class Drawings {
  /** @param {Frames} frames */
  constructor(frames) {
    this.frames = frames;
    this.prefix = `sfg${Math.random().toString(36).slice(2, 8)}`;
    /** @type {Map<number, Element>} */
    this.parsed = new Map();
  }

  /** Parse a drawing made by Python. @param {string} svg */
  read(svg) {
    const template = make("template");
    template.innerHTML = `<svg>${withPrefix(svg, this.prefix)}</svg>`;
    return /** @type {Element} */ (template.content.firstElementChild);
  }

  /** Return the nodes of a drawing. @param {number} number */
  copy(number) {
    const parsed = this.parsed.get(number) ?? this.read(this.frames.drawings[number] ?? "");
    this.parsed.set(number, parsed);
    return [...parsed.cloneNode(true).childNodes];
  }

  /** @param {string} name */
  icon(name) {
    const href = `#${this.prefix}-i-${name}`;
    return picture("sfg-icon", "0 0 24 24", draw("use", { href, width: 24, height: 24 }));
  }
}

// ---- The parts of the page ----
//
// A part is a function that builds its piece of the page and tells the viewer what to do when the language changes
// (`onSpeak`), at every step (`onShow`), or only when what it shows is another (`onChange`).

/** A thing on the table: its drawing, and over it a frame for focus, marks and changes; with a role it can be chosen.
 * @param {Viewer} viewer @param {string} key @param {number[]} size @param {Attributes} [attributes] */
function thing(viewer, key, [width, height], attributes = {}) {
  const { frames, drawings } = viewer;
  const drawing = draw("g", { "aria-hidden": "true" });
  const frame = draw("rect", { class: "sfg-frame", width, height, rx: 9 });
  const node = draw(
    "g",
    { "data-key": key, "data-choose": attributes.role && key, ...attributes },
    drawing,
    frame,
  );
  let shown = -2;
  viewer.things.set(key, () => {
    const number = valueAt(frames.drawn[key], viewer.now);
    if (number !== shown) drawing.replaceChildren(...drawings.copy(number));
    shown = number;
    if (attributes.role) {
      node.setAttribute("aria-label", viewer.words.sentences(viewer.proofOf(key)).join(" "));
    }
  });
  return node;
}

/** A row of chips; where room is short the style shows only the gist of one. @param {Viewer} viewer @param {string} key */
function chips(viewer, key) {
  const { frames: { chips, chipset, lists }, drawings } = viewer;
  const node = make("ul", { class: "sfg-chips" });
  const list = () => valueAt(chips[key], viewer.now);
  viewer.onChange(list, () => {
    const items = lists[list()].map((chip) => {
      const [icon, text, gist] = chipset[chip];
      const said = viewer.words.plain(text);
      const short = gist ? [make("b", { "aria-hidden": "true" }, gist)] : [];
      return make(
        "li",
        { "data-icon": icon, title: said },
        drawings.icon(icon),
        make("span", {}, said),
        ...short,
      );
    });
    node.replaceChildren(...items);
  });
  return node;
}

/** A number of the score: it opens its proof, and shows how the step changed it.
 * @param {Viewer} viewer @param {number} seat @param {number} item @param {number} [tabindex] */
function points(viewer, seat, item, tabindex = 0) {
  const { print, points } = viewer.frames;
  const key = `score.${seat}.${item}`;
  const change = make("span", { class: "sfg-change" });
  const number = make("span");
  const named = { class: "sfg-points sfg-stop", "data-choose": key, "data-key": key, tabindex };
  const node = make("button", named, change, number);
  const facts = () => [valueAt(points[key], viewer.now), changeAt(points[key], viewer.now)];
  viewer.onChange(facts, () => {
    const { words } = viewer;
    const [halves, more] = facts();
    const said = `${words.player(seat)}, ${words.item(item)}: ${print[halves]}`;
    number.textContent = print[halves];
    change.textContent = signed(print, more);
    node.classList.toggle("sfg-less", more < 0);
    node.setAttribute("aria-label", more ? `${said} (${change.textContent})` : said);
  });
  return node;
}

/** A player's city: a grid of spaces to walk through, under the player's name, points and chips.
 * @param {Viewer} viewer @param {number} seat */
function city(viewer, seat) {
  const { scene: { city, card, cells, rows, ground, items }, steps } = viewer.frames;
  const columns = cells.length / rows.length;

  const space = (/** @type {number} */ cell) =>
    thing(viewer, `cell.${seat}.${cell}`, card, {
      role: "gridcell",
      class: "sfg-cell sfg-stop",
      tabindex: -1,
      transform: `translate(${cells[cell].join(" ")})`,
    });

  const district = (/** @type {number} */ row) => {
    const inside = cells.map((_, cell) => cell).slice(row * columns, (row + 1) * columns);
    const [[left, y], [right]] = [cells[inside[0]], cells[inside[columns - 1]]];
    const band = { x: left - 3, y: y - 3, width: right - left + card[0] + 6, height: card[1] + 6, rx: 11 };
    const around = draw("rect", { class: "sfg-band", ...band });
    return draw("g", { role: "row", "data-key": `row.${row}` }, around, ...inside.map(space));
  };

  const name = make("button", { class: "sfg-name", "data-choose": `player.${seat}` });
  const head = [swatch(seat), name, points(viewer, seat, items.length - 1), chips(viewer, `player.${seat}`)];
  const land = draw("g", { "aria-hidden": "true" }, ...viewer.drawings.read(ground).childNodes);
  const grid = draw("svg", {
    class: "sfg-grid",
    viewBox: `0 0 ${city.join(" ")}`,
    role: "grid",
    "data-rove": columns,
  });
  grid.append(land, ...rows.map((_, row) => district(row)));
  const top = make("div", { class: "sfg-city-head" }, ...head);
  const node = make("div", { class: "sfg-city", "data-key": `player.${seat}` }, top, grid);

  viewer.onSpeak(() => {
    const player = viewer.words.player(seat);
    name.replaceChildren(make("bdi", {}, player));
    entitle(name, viewer.words.label("enlarge", { player }));
    grid.setAttribute("aria-label", viewer.words.label("city", { player }));
    for (const row of grid.querySelectorAll("[data-row]")) {
      row.textContent = viewer.words.plain(rows[Number(row.getAttribute("data-row"))]);
      if (row.textContent.length > LONG_NAME) {
        dress(row, { textLength: card[1], lengthAdjust: "spacingAndGlyphs" });
      } else row.removeAttribute("textLength");
    }
  });
  viewer.onShow(() => node.classList.toggle("sfg-acting", steps[viewer.now][1] === seat));

  /** Show the city large, with its spaces open to the keyboard, or small. */
  const enlarge = (/** @type {boolean} */ large) => {
    const stop = grid.querySelector(".sfg-stop[tabindex='0']");
    node.classList.toggle("sfg-large", large);
    name.setAttribute("aria-pressed", String(large));
    if (large && !stop) grid.querySelector(".sfg-stop")?.setAttribute("tabindex", "0");
    if (!large) stop?.setAttribute("tabindex", "-1");
  };
  return { node, grid, enlarge };
}

/** All cities: the acting player's large, or all alike, as always in the final scoring. */
class Cities {
  /** @param {Viewer} viewer */
  constructor(viewer) {
    this.viewer = viewer;
    this.cities = viewer.frames.names.map((_, seat) => city(viewer, seat));
    const name = `sfg-cities sfg-of-${this.cities.length}`;
    this.node = make("div", { class: name }, ...this.cities.map(({ node }) => node));
    this.acting = this.large = -1;
    this.alike = false;
    viewer.onShow(() => {
      const acting = viewer.frames.steps[viewer.now][1];
      if (acting !== this.acting) this.acting = this.large = acting;
      this.arrange(this.large);
    });
  }

  /** @param {number} large */
  arrange(large) {
    const alike = this.alike || this.viewer.now > this.viewer.frames.moves;
    this.large = large;
    this.node.classList.toggle("sfg-alike", alike);
    for (const [seat, city] of this.cities.entries()) city.enlarge(alike || seat === large);
  }
}

/** The middle of the table: the project columns, the cards in hand, the foundations and what is in stock.
 * @param {Viewer} viewer */
function table(viewer) {
  const { scene: { card: [width, height], rooms }, drawn } = viewer.frames;
  const projects = draw("svg", { role: "group" });
  const hand = draw("svg", { role: "group" });
  const stacks = draw("svg", { class: "sfg-stacks", "aria-hidden": "true", preserveAspectRatio: "xMinYMid" });
  const columns = Object.keys(drawn).filter((key) => key.startsWith("column."));
  const whole = columns.length * (width + 12) - 12;
  const room = (/** @type {Element} */ svg, /** @type {number} */ wide, /** @type {number} */ tall) =>
    svg.setAttribute("viewBox", `-3 -3 ${Math.max(wide, whole) + 6} ${tall + 6}`);
  room(projects, whole, rooms.column[1]);
  room(hand, ...rooms.hand);
  room(stacks, ...rooms.foundations);
  viewer.named(projects, "projects");
  viewer.named(hand, "hand");

  for (const [place, key] of columns.entries()) {
    const x = place * (width + 12);
    const attributes = { role: "button", class: "sfg-column", tabindex: 0, transform: `translate(${x} 0)` };
    const empty = draw("rect", { class: "sfg-space", x, width, height, rx: 9 });
    projects.append(empty, thing(viewer, key, rooms.column, attributes));
  }
  hand.append(thing(viewer, "hand", [0, 0], { role: "img" }));
  stacks.append(thing(viewer, "foundations", [0, 0]));

  return make(
    "div",
    { class: "sfg-table" },
    make("div", {}, viewer.heading("projects"), projects),
    make("div", {}, viewer.heading("hand"), hand),
    make("div", { class: "sfg-stock" }, viewer.heading("table"), stacks, chips(viewer, "table")),
  );
}

/** What happened in the step, and why. @param {Viewer} viewer */
function reasons(viewer) {
  const { steps, lists } = viewer.frames;
  const node = make("div", { class: "sfg-reasons sfg-scroll", tabindex: 0, role: "group" });
  let scrolled = false;
  node.addEventListener("scroll", () => (scrolled = node.scrollTop > 0), { passive: true });
  viewer.named(node, "reasons");
  viewer.onShow(() => {
    const { words, now } = viewer;
    const title = make("h2", { class: "sfg-title" }, ...words.heading(now));
    node.replaceChildren(title, words.list(lists[steps[now][3]]));
    if (scrolled) node.scrollTop = 0;
  });
  return node;
}

/** The score if the game ended now: items and players, every number with its proof. @param {Viewer} viewer */
function score(viewer) {
  const { frames } = viewer;
  const { names, scene: { items }, moves } = frames;
  const total = items.length - 1;
  const players = names.map((_, seat) => make("th", { scope: "col", "data-key": `player.${seat}` }));
  const rows = items.map((_, item) => {
    const numbers = names.map((_, seat) =>
      make("td", {}, points(viewer, seat, item, item === total && !seat ? 0 : -1))
    );
    return make("tr", {}, make("th", { scope: "row" }), ...numbers);
  });
  const head = make("thead", {}, make("tr", {}, make("td"), ...players));
  const body = make("table", { "data-rove": names.length }, head, make("tbody", {}, ...rows));
  viewer.named(body, "score");

  viewer.onSpeak(() => {
    for (const [seat, name] of players.entries()) {
      name.replaceChildren(swatch(seat), make("bdi", {}, viewer.words.player(seat)));
    }
    for (const [item, row] of rows.entries()) {
      row.cells[0].textContent = row.cells[0].title = viewer.words.item(item);
    }
  });
  /** An item that gives nobody anything is shown only when it is scored. */
  const counts = (/** @type {number} */ item) =>
    names.some((_, seat) => {
      const track = frames.points[`score.${seat}.${item}`];
      return valueAt(track, viewer.now) || changeAt(track, viewer.now);
    });
  /** When the row of the tab stop disappears, the stop goes to the total, and so does the focus. */
  const keepStop = (/** @type {Element | null} */ active) => {
    const stop = body.querySelector("[tabindex='0']");
    if (!stop?.closest("[hidden]")) return;
    const seat = [...stop.closest("tr")?.cells ?? []].findIndex((cell) => cell.contains(stop));
    const next = rows[total].cells[seat].querySelector("button");
    stop.setAttribute("tabindex", "-1");
    next?.setAttribute("tabindex", "0");
    if (active === stop) next?.focus({ preventScroll: true });
  };
  viewer.onShow(() => {
    const active = viewer.page.activeElement, final = viewer.now > moves;
    const scored = frames.steps[viewer.now][5];
    body.classList.toggle("sfg-final", final);
    for (const [item, row] of rows.entries()) {
      row.hidden = item !== total && !scored.includes(item) && !counts(item);
      row.classList.toggle("sfg-scored", scored.includes(item));
      row.classList.toggle("sfg-later", final && item > Math.max(...scored));
    }
    keepStop(active);
  });
  return make("div", { class: "sfg-score" }, viewer.heading("score"), body);
}

/** The proof of what is chosen: a space, a column, a number of the score, or a rule. @param {Viewer} viewer */
function proof(viewer) {
  const { frames } = viewer;
  const title = make("h2", { class: "sfg-title" });
  const close = viewer.button("close", () => viewer.choose(""));
  const content = make("div");
  const head = make("div", { class: "sfg-head" }, title, close);
  const node = make("div", { class: "sfg-proof sfg-scroll", tabindex: 0, role: "group" }, head, content);

  const titleOf = (/** @type {string} */ key) => {
    const { words } = viewer;
    const [kind, first, second] = keyParts(key);
    if (kind === "rule") return words.rule(key.slice(5));
    if (kind === "cell") return words.label("city", { player: isolate(words.player(first)) });
    if (kind === "score") return `${words.item(second)} · ${isolate(words.player(first))}`;
    return kind ? words.label("projects") : "";
  };
  const link = (/** @type {number} */ step, tabindex = 0) => {
    const label = viewer.words.step(step);
    return make(
      "button",
      { class: "sfg-link sfg-stop", "data-go": step, tabindex, "aria-label": label },
      `${step}`,
    );
  };
  /** What a rule says, and the steps of this game where it was used. */
  const aboutRule = (/** @type {string} */ rule) => {
    const [, paraphrase, steps] = frames.rules[rule];
    const links = steps.map((step, place) => link(step, place ? -1 : 0));
    const where = make("div", { class: "sfg-links", "data-rove": links.length }, ...links);
    return [
      make("p", {}, viewer.words.plain(paraphrase)),
      make("p", { class: "sfg-soft" }, viewer.words.label(links.length ? "fired" : "never")),
      ...(links.length ? [where] : []),
    ];
  };
  /** The steps that put the card, the tram and the skyscraper on a space. */
  const births = () =>
    Object.entries(frames.born[viewer.choice] ?? {}).filter(([, step]) => step <= viewer.now);
  const aboutThing = () => [
    viewer.words.list(viewer.proofOf(viewer.choice)),
    ...births().map(([what, step]) =>
      make("p", { class: "sfg-soft" }, `${viewer.words.label(what)} `, link(step))
    ),
  ];
  const show = viewer.onChange(() => [viewer.choice, viewer.proofOf(viewer.choice), births()], () => {
    const { choice, words } = viewer;
    const rule = choice.startsWith("rule.") && choice.slice(5);
    const hint = make("p", { class: "sfg-soft" }, words.label("select"));
    title.textContent = titleOf(choice);
    title.hidden = close.hidden = !choice;
    node.classList.toggle("sfg-chosen", choice !== "");
    viewer.root.classList.toggle("sfg-asking", choice !== "");
    node.setAttribute("aria-label", title.textContent || words.label("select"));
    content.replaceChildren(...(rule ? aboutRule(rule) : choice ? aboutThing() : [hint]));
  });
  return { node, content, show };
}

// ---- Time ----

/** The scrubber, its markers, and the score race on the same axis. @param {Viewer} viewer */
function timeline(viewer) {
  const { frames: { names, print, markers }, totals, last } = viewer;
  const [top, bottom] = [Math.max(1, ...valuesOf(totals)), Math.min(0, ...valuesOf(totals))];
  const future = draw("rect", { class: "sfg-future", height: RACE_HEIGHT });
  const playhead = draw("line", { class: "sfg-playhead", y1: 0, y2: RACE_HEIGHT });
  const ends = names.map(() => draw("text", { class: "sfg-end" }));
  const race = draw("svg", { class: "sfg-race", role: "img", height: RACE_HEIGHT });
  const flags = markers.map(([step, kind], place) => {
    const flag = { class: "sfg-flag sfg-stop", tabindex: place ? -1 : 0, "data-go": step };
    return make("button", flag, viewer.drawings.icon(`marker-${kind}`));
  });
  const row = make("div", { class: "sfg-markers", role: "toolbar", "data-rove": markers.length }, ...flags);
  const slider = make("input", { type: "range", class: "sfg-slider", min: 0, max: last });
  let width = 0;

  const x = (/** @type {number} */ step) =>
    Math.round(10 * (INSET + (width - 2 * INSET) * step / Math.max(1, last))) / 10;
  const y = (/** @type {number} */ halves) =>
    Math.round(10 + (RACE_HEIGHT - 20) * (top - halves) / (top - bottom));

  /** The line of a player is level until the step before a change. */
  const path = (/** @type {Track} */ track) => {
    let path = `M${x(0)} ${y(track[1])}`;
    for (let place = 2; place < track.length; place += 2) {
      path += `H${x(track[place] - 1)}L${x(track[place])} ${y(track[place + 1])}`;
    }
    return `${path}H${x(last)}`;
  };
  /** Put the markers near their steps, in as many rows as keep them apart. */
  const placeFlags = () => {
    const rows = Math.max(1, Math.ceil(flags.length * TARGET / (0.7 * width)));
    row.style.height = `${rows * TARGET}px`;
    for (let row = 0; row < rows; row++) {
      const mine = flags.filter((_, place) => place % rows === row);
      const places = mine.map((flag) => x(Number(flag.dataset.go)));
      const middles = spread(places, TARGET, TARGET / 2, width - TARGET / 2);
      for (const [place, flag] of mine.entries()) {
        flag.style.translate = `${middles[place] - TARGET / 2}px ${row * TARGET}px`;
      }
    }
  };
  const resize = () => {
    const wide = race.getBoundingClientRect().width;
    if (wide === width || wide <= 0) return;
    width = wide;
    const level = draw("line", { class: "sfg-zero", x1: 0, x2: width, y1: y(0), y2: y(0) });
    const lines = totals.map((track, seat) =>
      draw("path", { class: `sfg-line sfg-seat-${seat}`, d: path(track) })
    );
    race.setAttribute("viewBox", `0 0 ${width} ${RACE_HEIGHT}`);
    race.replaceChildren(level, ...lines, future, playhead, ...ends);
    placeFlags();
    showRace();
  };
  /** Move the playhead of the race, the names and points beside it. */
  const showRace = () => {
    const at = x(viewer.now), late = at > width - 110;
    const ranking = totals.map((track, seat) => ({ seat, halves: valueAt(track, viewer.now) }));
    ranking.sort((one, other) => other.halves - one.halves);
    const heights = spread(ranking.map(({ halves }) => y(halves)), 14, 7, RACE_HEIGHT - 7);
    dress(future, { x: at, width: Math.max(0, width - at) });
    dress(playhead, { x1: at, x2: at });
    for (const [place, { seat, halves }] of ranking.entries()) {
      const end = { x: late ? at - 8 : at + 8, y: heights[place] + 4, "text-anchor": late ? "end" : "start" };
      const name = isolate(shorten(viewer.words.player(seat), 12));
      dress(ends[seat], end).textContent = `${name} ${print[halves]}`;
    }
  };
  const jump = (/** @type {PointerEvent} */ event) => {
    race.setPointerCapture(event.pointerId);
    viewer.go((event.clientX - race.getBoundingClientRect().left - INSET) / (width - 2 * INSET) * last);
  };
  race.addEventListener("pointerdown", jump);
  race.addEventListener("pointermove", (event) => event.buttons && jump(event));
  slider.addEventListener("input", () => {
    viewer.pause();
    viewer.go(slider.valueAsNumber);
  });
  viewer.named(race, "race");
  viewer.named(row, "markers");
  viewer.named(slider, "scrubber");
  viewer.onSpeak(() => {
    const { words } = viewer;
    for (const [place, [step, kind, text]] of markers.entries()) {
      entitle(flags[place], `${words.step(step)} · ${words.label(`marker-${kind}`)}: ${words.plain(text)}`);
    }
  });
  viewer.onShow(() => {
    const { words, now } = viewer;
    slider.value = String(now);
    slider.style.setProperty("--sfg-at", String(now / Math.max(1, last)));
    slider.setAttribute("aria-valuetext", `${words.step(now)}: ${words.title(now)}`);
    for (const [place, flag] of flags.entries()) flag.classList.toggle("sfg-now", markers[place][0] === now);
    if (width) showRace();
  });
  return { history: make("div", { class: "sfg-history" }, race, row), slider, resize };
}

/** First, previous, play, next, last; the speed and the size of a step. @param {Viewer} viewer */
function transport(viewer) {
  const names = ["first", "previous", "play", "next", "last"];
  const buttons = names.map((name) => viewer.button(name, () => viewer.obey(name)));
  const [, previous, play, next] = buttons;
  const speed = make("select", {}, ...SPEEDS.map((speed) => make("option", { value: speed }, `${speed}×`)));
  const unit = make("select", {}, ...UNITS.map((unit) => make("option", { value: unit })));
  const at = make("span", { class: "sfg-at" });

  /** Step when a button is pressed, and on while it is held; its click, which a key never
   * gives a `detail`, has then been dealt with. */
  const repeatWhileHeld = (/** @type {HTMLElement} */ button, /** @type {string} */ command) => {
    let timer = 0, held = false;
    const press = (/** @type {number} */ count) => {
      viewer.obey(command);
      if (button.isConnected) timer = setTimeout(press, repeatDelay(count), count + 1);
    };
    button.addEventListener("pointerdown", (event) => {
      clearTimeout(timer);
      held = event.button === 0;
      if (held) press(0);
    });
    button.addEventListener("click", (event) => {
      if (held && event.detail) event.stopImmediatePropagation();
      held = false;
    }, { capture: true });
    for (const end of ["pointerup", "pointercancel", "pointerleave"]) {
      button.addEventListener(end, () => clearTimeout(timer));
    }
  };
  repeatWhileHeld(previous, "previous");
  repeatWhileHeld(next, "next");
  play.classList.add("sfg-primary");
  speed.addEventListener("change", () => viewer.setSpeed(Number(speed.value)));
  unit.addEventListener("change", () => (viewer.unit = unit.value));
  viewer.named(speed, "speed", "title");
  viewer.named(unit, "by", "title");

  /** Show whether the game plays, and how fast. */
  const settings = () => {
    const name = viewer.timer ? "pause" : "play";
    play.replaceChildren(glyph(name));
    entitle(play, viewer.words.label(name));
    speed.value = String(viewer.speed);
  };
  viewer.onSpeak(() => {
    for (const option of unit.options) option.textContent = viewer.words.label(`by-${option.value}`);
    settings();
  });
  viewer.onShow(() => {
    at.textContent = viewer.words.step(viewer.now);
    for (const [place, button] of buttons.entries()) {
      const idle = place < 2 ? viewer.now === 0 : place > 2 && viewer.now === viewer.last;
      button.setAttribute("aria-disabled", String(idle));
    }
  });
  return { node: make("div", { class: "sfg-transport" }, ...buttons, speed, unit, at), settings };
}

// ---- The bar ----

/** Who plays, which language, theme and size; copying and saving; help. @param {Viewer} viewer */
function bar(viewer) {
  const { langs, scene } = viewer.frames;
  const title = make(document.querySelector("h1") ? "h2" : "h1", { class: "sfg-players" });
  const turn = make("span", { class: "sfg-pill" });
  const deck = make("span", { class: "sfg-pill", hidden: !scene.reconstructed });
  const tongues = langs.map((lang) => {
    const name = new Intl.DisplayNames([lang], { type: "language" }).of(lang);
    const button = make(
      "button",
      { class: "sfg-pill", lang, title: name, "aria-label": name },
      lang.toUpperCase(),
    );
    button.addEventListener("click", () => viewer.setLang(lang));
    return button;
  });
  const languages = make("div", { class: "sfg-langs", role: "group", hidden: langs.length < 2 }, ...tongues);
  const toggles = ["cities", "motion", "size"].map((name) => viewer.button(name, () => viewer.toggle(name)));
  const theme = viewer.button("theme", () => viewer.setTheme(otherTheme()), "paper");
  const menu = copyMenu(viewer);
  const help = viewer.button("keys", () => viewer.obey("help"));
  const tools = make("div", { class: "sfg-tools" }, languages, ...toggles, theme, menu, help);
  viewer.named(languages, "language");
  viewer.named(deck, "reconstructed", "text");

  const otherTheme = () => viewer.root.dataset.theme === "night" ? "paper" : "night";
  /** Show what is switched on. */
  const settings = () => {
    const { root, words, cities } = viewer;
    const on = [cities.alike, !root.classList.contains("sfg-still"), root.classList.contains("sfg-big")];
    const name = root.dataset.theme ?? "paper";
    for (const [place, toggle] of toggles.entries()) toggle.setAttribute("aria-pressed", String(on[place]));
    theme.replaceChildren(glyph(name));
    entitle(theme, `${words.label("theme")}: ${words.label(name)}`);
  };
  viewer.onSpeak(() => {
    const names = viewer.players().flatMap((name) => [" – ", make("bdi", {}, name)]);
    title.replaceChildren(...names.slice(1));
    for (const button of tongues) {
      button.setAttribute("aria-pressed", String(button.lang === viewer.words.lang));
    }
    settings();
  });
  viewer.onShow(() => turn.replaceChildren(make("span", {}, ...viewer.words.heading(viewer.now))));
  return { node: make("div", { class: "sfg-bar" }, title, turn, deck, tools), menu, settings };
}

/** @param {Viewer} viewer */
function copyMenu(viewer) {
  const deeds = {
    "copy-code": () => copy(viewer, `${viewer.frames.code}@${viewer.now}`),
    "copy-text": () => copy(viewer, viewer.words.told(viewer.now).join("\n")),
    "save-svg": () => save(viewer, "svg"),
    "save-png": () => save(viewer, "png"),
  };
  const possible = Object.entries(deeds).filter(([label]) => label !== "copy-code" || viewer.frames.code);
  const buttons = possible.map(([label, deed]) => {
    const button = make("button");
    button.addEventListener("click", (event) => {
      node.open = false;
      if (event.detail) viewer.focus();
      else summary.focus();
      deed();
    });
    viewer.named(button, label, "text");
    return button;
  });
  const summary = make("summary", { class: "sfg-button" }, glyph("copy"));
  const node = make("details", { class: "sfg-menu" }, summary, make("div", {}, ...buttons));
  node.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !node.contains(relatedTarget)) node.open = false;
  });
  viewer.named(summary, "copy", "title");
  return node;
}

/** The keys, in a dialog. @param {Viewer} viewer */
function help(viewer) {
  const keys = Object.keys(viewer.frames.labels).filter((label) => label.startsWith("key-"));
  const list = make("ul");
  const head = make(
    "div",
    { class: "sfg-head" },
    viewer.heading("keys"),
    viewer.button("close", () => node.close()),
  );
  const node = make("dialog", { class: "sfg-help" }, head, list);
  viewer.named(node, "keys");
  viewer.onSpeak(() => list.replaceChildren(...keys.map((key) => make("li", {}, viewer.words.label(key)))));
  return node;
}

// ---- Copying and saving ----

/** @param {Viewer} viewer @param {string} text */
async function copy(viewer, text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const active = /** @type {HTMLElement | null} */ (viewer.page.activeElement);
    viewer.offer(text);
    if (!document.execCommand("copy")) return;
    active?.focus({ preventScroll: true });
  }
  viewer.tell(viewer.words.label("copied"));
}

/** Return the style of the viewer, wherever its host has put it. @param {Viewer} viewer @returns {string} */
function styleOf({ model, page }) {
  const rules = [...document.styleSheets, ...(page.styleSheets ?? [])].flatMap((sheet) => {
    try {
      return [...sheet.cssRules].map((rule) => rule.cssText);
    } catch {
      return [];
    }
  });
  return model.get("_css") || [...new Set(rules)].filter((rule) => rule.includes("sfg-")).join("\n");
}

/** Return the position as one drawing: all cities side by side, with names and points. @param {Viewer} viewer */
function positionAsSvg(viewer) {
  const { words, now, drawings, totals, frames: { scene, names, print } } = viewer;
  const across = Math.min(2, names.length);
  const [wide, tall] = [scene.city[0] + 40, scene.city[1] + 60];
  const [width, height] = [across * wide + 40, Math.ceil(names.length / across) * tall + 80];
  const caption = (/** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ text) =>
    draw("text", { x, y, class: "sfg-caption" }, text);
  const cities = viewer.cities.cities.map(({ grid }, seat) => {
    const transform = `translate(${30 + seat % across * wide} ${110 + Math.floor(seat / across) * tall})`;
    const name = caption(34, -14, `${isolate(words.player(seat))} · ${print[valueAt(totals[seat], now)]}`);
    return draw("g", { transform }, name, ...[...grid.childNodes].map((node) => node.cloneNode(true)));
  });
  const sheet = draw(
    "g",
    { class: "sfg-viewer sfg-still", "data-theme": viewer.root.dataset.theme },
    ...drawings.read(scene.defs).childNodes,
    draw("rect", { width, height, class: "sfg-sheet" }),
    caption(64, 52, `${words.title(now)} · ${words.step(now)}`),
    ...cities,
  );
  const style = draw("style", {}, styleOf(viewer));
  const drawn = draw("svg", { viewBox: `0 0 ${width} ${height}`, width, height }, style, sheet);
  const text = encodeURIComponent(new XMLSerializer().serializeToString(drawn));
  return { width, height, address: `data:image/svg+xml;charset=utf-8,${text}` };
}

/** Save the position as a picture. @param {Viewer} viewer @param {"svg" | "png"} kind */
async function save(viewer, kind) {
  const { width, height, address } = positionAsSvg(viewer);
  const image = dress(new Image(), { src: address });
  const canvas = make("canvas", { width, height });
  await image.decode();
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  const href = kind === "svg" ? address : canvas.toDataURL();
  make("a", { href, download: `sfgame-${viewer.now}.${kind}` }).click();
}

// ---- The viewer ----

/** Holds the playhead and the parts together, and listens to keys, pointer and host.
 *
 * Its words: `say` speaks to a screen reader, `tell` to everybody; `speak` puts everything into the language chosen,
 * where `named` keeps the name of a single node; what a step has `told` is its title and its sentences. */
class Viewer {
  /** @param {Model} model @param {HTMLElement} root @param {Frames} frames */
  constructor(model, root, frames) {
    const { steps, names, scene, points, markers } = frames;
    this.model = model;
    this.root = root;
    this.frames = frames;
    this.last = steps.length - 1;
    this.now = clampStep(model.get("ply"), this.last);
    this.choice = "";
    /** What had the focus when the proof was opened. @type {Element | null} */
    this.opener = null;
    this.speed = 1;
    this.unit = UNITS[0];
    this.ownTheme = "";
    this.timer = this.resting = this.noting = 0;
    this.words = new Words(frames, model.get("lang"));
    this.drawings = new Drawings(frames);
    this.totals = names.map((_, seat) => points[`score.${seat}.${scene.items.length - 1}`]);
    this.drawnAt = changesByStep(frames.drawn, this.last + 1);
    this.provedAt = changesByStep(frames.proofs, this.last + 1);
    this.stops = /** @type {Record<string, number[]>} */ ({
      decision: steps.map((_, step) => step),
      turn: turnStops(frames),
      event: [...new Set([0, ...markers.map(([step]) => step), this.last])],
    });
    /** How to show each thing anew. @type {Map<string, () => void>} */
    this.things = new Map();
    /** The nodes that each key names, and those that bear each mark. @type {Map<string, Element[]>} */
    this.keyed = new Map();
    /** @type {Map<string, Element[]>} */
    this.marked = new Map();
    /** @type {(() => void)[]} */
    this.speaking = [];
    /** @type {(() => void)[]} */
    this.showing = [];
    this.ending = new AbortController();
    this.cities = new Cities(this);
    this.table = table(this);
    this.proof = proof(this);
    this.timeline = timeline(this);
    this.transport = transport(this);
    this.bar = bar(this);
    this.help = help(this);
    this.live = make("div", { class: "sfg-hidden", role: "status", "aria-live": "polite" });
    this.note = make("div", { class: "sfg-note", hidden: true });
  }

  /** Build the page and show the step that the model asks for. */
  open() {
    const defs = draw("svg", { class: "sfg-hidden", "aria-hidden": "true" });
    const side = make("div", { class: "sfg-side" }, reasons(this), score(this), this.proof.node);
    const controls = make("div", { class: "sfg-controls" }, this.timeline.slider, this.transport.node);
    const bottom = make("div", { class: "sfg-bottom" }, this.timeline.history, controls);
    const body = make("div", { class: "sfg-body" }, this.table, this.cities.node, side, bottom);
    defs.append(...this.drawings.read(this.frames.scene.defs).childNodes);
    this.root.replaceChildren(defs, this.bar.node, body, this.live, this.note, this.help);
    for (const node of this.root.querySelectorAll("[data-key]")) {
      const key = node.getAttribute("data-key") ?? "";
      this.keyed.set(key, [...this.keyed.get(key) ?? [], node]);
    }
    this.followModel();
    this.followHost();
    this.listen();
    this.speak();
    this.timeline.resize();
    this.rest();
  }

  close() {
    this.pause();
    clearTimeout(this.resting);
    this.ending.abort();
  }

  // Services for the parts

  /** The page or the shadow in which the viewer stands. */
  get page() {
    return /** @type {Document | ShadowRoot} */ (this.root.getRootNode());
  }

  /** @param {() => void} call */
  onSpeak(call) {
    this.speaking.push(call);
  }

  /** @param {() => void} call */
  onShow(call) {
    this.showing.push(call);
  }

  /** Redraw something when the facts it shows, or the language, are others than before.
   * @param {() => unknown} facts @param {() => void} redraw */
  onChange(facts, redraw) {
    let drawn = "";
    const show = () => {
      const found = `${this.words.lang} ${facts()}`;
      if (found !== drawn) redraw();
      drawn = found;
    };
    this.onShow(show);
    return show;
  }

  /** Keep a node named by a label in the language chosen. @param {Element} node @param {string} label
   * @param {"title" | "text"} [how] */
  named(node, label, how) {
    this.onSpeak(() => {
      const words = this.words.label(label);
      if (how === "title") entitle(node, words);
      else if (how === "text") node.textContent = words;
      else node.setAttribute("aria-label", words);
    });
  }

  /** @param {string} label */
  heading(label) {
    const heading = make("h2", { class: "sfg-title" });
    this.named(heading, label, "text");
    return heading;
  }

  /** @param {string} label @param {() => void} click @param {string} [sign] */
  button(label, click, sign = label) {
    const button = make("button", { class: "sfg-button" }, glyph(sign));
    button.addEventListener("click", click);
    this.named(button, label, "title");
    return button;
  }

  players() {
    return this.frames.names.map((_, seat) => this.words.player(seat));
  }

  /** Return the lines that prove what a key shows; a broken tie belongs to all numbers of its item.
   * @param {string} key @returns {number[]} */
  proofOf(key) {
    const { proofs, lists } = this.frames;
    const keys = [key, key.replace(/^score\.\d+/, "ties")];
    return [...new Set(keys.flatMap((name) => lists[valueAt(proofs[name], this.now)] ?? []))];
  }

  /** Say something to a screen reader. @param {string} words */
  say(words) {
    this.live.textContent = words;
  }

  /** Say something to everybody, for a moment. @param {string} words */
  tell(words) {
    this.say(words);
    clearTimeout(this.noting);
    this.note.textContent = words;
    this.note.hidden = false;
    this.noting = setTimeout(() => (this.note.hidden = true), 1500);
  }

  /** Show a text, selected, for a person to copy it. @param {string} text */
  offer(text) {
    const field = make("textarea", { readonly: true, rows: 4, "aria-label": this.words.label("copy") }, text);
    clearTimeout(this.noting);
    field.addEventListener("blur", () => field.parentNode && (this.note.hidden = true));
    this.note.replaceChildren(field);
    this.note.hidden = false;
    field.select();
  }

  focus() {
    this.root.focus({ preventScroll: true });
  }

  /** Put the focus on a node, or on the viewer if the node is gone. @param {Element | null} node */
  focusOn(node) {
    if (node instanceof HTMLElement || node instanceof SVGElement) node.focus({ preventScroll: true });
    if (!node || this.page.activeElement !== node) this.focus();
  }

  // The playhead

  /** @param {number} step */
  go(step) {
    const was = this.now;
    this.now = clampStep(step, this.last);
    this.rest();
    if (this.now === was) return;
    this.show(was);
    this.say(this.words.told(this.now, 1).join(": "));
  }

  /** @param {number} [was] the step shown before; without it all is shown anew */
  show(was) {
    const { now, root, things } = this;
    const forward = was === now - 1;
    const inside = root.contains(this.page.activeElement);
    Object.assign(root.dataset, { ply: now, plies: this.last, moves: this.frames.moves });
    root.classList.toggle("sfg-forward", forward);
    const changed = forward ? new Set([...this.drawnAt[now], ...this.provedAt[now]]) : things.keys();
    for (const key of changed) things.get(key)?.();
    for (const show of this.showing) show();
    this.showChanges();
    if (inside && !root.contains(this.page.activeElement)) this.focus();
  }

  /** Show what differs from the step before, and the light in the order in which it travels. */
  showChanges() {
    this.mark("sfg-marked", []);
    this.mark("sfg-changed", this.now ? this.drawnAt[this.now] : []);
    const light = this.frames.steps[this.now][4];
    this.mark("sfg-kindled", light.map(([key]) => key));
    for (const [order, [key]] of light.entries()) {
      for (const node of this.keyed.get(key) ?? []) node.setAttribute("style", `--sfg-order: ${order}`);
    }
  }

  /** When the playhead has come to rest, tell Python where. */
  rest() {
    clearTimeout(this.resting);
    this.resting = setTimeout(() => {
      if (this.timer || this.model.get("ply") === this.now) return;
      this.model.set("ply", this.now);
      this.model.save_changes();
    }, IDLE);
  }

  play() {
    if (this.now === this.last) this.go(0);
    this.schedule();
  }

  pause() {
    if (!this.timer) return;
    clearTimeout(this.timer);
    this.timer = 0;
    this.transport.settings();
    this.rest();
  }

  /** Go on to the next step when this one has been seen long enough. */
  schedule() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (document.hidden || !this.root.isConnected) return this.pause();
      this.go(this.now + 1);
      if (this.now === this.last) this.pause();
      else this.schedule();
    }, lingerFor(this.weight(), this.speed));
    this.transport.settings();
  }

  /** Return how much there is to see in this step. */
  weight() {
    const told = this.words.told(this.now);
    return {
      start: this.now === 0,
      events: told.length - 1,
      words: told.join(" ").split(" ").length,
      scored: this.totals.some((track) => changeAt(track, this.now)),
      marked: this.frames.markers.some(([step]) => step === this.now),
    };
  }

  /** @param {number} speed */
  setSpeed(speed) {
    this.speed = speed;
    if (this.timer) this.schedule();
    this.transport.settings();
  }

  /** Do what a key or a button asks for, such as `next turn`. @param {string} command */
  obey(command) {
    const [deed, unit = this.unit] = command.split(" ");
    if (deed === "play") return this.timer ? this.pause() : this.play();
    if (deed === "faster") return this.setSpeed(stopAfter(SPEEDS, this.speed));
    if (deed === "slower") return this.setSpeed(stopBefore(SPEEDS, this.speed));
    this.pause();
    if (deed === "previous") this.go(stopBefore(this.stops[unit], this.now));
    if (deed === "next") this.go(stopAfter(this.stops[unit], this.now));
    if (deed === "first") this.go(0);
    if (deed === "last") this.go(endFrom(this.now, this.frames.moves, this.last));
    if (deed === "help") this.help.showModal();
    if (deed === "leave") this.leave();
  }

  // Choosing and marking

  /** Let a mark lie on everything that some keys name, and on nothing else. @param {string} mark @param {string[]} keys */
  mark(mark, keys) {
    for (const node of this.marked.get(mark) ?? []) node.classList.remove(mark);
    const marked = keys.flatMap((key) => this.keyed.get(key) ?? []);
    for (const node of marked) node.classList.add(mark);
    this.marked.set(mark, marked);
  }

  /** Choose a thing: its proof is shown. An empty key chooses nothing. @param {string} key */
  choose(key) {
    const [kind, seat] = keyParts(key);
    if (kind === "player") return this.cities.arrange(seat);
    if (kind === "row") return this.mark("sfg-marked", [key]);
    if (kind === "cell") this.cities.arrange(seat);
    const { node, content } = this.proof;
    const active = this.page.activeElement, inside = node.contains(active);
    if (key && !inside) this.opener = active;
    this.choice = key;
    this.mark("sfg-selected", [key]);
    this.proof.show();
    if (inside) this.focusOn(key ? node : this.opener);
    if (!key) return;
    this.bringIntoSight(node);
    this.say(content.innerText);
  }

  /** Scroll to a part that was opened outside the screen; with three columns there is room for all. @param {Element} node */
  bringIntoSight(node) {
    const { root } = this;
    const { top, bottom } = node.getBoundingClientRect();
    const wide = root.clientWidth >= THREE_COLUMNS * parseFloat(getComputedStyle(root).fontSize);
    if (!wide && (top < 0 || bottom > innerHeight)) node.scrollIntoView({ block: "nearest" });
  }

  // Settings

  speak() {
    this.root.lang = this.words.lang;
    this.root.setAttribute("aria-label", `${this.words.label("title")}: ${this.players().join(", ")}`);
    if (document.body.classList.contains("sfg-page")) {
      document.documentElement.lang = this.words.lang;
      document.title = `${this.players().join(" – ")} · ${this.words.label("title")}`;
    }
    for (const speak of this.speaking) speak();
    this.show();
  }

  /** @param {string} lang */
  setLang(lang) {
    this.words = new Words(this.frames, lang);
    this.speak();
  }

  /** Show the theme chosen here, or by Python, or the host's. @param {string} [own] */
  setTheme(own = this.ownTheme) {
    this.ownTheme = own;
    const { body, documentElement } = document;
    const tokens = [body, documentElement].flatMap((node) => [
      ...node.classList,
      node.dataset.theme ?? "",
      node.dataset.vscodeThemeKind ?? "",
    ]);
    const host = themeOf({ jupyter: body.dataset.jpThemeLight, tokens, dark: matchMedia(DARK).matches });
    const printed = matchMedia("print").matches && "paper";
    this.root.dataset.theme = printed || own || this.model.get("theme") || host;
    this.bar.settings();
  }

  /** Follow the theme and the wish for less motion, of the host and of the system. */
  followHost() {
    const { signal } = this.ending;
    const theme = () => this.setTheme();
    const observer = new MutationObserver(theme);
    for (const node of [document.body, document.documentElement]) {
      observer.observe(node, { attributes: true });
    }
    signal.addEventListener("abort", () => observer.disconnect());
    for (const query of [DARK, "print"]) matchMedia(query).addEventListener("change", theme, { signal });
    addEventListener("beforeprint", () => (this.root.dataset.theme = "paper"), { signal });
    addEventListener("afterprint", theme, { signal });
    const still = matchMedia(STILL);
    const motion = () => {
      this.root.classList.toggle("sfg-still", still.matches);
      this.setTheme();
    };
    still.addEventListener("change", motion, { signal });
    motion();
  }

  followModel() {
    const { model } = this;
    const news = {
      "change:ply": () => {
        if (model.get("ply") === this.now) return;
        this.pause();
        this.go(model.get("ply"));
      },
      "change:lang": () => this.setLang(model.get("lang")),
      "change:theme": () => this.setTheme(""),
    };
    for (const [name, call] of Object.entries(news)) {
      model.on(name, call);
      this.ending.signal.addEventListener("abort", () => model.off(name, call));
    }
  }

  /** @param {string} what `cities`, `motion` or `size` */
  toggle(what) {
    if (what === "cities") this.cities.alike = !this.cities.alike;
    else this.root.classList.toggle(what === "size" ? "sfg-big" : "sfg-still");
    this.cities.arrange(this.cities.large);
    this.bar.settings();
  }

  // Keys and pointer

  listen() {
    const { root, ending: { signal } } = this;
    root.addEventListener("keydown", (event) => this.onKey(event), { signal });
    root.addEventListener("click", (event) => this.onClick(event), { signal });
    root.addEventListener("pointerdown", (event) => this.onPress(event), { signal });
    for (const news of ["pointerover", "focusin", "pointerout", "focusout"]) {
      root.addEventListener(news, (event) => this.onPoint(event), { signal });
    }
    const resized = new ResizeObserver(() => this.timeline.resize());
    resized.observe(this.timeline.history);
    signal.addEventListener("abort", () => resized.disconnect());
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.key === "Tab") return;
    event.stopPropagation();
    const place = Object.entries(PLACES).find(([selector]) => targetOf(event, selector))?.[1] ?? "page";
    const command = commandFor(event.key, place);
    if (!command) return;
    event.preventDefault();
    if (/rove|choose/.test(command)) this.pause();
    if (command === "rove") this.rove(event);
    else if (command === "choose") this.choose(targetOf(event, "[data-choose]")?.dataset.choose ?? "");
    else this.obey(command);
  }

  /** Move the focus inside a group that has one tab stop. @param {KeyboardEvent} event */
  rove(event) {
    const group = targetOf(event, "[data-rove]");
    const stop = targetOf(event, ".sfg-stop");
    if (!group || !stop) return;
    const all = /** @type {HTMLElement[]} */ ([...group.querySelectorAll(".sfg-stop")]);
    const stops = all.filter((node) => !node.closest("[hidden]"));
    const next = stops[roveTo(stops.indexOf(stop), event.key, Number(group.dataset.rove), stops.length)];
    for (const node of all) node.setAttribute("tabindex", node === next ? "0" : "-1");
    next.focus();
  }

  /** Any press pauses, except on what controls the playing. @param {Event} event */
  onPress(event) {
    if (!targetOf(event, ".sfg-transport")) this.pause();
    if (!targetOf(event, ".sfg-menu")) this.bar.menu.open = false;
  }

  /** Follow a link or choose a thing; a small city is enlarged. The mouse leaves the arrow keys to the playhead.
   * @param {MouseEvent} event */
  onClick(event) {
    const link = targetOf(event, "[data-go]");
    const small = targetOf(event, ".sfg-city:not(.sfg-large)");
    const chosen = targetOf(event, "button[data-choose]") ?? small ?? targetOf(event, "[data-choose]");
    if (link || chosen) this.pause();
    if (link) this.go(Number(link.dataset.go));
    else if (chosen) this.choose(chosen.dataset.choose ?? chosen.dataset.key ?? "");
    if (!event.detail || !(link || chosen)) return;
    this.opener = null;
    this.focus();
  }

  /** Mark what a line or a name points at; a finger's mark stays until the next. @param {Event} event */
  onPoint(event) {
    const pointing = targetOf(event, "[data-marks]");
    const out = event.type.endsWith("out");
    if (!pointing || (out && event instanceof PointerEvent && event.pointerType !== "mouse")) return;
    this.mark("sfg-marked", out ? [] : (pointing.dataset.marks ?? "").split(" ").filter(Boolean));
  }

  /** Close what is open; if nothing is, give the keys back to the host. */
  leave() {
    const { bar: { menu }, note } = this;
    const active = this.page.activeElement;
    if (menu.open) {
      menu.open = false;
      if (menu.contains(active)) menu.querySelector("summary")?.focus();
      return;
    }
    if (note.contains(active)) return this.focus();
    if (this.choice) return this.choose("");
    const around = this.root.parentElement?.closest("[tabindex]");
    if (around instanceof HTMLElement) around.focus({ preventScroll: true });
    else if (active instanceof HTMLElement || active instanceof SVGElement) active.blur();
  }
}

// ---- The widget ----

/** Show the frames of a model in an element; return what takes them down. @param {{model: Model, el: HTMLElement}} host */
function render({ model, el }) {
  const root = make("div", {
    class: "sfg-viewer",
    tabindex: 0,
    role: "group",
    "data-lm-suppress-shortcuts": "true",
  });
  /** @type {Viewer | undefined} */
  let viewer;
  const open = async () => {
    const packed = model.get("frames");
    if (!packed?.byteLength) return;
    const frames = await unpack(packed);
    if (!root.parentNode) return;
    viewer?.close();
    viewer = new Viewer(model, root, frames);
    viewer.open();
  };
  el.append(root);
  model.on("change:frames", open);
  open();
  return () => {
    model.off("change:frames", open);
    viewer?.close();
    root.remove();
  };
}

export default { render };
