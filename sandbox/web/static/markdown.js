/** Markdown blocks: headings, lists, quotes, code, subtext and paragraphs. */

import { h } from "./dom.js";
import { inline } from "./inline.js";

const FENCE = /```(?:([\w+#.-]+)\n)?\n*([\s\S]+?)\n*```/g;
const HEADING = /^(#{1,3})\s+(.+)$/;
const SUBTEXT = /^-# +(.+)$/;
const ITEM = /^( *)([-*]|\d{1,9}\.) +(.*)$/;
const QUOTE = /^> (.*)$|^>$/;
const QUOTE_REST = /^>>> /;

/**
 * A text with markdown as an element.
 * @param {string} text
 * @returns {HTMLElement}
 */
export function markdown(text) {
  return h("div", { class: "markdown" }, blocks(text));
}

function blocks(text) {
  const found = [];
  let end = 0;
  for (const fence of text.matchAll(FENCE)) {
    found.push(...lines(text.slice(end, fence.index).replace(/\n$/, "")));
    found.push(h("pre", {}, h("code", { "data-language": fence[1] }, fence[2])));
    end = fence.index + fence[0].length;
  }
  found.push(...lines(end ? text.slice(end).replace(/^\n/, "") : text));
  return found;
}

function lines(text) {
  if (!text) return [];
  const rest = text.split("\n");
  const found = [];
  const paragraph = [];
  const flush = () => {
    if (paragraph.length) found.push(h("p", {}, inline(paragraph.splice(0).join("\n"))));
  };
  while (rest.length) {
    const block = takeBlock(rest);
    if (block) {
      flush();
      found.push(block);
    } else {
      paragraph.push(rest.shift());
    }
  }
  flush();
  return found;
}

/** Take a block from the beginning of the lines; null if they begin with a paragraph. */
function takeBlock(rest) {
  const [line] = rest;
  const heading = HEADING.exec(line);
  if (heading) {
    rest.shift();
    return h(`h${heading[1].length + 2}`, { class: `level-${heading[1].length}` }, inline(heading[2]));
  }
  const subtext = SUBTEXT.exec(line);
  if (subtext) {
    rest.shift();
    return h("small", { class: "subtext" }, inline(subtext[1]));
  }
  if (QUOTE_REST.test(line)) {
    const quoted = rest.splice(0).join("\n").replace(QUOTE_REST, "");
    return h("blockquote", {}, lines(quoted));
  }
  if (QUOTE.test(line)) {
    const quoted = takeWhile(rest, QUOTE).map((one) => QUOTE.exec(one)[1] ?? "");
    return h("blockquote", {}, lines(quoted.join("\n")));
  }
  return ITEM.test(line) ? h("div", {}, lists(takeWhile(rest, ITEM).map((one) => ITEM.exec(one)))) : null;
}

function takeWhile(rest, pattern) {
  const end = rest.findIndex((line) => !pattern.test(line));
  return rest.splice(0, end < 0 ? rest.length : end);
}

/** Items with their indents as nested lists. */
function lists(items) {
  const depth = items[0][1].length;
  const result = [];
  while (items.length) {
    const [, indent, mark, text] = items[0];
    if (indent.length > depth) {
      const end = items.findIndex((item) => item[1].length <= depth);
      result.at(-1).lastElementChild.append(...lists(items.splice(0, end < 0 ? items.length : end)));
      continue;
    }
    const numbered = mark.endsWith(".");
    const tag = numbered ? "ol" : "ul";
    if (result.at(-1)?.localName !== tag) result.push(h(tag, { start: numbered && parseInt(mark, 10) }));
    result.at(-1).append(h("li", {}, inline(text)));
    items.shift();
  }
  return result;
}
