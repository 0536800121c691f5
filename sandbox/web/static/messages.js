/** The messages of the open channel, in order; only what changed is drawn anew. */

import { attempts } from "./attempts.js";
import { h, refocus } from "./dom.js";
import { element } from "./message.js";
import { ask } from "./socket.js";
import { state } from "./state.js";

const TOGETHER = 7 * 60;
const NEAR = 60;
const MORE = 50;

/** What is drawn: element and what it was drawn from, by message id. */
const drawn = new Map();
let channel = null;
let sticking = true;

/** Whether something was done by hand since the page last went to the newest message by itself. */
let byHand = false;

/** Draw the messages as they are now. */
export function showMessages() {
  const list = document.getElementById("messages");
  const scroller = document.getElementById("scroller");
  if (!state.view?.channel) return list.replaceChildren();
  const fresh = channel !== state.view.channel.id;
  if (fresh) drawn.clear();
  channel = state.view.channel.id;
  const newest = state.view.order.at(-1);
  const mine = newest && !drawn.has(newest) && state.messages.get(newest)?.ephemeral;
  const below = scroller.scrollHeight - scroller.scrollTop;
  const earlier = list.firstElementChild?.dataset.id;
  place(list, [state.view.earlier && earlierButton(), ...state.view.order.map(draw), ...attempts(channel)]);
  if (fresh || mine) sticking = true;
  if (!sticking && earlier && earlier !== list.firstElementChild?.dataset.id) {
    scroller.scrollTop = scroller.scrollHeight - below;
  }
  stick();
}

/** Stay at the newest message while nobody has scrolled away from it by hand. */
export function watchScrolling() {
  const scroller = document.getElementById("scroller");
  const jump = document.getElementById("jump");
  for (const hand of ["wheel", "touchmove", "pointerdown", "keydown"]) {
    document.addEventListener(hand, () => (byHand = true), { passive: true });
  }
  scroller.addEventListener("scroll", () => {
    const near = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < NEAR;
    sticking = near || (sticking && !byHand);
    jump.hidden = sticking;
  });
  jump.addEventListener("click", () => {
    sticking = true;
    stick();
  });
  const sizes = new ResizeObserver(stick);
  sizes.observe(document.getElementById("messages"));
  sizes.observe(scroller);
}

function stick() {
  const scroller = document.getElementById("scroller");
  if (sticking) {
    byHand = false;
    scroller.scrollTop = scroller.scrollHeight;
  }
  document.getElementById("jump").hidden = sticking;
}

/** Put elements in order, leaving alone those that are in their place. */
function place(list, wanted) {
  const focused = list.contains(document.activeElement) ? document.activeElement.dataset.key : undefined;
  const elements = wanted.filter(Boolean);
  const kept = new Set(elements);
  for (const old of [...list.children]) if (!kept.has(old)) old.remove();
  elements.forEach((one, n) => {
    if (list.children[n] !== one) list.insertBefore(one, list.children[n] ?? null);
  });
  if (focused && !list.contains(document.activeElement)) refocus(list, focused);
}

function draw(id, n, order) {
  const message = state.messages.get(id);
  const before = state.messages.get(order[n - 1]);
  const alone = !before || !joined(before, message);
  const busy = [...state.busy].filter((key) => key.startsWith(`${id} `)).join("|");
  const from = [message, alone, busy, state.failures.get(id), state.status.locale];
  const old = drawn.get(id);
  if (old?.from.every((value, k) => value === from[k])) return old.element;
  const made = element(message, alone);
  drawn.set(id, { element: made, from });
  return made;
}

/** Whether a message stands under the name of the one before. */
function joined(before, message) {
  const plain = !message.used && before.ephemeral === message.ephemeral && message.opened === null;
  return plain && before.author.id === message.author.id && message.at - before.at < TOGETHER;
}

function earlierButton() {
  const more = () => ask("open", { channel, limit: state.view.order.length + MORE });
  const shown = h("button", { type: "button", class: "button secondary", onclick: more }, "Show earlier messages");
  return h("li", { class: "earlier" }, shown);
}
