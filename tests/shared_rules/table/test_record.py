"""The record's text: chained CRCs, and the valid prefix of a damaged record."""

import zlib

from shared_rules.table import record

VALUES = [{"game": "x"}, {"type": "roll"}, "undo", {"name": "Zoë"}]


def add_crc():
    crc = 0
    lines = []
    for value in VALUES:
        line, crc = record.add_crc(value, crc)
        lines.append(line)
    return lines


def read(lines):
    return [value for value, _ in record.good_values("\n".join([*lines, ""]))]


def test_a_line_is_a_crc_a_space_and_canonical_json_and_the_crc_goes_on():
    lines = add_crc()
    assert lines[3][8:] == ' {"name":"Zo\\u00eb"}'
    crc = 0
    for line in lines:
        crc = zlib.crc32(line[9:].encode(), crc)
        assert line[:8] == f"{crc:08x}"


def test_what_was_sealed_is_read():
    assert read(add_crc()) == VALUES


def test_reading_stops_at_the_first_bad_line():
    lines = add_crc()
    for at in range(4):
        good = lines[at]
        for bad in ("", good[:-1], good[1:], good + "é", good + " ", good + "\r", "\ud800" + good, good[:9] + "\ud800"):
            assert read(lines[:at] + [bad] + lines[at + 1 :]) == VALUES[:at], (at, bad)


def test_any_changed_letter_is_noticed():
    text = "\n".join([*add_crc(), ""])
    for at, letter in enumerate(text):
        if letter != "\n":
            changed = text[:at] + ("x" if letter != "x" else "y") + text[at + 1 :]
            assert [value for value, _ in record.good_values(changed)] == VALUES[: text[:at].count("\n")]


def test_a_line_left_out_doubled_or_moved_is_noticed():
    first, second, third, fourth = add_crc()
    assert read([first, third, fourth]) == VALUES[:1]
    assert read([first, second, second, third]) == VALUES[:2]
    assert read([first, third, second, fourth]) == VALUES[:1]
    assert read([second, third]) == []


def test_a_power_cut_within_the_last_line_loses_that_line_only():
    text = "\n".join([*add_crc(), ""])
    start = text.rindex("\n", 0, -1) + 1
    for end in range(start, len(text) - 1):
        assert [value for value, _ in record.good_values(text[:end])] == VALUES[:3]
    # Only the line end is missing: the line itself is whole.
    assert [value for value, _ in record.good_values(text[:-1])] == VALUES
