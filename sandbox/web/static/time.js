/** Timestamps in the user's language; relative ones are kept up to date. */

import { h } from "./dom.js";
import { locale, now } from "./state.js";

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};
const UNITS = [
  ["second", 1, 45],
  ["minute", 60, 45],
  ["hour", 3600, 22],
  ["day", 86400, 26],
  ["month", 2629800, 11],
  ["year", 31557600, Infinity],
];

/** A timestamp in a text, as in `<t:0:R>`. */
export const TIMESTAMP = /<t:(-?\d{1,13})(?::([tTdDfFR]))?>/y;

/**
 * A timestamp in a text.
 * @param {number} seconds since 1970
 * @param {string} [style] one of t T d D f F R
 */
export function timestamp(seconds, style = "f") {
  const date = new Date(seconds * 1000);
  const full = format(date, STYLES.F);
  const relative = style === "R";
  const text = relative ? relativeTime(seconds) : format(date, STYLES[style]);
  return h("time", { datetime: date.toISOString(), title: full, "data-since": relative && seconds }, text);
}

/**
 * When a message was sent: the time, with the date if it was not today.
 * @param {number} seconds since 1970
 */
export function messageTime(seconds) {
  const date = new Date(seconds * 1000);
  const today = date.toDateString() === new Date(now()).toDateString();
  const style = today ? STYLES.t : { dateStyle: "short", timeStyle: "short" };
  return h("time", { datetime: date.toISOString(), title: format(date, STYLES.F) }, format(date, style));
}

/** The world's time as the toolbar shows it. */
export function clock() {
  const style = { weekday: "short", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" };
  return new Intl.DateTimeFormat("en-GB", style).format(now());
}

/** Keep relative times and the clock up to date. */
export function startClock() {
  setInterval(() => {
    for (const element of document.querySelectorAll("[data-since]")) {
      element.textContent = relativeTime(Number(element.dataset.since));
    }
    for (const element of document.querySelectorAll("[data-clock]")) element.textContent = clock();
  }, 1000);
}

function format(date, style) {
  return new Intl.DateTimeFormat(locale(), style).format(date);
}

function relativeTime(seconds) {
  const away = seconds - now() / 1000;
  const [unit, length] = UNITS.find(([, length, most]) => Math.round(Math.abs(away) / length) < most);
  return new Intl.RelativeTimeFormat(locale(), { numeric: "always" }).format(Math.round(away / length), unit);
}
