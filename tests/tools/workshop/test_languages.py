"""The texts that are collected from the code, what is said of a language, and the file of a new one."""

import subprocess
import sys
from types import SimpleNamespace

import pytest

from firmware import language
from firmware.language import t, t_n
from tests.languages import pseudo, texts_of
from tools import places
from tools.device import language_file
from tools.device.assets import letters
from tools.workshop.languages import checks, source
from tools.workshop.languages.texts import Texts, collect


@pytest.fixture
def texts(tmp_path, monkeypatch):
    (tmp_path / "firmware").mkdir()
    path = tmp_path / "firmware" / "toy.py"
    path.write_text(
        'TITLES = (later("Aim"), later("End"))\n'
        'print(t("Roll"), t("{0} wins by {1}.", name, 3), t("on") if on else t("off"), t(TITLES[0]))\n'
        'print(t_n(count, "{0} die", "{0} dice"), t("Roll"))\n'
        'print(t("%s wins" % name), t(f"{name} wins"), t_n(count, one, "{0} dice"))\n'
    )
    found = Texts()
    with monkeypatch.context() as patch:
        patch.setattr(places, "ROOT", tmp_path)
        found.read(path)
    return found


def test_texts_are_found_with_their_places_and_glued_ones_are_faults(texts):
    places_of = {key: text.places for key, text in texts.by_key.items()}
    assert places_of == {
        "Aim": ["firmware/toy.py:1"],
        "End": ["firmware/toy.py:1"],
        "Roll": ["firmware/toy.py:2", "firmware/toy.py:3"],
        "{0} wins by {1}.": ["firmware/toy.py:2"],
        "on": ["firmware/toy.py:2"],
        "off": ["firmware/toy.py:2"],
        ("{0} die", "{0} dice"): ["firmware/toy.py:3"],
    }
    assert [fault[:18] for fault in texts.faults] == ["firmware/toy.py:4:"] * 3


def test_pages_tips_refusals_and_names_of_games_are_texts_but_no_options():
    texts = collect()
    assert {"Penk!", "Roll the dice first.", "The jolly", "Row {0}, column {1} is not clear."} <= set(texts.by_key)
    assert {"Score now: {0}", "three {0}s", ("a card: {0} missing",) * 2} <= set(texts.by_key), "what the coach says"
    assert "The seed was shown." in texts.by_key and "two_colours" not in texts.by_key
    assert not texts.faults


def of(*entries, form=lambda count: 0 if count == 1 else 1):
    return SimpleNamespace(TEXTS=entries, form=form)


WHOLE = (
    ("Aim", "Ziel"),
    ("End", "Ende"),
    ("Roll", "Würfeln", "Wurf"),
    ("{0} wins by {1}.", "Mit {1} gewinnt {0}."),
    ("on", "an"),
    ("off", "aus"),
    (("{0} die", "{0} dice"), ("ein Würfel", "{0} Würfel")),
)


def test_nothing_is_wrong_with_a_whole_language(texts):
    assert not any(checks.findings(of(*WHOLE), texts).values())


@pytest.mark.parametrize(
    "kind, entry, shown",
    [
        ("missing", ("Roll", ""), "firmware/toy.py:2: Roll"),
        ("placeholders", ("{0} wins by {1}.", "{0} gewinnt."), "{0} wins by {1}."),
        ("placeholders", ("Roll", "Würfeln", "{0}"), "Roll"),
        ("forms", (("{0} die", "{0} dice"), ("{0} Würfel",)), "not 2 forms: {0} die / {0} dice"),
        ("forms", ("Roll", ("Wurf", "Würfe")), "one text or several: Roll"),
        ("glyphs", ("Roll", "転がす"), "が (U+304C): 転がす"),
    ],
)
def test_what_is_wrong_is_said(kind, entry, shown, texts):
    found = checks.findings(of(*[entry if entry[0] == one[0] else one for one in WHOLE]), texts)
    assert shown in found[kind] and not any(lines for other, lines in found.items() if other != kind)


def test_what_is_only_printed_may_have_any_letter(texts):
    module = of(*[one for one in WHOLE if one[0] != "Roll"])
    module.PAPER = (("Roll", "転がす"),)
    assert not any(checks.findings(module, texts).values())


def in_japanese(monkeypatch, kanji, *entries):
    monkeypatch.setattr(letters, "kanji", lambda: kanji)
    module = of(*[next((each for each in entries if each[0] == one[0]), one) for one in WHOLE])
    module.NAME = "日本語"
    return module


def test_kana_and_kanji_are_letters_of_japanese_alone(texts, monkeypatch):
    module = in_japanese(monkeypatch, "振", ("Roll", "サイコロを振る！"))
    assert not any(checks.findings(module, texts, True).values())
    assert len(checks.findings(module, texts)["glyphs"]) == len("サイコロを振る！")


