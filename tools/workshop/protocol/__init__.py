"""What programs are told: each game's `protocol.json` beside its rules, and what is made of all of them, the schema and
the tables of docs/protocol.md.
"""
