"""The screens, imported when first needed."""
