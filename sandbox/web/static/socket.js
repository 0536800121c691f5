/** The one web socket: frames come in, requests go out and are answered by number. */

import { emit, forget, state } from "./state.js";

const PATIENCE = 1000;
let socket = null;
let number = 0;
let wanted = "";
const waiting = new Map();

/**
 * Show somebody's Discord; comes back by itself when the connection is lost.
 * @param {string} user id or name; "" for the first there is
 */
export function connect(user) {
  wanted = user;
  const opened = new WebSocket(new URL(`../socket?user=${encodeURIComponent(user)}`, import.meta.url));
  socket?.close();
  socket = opened;
  settle({});
  forget();
  opened.addEventListener("message", (event) => opened === socket && receive(JSON.parse(event.data)));
  opened.addEventListener("close", (event) => opened === socket && lost(event));
}

/**
 * Ask the server to do something.
 * @param {string} what the name of the deed
 * @param {Object} [fields]
 * @returns {Promise<Object>} what came of it; `error` says why it was not done
 */
export function ask(what, fields = {}) {
  if (socket?.readyState !== WebSocket.OPEN) return Promise.resolve({ error: "There is no connection." });
  number += 1;
  socket.send(JSON.stringify({ ...fields, number, do: what }));
  return new Promise((resolve) => waiting.set(number, resolve));
}

/** The address of a picture or emoji of the sandbox as this user may fetch it; null for anybody else's. */
export function fileAddress(url) {
  const { base, me } = state.welcome;
  if (!url.startsWith(`${base}/`)) return null;
  return new URL(`../files/${me}${url.slice(base.length)}`, import.meta.url).href;
}

function receive(frame) {
  if (frame.type === "reply") {
    waiting.get(frame.to)?.(frame);
    waiting.delete(frame.to);
  } else if (frame.type === "messages") {
    keep(frame);
    emit("messages");
  } else {
    state[frame.type] = frame;
    if (frame.type === "welcome") emit("connection", "");
    emit(frame.type);
  }
}

function keep(frame) {
  if (frame.channel?.id !== state.view?.channel?.id) state.messages.clear();
  state.view = frame;
  if (!frame.channel) return;
  for (const message of frame.changed) {
    state.messages.set(message.id, message);
    state.failures.delete(message.id);
  }
  const shown = new Set(frame.order);
  for (const id of [...state.messages.keys()]) if (!shown.has(id)) state.messages.delete(id);
}

/** Answer whatever still waits, since the server will not. */
function settle(answer) {
  for (const resolve of waiting.values()) resolve(answer);
  waiting.clear();
}

function lost(event) {
  settle({ error: "The connection was lost." });
  if (event.code === 4004) {
    emit("connection", `There is nobody called ${wanted} here.`);
    return;
  }
  emit("connection", "The connection is lost. Trying again …");
  setTimeout(() => socket.readyState === WebSocket.CLOSED && connect(wanted), PATIENCE);
}
