"""Drawing: the canvas, fonts, theme, art and widgets."""
