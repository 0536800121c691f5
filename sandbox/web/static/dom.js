/** Creates elements of the page. */

/**
 * An element with attributes and children. `on…` attributes are listeners, `true` is an attribute without a
 * value; null, undefined and false are left out.
 * @param {string} tag
 * @param {Object<string, *>} [attributes]
 * @param {...(Node|string|null|undefined|false|Array)} children
 * @returns {HTMLElement}
 */
export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  element.append(...children.flat(Infinity).filter((child) => child || child === 0 || child === ""));
  return element;
}

/**
 * Replace the children of an element; the focus returns to the child of the same `data-key`.
 * @param {HTMLElement} parent
 * @param {...(Node|string|null|false|Array)} children
 */
export function fill(parent, ...children) {
  const focused = parent.contains(document.activeElement) ? document.activeElement.dataset.key : undefined;
  parent.replaceChildren(...children.flat(Infinity).filter(Boolean));
  if (focused) refocus(parent, focused);
}

/**
 * Focus the element of this `data-key`, if there is one.
 * @param {HTMLElement} parent
 * @param {string} key
 */
export function refocus(parent, key) {
  parent.querySelector(`[data-key="${CSS.escape(key)}"]`)?.focus({ preventScroll: true });
}

/** The values from which elements were last drawn. */
const drawnFrom = new WeakMap();

/**
 * Whether an element was last drawn from other values than these, which are remembered.
 * @param {HTMLElement} element
 * @param {...*} values
 */
export function isOutdated(element, ...values) {
  const from = JSON.stringify(values);
  const changed = drawnFrom.get(element) !== from;
  drawnFrom.set(element, from);
  return changed;
}

const SHAPES = {
  thread: "M5 4v9a4 4 0 0 0 4 4h10M15 13l4 4-4 4",
  eye: "M2 12s4-6 10-6 10 6 10 6-4 6-10 6S2 12 2 12Zm10 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z",
  menu: "M4 6h16M4 12h16M4 18h16",
  out: "M14 4h6v6M20 4l-9 9M18 14v5H5V6h5",
  down: "m6 9 6 6 6-6",
  warning: "M12 3 2 20h20L12 3Zm0 7v4m0 3v.5",
  letter: "M3 6h18v12H3V6Zm0 0 9 7 9-7",
  forum: "M3 4h13v9H9l-4 4v-4H3V4Zm16 5h2v8h-2v4l-4-4h-4",
};

/**
 * An icon, hidden from screen readers.
 * @param {keyof typeof SHAPES} name
 * @returns {SVGElement}
 */
export function icon(name) {
  const space = "http://www.w3.org/2000/svg";
  const drawing = document.createElementNS(space, "svg");
  drawing.setAttribute("viewBox", "0 0 24 24");
  drawing.setAttribute("class", "icon");
  drawing.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(space, "path");
  path.setAttribute("d", SHAPES[name]);
  drawing.append(path);
  return drawing;
}

const COLOURS = ["#3873ba", "#a8553a", "#467d43", "#8a5fb0", "#976221", "#337c7c", "#b34f77", "#6a70a8"];

/**
 * An avatar: the first letter of the name on a colour of its own, or the icon of the bot.
 * @param {{id: string, name: string, bot: ?boolean}} user
 * @returns {HTMLElement}
 */
export function avatar(user) {
  if (user.bot) {
    return h("img", { class: "avatar", src: new URL("icon.svg", import.meta.url).href, alt: "" });
  }
  const id = BigInt(user.id);
  const round = h("span", { class: "avatar", "aria-hidden": "true" }, [...user.name][0] ?? "?");
  round.style.backgroundColor = COLOURS[Number((id + (id >> 22n)) % BigInt(COLOURS.length))];
  return round;
}

/**
 * The badge with the number of unread notifications; null for none.
 * @param {number} count
 * @returns {HTMLElement|null}
 */
export function badge(count) {
  if (!count) return null;
  const label = `${count} ${count === 1 ? "notification" : "notifications"}`;
  return h("span", { class: "badge", role: "img", "aria-label": label, title: label }, String(count));
}
