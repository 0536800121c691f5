/** The input of an option for which the bot makes suggestions. */

import { parseValue } from "./command_form.js";
import { h } from "./dom.js";
import { request } from "./socket.js";

/**
 * A text input with suggestions below it.
 * @param {Object} channel
 * @param {{path: string}} command
 * @param {Object} option
 * @param {function(): Object} values of all options so far
 */
export function autocompleteInput(channel, command, option, values) {
  const id = `suggestions-${option.name}`;
  const list = h("div", { class: "options", role: "listbox", "aria-label": "Suggestions", id });
  const attributes = { role: "combobox", "aria-expanded": "false", "aria-autocomplete": "list", "aria-controls": id };
  const control = h("input", { type: "text", autocomplete: "off", ...attributes });
  let picked = null;
  let latest = 0;

  async function suggest() {
    latest += 1;
    const current = latest;
    const { [option.name]: own, ...others } = values();
    const fields = { channel: channel.id, command: command.path, option: option.name, values: others };
    const reply = await request("autocomplete", { ...fields, typed: control.value });
    if (current !== latest) return;
    if (reply.error || reply.failed) show([], reply.error ?? "Loading options failed");
    else show(reply.choices, "No options match your search");
  }

  function show(choices, emptyText) {
    const options = choices.map((choice, n) => {
      const attributes = { class: "option", role: "option", id: `${id}-${n}`, "aria-selected": "false" };
      return h("div", { ...attributes, onpointerdown: () => pick(choice) }, choice.name);
    });
    list.replaceChildren(...(options.length ? options : [h("p", { class: "none" }, emptyText)]));
    control.removeAttribute("aria-activedescendant");
    control.setAttribute("aria-expanded", "true");
    list.hidden = false;
  }

  function pick(choice) {
    picked = choice;
    control.value = choice.name;
    hide();
  }

  function hide() {
    latest += 1;
    list.hidden = true;
    control.removeAttribute("aria-activedescendant");
    control.setAttribute("aria-expanded", "false");
  }

  function step(by) {
    const options = [...list.querySelectorAll("[role=option]")];
    const at = options.findIndex((one) => one.getAttribute("aria-selected") === "true");
    const next = options[(at + by + options.length) % options.length];
    options.forEach((one) => one.setAttribute("aria-selected", String(one === next)));
    if (!next) return;
    control.setAttribute("aria-activedescendant", next.id);
    next.scrollIntoView({ block: "nearest" });
  }

  function onKey(event) {
    const marked = list.querySelector("[aria-selected=true]");
    if (list.hidden) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") step(event.key === "ArrowDown" ? 1 : -1);
    else if (event.key === "Enter" && marked) marked.dispatchEvent(new Event("pointerdown"));
    else if (event.key === "Escape") hide();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  control.addEventListener("input", () => {
    picked = null;
    suggest();
  });
  control.addEventListener("focus", suggest);
  control.addEventListener("blur", hide);
  control.addEventListener("keydown", onKey);
  list.hidden = true;
  return { control, below: list, read: () => (picked ? picked.value : parseValue(option, control.value)) };
}
