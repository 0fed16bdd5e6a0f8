"""Drivers: the only code, beside the boards, that touches hardware modules."""
