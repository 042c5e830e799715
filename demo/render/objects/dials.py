"""Small parts of cameras. Each stands on z = 0 of the open group."""

import math

from kit import materials as m
from kit.shapes import bevel, box, disc, group, lathe, prism, ribs, rounded, tube
from kit.words import flat, ring


def dial(at, r, h, mat=None, numbers=None, ink=None, teeth=48, depth=0.04, face=None, size=None):
    """A knurled dial with numbers around its face."""
    mat = mat or m.chrome()
    with group(at):
        lathe([(r * 0.98, -0.02), (r * 0.98, 0.05)], mat, 0)
        ribs(0.04, h, r, teeth, depth, mat)
        lathe([(r * 0.97, h), (r * 0.93, h + 0.03), (r * 0.3, h + 0.03), (0.0001, h + 0.03)], face or mat, 0.015)
        if numbers:
            for i, number in enumerate(numbers):
                ring(str(number), r * 0.66, h + 0.03, size or r * 0.27, ink or m.dark(), 90 - 360 * i / len(numbers), 0, 'narrow')


def stacked(at, r, h, mat, numbers, ink=None):
    """A shutter dial with a lower collar and a screw in its middle."""
    with group(at):
        lathe([(0, 0.1), (r * 1.12, 0.1), (r * 1.15, 0.0)], mat, 0.02)
    dial((at[0], at[1], at[2] + 0.1), r, h, mat, numbers, ink)
    screw((at[0], at[1], at[2] + h + 0.13), 0.13)


def screw(at, r=0.11, mat=None, turn=(0, 0, 0)):
    with group(at, turn):
        lathe([(r, -0.03), (r, 0.02), (r * 0.8, 0.04), (0.0001, 0.045)], mat or m.bright(), 0.008, 24)
        box((r * 1.5, r * 0.25, 0.02), (0, 0, 0.042), m.dark(), 0)


def button(at, r=0.42, h=0.35, mat=None, collar=None, cup=True):
    """A shutter button in its collar, with the thread for a cable."""
    mat = mat or m.bright()
    with group(at):
        lathe([(r * 1.35, 0), (r * 1.35, h * 0.35), (r * 1.2, h * 0.5), (r * 0.9, h * 0.5), (r * 0.9, 0)], collar or m.chrome(), 0.02, 48)
        if cup:
            lathe([(r * 0.85, 0), (r * 0.85, h), (r * 0.72, h + 0.04), (r * 0.3, h - 0.02), (r * 0.24, h - 0.1), (0.0001, h - 0.12)], mat, 0.03, 48)
        else:
            lathe([(r * 0.85, 0), (r * 0.85, h), (r * 0.5, h + 0.06), (0.0001, h + 0.08)], mat, 0.05, 48)


def lever(at, length=2.9, mat=None, tip=True, turn=0, r=0.62):
    """A film advance lever on its hub."""
    mat = mat or m.chrome()
    with group(at, (0, 0, turn)):
        lathe([(0.0001, 0.34), (r * 0.85, 0.34), (r, 0.26), (r, 0)], mat, 0.03, 64)
        lathe([(r * 0.55, 0.345), (r * 0.5, 0.37), (0.0001, 0.37)], m.bright(), 0.01, 48)
        outline = []
        for i in range(13):
            t = i / 12
            a = math.radians(-10 + 75 * t)
            outline.append((length * math.cos(a * 0.55), length * math.sin(a * 0.55) * 0.55 - 0.25 * (1 - t)))
        arm = [(0, -r * 0.95), (length * 0.6, -0.55), (length, -0.35), (length + 0.12, -0.1), (length * 0.95, 0.06), (length * 0.55, -0.02), (r * 0.9, 0.35), (0, r * 0.95)]
        prism(arm, 0.08, 0.2, mat, edge=0.04)
        if tip:
            box((length * 0.34, 0.16, 0.3), (length * 0.86, -0.36, 0.1), m.black(), 0.07, turn=(0, 0, 6))


