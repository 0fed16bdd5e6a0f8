"""Each game's `protocol.json`, and the schema and the tables of docs/protocol.md that are made of them."""
