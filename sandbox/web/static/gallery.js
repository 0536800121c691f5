/** Images: galleries, thumbnails, and full size over the page. */

import { h } from "./dom.js";
import { fileAddress } from "./socket.js";

const COLUMNS = { 1: 1, 2: 2, 3: 3, 4: 2 };

/**
 * A media gallery: a single image as it is, several as tiles; null if one is not of the sandbox.
 * @param {{items: Array<{media: Object, description: ?string, spoiler: ?boolean}>}} part
 */
export function gallery(part) {
  const addresses = part.items.map((item) => fileAddress(item.media.url));
  if (addresses.includes(null)) return null;
  const several = part.items.length > 1;
  const tiles = part.items.map((item, n) => {
    const open = () => zoom(part.items, addresses, n);
    const image = picture(item, addresses[n], open);
    return h("li", { class: item.spoiler ? "tile blurred" : "tile" }, image);
  });
  const list = h("ul", { class: several ? "gallery tiles" : "gallery" }, tiles);
  list.style.setProperty("--columns", COLUMNS[part.items.length] ?? 3);
  return list;
}

/**
 * A thumbnail; null if its image is not of the sandbox.
 * @param {{media: Object, description: ?string}} part
 */
export function thumbnail(part) {
  const address = fileAddress(part.media.url);
  if (!address) return null;
  return h("div", { class: "thumbnail" }, picture(part, address, () => zoom([part], [address], 0)));
}

function picture(item, address, open) {
  const { width, height } = item.media;
  const alt = item.description ?? "";
  const image = h("img", { src: address, alt, width, height, draggable: "false" });
  const label = `Enlarge the picture${alt ? `: ${alt}` : ""}`;
  return h("button", { type: "button", class: "picture", "aria-label": label, title: alt, onclick: open }, image);
}

/** Show an image over the page: first fitted to the window, after a click in its full size. */
function zoom(items, addresses, first) {
  let n = first;
  const image = h("img", {});
  const frame = h("button", { type: "button", class: "frame", onclick: () => enlarge() }, image);
  const text = h("p", { class: "alt" });
  const step = (by) => {
    n = (n + by + items.length) % items.length;
    show();
  };
  const close = h("button", { type: "button", class: "close", "aria-label": "Close" }, "×");
  const steps = items.length > 1 && [
    h("button", { type: "button", class: "previous", "aria-label": "Previous picture", onclick: () => step(-1) }, "‹"),
    h("button", { type: "button", class: "next", "aria-label": "Next picture", onclick: () => step(1) }, "›"),
  ];
  const dialog = h("dialog", { class: "zoom", "aria-label": "Picture" }, frame, text, steps, close);

  function show() {
    dialog.classList.remove("full");
    image.src = addresses[n];
    image.alt = items[n].description ?? "";
    text.textContent = image.alt;
    text.hidden = !image.alt;
    frame.setAttribute("aria-label", "Full size");
  }

  function enlarge() {
    const full = dialog.classList.toggle("full");
    frame.setAttribute("aria-label", full ? "Fit to the window" : "Full size");
  }

  dialog.addEventListener("keydown", (event) => {
    if (event.key === "ArrowLeft") step(-1);
    if (event.key === "ArrowRight") step(1);
  });
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  show();
  document.body.append(dialog);
  dialog.showModal();
}
