/** A picture over the page, to be enlarged and moved by mouse, fingers or keys. */

import { h } from "./dom.js";
import { settleAfterDialog } from "./focus.js";

const STEP = 1.4;
const WHEEL = 1.0015;
const LARGEST = 4;
const PAN_PIXELS = 80;
const CLICK_PIXELS = 5;

/**
 * Show pictures over the page, one at a time, at first as large as fits.
 * @param {Array<{address: string, alt: string, lang: string}>} pictures
 * @param {number} first which one is shown first
 */
export function openViewer(pictures, first) {
  let shown = first;
  const image = h("img", { draggable: "false" });
  const frame = h("div", { class: "frame" }, image);
  const view = zoomable(frame, image, { onChange: showScale, onOutside: () => dialog.close() });
  const text = h("p", { tabindex: 0 });
  const words = h("details", { class: "alt" }, h("summary", {}, "In words"), text);
  const size = h("button", { type: "button", class: "size", autofocus: true, onclick: view.toggle });
  const step = (by) => {
    shown = (shown + by + pictures.length) % pictures.length;
    show();
  };
  const several = pictures.length > 1;
  const dialog = h(
    "dialog",
    { class: "zoom", "aria-label": "Picture" },
    frame,
    several && control("previous", "Previous picture", "‹", () => step(-1)),
    several && control("next", "Next picture", "›", () => step(1)),
    h(
      "div",
      { class: "bar" },
      words,
      h(
        "div",
        { class: "sizes" },
        control("smaller", "Smaller", "−", () => view.zoom(1 / STEP)),
        size,
        control("larger", "Larger", "+", () => view.zoom(STEP)),
      ),
    ),
    control("close", "Close", "×", () => dialog.close()),
  );

  function show() {
    const { address, alt, lang } = pictures[shown];
    image.src = address;
    image.alt = alt;
    text.textContent = alt;
    image.lang = text.lang = lang;
    words.hidden = !alt;
  }

  function showScale() {
    size.textContent = view.fitted() ? "Full size" : "Fit to the window";
    frame.classList.toggle("fitted", view.fitted());
  }

  dialog.addEventListener("keydown", (event) => {
    if (!onKey(event, view, several ? step : null)) return;
    event.preventDefault();
  });
  image.addEventListener("load", view.fit);
  const sizes = new ResizeObserver(view.fit);
  dialog.addEventListener("close", () => {
    sizes.disconnect();
    dialog.remove();
    settleAfterDialog();
  });
  show();
  document.body.append(dialog);
  dialog.showModal();
  sizes.observe(frame);
}

function control(name, label, sign, onclick) {
  return h("button", { type: "button", class: name, "aria-label": label, title: label, onclick }, sign);
}

function onKey(event, view, step) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("details")) return false;
  const arrows = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };
  if (event.key === "+" || event.key === "=") view.zoom(STEP);
  else if (event.key === "-") view.zoom(1 / STEP);
  else if (event.key === "0") view.fit();
  else if (!(event.key in arrows)) return false;
  else if (!view.fitted()) view.pan(...arrows[event.key].map((by) => by * PAN_PIXELS));
  else if (step && arrows[event.key][0]) step(-arrows[event.key][0]);
  return true;
}

/**
 * An image that fits its frame, can be enlarged around a point and moved; it never leaves the frame.
 * @param {HTMLElement} frame
 * @param {HTMLImageElement} image
 * @param {{onChange: function(): void, onOutside: function(): void}} listeners
 */
function zoomable(frame, image, { onChange, onOutside }) {
  let scale = 1;
  let x = 0;
  let y = 0;

  const least = () => Math.min(1, frame.clientWidth / image.naturalWidth, frame.clientHeight / image.naturalHeight);
  const most = () => Math.max(LARGEST * least(), LARGEST);
  const fitted = () => scale <= least() * 1.001;
  const within = (offset, size, room) =>
    size <= room ? (room - size) / 2 : Math.min(0, Math.max(room - size, offset));

  function draw() {
    const width = image.naturalWidth * scale;
    const height = image.naturalHeight * scale;
    x = within(x, width, frame.clientWidth);
    y = within(y, height, frame.clientHeight);
    image.style.width = `${width}px`;
    image.style.height = `${height}px`;
    image.style.transform = `translate(${x}px, ${y}px)`;
    onChange();
  }

  function fit() {
    if (!image.naturalWidth || !frame.clientWidth) return;
    scale = least();
    draw();
  }

  function zoomTo(wanted, at = [frame.clientWidth / 2, frame.clientHeight / 2]) {
    if (!image.naturalWidth) return;
    const next = Math.min(most(), Math.max(least(), wanted));
    x = at[0] - ((at[0] - x) * next) / scale;
    y = at[1] - ((at[1] - y) * next) / scale;
    scale = next;
    draw();
  }

  function toggle(at) {
    if (!fitted()) fit();
    else zoomTo(least() < 0.95 ? 1 : 2 * least(), at);
  }

  function click(at) {
    const inside = [x, y].every((start, n) => start <= at[n] && at[n] <= start + [image.width, image.height][n]);
    if (inside) toggle(at);
    else onOutside();
  }

  function pan(right, down) {
    x += right;
    y += down;
    draw();
  }

  const place = ({ clientX, clientY }) => {
    const { left, top } = frame.getBoundingClientRect();
    return [clientX - left, clientY - top];
  };
  frame.addEventListener("wheel", (event) => {
    event.preventDefault();
    zoomTo(scale * WHEEL ** -event.deltaY, place(event));
  });
  watchFingers(frame, { pan, click, place, zoom: (by, at) => zoomTo(scale * by, at) });
  return { fit, fitted, pan, toggle: () => toggle(), zoom: (by) => zoomTo(scale * by) };
}

/** A pointer moves the picture, two enlarge it, a click enlarges it or makes it fit again. */
function watchFingers(frame, { pan, click, place, zoom }) {
  const down = new Map();
  let moved = 0;

  frame.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    if (!down.size) moved = 0;
    down.set(event.pointerId, place(event));
    frame.setPointerCapture(event.pointerId);
  });
  frame.addEventListener("pointermove", (event) => {
    const before = down.get(event.pointerId);
    if (!before) return;
    const now = place(event);
    const other = [...down].find(([pointer]) => pointer !== event.pointerId)?.[1];
    const [right, below] = [now[0] - before[0], now[1] - before[1]];
    moved += Math.hypot(right, below);
    down.set(event.pointerId, now);
    if (!other) {
      pan(right, below);
      return;
    }
    moved = Infinity;
    zoom(distance(now, other) / Math.max(1, distance(before, other)), [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2]);
    pan(right / 2, below / 2);
  });
  const release = (event) => {
    if (down.delete(event.pointerId) && event.type === "pointerup" && moved < CLICK_PIXELS) click(place(event));
  };
  frame.addEventListener("pointerup", release);
  frame.addEventListener("pointercancel", release);
}

function distance(one, other) {
  return Math.hypot(one[0] - other[0], one[1] - other[1]);
}
