"""What an owner does with the handheld: keep its saves, look back at games, put the firmware on, find out what is
wrong.
"""
