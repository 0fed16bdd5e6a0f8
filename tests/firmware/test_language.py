"""Texts in another language than English, and the setting that chooses it."""

import zlib

import pytest

from firmware import language
from firmware.language import t, t_n
from firmware.languages.pack import pack
from firmware.storage import settings
from firmware.storage.storage import Storage
from shared_rules.game import Refused
from tests.firmware.screens.bench import Bench, each_board
from tests.languages import CODE, chosen_by, pseudo, texts_of

TEXTS = (
    ("Roll", "Würfeln"),
    ("{0} wins by {1}.", "Mit {1} gewinnt {0}."),
    ("Player light", "Licht des Spielers", "Licht"),
    (("{0} die", "{0} dice"), ("{0} Würfel", "{0} Würfel")),
    (("{0} file of {1}", "{0} files of {1}"), ("{0} plik z {1}", "{0} pliki z {1}", "{0} plików z {1}")),
    (("{1}\n{0} block left", "{1}\n{0} blocks left"), ("{1}\nnoch {0} Block", "{1}\nnoch {0} Blöcke")),
    ("Hold", ""),
    ("OK", "OK"),
)


def polish(count):
    if count == 1:
        return 0
    return 1 if 2 <= count % 10 <= 4 and not 12 <= count % 100 <= 14 else 2


@pytest.fixture
def chosen():
    with chosen_by(TEXTS, polish):
        language.choose(CODE, False)
        yield


def test_a_text_is_shown_in_the_chosen_language_and_unknown_ones_in_english(chosen):
    assert (t("Roll"), t("{0} wins by {1}.", "Ann", 3)) == ("Würfeln", "Mit 3 gewinnt Ann.")
    assert [t(text) for text in ("Hold", "OK", "Bank")] == ["Hold", "OK", "Bank"]
    language.choose("", False)
    assert t("Roll") == "Roll" and t_n(2, "{0} die", "{0} dice") == "2 dice"


@pytest.mark.parametrize("count, shown", [(0, "plików"), (1, "plik"), (2, "pliki"), (5, "plików"), (12, "plików"),
                                          (22, "pliki"), (101, "plików")])  # fmt: skip
def test_a_number_brings_the_form_that_the_language_has_for_it(count, shown, chosen):
    assert t_n(count, "{0} file of {1}", "{0} files of {1}", "Bo") == f"{count} {shown} z Bo"


def test_a_capital_letter_may_have_an_accent_on_both_runtimes():
    texts = ("échanger", "cerchia", "4×3", "Würfeln", "")
    assert [language.capital(text) for text in texts] == ["Échanger", "Cerchia", "4×3", "Würfeln", ""]


def test_forms_may_have_line_breaks(chosen):
    language._form = lambda count: 0 if count == 1 else 1
    assert t_n(16, "{1}\n{0} block left", "{1}\n{0} blocks left", "Ann") == "Ann\nnoch 16 Blöcke"


def test_a_short_form_is_shown_only_where_it_is_preferred(chosen):
    assert t("Player light") == "Licht des Spielers"
    language.choose(CODE, True)
    assert (t("Player light"), t("Roll")) == ("Licht", "Würfeln")


def test_each_of_many_texts_is_found():
    keys = [f"text {number}" for number in range(3000)]
    with chosen_by(texts_of(keys)):
        language.choose(CODE, False)
        assert [t(key) for key in keys] == [pseudo(key) for key in keys]


def test_two_texts_with_one_key_are_an_error():
    first, second = "plumless", "buckeroo"
    assert zlib.crc32(first.encode()) == zlib.crc32(second.encode())
    with pytest.raises(ValueError, match="plumless.*buckeroo"):
        pack(((first, "a"), (second, "b")))
    with pytest.raises(ValueError, match="'Roll', 'Roll'"):
        pack((("Roll", "a"), ("Roll", "b")))


@each_board
def test_the_language_is_a_row_of_the_settings_and_acts_at_once(board, tmp_path):
    bench = Bench(board, tmp_path)
    with chosen_by(TEXTS):
        bench.open([["screens.settings.Settings", None]])
        shown = bench.app.stack.screen.list
        at = shown.labels.index("Language")
        assert shown.values[at] == "English"
        bench.press(f"down*{at}", "ok", "down", "ok")
        assert shown.values[at] == "[Pseudo]" and t("Roll") == "Würfeln"
        assert "language=zz\n" in (tmp_path / "settings.txt").read_text()
        language.choose("", False)
        Bench(board, tmp_path)
        assert t("Roll") == "Würfeln", "it is chosen when the handheld is switched on"
        bench.press("ok", "up", "ok")
        assert shown.values[at] == "English" and t("Roll") == "Roll"


@each_board
def test_a_low_panel_prefers_short_forms(board, tmp_path):
    with chosen_by(TEXTS):
        Storage(str(tmp_path)).write_text("settings.txt", "language=zz\n")
        bench = Bench(board, tmp_path)
        assert t("Player light") == ("Licht" if board.HEIGHT < 200 else "Licht des Spielers")
        bench.app.set("large_text", True)
        assert t("Player light") == "Licht"


@pytest.mark.parametrize("value, kept", [("pl", "pl"), ("", ""), ("German", None), ("../de", None),
                                         ("toolongacode", None), ("dé", None)])  # fmt: skip
def test_a_language_of_a_newer_version_is_kept_and_a_damaged_one_is_english(value, kept, tmp_path):
    storage = Storage(str(tmp_path))
    storage.write_text(settings.FILE, f"language={value}\n")
    assert settings.read(storage).language == (kept or "")
    assert (storage.news is None) == (kept is not None)
    language.choose(value, False)
    assert t("Roll") == "Roll"


def test_a_state_holds_english_and_is_translated_when_it_is_shown(tmp_path):
    word, message = language.later("Roll"), [language.later("{1} of {0}"), ["Roll"], "Roll"]
    with chosen_by(TEXTS):
        language.choose("zz", False)
        assert language.shown(word) == "Würfeln"
        assert language.shown(message) == "Roll of Würfeln", "a value that people typed stays as it is"
        assert language.shown(language.joined([word, message], " + ")) == "Würfeln + Roll of Würfeln"
        assert language.shown(language.refusal(Refused("", "{0}!", "Roll"))) == "Würfeln!"
    language.choose("", False)
    assert language.shown(message) == "Roll of Roll"