def test_a_kanji_that_the_fonts_lack_is_told_with_its_text(texts, monkeypatch):
    module = in_japanese(monkeypatch, "", ("Roll", "鬱が振る"))
    assert checks.findings(module, texts, True)["glyphs"] == ["鬱 (U+9B31): 鬱が振る"]


def test_a_kanji_of_the_fonts_that_no_text_has_is_told(texts, monkeypatch):
    module = in_japanese(monkeypatch, "本振鬱", ("Roll", "転がす", "振る"))
    assert checks.findings(module, texts, True)["kanji"] == ["鬱: in no text"]


def test_a_text_that_no_code_has_is_unused(texts):
    assert checks.findings(of(*WHOLE, ("Bank", "Bank")), texts)["unused"] == ["Bank"]


def test_a_language_without_a_form_for_a_number_is_told(texts):
    found = checks.findings(of(*WHOLE, form=lambda count: count - 1 if count < 3 else 1), texts)["forms"]
    assert "form(0)" in found


def test_a_new_file_has_all_texts_and_keeps_translations_when_it_is_renewed(texts):
    first = source.new("Deutsch", texts)
    module = executed(first)
    assert module.NAME == "Deutsch" and [entry[0] for entry in module.TEXTS] == list(texts.by_key)
    assert len(checks.findings(module, texts)["missing"]) == len(texts.by_key)
    translated = first.replace('("Roll", "")', '("Roll", "Würfeln", "Wurf")').replace('("Aim", "")', '("Gone", "Weg")')
    again = source.renewed(translated, executed(translated), texts)
    found = checks.findings(executed(again), texts)
    assert found["unused"] == ["Gone"] and len(found["missing"]) == len(texts.by_key) - 1
    assert '("Roll", "Würfeln", "Wurf")' in again and again.count("def form") == again.count("pack(TEXTS + PAPER)") == 1


def test_a_language_with_one_form_for_all_numbers_is_renewed(texts):
    written = source.new("日本語", texts).replace('("", "")', '("サイコロ{0}個",)')
    again = source.renewed(written, executed(written), texts)
    assert executed(again).TEXTS[-1] == (("{0} die", "{0} dice"), ("サイコロ{0}個",))


@pytest.mark.parametrize("text", ['Say "OK"\\now\n' + "long words " * 20, "it's", "3\xa0× 4"])
def test_any_text_is_written_as_it_is(text):
    texts = Texts()
    texts.add(text, "a.py:1")
    texts.add((text, text + "s"), "a.py:2")
    assert [entry[0] for entry in executed(source.new("X", texts)).TEXTS] == [text, (text, text + "s")]


def test_a_program_holds_only_the_packed_texts(monkeypatch):
    keys = ["Roll", ("{0} die", "{0} dice")]
    texts = Texts()
    for key in keys:
        texts.add(key, "a.py:1")
    texts.add("Player", "tools/games/penk/paper_sheet.py:1")
    whole = source.new("Pseudo", texts).replace('("Roll", "")', f'("Roll", "{pseudo("Roll")}")')
    whole = whole.replace('("Player", "")', '("Player", "Spieler")')
    assert b"Spieler" in executed(whole).PACKED[1]
    held = language_file.packed(whole)
    assert "TEXTS" not in held and "import" not in held and "Spieler" not in held
    monkeypatch.setitem(sys.modules, "firmware.languages.yy", executed(held))
    monkeypatch.setattr(language, "CODES", ("yy",))
    language.choose("yy", False)
    try:
        assert (t("Roll"), t_n(3, "{0} die", "{0} dice")) == (texts_of(["Roll"])[0][1], "3 dice")
    finally:
        language.choose("", False)


@pytest.mark.parametrize("code", language.CODES)
def test_a_program_holds_each_text_of_a_language_in_little_space(code, monkeypatch):
    module = checks.of_code(code)
    held = executed(
        language_file.packed((places.ROOT / "firmware" / "languages" / f"{code}.py").read_text(encoding="utf-8"))
    )
    asked = [(text, short) for text, *_forms in module.TEXTS for short in (False, True)]

    def answers():
        for text, short in asked:
            language.choose(code, short)
            yield t(text) if isinstance(text, str) else t_n(3, *text, *"abcdef")

    expected = list(answers())
    assert len(held.PACKED[1]) < 0.6 * len(module.PACKED[1])
    monkeypatch.setattr(module, "PACKED", held.PACKED)
    assert list(answers()) == expected
    language.choose("", False)


def executed(text):
    module = {}
    exec(compile(text, "language", "exec"), module)
    return SimpleNamespace(**module)


@pytest.mark.parametrize("code", language.CODES or [None])
def test_the_languages_are_whole(code):
    if code:
        assert not any(checks.findings(checks.of_code(code), collect(), code == language.JAPANESE).values())


@pytest.mark.parametrize("arguments", [["DE"], ["nl"], ["x", "X"]])
def test_a_wrong_code_or_a_missing_name_writes_nothing(arguments):
    command = [sys.executable, str(places.ROOT / "tools" / "dev.py"), "new-language", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2 and "nothing was written" in done.stderr
