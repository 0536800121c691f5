/** Selects of messages: a list that opens below, for one choice or for several. */

import { emoji } from "./buttons.js";
import { h, icon } from "./dom.js";
import { isBusy, sendInteraction } from "./interactions.js";

/** What was chosen in a select until its message changes, by the select's component. */
const chosen = new WeakMap();

/**
 * A select of a message.
 * @param {Object} part
 * @param {{id: string}} message
 */
export function select(part, message) {
  const least = part.min_values ?? 1;
  const most = part.max_values ?? 1;
  const several = most > 1 || least === 0;
  const key = `${message.id} ${part.custom_id}`;
  const send = (values) => {
    chosen.set(part, values);
    sendInteraction("choose", message, part.custom_id, { values });
  };
  const picker = several
    ? multiPicker(part, key, { least, most, send, close })
    : singlePicker(part, key, { send, close });
  const opener = h(
    "button",
    {
      type: "button",
      class: "opener",
      "data-key": key,
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      "aria-label": [titleOf(part), ...picked(part).map((option) => option.label)].join(": "),
      "aria-busy": isBusy(message, part.custom_id) && "true",
      disabled: part.disabled,
      onclick: () => (opener.getAttribute("aria-expanded") === "true" ? close() : open()),
      onunfold: (event) => unfold(event.detail),
    },
    summary(part),
    icon("down"),
  );
  const element = h("div", { class: "select" }, opener);

  function open() {
    const popup = unfold(current(part));
    popup.scrollIntoView({ block: "nearest" });
    (popup.querySelector("[aria-selected=true]") ?? popup.querySelector("[role=option]"))?.focus();
  }

  function unfold(values) {
    opener.setAttribute("aria-expanded", "true");
    const popup = picker(values);
    element.append(popup);
    document.addEventListener("pointerdown", outside);
    document.addEventListener("focusin", outside);
    return popup;
  }

  function close() {
    fold();
    opener.focus({ preventScroll: true });
  }

  function fold() {
    opener.setAttribute("aria-expanded", "false");
    element.querySelector(".popup")?.remove();
    document.removeEventListener("pointerdown", outside);
    document.removeEventListener("focusin", outside);
  }

  function outside(event) {
    if (!element.contains(event.target)) fold();
  }

  element.addEventListener("keydown", (event) => onKey(event, element, close));
  return element;
}

/**
 * The select whose list is open in messages, and what is ticked there; null if none is.
 * @param {HTMLElement} list
 */
export function openSelect(list) {
  const opener = list.querySelector(".opener[aria-expanded=true]");
  const ticked = opener?.parentElement.querySelectorAll("[role=option][aria-selected=true]") ?? [];
  return opener && { opener, values: [...ticked].map((option) => option.dataset.value) };
}

/**
 * Have the list of a select still open after its message was redrawn.
 * @param {HTMLElement} list
 * @param {?Object} before as given by openSelect
 */
export function keepOpen(list, before) {
  if (!before || before.opener.isConnected) return;
  const same = list.querySelector(`.opener[data-key="${CSS.escape(before.opener.dataset.key)}"]:enabled`);
  same?.dispatchEvent(new CustomEvent("unfold", { detail: before.values }));
}

function current(part) {
  return chosen.get(part) ?? part.options.filter((option) => option.default).map((option) => option.value);
}

function picked(part) {
  const values = current(part);
  return part.options.filter((option) => values.includes(option.value));
}

function titleOf(part) {
  return part.placeholder || "Make a selection";
}

function summary(part) {
  const options = picked(part);
  if (!options.length) return h("span", { class: "placeholder" }, titleOf(part));
  const tags = options.map((option) => h("span", { class: "picked" }, emoji(option.emoji, option.label), option.label));
  return h("span", { class: "values" }, tags);
}

/** A list that sends a choice at once. */
function singlePicker(part, key, { send, close }) {
  return (values) => {
    const pick = (value) => {
      close();
      send([value]);
    };
    return h("div", { class: "popup" }, listbox(part, key, { values, pick }));
  };
}

/** A list whose options are ticked, then sent together. */
function multiPicker(part, key, { least, most, send, close }) {
  return (ticked) => {
    const values = new Set(ticked.filter((value) => part.options.some((option) => option.value === value)));
    const count = h("span", { class: "count", role: "status" });
    const done = h("button", { type: "button", class: "button primary" }, "Choose");
    const list = listbox(part, key, { values: [...values], several: true, pick: toggle });

    function toggle(value) {
      if (values.has(value)) values.delete(value);
      else if (values.size < most) values.add(value);
      show();
    }

    function show() {
      for (const option of list.children) {
        const on = values.has(option.dataset.value);
        option.setAttribute("aria-selected", String(on));
        option.setAttribute("aria-disabled", String(!on && values.size >= most));
      }
      count.textContent = `${values.size} of ${least === most ? most : `${least} to ${most}`}`;
      done.disabled = values.size < least;
    }

    done.addEventListener("click", () => {
      const ordered = part.options.map((option) => option.value).filter((value) => values.has(value));
      close();
      send(ordered);
    });
    show();
    return h("div", { class: "popup" }, list, h("div", { class: "foot" }, count, done));
  };
}

function listbox(part, key, { values, pick, several = false }) {
  const options = part.options.map((option) => {
    const text = h("span", { class: "label" }, option.label);
    const description = option.description && h("span", { class: "description" }, option.description);
    const attributes = {
      class: "option",
      role: "option",
      tabindex: -1,
      "data-key": `${key} ${option.value}`,
      "data-value": option.value,
      "aria-selected": String(values.includes(option.value)),
      onclick: () => pick(option.value),
    };
    return h("div", attributes, emoji(option.emoji, option.label), h("span", { class: "words" }, text, description));
  });
  const attributes = { class: "options", role: "listbox", "aria-label": titleOf(part) };
  return h("div", several ? { ...attributes, "aria-multiselectable": "true" } : attributes, options);
}

function onKey(event, element, close) {
  const options = [...element.querySelectorAll("[role=option]")];
  const at = options.indexOf(document.activeElement);
  const targets = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: options.length - 1 };
  if (event.key === "Escape" && options.length) {
    event.stopPropagation();
    close();
  } else if (at >= 0 && (event.key === "Enter" || event.key === " ")) {
    event.preventDefault();
    options[at].click();
  } else if (options.length && event.key in targets) {
    event.preventDefault();
    options[Math.max(0, Math.min(targets[event.key], options.length - 1))].focus();
  }
}