def crank(at, r=0.78, mat=None, tall=0.25):
    """A rewind knob with its folding crank."""
    mat = mat or m.chrome()
    with group(at):
        lathe([(r * 0.8, 0), (r * 0.8, tall)], mat, 0, 48)
        ribs(tall, tall + 0.3, r, 40, 0.035, mat)
        lathe([(r * 0.97, tall + 0.3), (r * 0.9, tall + 0.33), (0.0001, tall + 0.33)], mat, 0.01)
        arm = [(-0.2, -0.18), (r * 0.85, -0.14), (r * 0.95, 0), (r * 0.85, 0.14), (-0.2, 0.18)]
        prism(arm, tall + 0.34, tall + 0.42, m.bright(), edge=0.03, turn=(0, 0, 25))
        with group((0, 0, tall + 0.42), (0, 0, 25)):
            lathe([(0.13, 0), (0.13, 0.2), (0.1, 0.24), (0.0001, 0.24)], m.bright(), 0.02, 24, (r * 0.68, 0, 0))
            lathe([(0.2, 0), (0.2, 0.05), (0.0001, 0.06)], mat, 0.02, 24)


def shoe(at, mat=None, width=2.05, deep=1.9):
    """An accessory shoe: two rails over a plate with contacts."""
    mat = mat or m.bright()
    with group(at):
        box((width, deep, 0.06), (0, 0, 0.03), m.metal((0.5, 0.5, 0.5), 0.35), 0.02)
        for side in (-1, 1):
            box((0.12, deep, 0.3), (side * (width / 2 - 0.06), 0, 0.17), mat, 0.03)
            box((0.36, deep, 0.07), (side * (width / 2 - 0.2), 0, 0.32), mat, 0.025)
        lathe([(0.17, 0.06), (0.15, 0.09), (0.0001, 0.09)], m.metal((0.83, 0.7, 0.4), 0.25), 0.01, 24)
        for side in (-1, 1):
            lathe([(0.08, 0.06), (0.0001, 0.08)], m.bright(), 0, 16, (side * 0.35, -0.3, 0))


def lug(at, side=1, ring_on=True):
    """A strap lug on the flank of a body, with a triangle ring."""
    with group(at, (0, 90 * side, 0)):
        lathe([(0.36, 0), (0.33, 0.08), (0.15, 0.1), (0.15, 0.28), (0.26, 0.3), (0.24, 0.4), (0.0001, 0.4)], m.bright(), 0.03, 32)
    if ring_on:
        x, y, z = at
        drop = [(x + side * 0.2, y, z + 0.1), (x + side * 0.62, y - 0.42, z - 0.75), (x + side * 0.5, y + 0.3, z - 1.05)]
        tube(drop, 0.055, m.bright(), closed=True)


def window(at, w, h, frame=None, tint=(0.6, 0.7, 1.0), deep=0.25):
    """A viewfinder window: frame, dark box, coated pane."""
    frame = frame or m.black()
    x, y, z = at
    with group((x, y, z), (90, 0, 0)):
        prism(rounded(w + 0.22, h + 0.22, 0.12), 0, 0.08, frame, edge=0.03)
        prism(rounded(w, h, 0.07), 0.05, 0.095, m.paint((0.01, 0.01, 0.014), 0.08, smudge=0), edge=0.01)
        prism(rounded(w * 0.7, h * 0.7, 0.05), 0.09, 0.1, m.paint((0.04, 0.05, 0.07), 0.05, smudge=0), edge=0.0)
        prism(rounded(w, h, 0.07), 0.11, 0.12, m.coated(tint, 1.6), edge=0)


def self_timer(at, mat=None, swing=0):
    """A lever on the front that swings down."""
    mat = mat or m.chrome()
    with group(at, (90, 0, swing)):
        lathe([(0.36, 0), (0.36, 0.14), (0.3, 0.2), (0.0001, 0.2)], mat, 0.03, 40)
        lathe([(0.2, 0.2), (0.17, 0.23), (0.0001, 0.23)], m.bright(), 0.01, 32)
        prism([(-0.24, 0), (0.24, 0), (0.15, -1.35), (0, -1.45), (-0.15, -1.35)], 0.06, 0.16, mat, edge=0.04)


def flange(at, r=3.25, mat=None, release=True):
    """The mount on the body, lens axis towards -y."""
    with group(at, (90, 0, 0)):
        lathe([(r + 0.5, -0.6), (r + 0.42, 0.12), (r + 0.25, 0.22), (r, 0.22)], mat or m.black(), 0.04)
        lathe([(r + 0.1, 0.2), (r + 0.08, 0.32), (r * 0.8, 0.32), (r * 0.78, 0.1)], m.bright(), 0.02)
        for i in range(5):
            a = math.radians(36 + 72 * i)
            screw((r * 0.92 * math.cos(a), r * 0.92 * math.sin(a), 0.32), 0.09)
    if release:
        x, y, z = at
        with group((x + r + 0.35, y, z - 0.3), (90, 0, 0)):
            lathe([(0.32, 0.1), (0.32, 0.42), (0.26, 0.5), (0.0001, 0.5)], m.chrome(), 0.04, 40)


