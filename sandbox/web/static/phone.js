/** What the user's phone shows of the newest messages that notify them: the text they had when they were sent. */

import { fill, h, isOutdated } from "./dom.js";
import { state } from "./state.js";

let unfolded = false;

/** Draw the newest push notifications of the current user. */
export function showPhone() {
  const { pushes } = state.status;
  const phone = document.getElementById("phone");
  if (!isOutdated(phone, pushes, state.welcome.me)) return;
  phone.hidden = !pushes.length;
  const remember = (event) => (unfolded = event.target.open);
  const summary = h("summary", { "data-key": "phone pushes" }, "What your phone shows");
  const list = h("ul", { tabindex: 0, "data-key": "pushes", "aria-label": "Push notifications" }, pushes.map(push));
  fill(phone, h("details", { open: unfolded, ontoggle: remember }, summary, list));
}

function push({ place, text }) {
  const shown = text ? h("p", { dir: "auto" }, text) : h("p", { class: "nothing" }, "no text");
  return h("li", {}, h("strong", {}, place), shown);
}
