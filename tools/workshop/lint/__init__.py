"""The project's own lints: what no common linter knows of this house."""
