from pathlib import Path

from tests.wording import ROOT, found, limits, over, phrases

SOURCE = '''"""What a table is made of: as far
as known.

In the end."""
NAME = """
Not prose, as far as this goes.
"""
x_told = "# told"  # Whoever looks at
# it was told: of it.
'''


def test_no_phrase_stands_more_often_than_it_may() -> None:
    assert over(found([ROOT]), limits()) == []


def test_docstrings_and_comments_are_searched_over_their_lines(tmp_path: Path) -> None:
    (tmp_path / "module.py").write_text(SOURCE, "utf-8")
    everything = [(each.line, each.phrase) for each in phrases(tmp_path / "module.py")]
    assert sorted(everything) == [
        (1, "as far as"),
        (1, "preposition at the end"),
        (1, "what ... of"),
        (8, "preposition at the end"),
        (8, "told, in names"),
        (8, "whoever"),
        (9, "told"),
    ]


def test_a_document_is_searched_outside_its_examples(tmp_path: Path) -> None:
    document = "| told | as |\n|---|---|\n| far as | it is made of. |\n\n```\ntold\n```\n- made\n  anew\n"
    (tmp_path / "page.md").write_text(document, "utf-8")
    everything = [(each.line, each.phrase) for each in phrases(tmp_path / "page.md")]
    assert everything == [(1, "told"), (3, "preposition at the end"), (9, "anew")]
