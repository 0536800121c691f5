/** Where the focus goes when what had it was redrawn, answered or removed. */

/** The message whose control was used, until the user does something else: its answer gets the focus. */
let awaited = null;

/** The answer that came while a dialog was open, by message id. */
let postponed = null;

/** Whether the newest panel of the next channel gets the focus. */
let panelWanted = false;

for (const type of ["keydown", "pointerdown"]) {
  document.addEventListener(type, () => (awaited = null), { capture: true, passive: true });
}

/**
 * Expect an answer to a control of a message: the message edited, or a new one that only this user sees.
 * @param {?string} message its id; null for a command
 */
export function expectAnswer(message) {
  awaited = { message };
}

/** Expect another channel: its newest panel gets the focus. */
export function expectPanel() {
  panelWanted = true;
}

/**
 * What has the focus in the list of messages; null if it is elsewhere.
 * @param {HTMLElement} list
 */
export function focusIn(list) {
  const { activeElement } = document;
  if (!list.contains(activeElement) || activeElement === list) return null;
  const message = activeElement.closest("#messages > li");
  return { key: activeElement.dataset.key, message: message.dataset.id, place: [...list.children].indexOf(message) };
}

/**
 * Set the focus after the messages were redrawn.
 * @param {HTMLElement} list
 * @param {?Object} before as given by focusIn
 * @param {Object[]} changed messages that are new or edited, oldest first
 * @returns {boolean} whether a message above newer ones was scrolled into view
 */
export function settleFocus(list, before, changed) {
  const answer = awaited && changed.findLast(({ id, ephemeral, isNew }) => id === awaited.message || (ephemeral && isNew));
  if (answer && document.querySelector("dialog[open]")) postponed = answer.id;
  else if (answer && (before || document.activeElement === document.body)) return focusMessage(element(list, answer.id));
  else if (before && !list.contains(document.activeElement)) restore(list, before);
  return false;
}

/**
 * Set the focus when a channel was opened.
 * @param {boolean} first whether it is the first one since the page was opened
 */
export function settleInChannel(first) {
  const nowhere = document.activeElement === document.body;
  if (panelWanted) focusMessage(newestPanel());
  else if (nowhere && !first) document.querySelector("#header h1")?.focus({ preventScroll: true });
  panelWanted = false;
}

/** Focus the answer that came while a dialog was open, or what opened the dialog. */
export function settleAfterDialog() {
  const list = document.getElementById("messages");
  if (postponed) focusMessage(element(list, postponed));
  postponed = null;
}

/**
 * Focus the newest message that asks for something, else the newest one.
 * @returns {boolean} whether it was scrolled into view above newer ones
 */
export function focusNewestPanel() {
  return focusMessage(newestPanel());
}

/** Focus the newest message. */
export function focusNewest() {
  focusMessage(document.getElementById("messages").lastElementChild);
}

function newestPanel() {
  const messages = [...document.querySelectorAll("#messages > li")];
  return messages.findLast((one) => controls(one).length) ?? messages.at(-1);
}

function controls(message) {
  return message.querySelectorAll(".components button.button:enabled, .components .opener:enabled");
}

/**
 * Focus what a message asks: the text before its first control; without one its first text.
 * @param {?HTMLElement} message
 * @returns {boolean} whether it was scrolled into view above newer ones
 */
function focusMessage(message) {
  if (!message) return false;
  const texts = [...message.querySelectorAll(".markdown, .thinking, .system")];
  const [control] = controls(message);
  const before = texts.filter((text) => control && text.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING);
  const target = before.at(-1) ?? texts[0] ?? message;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  const { top, bottom } = target.getBoundingClientRect();
  const view = document.getElementById("scroller").getBoundingClientRect();
  const isAbove = message.nextElementSibling !== null;
  if (isAbove) message.scrollIntoView({ block: "end" });
  else if (top < view.top || bottom > view.bottom) target.scrollIntoView({ block: "center" });
  return isAbove;
}

function restore(list, { key, message, place }) {
  const same = key && list.querySelector(`[data-key="${CSS.escape(key)}"]`);
  if (same) same.focus({ preventScroll: true });
  else focusMessage(element(list, message) ?? list.children[Math.min(place, list.children.length - 1)]);
}

function element(list, id) {
  return id ? list.querySelector(`[data-id="${CSS.escape(id)}"]`) : null;
}
