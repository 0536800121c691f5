"""Count phrases that plain sentences avoid: `python -m tests.wording [--show PHRASE] [FOLDER ...]`."""

import argparse
import os
import re
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
LIMITS = Path(__file__).with_suffix(".toml")
"""Phrase -> the most there may be; a limit only falls."""

IGNORED = {line.strip("/") for line in (ROOT / ".gitignore").read_text("utf-8").splitlines()}
"""Folders and files of no interest to git, as what the demonstration writes."""

PREPOSITIONS = "about|after|against|at|before|by|for|from|in|into|of|on|over|through|to|upon|with|without"
PHRASES = {
    "told": r"\btold\b",
    "as far as": r"\bas far as\b",
    "what ... of": r"\bwhat\b[^.:;,?!]*?\bof\b",
    "preposition at the end": rf"\b(?:{PREPOSITIONS})(?=[.:;?!)]+(?:\s|$)|$)",
    "whoever": r"\bwho(?:m|so)?ever\b",
    "anew": r"\banew\b",
    "besides": r"\bbesides\b",
    "so often": r"\bso often\b",
    "no more": r"\bno more\b(?! than)",
    "takes place": r"\bt(?:akes?|ook|aking) place\b",
    "goes on": r"\b(?:go(?:es|ing|ne)?|went) on\b",
    "brought along": r"\bbr(?:ought|ings?|inging) along\b",
    "in place of": r"\bin (?:the )?place of\b",
    "meanwhile": r"\bmeanwhile\b",
    "under way": r"\bunder way\b",
}
PATTERNS = {
    phrase: re.compile(pattern.replace(" ", r"\s+"), re.IGNORECASE) for phrase, pattern in PHRASES.items()
}
IN_NAMES = "told, in names"
NAME = re.compile(r"(?<![a-z])told(?![a-z])", re.IGNORECASE)

TRIPLE = re.compile(r'^(?P<before>[^\n]*?)"""(?P<text>.*?)"""(?P<after>[^\n]*)', re.DOTALL | re.MULTILINE)
STRING = r"\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])*'"
COMMENT = re.compile(rf"((?:[^\"'#]|{STRING})*)#(.*)")
FENCED = re.compile(r"^ *```.*?^ *```", re.DOTALL | re.MULTILINE)
PARAGRAPH = re.compile(r"\n(?= *(?:\n|\||#|- |\d+\. ))|\|")


class Prose(NamedTuple):
    """Sentences that begin at a line."""

    line: int
    text: str


class Found(NamedTuple):
    """A phrase in a file."""

    phrase: str
    file: str
    line: int
    words: str


def paragraphs(prose: Prose) -> Iterator[Prose]:
    """Paragraphs, entries of a list and cells of a table, one by one."""
    start = 0
    for end in [*(match.start() for match in PARAGRAPH.finditer(prose.text)), len(prose.text)]:
        yield Prose(prose.line + prose.text.count("\n", 0, start), prose.text[start:end])
        start = end


def documented(source: str) -> tuple[list[Prose], str]:
    """The docstrings of a module, and its lines without them."""
    found = []

    def without(match: re.Match[str]) -> str:
        lines = "\n" * match["text"].count("\n")
        if match["before"].strip() not in ("", "r") or match["after"].strip():
            return match["before"] + lines + match["after"]
        found.append(Prose(source.count("\n", 0, match.start("text")) + 1, match["text"]))
        return lines

    return found, TRIPLE.sub(without, source)


def in_module(source: str) -> tuple[list[Prose], str]:
    """The docstrings and comments of a module, and its code without strings."""
    found, rest = documented(source)
    code = list[str]()
    alone = False
    for number, line in enumerate(rest.split("\n"), 1):
        comment = COMMENT.fullmatch(line) if "#" in line else None
        if comment and alone and not comment[1].strip():
            found[-1] = Prose(found[-1].line, f"{found[-1].text}\n{comment[2]}")
        elif comment:
            found.append(Prose(number, comment[2]))
        alone = bool(comment and not comment[1].strip())
        code.append(re.sub(STRING, "", comment[1] if comment else line))
    return found, "\n".join(code)


def phrases(file: Path) -> Iterator[Found]:
    source, name = file.read_text("utf-8"), os.path.relpath(file, ROOT)
    if file.suffix == ".md":
        prose = [Prose(1, FENCED.sub(lambda match: "\n" * match[0].count("\n"), source))]
    else:
        prose, code = in_module(source)
        for match in NAME.finditer(code):
            yield Found(IN_NAMES, name, code.count("\n", 0, match.start()) + 1, match[0])
    for line, text in (each for whole in prose for each in paragraphs(whole)):
        for phrase, pattern in PATTERNS.items():
            for match in pattern.finditer(text):
                words = " ".join(text[max(match.start() - 50, 0) : match.end() + 20].split())
                yield Found(phrase, name, line + text.count("\n", 0, match.start()), words)


def files(folder: Path) -> Iterator[Path]:
    """The modules and documents below a folder."""
    for parent, folders, names in os.walk(folder):
        folders[:] = sorted(each for each in folders if each not in IGNORED and not each.startswith("."))
        yield from (Path(parent) / name for name in sorted(names) if name.endswith((".py", ".md")))


def found(folders: list[Path]) -> list[Found]:
    """Every phrase below folders."""
    return [each for folder in folders for file in files(folder) for each in phrases(file)]


def over(everything: list[Found], most: dict[str, int]) -> list[str]:
    """A line for each phrase that stands too often."""
    counts = Counter(each.phrase for each in everything)
    return [f"{phrase}: {count} > {most[phrase]}" for phrase, count in counts.items() if count > most[phrase]]


def limits() -> dict[str, int]:
    """Phrase -> the most there may be in the whole tree."""
    return tomllib.loads(LIMITS.read_text("utf-8"))


def lower(everything: list[Found]) -> None:
    """Lower the limits to the phrases of the whole tree."""
    counts = Counter(each.phrase for each in everything)
    lines = [f'"{phrase}" = {min(most, counts[phrase])}\n' for phrase, most in limits().items()]
    LIMITS.write_text(f"# python -m tests.wording --lower\n{''.join(lines)}", "utf-8")


def main() -> None:
    """Print totals by top folder, and where a phrase stands."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folders", nargs="*", type=Path, default=[ROOT])
    parser.add_argument("--show", action="append", default=[], choices=[*PHRASES, IN_NAMES, "all"])
    parser.add_argument("--fail", action="store_true", help="exit 1 above the limits")
    parser.add_argument("--lower", action="store_true", help="lower the limits to what is counted")
    options = parser.parse_args()
    everything = found([folder.resolve() for folder in options.folders])
    for each in everything:
        if each.phrase in options.show or "all" in options.show:
            print(f"{each.file}:{each.line}: {each.phrase}: {each.words}")
    tops = Counter((each.phrase, each.file.partition("/")[0]) for each in everything)
    columns = sorted({top for _, top in tops})
    print(f"{'':24}{'all':>6}", *(f"{top[:9]:>9}" for top in columns))
    for phrase in (*PHRASES, IN_NAMES):
        counts = [tops[phrase, top] for top in columns]
        print(f"{phrase:24}{sum(counts):>6}", *(f"{count:>9}" for count in counts))
    if options.lower:
        lower(everything)
    if options.fail and (lines := over(everything, limits())):
        sys.exit("\n".join(lines))


if __name__ == "__main__":
    main()
