/** The strip: what a person can do to the sandbox itself, and the buttons whoever embeds it brought along. */

import { fill, h } from "./dom.js";
import { notice } from "./notices.js";
import { goTo } from "./place.js";
import { ask } from "./socket.js";
import { state } from "./state.js";
import { clock } from "./time.js";

const HOUR = 3600;
const DAY = 24 * HOUR;

/** What is chosen beside an action's button, by the action's name. */
const choices = new Map();
let narrow = false;
let unfolded = false;

/** Draw the strip. */
export function showStrip() {
  const { status, welcome } = state;
  if (!status || !welcome) return;
  const online = h("span", { class: status.connected ? "online" : "offline", role: "status" }, connection(status));
  const fold = h(
    "button",
    { type: "button", class: "fold", "data-key": "fold", "aria-expanded": String(unfolded), onclick: toggleFold },
    "Tools",
  );
  const time = h("span", { class: "clock", "data-clock": true, title: "What time it is for everybody" }, clock());
  const tools = h(
    "div",
    { class: "tools" },
    h("div", { class: "group" }, welcome.actions.map(actionButton)),
    h("div", { class: "group" }, time, tool("+1 h", "advance", { seconds: HOUR }), tool("+1 day", "advance", { seconds: DAY })),
    h("div", { class: "group" }, tool("Cut the gateway", "cut", {}, "Break the bot's connection; it comes back by itself")),
    h("div", { class: "group" }, phoneButton()),
  );
  const strip = document.getElementById("strip");
  strip.classList.toggle("unfolded", unfolded);
  fill(strip, online, fold, tools);
}

function connection(status) {
  return status.connected ? "Bot online" : "Bot offline";
}

function tool(label, what, fields, hint) {
  const busy = what === "advance" && state.status.underWay.includes("advance");
  const act = async () => complain(await ask(what, fields));
  return h("button", { type: "button", class: "tool", "data-key": label, title: hint, disabled: busy, onclick: act }, label);
}

function actionButton({ name, label, hint, choices: offered }) {
  const busy = state.status.underWay.includes(name);
  const chosen = choices.get(name) ?? offered[0]?.value ?? "";
  const run = async () => {
    const came = complain(await ask("act", { name, choice: choices.get(name) ?? chosen }));
    if (came.channel) goTo(came.channel);
  };
  const pick = (event) => choices.set(name, event.target.value);
  const attributes = { type: "button", class: "tool", "data-key": `action ${name}`, title: hint, onclick: run };
  const pressed = h("button", { ...attributes, disabled: busy, "aria-busy": busy && "true" }, label);
  const options = offered.map(({ value, label: said }) => h("option", { value, selected: value === chosen }, said));
  const beside = h("select", { "aria-label": `${label}: how`, "data-key": `choice ${name}`, onchange: pick }, options);
  return offered.length ? h("span", { class: "joined" }, pressed, beside) : pressed;
}

function phoneButton() {
  const attributes = { type: "button", class: "tool", "data-key": "phone", "aria-pressed": String(narrow) };
  return h("button", { ...attributes, title: "See it 400 pixels wide, as on a phone", onclick: togglePhone }, "Phone width");
}

function togglePhone() {
  narrow = !narrow;
  document.body.classList.toggle("phone", narrow);
  showStrip();
}

function toggleFold() {
  unfolded = !unfolded;
  showStrip();
}

function complain(came) {
  if (came.error) notice(came.error);
  return came;
}
