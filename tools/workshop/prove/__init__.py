"""What takes long to prove: each module is one trial, with `NAME`, `SHARE` (cases for --ci) and
`run(chance, until)`; see tools.workshop.prove.trial."""
