"""The screens, imported lazily."""
