/** What the page knows, and who wants to hear of changes. */

/** Everything the server has told, by the names of its frames, and what only this tab knows. */
export const state = {
  /** @type {?{me: string, bot: {id: string, name: string}, base: string, languages: string[], actions: Array}} */
  welcome: null,
  /** @type {?{ahead: number, connected: boolean, locale: string, directMessagesOpen: boolean, people: Array}} */
  status: null,
  /** @type {?{direct: Object, guilds: Array}} */
  places: null,
  /** The open channel: its `channel`, `order` of message ids and whether there are `earlier` ones. */
  view: null,
  /** @type {Map<string, Object>} the messages of the open channel by id */
  messages: new Map(),
  /** @type {Map<string, string>} what failed, by message id */
  failures: new Map(),
  /** @type {Set<string>} controls that wait for the bot, as "message custom_id" */
  busy: new Set(),
  /** Commands under way or failed, by channel id. */
  attempts: new Map(),
};

const listeners = new Map();

/**
 * Hear of changes of a topic: welcome, status, places, messages, attempts, connection.
 * @param {string} topic
 * @param {function(*): void} listener
 */
export function on(topic, listener) {
  listeners.set(topic, [...(listeners.get(topic) ?? []), listener]);
}

/**
 * Tell everybody who listens.
 * @param {string} topic
 * @param {*} [detail]
 */
export function emit(topic, detail) {
  for (const listener of listeners.get(topic) ?? []) listener(detail);
}

/** The world's time in milliseconds since 1970. */
export function now() {
  return Date.now() + (state.status?.ahead ?? 0) * 1000;
}

/** The language of the user's app. */
export function locale() {
  return state.status?.locale ?? "en-US";
}

/**
 * A channel or thread the user sees, by id.
 * @param {string} id
 * @returns {?{id: string, name: string}}
 */
export function findPlace(id) {
  if (!state.places) return null;
  const channels = state.places.guilds.flatMap((guild) => guild.channels);
  const all = [state.places.direct, ...channels, ...channels.flatMap((channel) => channel.threads)];
  return all.find((place) => place.id === id) ?? null;
}

/**
 * Somebody's name, if the id is anybody's.
 * @param {string} id
 * @returns {string|undefined}
 */
export function nameOf(id) {
  if (id === state.welcome?.bot.id) return state.welcome.bot.name;
  return state.status?.people.find((person) => person.id === id)?.name;
}

/** Forget what belongs to one user, before another one's Discord is shown. */
export function forget() {
  Object.assign(state, { welcome: null, status: null, places: null, view: null });
  for (const kept of [state.messages, state.failures, state.busy, state.attempts]) kept.clear();
}
