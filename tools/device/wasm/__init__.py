"""MicroPython in WebAssembly, the fast second runtime."""
