/** Images: galleries and thumbnails. */

import { h } from "./dom.js";
import { fileAddress } from "./socket.js";
import { openViewer } from "./viewer.js";

const COLUMNS = { 1: 1, 2: 2, 3: 3, 4: 2 };

/**
 * A media gallery: a single image as it is, several as tiles; null if one is not of the sandbox.
 * @param {{items: Array<{media: Object, description: ?string, spoiler: ?boolean}>}} part
 * @param {{id: string, lang: string}} message
 */
export function gallery(part, message) {
  const pictures = part.items.map((item) => toPicture(item, message));
  if (pictures.some(({ address }) => address === null)) return null;
  const several = part.items.length > 1;
  const tiles = part.items.map((item, n) => {
    return h("li", { class: item.spoiler ? "tile blurred" : "tile" }, picture(item, pictures, n, message));
  });
  const list = h("ul", { class: several ? "gallery tiles" : "gallery" }, tiles);
  list.style.setProperty("--columns", COLUMNS[part.items.length] ?? 3);
  return list;
}

/**
 * A thumbnail; null if its image is not of the sandbox.
 * @param {{media: Object, description: ?string}} part
 * @param {{id: string, lang: string}} message
 */
export function thumbnail(part, message) {
  const found = toPicture(part, message);
  return found.address && h("div", { class: "thumbnail" }, picture(part, [found], 0, message));
}

function toPicture(item, { lang }) {
  return { address: fileAddress(item.media.url), alt: item.description ?? "", lang };
}

function picture({ media }, pictures, n, message) {
  const { address, alt } = pictures[n];
  const image = h("img", { src: address, alt, width: media.width, height: media.height, draggable: "false" });
  const attributes = {
    type: "button",
    class: "picture",
    "data-key": `${message.id} ${media.url}`,
    "aria-label": `Enlarge the picture${alt ? `: ${alt}` : ""}`,
    onclick: () => openViewer(pictures, n),
  };
  const button = h("button", attributes, image);
  button.style.setProperty("--width", `${media.width}px`);
  button.style.setProperty("--ratio", media.width / media.height);
  return button;
}
