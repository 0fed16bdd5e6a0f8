"""The pictures of a script that a handheld plays, kept to be compared."""

from host_sim.script import Runner, parse


class Album(Runner):
    """Keeps the pictures in memory too: `pictures`, name -> pixels."""

    def __init__(self, handheld, folder, name):
        super().__init__(handheld, folder, name)
        self.pictures = {}

    def _keep_picture(self, name, shots):
        self.pictures[name] = self.handheld.pixels()
        return super()._keep_picture(name, shots)


def pictures(handheld, text, folder, name="script"):
    """The pixels of every `shot` of a script by its name, in order; the handheld stays on. `folder` gets them as files;
    `name` is what the script is called when a step fails.
    """
    album = Album(handheld, folder, name)
    album.run(parse(text, name))
    return album.pictures
