"""The folder of all files: how they are written, set aside if unusable, and whether flash takes what is written."""

import os

from firmware.language import joined
from firmware.storage import files


class Folder:
    """One folder (no trailing slash), which the first write creates. before_writing: called before each write, which
    takes a long time on a Pico.
    """

    def __init__(self, folder, before_writing=lambda: None):
        self._folder = folder
        self._before_writing = before_writing
        self._owed = {}  # content of whole files that flash refused, by path
        self._refused = None  # (path, content) of the last whole file that flash refused
        self.refuses = False  # flash failed the last write
        self.untold = False  # that has begun since players were told
        self.news = None  # message for the players; the app shows it once

    def path(self, name):
        """Return the path of a file."""
        return self._folder + "/" + name

    def game_path(self, number, kind):
        """Return the path of a game's record ("log", without its journal), metadata ("side") or "lost" file."""
        return "%s/games/%04d.%s" % (self._folder, number, kind)

    # Writing: what players made passes here

    def written(self, change, path, *content):
        """Write or remove with a function of firmware.storage.files or os, creating missing folders. Raises OSError."""
        self._before_writing()
        try:
            try:
                change(path, *content)
            except OSError:
                if files.exists(self._folder + "/games"):
                    raise
                for folder in (self._folder, self._folder + "/games"):
                    if not files.exists(folder):
                        os.mkdir(folder)
                change(path, *content)
        except OSError:
            self.failed()
            if change == files.write_whole:
                self._refused = path, content[0]
            raise
        self.refuses = False
        self._owed.pop(path, None)

    def failed(self):
        """Note that flash refused a write; the app tells the players."""
        self.untold = self.untold or not self.refuses
        self.refuses = True

    def takes(self, write, *arguments) -> bool:
        """Call a method that writes; return False if flash refuses, of which the players are told."""
        self._refused = None
        try:
            write(*arguments)
        except OSError:
            self.failed()
            return False
        return True

    def kept(self, write, *arguments) -> bool:
        """The same for what holds until power off: a whole file that was refused is written once flash takes writes."""
        self._refused = None
        try:
            write(*arguments)
        except OSError:
            self.owe()
            return False
        return True

    def owe(self):
        """Note that flash refused a whole file, which `settle` writes."""
        self.failed()
        if self._refused:
            path, content = self._refused
            self._owed[path] = content

    def settle(self):
        """Write the whole files that flash refused. Raises OSError."""
        for path in sorted(self._owed):
            self.written(files.write_whole, path, self._owed[path])

    def tell(self, news):
        """Queue a message for the players."""
        self.news = joined([self.news, news], " ") if self.news else news

    def append_log(self, name, value):
        """Append a line. Raises OSError."""
        self.written(files.append_to, self.path(name), files.add_crc(value))

    def write_text(self, name, text):
        """Write a small file whole. Raises OSError."""
        self.written(files.write_whole, self.path(name), text.encode())

    def quarantine(self, name, news=None):
        """Rename a file to `<first part of its name>.bad` and queue `news` for the players; ignore failing flash."""
        try:
            files.replace(self.path(name), self.path(name.split(".")[0] + ".bad"))
            if news:
                self.tell(news)
        except OSError:
            pass
