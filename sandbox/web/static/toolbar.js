/** The toolbar: controls of the sandbox itself, and the custom actions. On a narrow page they are folded. */

import { fill, h, isOutdated } from "./dom.js";
import { expectPanel } from "./focus.js";
import { notice } from "./notices.js";
import { goTo } from "./address.js";
import { request } from "./socket.js";
import { state } from "./state.js";
import { clock } from "./time.js";

const HOUR = 3600;
const DAY = 24 * HOUR;

/** The choice beside an action's button, by the action's name. */
const choices = new Map();
let narrow = false;
let unfolded = false;

/** Draw the toolbar. */
export function showToolbar() {
  const { status, welcome } = state;
  if (!status || !welcome) return;
  const toolbar = document.getElementById("toolbar");
  if (!isOutdated(toolbar, welcome.actions, status.connected, status.running, narrow, unfolded)) return;
  const online = h("span", { class: status.connected ? "online" : "offline", role: "status" }, connection(status));
  const about = h("p", { class: "about" }, h("span", { class: "what" }, "A local double of Discord"), online);
  const attributes = { type: "button", class: "fold", "data-key": "fold", "aria-controls": "tools" };
  const fold = h("button", { ...attributes, "aria-expanded": String(unfolded), onclick: toggleFold }, "Tools");
  const time = h("span", { class: "clock", "data-clock": true, title: "What time it is for everybody" }, clock());
  const tools = h(
    "div",
    { class: "tools", id: "tools" },
    h("div", { class: "group" }, welcome.actions.map(actionButton)),
    h("div", { class: "group" }, time, tool("+1 h", "advance", { seconds: HOUR }), tool("+1 day", "advance", { seconds: DAY })),
    h("div", { class: "group" }, tool("Cut the gateway", "cutGateway", {}, "Break the bot's connection; it comes back by itself")),
    h("div", { class: "group" }, phoneButton()),
  );
  toolbar.classList.toggle("unfolded", unfolded);
  fill(toolbar, about, fold, tools);
}

/** Fold the tools at a press beside them, and with Escape. */
export function watchToolbar() {
  const toolbar = document.getElementById("toolbar");
  document.addEventListener("pointerdown", ({ target }) => {
    if (target.isConnected && !toolbar.contains(target)) setUnfolded(false);
  });
  toolbar.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !unfolded) return;
    setUnfolded(false);
    toolbar.querySelector(".fold").focus();
  });
}

function connection(status) {
  return status.connected ? "Bot online" : "Bot offline";
}

function tool(label, type, fields, hint) {
  const busy = type === "advance" && state.status.running.includes("advance");
  const act = async () => busy || showError(await request(type, fields));
  return h("button", { type: "button", class: "tool", "data-key": label, title: hint, "aria-disabled": busy && "true", onclick: act }, label);
}

function actionButton({ name, label, hint, choices: options }) {
  const busy = state.status.running.includes(name);
  const chosen = choices.get(name) ?? options[0]?.value ?? "";
  const run = async () => {
    if (busy) return;
    const reply = showError(await request("runAction", { name, choice: choices.get(name) ?? chosen }));
    if (!reply.channel) return;
    setUnfolded(false);
    expectPanel();
    goTo(reply.channel);
  };
  const pick = (event) => choices.set(name, event.target.value);
  const attributes = { type: "button", class: "tool", "data-key": `action ${name}`, title: hint, onclick: run };
  const button = h("button", { ...attributes, "aria-disabled": busy && "true", "aria-busy": busy && "true" }, label);
  const items = options.map(({ value, label: text }) => h("option", { value, selected: value === chosen }, text));
  const select = h("select", { "aria-label": `${label}: how`, "data-key": `choice ${name}`, onchange: pick }, items);
  return options.length ? h("span", { class: "joined" }, button, select) : button;
}

function phoneButton() {
  const attributes = { type: "button", class: "tool phone-width", "data-key": "phone", "aria-pressed": String(narrow) };
  return h("button", { ...attributes, title: "See it 400 pixels wide, as on a phone", onclick: togglePhone }, "Phone width");
}

function togglePhone() {
  narrow = !narrow;
  document.body.classList.toggle("phone", narrow);
  showToolbar();
}

function toggleFold() {
  setUnfolded(!unfolded);
}

function setUnfolded(wanted) {
  if (unfolded === wanted) return;
  unfolded = wanted;
  showToolbar();
}

function showError(reply) {
  if (reply.error) notice(reply.error);
  return reply;
}
