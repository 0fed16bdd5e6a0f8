"""Painting into a strip in Thumb assembler for the RP2040: the same functions and the same bytes as portable_blit.py, which explains them.

Registers of draw(), while a glyph is painted: r0 pixel, r1 next byte of the glyph, r2 style, r3 bytes from the end of a row of ink to the start of the next, r4 rows left,
r5 pixels (or bytes) left in the row, r6 the four pixels of a byte, r7 scratch. Outside of it: r0 top left of the cell, r1 next letter, r2 first leaf of the
sheet, r3 job. An item of the job is four bytes; of the working memory 16 is the x behind what is painted, 17 the rows above the cell in the box, 18 the x behind
the box, 19 the pixels (or bytes) of a row of ink, 20 the sheet.
"""

# pyright: reportUndefinedVariable=false, reportArgumentType=false, reportCallIssue=false, reportIndexIssue=false, reportOperatorIssue=false
# Instructions, registers and labels are names to the assembler alone.

from array import array

import uctypes

import micropython
from firmware.drivers import flash_sheets

BOXES = 64
load = flash_sheets.load


def new_job(strip, width, height, largest):
    """new_job(strip, width, height, largest)"""
    job = array("i", bytes(4 * (24 + 4 * BOXES)))
    job[0] = uctypes.addressof(strip)
    job[11] = width
    job[12] = height
    job[13] = len(strip)
    job[22] = largest
    return job


@micropython.viper
def open_box(job: ptr32, x: int, y: int, w: int, h: int, paper: int, look: int, same: bool) -> int:
    """open_box(job, x, y, w, h, paper, look, same)"""
    number = job[8]
    job[3] = 0
    if number == 64:
        return -2
    job[8] = number + 1
    seen = 24 + 4 * number
    place = x << 10 | y
    size = w << 10 | h
    if same:
        if number < job[9]:
            if job[seen] == place:
                if job[seen + 1] == size:
                    if job[seen + 2] == paper:
                        if job[seen + 3] == look:
                            return 0
    length = w * h
    if length > job[22] or w <= 0 or h <= 0 or x < 0 or y < 0 or x + w > job[11] or y + h > job[12]:
        return -1
    job[seen] = place
    job[seen + 1] = size
    job[seen + 2] = paper
    job[seen + 3] = look
    job[1] = x
    job[2] = y
    job[3] = w
    job[4] = h
    length *= 2
    at = job[7]
    end = at + length
    if end > job[13]:
        at = 0
        end = length
    job[5] = at
    job[10] = 1
    if at < job[7]:
        if end > job[6]:
            return 2
    return 1


@micropython.asm_thumb
def fill(r0, r1, r2, r3):
    """fill(job, place, size, colour)"""
    lsr(r5, r2, 10)  # pixels a row
    beq(NOT)
    lsr(r6, r1, 10)
    ldr(r7, [r0, 4])
    sub(r6, r6, r7)  # pixels left of it in the box
    bmi(NOT)
    add(r7, r6, r5)
    ldr(r4, [r0, 12])
    cmp(r7, r4)
    bhi(NOT)
    lsl(r4, r4, 1)  # stride
    lsl(r1, r1, 22)
    lsr(r1, r1, 22)
    ldr(r7, [r0, 8])
    sub(r1, r1, r7)  # rows above it in the box
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
    label(COLOUR)  # turned to the strip's byte order and doubled
    lsr(r2, r6, 8)
    lsl(r6, r6, 24)
    lsr(r6, r6, 16)
    orr(r6, r2)
    lsl(r2, r6, 16)
    orr(r6, r2)
    lsl(r2, r4, 1)
    cmp(r2, r3)
    bne(ROW)
    # The rows lie one behind the other: they are one long row.
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
    """set_style(job, style)"""
    mov(r3, 8)
    add(r0, 56)
    label(COPY)
    ldrb(r2, [r1, 0])
    strb(r2, [r0, 0])
    add(r0, 1)
    add(r1, 1)
    sub(r3, 1)
    bne(COPY)


