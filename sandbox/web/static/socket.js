/** The web socket: frames come in; requests go out, and their replies are matched by number. */

import { emit, reset, state } from "./state.js";

const RECONNECT_MILLISECONDS = 1000;
let socket = null;
let number = 0;
let currentUser = "";
const waiting = new Map();

/**
 * Connect as a user; reconnects when the connection is lost.
 * @param {string} user id or name; "" for the first one
 */
export function connect(user) {
  currentUser = user;
  const opened = new WebSocket(new URL(`../socket?user=${encodeURIComponent(user)}`, import.meta.url));
  socket?.close();
  socket = opened;
  resolveAll({});
  reset();
  opened.addEventListener("message", (event) => opened === socket && onFrame(JSON.parse(event.data)));
  opened.addEventListener("close", (event) => opened === socket && onClose(event));
}

/**
 * Send a request to the server.
 * @param {string} type which one
 * @param {Object} [fields]
 * @returns {Promise<Object>} what reply of it; `error` says why it was not done
 */
export function request(type, fields = {}) {
  if (socket?.readyState !== WebSocket.OPEN) return Promise.resolve({ error: "There is no connection." });
  number += 1;
  socket.send(JSON.stringify({ ...fields, number, type }));
  return new Promise((resolve) => waiting.set(number, resolve));
}

/** The address at which this user can fetch a file of the sandbox; null for files elsewhere. */
export function fileAddress(url) {
  const { base, me } = state.welcome;
  if (!url.startsWith(`${base}/`)) return null;
  return new URL(`../files/${me}${url.slice(base.length)}`, import.meta.url).href;
}

/**
 * Send a file for a command.
 * @param {File} file
 * @returns {Promise<Object>} `file`: its number; `error` says why it was not taken
 */
export async function upload(file) {
  const address = new URL(`../uploads/${state.welcome.me}?name=${encodeURIComponent(file.name)}`, import.meta.url);
  try {
    const reply = await fetch(address, { method: "POST", body: file });
    return reply.ok ? await reply.json() : { error: "The file was not taken." };
  } catch {
    return { error: "There is no connection." };
  }
}

function onFrame(frame) {
  if (frame.type === "reply") {
    waiting.get(frame.to)?.(frame);
    waiting.delete(frame.to);
  } else if (frame.type === "messages") {
    applyMessages(frame);
    emit("messages");
  } else {
    state[frame.type] = frame;
    if (frame.type === "welcome") emit("connection", "");
    emit(frame.type);
  }
}

function applyMessages(frame) {
  if (frame.channel?.id !== state.view?.channel?.id) state.messages.clear();
  state.view = frame;
  if (!frame.channel) return;
  for (const message of frame.changed) {
    state.messages.set(message.id, message);
    state.failures.delete(message.id);
  }
  const visible = new Set(frame.order);
  for (const id of [...state.messages.keys()]) if (!visible.has(id)) state.messages.delete(id);
}

/** Resolve all requests that wait for a reply, since none will come. */
function resolveAll(reply) {
  for (const resolve of waiting.values()) resolve(reply);
  waiting.clear();
}

function onClose(event) {
  resolveAll({ error: "The connection was lost." });
  if (event.code === 4004) {
    emit("connection", `There is nobody called ${currentUser} here.`);
    return;
  }
  emit("connection", "The connection is lost. Trying again …");
  setTimeout(() => socket.readyState === WebSocket.CLOSED && connect(currentUser), RECONNECT_MILLISECONDS);
}
