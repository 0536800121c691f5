/** What all controls of messages share: they wait for the bot, fail, or bring up a form. */

import { openForm } from "./form.js";
import { notice } from "./notices.js";
import { ask } from "./socket.js";
import { emit, state } from "./state.js";

/** What Discord says under a message whose control was not answered. */
export const FAILED = "This interaction failed";

/**
 * Whether a control waits for the bot.
 * @param {{id: string}} message
 * @param {string} customId
 */
export function isBusy(message, customId) {
  return state.busy.has(`${message.id} ${customId}`);
}

/**
 * Press or choose, and show what comes of it.
 * @param {"press"|"choose"} what
 * @param {{id: string}} message
 * @param {string} customId
 * @param {Object} [fields]
 */
export async function use(what, message, customId, fields = {}) {
  const key = `${message.id} ${customId}`;
  if (state.busy.has(key)) return;
  state.busy.add(key);
  state.failures.delete(message.id);
  emit("attempts");
  const came = await ask(what, { ...fields, message: message.id, customId });
  state.busy.delete(key);
  if (came.failed) state.failures.set(message.id, FAILED);
  if (came.error) notice(came.error);
  if (came.modal) openForm(came.modal);
  emit("attempts");
}
