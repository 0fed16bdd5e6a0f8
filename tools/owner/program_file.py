"""The handheld's program that an owner installs: of a file, of the wheel, or built here."""

from tools.device import device_file, prerequisites, program, sources
from tools.device.flash_layout import Chip
from tools.owner.display import content_of
from tools.refusal import Refusal


def programs(image: str | None) -> dict[Chip, bytes]:
    """Return the programs for all chips. image: the path of a file, or None. Raises Refusal."""
    return device_file.programs_of(content_of(image) if image else device_file.carried() or _built())


def identity_here() -> str:
    """Return the identity of the program that belongs to these commands."""
    carried = device_file.carried()
    return device_file.identity_of(device_file.programs_of(carried)) if carried else program.identity()


def _built():
    try:
        prerequisites.check()
        return device_file.device_file()
    except (prerequisites.NotBuilt, sources.NoSources) as error:
        raise Refusal(f"{error}\nOr name the file of a release for your Pico: --image FILE") from error