@micropython.asm_thumb
def draw(r0, r1, r2, r3):
    """draw(job, words, sheet, place)"""
    mov(r4, r0)
    mov(r0, r3)
    mov(r3, r4)
    str(r2, [r3, 80])
    ldr(r2, [r2, 0])
    lsr(r5, r0, 10)
    str(r5, [r3, 64])
    ldr(r6, [r3, 4])
    ldr(r7, [r3, 12])
    add(r4, r6, r7)
    str(r4, [r3, 72])
    sub(r5, r5, r6)
    bpl(RIGHT)
    b(END)
    label(RIGHT)
    lsl(r4, r0, 22)
    lsr(r4, r4, 22)
    ldr(r6, [r3, 8])
    sub(r4, r4, r6)
    bpl(BELOW)
    b(END)
    label(BELOW)
    str(r4, [r3, 68])
    lsl(r7, r7, 1)
    mov(r0, r4)
    mul(r0, r7)
    lsl(r5, r5, 1)
    add(r0, r0, r5)
    ldr(r6, [r3, 20])
    add(r0, r0, r6)
    ldr(r6, [r3, 0])
    add(r0, r0, r6)
    cmp(r1, 0)  # None
    beq(PICTURE)
    ldrb(r5, [r2, 3])
    add(r4, r4, r5)
    ldr(r6, [r3, 16])
    cmp(r4, r6)
    bls(LETTER)
    b(END)
    label(PICTURE)
    ldr(r4, [r3, 84])
    b(FOUND)

    # The next letter's code to r4. Strings are UTF-8; up to U+00FF that is one byte, or 0xC2 or 0xC3 and one more.
    label(LETTER)
    ldrb(r4, [r1, 0])
    add(r1, 1)
    cmp(r4, 128)
    bcs(LONGER)
    cmp(r4, 32)
    bcs(FOUND)
    cmp(r4, 0)
    bne(GAP)
    b(END)
    label(GAP)
    ldr(r6, [r3, 64])
    add(r6, r6, r4)
    ldr(r7, [r3, 72])
    cmp(r6, r7)
    bls(MOVED)
    b(END)
    label(MOVED)
    str(r6, [r3, 64])
    lsl(r4, r4, 1)
    add(r0, r0, r4)
    b(LETTER)
    label(LONGER)
    cmp(r4, 0xC4)
    bcs(FOREIGN)
    lsl(r4, r4, 30)
    lsr(r4, r4, 24)
    ldrb(r5, [r1, 0])
    add(r1, 1)
    lsl(r5, r5, 26)
    lsr(r5, r5, 26)
    orr(r4, r5)
    b(FOUND)
    label(FOREIGN)
    mov(r4, 0)  # no font has it
    label(SKIP)
    ldrb(r5, [r1, 0])
    lsr(r5, r5, 6)
    cmp(r5, 2)
    bne(FOUND)
    add(r1, 1)
    b(SKIP)

    # Its glyph to r4, if there is room for it.
    label(FOUND)
    ldrb(r5, [r2, 6])
    sub(r4, r4, r5)
    ldrb(r5, [r2, 7])
    cmp(r4, r5)
    bcc(KNOWN)
    ldrb(r4, [r2, 8])
    label(KNOWN)
    ldrb(r5, [r2, 7])
    lsl(r5, r5, 1)
    add(r5, r5, r4)
    add(r5, r5, r2)
    ldrb(r5, [r5, 10])  # width of the cell
    lsl(r4, r4, 1)
    add(r4, r4, r2)
    ldrh(r4, [r4, 10])
    lsr(r6, r4, 12)
    lsl(r6, r6, 2)
    ldr(r7, [r3, 80])
    add(r7, r7, r6)
    ldr(r7, [r7, 0])
    lsl(r4, r4, 20)
    lsr(r4, r4, 20)
    add(r4, r4, r7)
    ldr(r6, [r3, 64])
    add(r6, r6, r5)
    ldr(r7, [r3, 72])
    cmp(r6, r7)
    bls(WIDE)
    b(END)
    label(WIDE)
    cmp(r1, 0)
    bne(ROOM)
    ldrb(r6, [r4, 1])
    ldrb(r7, [r4, 3])
    add(r6, r6, r7)
    ldr(r7, [r3, 68])
    add(r6, r6, r7)
    ldr(r7, [r3, 16])
    cmp(r6, r7)
    bls(ROOM)
    b(END)
    label(ROOM)
    ldr(r6, [r3, 64])
    add(r6, r6, r5)
    str(r6, [r3, 64])
    push({r0, r1, r2, r3, r5})

    ldrb(r5, [r4, 0])
    lsl(r5, r5, 1)
    add(r0, r0, r5)
    ldrb(r5, [r4, 1])
    ldr(r6, [r3, 12])
    lsl(r6, r6, 1)
    mul(r5, r6)
    add(r0, r0, r5)
    mov(r2, r3)
    add(r2, 56)
    ldrb(r5, [r4, 2])
    lsl(r7, r5, 1)
    sub(r3, r6, r7)
    mov(r1, r4)
    add(r1, 4)
    ldrb(r4, [r4, 3])
    cmp(r4, 0)
    bne(INK)
    b(DONE)
    label(INK)
    lsl(r7, r5, 30)
    bne(ANY_WIDTH)

    # Width a multiple of four: a row begins with a byte.
    lsr(r5, r5, 2)
    str(r5, [r2, 20])
    label(ROW)
    ldr(r5, [r2, 20])
    label(BYTE)
    ldrb(r6, [r1, 0])
    add(r1, 1)
    cmp(r6, 0)
    beq(AFTER)
    cmp(r6, 255)
    beq(SOLID)
    lsr(r7, r6, 6)
    beq(A1)
    lsl(r7, r7, 1)
    add(r7, r7, r2)
    ldrh(r7, [r7, 0])
    strh(r7, [r0, 0])
    label(A1)
    lsl(r7, r6, 26)
    lsr(r7, r7, 30)
    beq(A2)
    lsl(r7, r7, 1)
    add(r7, r7, r2)
    ldrh(r7, [r7, 0])
    strh(r7, [r0, 2])
    label(A2)
    lsl(r7, r6, 28)
    lsr(r7, r7, 30)
    beq(A3)
    lsl(r7, r7, 1)
    add(r7, r7, r2)
    ldrh(r7, [r7, 0])
    strh(r7, [r0, 4])
    label(A3)
    lsl(r7, r6, 30)
    lsr(r7, r7, 30)
    beq(AFTER)
    lsl(r7, r7, 1)
    add(r7, r7, r2)
    ldrh(r7, [r7, 0])
    strh(r7, [r0, 6])
    label(AFTER)
    add(r0, 8)
    sub(r5, 1)
    bne(BYTE)
    add(r0, r0, r3)
    sub(r4, 1)
    bne(ROW)
    b(DONE)
    label(SOLID)
    ldrh(r7, [r2, 6])
    strh(r7, [r0, 0])
    strh(r7, [r0, 2])
    strh(r7, [r0, 4])
    strh(r7, [r0, 6])
    b(AFTER)

    # Any other width: after each pixel the row may end.
    label(ANY_WIDTH)
    str(r5, [r2, 20])
    label(B0)
    ldrb(r6, [r1, 0])
    add(r1, 1)
    cmp(r6, 0)
    bne(PIXELS)
    cmp(r5, 4)
    bls(PIXELS)
    add(r0, 8)
    sub(r5, 4)
    b(B0)
    label(PIXELS)
    lsr(r7, r6, 6)
    beq(E0)
    lsl(r7, r7, 1)
    add(r7, r7, r2)
    ldrh(r7, [r7, 0])
    strh(r7, [r0, 0])
    label(E0)
    add(r0, 2)
    sub(r5, 1)
    bne(B1)
    add(r0, r0, r3)
    ldr(r5, [r2, 20])
    sub(r4, 1)
    beq(DONE)
    label(B1)
    lsl(r7, r6, 26)
    lsr(r7, r7, 30)
    beq(E1)
    lsl(r7, r7, 1)
    add(r7, r7, r2)
    ldrh(r7, [r7, 0])
    strh(r7, [r0, 0])
    label(E1)
    add(r0, 2)
    sub(r5, 1)
    bne(B2)
    add(r0, r0, r3)
    ldr(r5, [r2, 20])
    sub(r4, 1)
    beq(DONE)
    label(B2)
    lsl(r7, r6, 28)
    lsr(r7, r7, 30)
    beq(E2)
    lsl(r7, r7, 1)
    add(r7, r7, r2)
    ldrh(r7, [r7, 0])
    strh(r7, [r0, 0])
    label(E2)
    add(r0, 2)
    sub(r5, 1)
    bne(B3)
    add(r0, r0, r3)
    ldr(r5, [r2, 20])
    sub(r4, 1)
    beq(DONE)
    label(B3)
    lsl(r7, r6, 30)
    lsr(r7, r7, 30)
    beq(E3)
    lsl(r7, r7, 1)
    add(r7, r7, r2)
    ldrh(r7, [r7, 0])
    strh(r7, [r0, 0])
    label(E3)
    add(r0, 2)
    sub(r5, 1)
    bne(B0)
    add(r0, r0, r3)
    ldr(r5, [r2, 20])
    sub(r4, 1)
    bne(B0)

    label(DONE)
    pop({r0, r1, r2, r3, r5})
    lsl(r5, r5, 1)
    add(r0, r0, r5)
    cmp(r1, 0)
    beq(END)
    b(LETTER)
    label(END)
    ldr(r0, [r3, 64])


@micropython.viper
def measure(words, sheet) -> int:
    """measure(words, sheet)"""
    codes = ptr8(words)
    leaves = ptr32(sheet)
    table = ptr8(leaves[0])
    first = table[6]
    count = table[7]
    missing = table[8]
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
            if code < 0xC0:
                continue  # the rest of a character that no font has
            if code < 0xC4:
                code = (code & 3) << 6 | codes[at] & 63
                at += 1
            else:
                code = 0
        index = code - first
        if index < 0 or index >= count:
            index = missing
        total += table[10 + 2 * count + index]
    return total
