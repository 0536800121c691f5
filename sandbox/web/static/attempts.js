/** Slash commands that are on their way, or that nobody answered. */

import { avatar, h, icon } from "./dom.js";
import { openForm } from "./form.js";
import { ask } from "./socket.js";
import { emit, state } from "./state.js";

/** What Discord says when a command was not answered. */
export const UNANSWERED = "The application did not respond";

/**
 * Use a command and show what comes of it.
 * @param {string} channel its id
 * @param {string} command like "play" or "table close"
 * @param {Object} values by the options' names
 */
export async function invoke(channel, command, values) {
  const attempt = { command, failure: "" };
  state.attempts.set(channel, [...(state.attempts.get(channel) ?? []), attempt]);
  emit("attempts");
  const came = await ask("invoke", { channel, command, values });
  if (came.failed) attempt.failure = UNANSWERED;
  else if (came.error) attempt.failure = came.error;
  else remove(channel, attempt);
  if (came.modal) openForm(came.modal);
  emit("attempts");
}

/**
 * The attempts in a channel as elements.
 * @param {string} channel
 */
export function attempts(channel) {
  return (state.attempts.get(channel) ?? []).map((attempt) => shown(channel, attempt));
}

function shown(channel, attempt) {
  const { bot } = state.welcome;
  const dismiss = () => {
    remove(channel, attempt);
    emit("attempts");
  };
  const put = h("button", { type: "button", class: "plain", onclick: dismiss }, "Dismiss message");
  const said = attempt.failure
    ? [
        h("p", { class: "failure", role: "alert" }, icon("warning"), attempt.failure),
        h("p", { class: "private" }, icon("eye"), "Only you can see this · ", put),
      ]
    : h("p", { class: "thinking" }, "Sending command…");
  const used = h("div", { class: "used" }, icon("thread"), h("span", { class: "mention" }, `/${attempt.command}`));
  const head = h("div", { class: "head" }, h("strong", { class: "author" }, bot.name), h("span", { class: "app" }, "APP"));
  return h("li", { class: "message alone ephemeral" }, used, avatar({ ...bot, bot: true }), h("div", { class: "body" }, head, said));
}

function remove(channel, attempt) {
  const left = state.attempts.get(channel)?.filter((one) => one !== attempt) ?? [];
  state.attempts.set(channel, left);
}
