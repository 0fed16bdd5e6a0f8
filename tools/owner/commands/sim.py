"""`dev.py sim`: the simulated handheld on this computer."""


def main(arguments: list[str]) -> int:
    """Hand over to host_sim."""
    from host_sim import cli

    return cli.main(arguments)
