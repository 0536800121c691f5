/** Links: those to Discord's own places lead to places of the sandbox, all others to a new tab. */

import { addressOf } from "./address.js";

const PLACE = /^https:\/\/(?:(?:canary|ptb)\.)?discord(?:app)?\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?\/?$/;

/**
 * The place that an address of Discord names; null for any other address.
 * @param {string} url
 * @returns {?{channel: string, message: string}}
 */
export function placeOf(url) {
  const match = PLACE.exec(url);
  return match && { channel: match[1], message: match[2] ?? "" };
}

/**
 * The attributes of a link.
 * @param {string} url
 */
export function linkTo(url) {
  const place = placeOf(url);
  if (place) return { href: addressOf(place) };
  return { href: url, target: "_blank", rel: "noopener noreferrer", title: url };
}
