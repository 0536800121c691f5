/** The messages of the open channel, in order; only what changed is redrawn. */

import { pendingCommands } from "./pending.js";
import { h } from "./dom.js";
import { focusIn, focusNewest, focusNewestPanel, settleFocus, settleInChannel } from "./focus.js";
import { element } from "./message.js";
import { keepOpen, openSelect } from "./select.js";
import { addressOf, readAddress } from "./address.js";
import { request } from "./socket.js";
import { state } from "./state.js";

const GROUP_SECONDS = 7 * 60;
const BOTTOM_PIXELS = 60;
const MORE = 50;

/** The element of each message and the values it was drawn from, by message id. */
const drawn = new Map();
let channel = null;

/** Whether the page scrolls to every new message. */
let following = true;

/** Whether the user has acted since the page last scrolled by itself. */
let userActed = false;

/** Whether a pointer is down, and whether something is to be drawn once it is up. */
const pointer = { down: false, drawsLater: false };

/** Draw nothing while a pointer is down: what it presses would be replaced under it, and the click lost. */
export function watchPointer() {
  document.addEventListener("pointerdown", () => (pointer.down = true), { capture: true, passive: true });
  for (const type of ["pointerup", "pointercancel", "blur"]) {
    window.addEventListener(type, release, { capture: true, passive: true });
  }
}

function release() {
  pointer.down = false;
  if (pointer.drawsLater) setTimeout(showMessages);
  pointer.drawsLater = false;
}

/** Draw the messages as they are now. */
export function showMessages() {
  if (pointer.down) {
    pointer.drawsLater = true;
    return;
  }
  const list = document.getElementById("messages");
  const scroller = document.getElementById("scroller");
  if (!state.view?.channel) return list.replaceChildren();
  const fresh = channel !== state.view.channel.id;
  if (fresh) drawn.clear();
  const first = channel === null;
  channel = state.view.channel.id;
  const newest = state.view.order.at(-1);
  const own = newest && !drawn.has(newest) && state.messages.get(newest)?.ephemeral;
  const below = scroller.scrollHeight - scroller.scrollTop;
  const earlier = list.firstElementChild?.dataset.id;
  const focused = focusIn(list);
  const opened = openSelect(list);
  const changed = state.view.order.filter((id) => drawn.get(id)?.from[0] !== state.messages.get(id));
  const news = changed.map((id) => ({ ...state.messages.get(id), isNew: !drawn.has(id) }));
  arrange(list, [state.view.earlier && earlierButton(), ...state.view.order.map(draw), ...pendingCommands(channel)]);
  keepOpen(list, opened);
  if (fresh || own) following = true;
  if (!following && earlier && earlier !== list.firstElementChild?.dataset.id) {
    scroller.scrollTop = scroller.scrollHeight - below;
  }
  scrollToNewest();
  if (fresh) settleInChannel(first);
  else if (settleFocus(list, focused, news.filter((message) => !message.thinking))) stay();
  showMessageInAddress();
}

/** Scroll to the message that the address names, once; earlier ones are fetched until it is there. */
export function showMessageInAddress() {
  const address = readAddress();
  if (!address.message || address.channel !== state.view?.channel?.id) return;
  const target = state.view.order.includes(address.message) && drawn.get(address.message);
  if (!target && state.view.earlier) {
    request("open", { channel, limit: state.view.order.length + MORE });
    return;
  }
  history.replaceState(null, "", addressOf({ channel }));
  if (!target) return;
  following = false;
  target.element.scrollIntoView({ block: "center" });
  target.element.classList.add("linked");
  target.element.addEventListener("animationend", () => target.element.classList.remove("linked"), { once: true });
}

/** Stay at the newest message until the user scrolls away from it. */
export function watchScrolling() {
  const scroller = document.getElementById("scroller");
  const jump = document.getElementById("jump");
  for (const type of ["wheel", "touchmove", "pointerdown", "keydown"]) {
    document.addEventListener(type, () => (userActed = true), { passive: true });
  }
  scroller.addEventListener("scroll", () => {
    const near = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < BOTTOM_PIXELS;
    following = near || (following && !userActed);
    jump.hidden = following;
  });
  jump.addEventListener("click", () => {
    following = true;
    scrollToNewest();
    focusNewest();
  });
  document.getElementById("skip").addEventListener("click", (event) => {
    event.preventDefault();
    if (focusNewestPanel()) stay();
  });
  const sizes = new ResizeObserver(scrollToNewest);
  sizes.observe(document.getElementById("messages"));
  sizes.observe(scroller);
}

/** Stay where the page is now, whatever comes below. */
function stay() {
  following = false;
  document.getElementById("jump").hidden = false;
}

function scrollToNewest() {
  const scroller = document.getElementById("scroller");
  if (following) {
    userActed = false;
    scroller.scrollTop = scroller.scrollHeight;
  }
  document.getElementById("jump").hidden = following;
}

/** Put elements in order, without moving those that are already there. */
function arrange(list, wanted) {
  const elements = wanted.filter(Boolean);
  const kept = new Set(elements);
  for (const old of [...list.children]) if (!kept.has(old)) old.remove();
  elements.forEach((one, n) => {
    if (list.children[n] !== one) list.insertBefore(one, list.children[n] ?? null);
  });
}

function draw(id, n, order) {
  const message = state.messages.get(id);
  const before = state.messages.get(order[n - 1]);
  const alone = !before || !isContinuation(before, message);
  const busy = [...state.busy].filter((key) => key.startsWith(`${id} `)).join("|");
  const from = [message, alone, busy, state.failures.get(id), state.status.locale];
  const old = drawn.get(id);
  if (old?.from.every((value, k) => value === from[k])) return old.element;
  const created = element(message, alone);
  drawn.set(id, { element: created, from });
  return created;
}

/** Whether a message is shown under the author of the one before. */
function isContinuation(before, message) {
  const plain = !message.used && before.ephemeral === message.ephemeral && message.opened === null;
  return plain && before.author.id === message.author.id && message.at - before.at < GROUP_SECONDS;
}

function earlierButton() {
  const more = () => request("open", { channel, limit: state.view.order.length + MORE });
  const button = h("button", { type: "button", class: "button secondary", "data-key": "earlier", onclick: more }, "Show earlier messages");
  return h("li", { class: "earlier" }, button);
}
