/** An option for which the bot makes suggestions while one types. */

import { typedValue } from "./command.js";
import { h } from "./dom.js";
import { ask } from "./socket.js";

/**
 * An entry with suggestions below it.
 * @param {Object} channel
 * @param {{path: string}} command
 * @param {Object} option
 * @param {function(): Object} values what the other options say so far
 */
export function suggestions(channel, command, option, values) {
  const list = h("div", { class: "options", role: "listbox", "aria-label": "Suggestions" });
  const attributes = { role: "combobox", "aria-expanded": "false", "aria-autocomplete": "list" };
  const control = h("input", { type: "text", autocomplete: "off", ...attributes });
  let picked = null;
  let asked = 0;

  async function suggest() {
    asked += 1;
    const question = asked;
    const { [option.name]: own, ...others } = values();
    const fields = { channel: channel.id, command: command.path, option: option.name, values: others };
    const came = await ask("autocomplete", { ...fields, typed: control.value });
    if (question !== asked) return;
    if (came.error || came.failed) show([], came.error ?? "Loading options failed");
    else show(came.choices, "No options match your search");
  }

  function show(choices, otherwise) {
    const options = choices.map((choice) => {
      const pick = () => take(choice);
      return h("div", { class: "option", role: "option", "aria-selected": "false", onpointerdown: pick }, choice.name);
    });
    list.replaceChildren(...(options.length ? options : [h("p", { class: "none" }, otherwise)]));
    control.setAttribute("aria-expanded", "true");
    list.hidden = false;
  }

  function take(choice) {
    picked = choice;
    control.value = choice.name;
    hide();
  }

  function hide() {
    asked += 1;
    list.hidden = true;
    control.setAttribute("aria-expanded", "false");
  }

  function step(by) {
    const options = [...list.querySelectorAll("[role=option]")];
    const at = options.findIndex((one) => one.getAttribute("aria-selected") === "true");
    const next = options[(at + by + options.length) % options.length];
    options.forEach((one) => one.setAttribute("aria-selected", String(one === next)));
    next?.scrollIntoView({ block: "nearest" });
  }

  function key(event) {
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
  control.addEventListener("keydown", key);
  list.hidden = true;
  return { control, below: list, read: () => (picked ? picked.value : typedValue(option, control.value)) };
}