def mirror_box(at, r):
    """The inside of an empty SLR mount: the mirror under the focusing screen."""
    with group(at, (90, 0, 0)):
        lathe([(r * 0.8, 0.3), (r * 0.76, -0.4), (r * 0.74, -0.5)], m.dark(), 0.02)
        wall = m.paint((0.008, 0.008, 0.008), 0.6)
        for x, y, w, h in ((-1.9, 0, 0.1, 3.4), (1.9, 0, 0.1, 3.4), (0, -1.55, 3.8, 0.1)):
            box((w, h, 2.4), (x, y, -1.6), wall, 0)
        box((3.8, 0.1, 2.2), (0, 1.5, -1.5), m.paint((0.5, 0.5, 0.46), 0.7), 0)
        mirror = metal_mirror()
        box((3.5, 3.4, 0.06), (0, -0.05, -1.7), mirror, 0.01, turn=(-42, 0, 0))
        box((3.9, 3.6, 0.1), (0, 0, -3.2), m.dark(), 0)


def metal_mirror():
    return m.metal((0.3, 0.31, 0.33), 0.08, 0.01)


def sensor(at, r, w=3.6, h=2.4):
    """The inside of an empty mirrorless mount: the sensor in its frame."""
    with group(at, (90, 0, 0)):
        lathe([(r * 0.86, 0.3), (r * 0.84, -0.2), (r * 0.8, -0.7)], m.dark(), 0.02)
        disc(r * 0.84, -0.7, m.paint((0.01, 0.01, 0.01), 0.45))
        prism(rounded(w + 0.7, h + 0.7, 0.1), -0.68, -0.6, m.paint((0.02, 0.02, 0.02), 0.4), edge=0.02)
        prism(rounded(w, h, 0.04), -0.6, -0.58, m.paint((0.02, 0.035, 0.05), 0.06, smudge=0.01), edge=0)
        prism(rounded(w, h, 0.04), -0.55, -0.54, m.coated((0.45, 0.75, 1.0), 2.2), edge=0)
        for i in range(10):
            a = math.radians(246 + i * 5.3)
            box((0.11, 0.11, 0.12), (r * 0.76 * math.cos(a), r * 0.76 * math.sin(a), 0.0), m.metal((0.83, 0.62, 0.25), 0.2), 0.02)


def shutter(at, r):
    """The inside of an empty rangefinder mount: cloth curtains in a dark chamber."""
    with group(at, (90, 0, 0)):
        lathe([(r * 0.84, 0.25), (r * 0.82, -0.2), (r * 0.8, -1.3)], m.dark(), 0.02)
        box((r * 1.7, r * 1.7, 0.05), (0, 0, -1.3), m.cloth((0.02, 0.02, 0.02), 20, 0.004), 0)
        lathe([(0.22, 0), (0.22, 0.3), (0.0001, 0.3)], m.bright(), 0.02, 24, (0, r * 0.7, -0.6), (90, 0, 0))


def lamp(at, w, h):
    """A flash window: fresnel ridges over a bright reflector."""
    x, y, z = at
    with group((x, y, z), (90, 0, 0)):
        prism(rounded(w, h, 0.12), -0.1, 0.03, m.black(0.4), edge=0.02)
        box((w * 0.88, h * 0.84, 0.02), (0, 0, 0.03), m.metal((0.75, 0.75, 0.73), 0.3), 0)
        lines = 14
        for i in range(lines):
            box((w * 0.88, h * 0.84 / lines * 0.6, 0.05), (0, (i + 0.5) / lines * h * 0.84 - h * 0.42, 0.05), m.paint((0.72, 0.72, 0.7), 0.12), 0.015)
        prism(rounded(w * 0.9, h * 0.86, 0.06), 0.09, 0.1, m.coated((1, 1, 1), 1.4), edge=0)


def mark(words, at, size=0.5, mat=None, font='gothic', turn=(90, 0, 0), space=1.1):
    flat(words, size, mat or m.white(), at, turn, font, 'CENTER', space)
