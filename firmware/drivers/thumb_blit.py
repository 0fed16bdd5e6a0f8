"""Painting into a strip buffer in Thumb assembler for the RP2040: same functions and results as portable_blit.py. That
file explains them. An item of a context has four bytes here. draw() is in thumb_glyphs.py.
"""

from array import array

import micropython
import uctypes

from firmware import frozen_assets  # pyright: ignore[reportAttributeAccessIssue]
from firmware.drivers import thumb_glyphs

BOXES = 64
draw = thumb_glyphs.draw


def load(_folder, names):
    """Return for each atlas an array of the addresses of its pages in the program's flash (see glyph_atlas.py)."""
    files = [getattr(frozen_assets, name.replace(".", "_")) for name in names]
    return [array("I", [uctypes.addressof(page) for page in pages[:1] + pages]) for pages in files]


def new_context(strip, width, height, largest):
    """new_context(strip, width, height, largest)"""
    context = array("i", bytes(4 * (24 + 4 * BOXES)))
    context[0] = uctypes.addressof(strip)
    context[11] = width
    context[12] = height
    context[13] = len(strip)
    context[22] = largest
    return context


@micropython.viper
def open_box(context: ptr32, x: int, y: int, w: int, h: int, background: int, content_key: int, same: bool) -> int:
    """open_box(context, x, y, w, h, background, content_key, same)"""
    number = context[8]
    context[3] = 0
    if number == 64:
        return -2
    context[8] = number + 1
    seen = 24 + 4 * number
    place = x << 10 | y
    size = w << 10 | h
    if same and number < context[9] and context[seen] == place and context[seen + 1] == size:
        if context[seen + 2] == background and context[seen + 3] == content_key:
            return 0
    length = w * h
    if length > context[22] or w <= 0 or h <= 0 or x < 0 or y < 0 or x + w > context[11] or y + h > context[12]:
        return -1
    context[seen] = place
    context[seen + 1] = size
    context[seen + 2] = background
    context[seen + 3] = content_key
    context[1] = x
    context[2] = y
    context[3] = w
    context[4] = h
    length *= 2
    at = context[7]
    end = at + length
    if end > context[13]:
        at = 0
        end = length
    context[5] = at
    context[10] = 1
    if at < context[7] and end > context[6]:
        return 2
    return 1


@micropython.asm_thumb
def fill(r0, r1, r2, r3):
    """fill(context, place, size, colour)"""
    lsr(r5, r2, 10)  # pixels per row
    beq(NOT)
    lsr(r6, r1, 10)
    ldr(r7, [r0, 4])
    sub(r6, r6, r7)  # x in the box
    bmi(NOT)
    add(r7, r6, r5)
    ldr(r4, [r0, 12])
    cmp(r7, r4)
    bhi(NOT)
    lsl(r4, r4, 1)  # stride
    lsl(r1, r1, 22)
    lsr(r1, r1, 22)
    ldr(r7, [r0, 8])
    sub(r1, r1, r7)  # y in the box
    bmi(NOT)
    lsl(r2, r2, 22)
    lsr(r2, r2, 22)  # rows
    beq(NOT)
    push({r6})
    add(r7, r1, r2)
    ldr(r6, [r0, 16])
    cmp(r7, r6)
    pop({r6})
    bhi(NOT)
    mul(r1, r4)
    lsl(r6, r6, 1)
    add(r1, r1, r6)
    ldr(r7, [r0, 20])
    add(r1, r1, r7)
    ldr(r7, [r0, 0])
    add(r0, r1, r7)  # first pixel of the row
    mov(r6, r3)
    mov(r3, r4)
    mov(r4, r5)
    mov(r5, r2)
    b(COLOUR)
    label(NOT)
    mov(r0, 0)
    b(END)
    label(COLOUR)  # swapped to the strip's byte order and doubled
    lsr(r2, r6, 8)
    lsl(r6, r6, 24)
    lsr(r6, r6, 16)
    orr(r6, r2)
    lsl(r2, r6, 16)
    orr(r6, r2)
    lsl(r2, r4, 1)
    cmp(r2, r3)
    bne(ROW)
    # The rows are adjacent: treat them as one long row.
    mul(r4, r5)
    mov(r5, 1)
    label(ROW)
    mov(r1, r0)
    mov(r2, r4)
    lsl(r7, r1, 30)
    beq(ALIGNED)
    strh(r6, [r1, 0])
    add(r1, 2)
    sub(r2, 1)
    label(ALIGNED)
    sub(r2, 16)
    bmi(SHORT)
    label(LONG)
    str(r6, [r1, 0])
    str(r6, [r1, 4])
    str(r6, [r1, 8])
    str(r6, [r1, 12])
    str(r6, [r1, 16])
    str(r6, [r1, 20])
    str(r6, [r1, 24])
    str(r6, [r1, 28])
    add(r1, 32)
    sub(r2, 16)
    bpl(LONG)
    label(SHORT)
    add(r2, 16)
    b(TEST)
    label(PAIR)
    str(r6, [r1, 0])
    add(r1, 4)
    label(TEST)
    sub(r2, 2)
    bpl(PAIR)
    add(r2, 2)
    beq(NEXT)
    strh(r6, [r1, 0])
    label(NEXT)
    add(r0, r0, r3)
    sub(r5, 1)
    bne(ROW)
    mov(r0, 1)
    label(END)


@micropython.asm_thumb
def set_style(r0, r1):
    """set_style(context, style)"""
    mov(r3, 8)
    add(r0, 56)
    label(COPY)
    ldrb(r2, [r1, 0])
    strb(r2, [r0, 0])
    add(r0, 1)
    add(r1, 1)
    sub(r3, 1)
    bne(COPY)


@micropython.viper
def measure(codes: ptr8, atlas) -> int:
    """measure(words, atlas)"""
    pages = ptr32(atlas)
    table = ptr8(pages[1])
    first = table[6]
    count = table[10] | table[11] << 8
    further = ptr8(pages[0])
    start = 14 + 3 * (further[10] | further[11] << 8)
    further_count = further[12] | further[13] << 8
    end = start + 5 * further_count
    total = 0
    at = 0
    while True:
        code = codes[at]
        at += 1
        if code < 32:
            if code == 0:
                break
            total += code
            continue
        if code >= 0x80:
            more = codes[at] & 63
            at += 1
            if code < 0xE0:
                code = (code & 31) << 6 | more
            elif code < 0xF0:
                code = (code & 15) << 12 | more << 6 | codes[at] & 63
                at += 1
            else:
                code = 0  # in no font
                at += 2
        index = code - first
        if index >= 0 and index < count:
            total += table[16 + 3 * index]
            continue
        # A further code, or the replacement. Here, because a call takes longer than the search.
        low = start
        left = further_count
        while left:
            half = left >> 1
            middle = low + 5 * half
            if (further[middle] | further[middle + 1] << 8) < code:
                low = middle + 5
                left -= half + 1
            else:
                left = half
        found = further[low] | further[low + 1] << 8
        total += further[low + 4] if low < end and found == code else further[9]
    return total
