"""littlefs images."""

from tools.device.board.flash_image import build_file_system, read_file_system

SIZE = 64 * 4096


def test_a_file_system_gives_back_what_was_put_in():
    files = {"/main.py": b"print(1)", "/firmware/screens/home.mpy": bytes(range(256)) * 30, "/empty": b""}
    assert read_file_system(build_file_system(files, SIZE)) == files


def test_only_one_folder_can_be_read():
    image = build_file_system({"/data/games/0001.log": b"x", "/main.py": b"y"}, SIZE)
    assert read_file_system(image, "/data") == {"/data/games/0001.log": b"x"}
    assert read_file_system(image, "/nothing") == {}
