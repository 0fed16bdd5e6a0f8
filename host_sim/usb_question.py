"""How a simulated handheld at the end of a socket says that it is one: there is no MicroPython in it that could be
interrupted.
"""

QUESTION = b"\ntableside simulated?\n"
"""A line that a handheld takes for noise."""
ANSWER = b"a simulated handheld\r\n"
