"""Medium-format cameras, twin-lens reflexes, folding and instant cameras."""

import math

from kit import materials as m
from kit.shapes import bevel, box, cap, drill, fillet, front, group, lathe, prism, ribs, rounded, solid, tube
from kit.words import flat, ring

from . import backs_medium as backs
from . import dials as d
from .barrel import barrel, glass
from .lens_shop import manual


def cube(lens=True, back=False):
    """A 6x6 reflex: body, magazine behind, hood on top, crank on the flank."""
    trim = m.chrome()
    skin = m.leather(cell=7.0)
    w, h = 9.2, 9.0
    front(fillet([(-w / 2, 0), (w / 2, 0), (w / 2, h), (-w / 2, h)], 0.35, 5), -4.2, 4.2, trim, edge=0.12)
    for side in (-1, 1):
        box((0.12, 7.4, 7.2), (side * (w / 2 + 0.01), 0, 4.5), skin, 0.1)
    front(fillet([(-4.1, 0.7), (4.1, 0.7), (4.1, 8.4), (-4.1, 8.4)], 0.3, 4), -4.26, -4, skin, edge=0.05)
    # Magazine.
    front(fillet([(-4.3, 0.2), (4.3, 0.2), (4.3, 8.7), (-4.3, 8.7)], 0.9, 6), 4.3, 8.4, trim, edge=0.5, segments=6)
    for side in (-1, 1):
        box((0.1, 3.2, 6.6), (side * 4.33, 6.3, 4.5), skin, 0.2)
    box((8.0, 0.16, 0.5), (0, 4.25, 5.0), trim, 0.05)
    # Waist-level hood, standing open.
    for x, y, sx, sy, tilt in ((0, -3.3, 6.6, 0.1, (-8, 0, 0)), (0, 3.3, 6.6, 0.1, (8, 0, 0)), (-3.3, 0, 0.1, 6.4, (0, -8, 0)), (3.3, 0, 0.1, 6.4, (0, 8, 0))):
        box((sx, sy, 3.6), (x * 1.05, y * 1.05, h + 1.7), m.black(0.4), 0.04, turn=tilt)
    box((7.4, 7.2, 0.3), (0, 0, h + 0.1), trim, 0.1)
    with group((w / 2 + 0.06, -1.2, 4.2), (0, 90, 0)):
        lathe([(1.5, 0), (1.45, 0.5), (1.2, 0.6), (0.0001, 0.6)], trim, 0.06)
        ribs(0.1, 0.45, 1.46, 50, 0.04, trim)
        box((0.5, 2.3, 0.16), (0, 1.0, 0.7), trim, 0.08)
        lathe([(0.32, 0.7), (0.3, 1.7), (0.0001, 1.72)], m.black(), 0.06, 32, (0, 2.0, 0))
    with group((w / 2 - 1.1, -4.26, 1.2), (90, 0, 0)):
        d.button((0, 0, 0), 0.4, 0.5)
    z = 4.6
    with group((0, -4.2, z), (90, 0, 0)):
        lathe([(4.0, 0), (3.9, 0.35), (3.6, 0.45), (2, 0.45)], trim, 0.06)
        if lens:
            with group((0, 0, 0.45)):
                manual(length=5.6, r=3.6, r_front=3.5, glass_r=2.2, words=('80mm 1:2.8', '6213847'), grip='ribs', coating='amber', r_mount=3.5)
    for side in (-1, 1):
        d.lug((side * (w / 2 + 0.05), -2.6, 7.6), side)
    if back:
        backs.magazine()


def studio_reflex(back=False):
    """A 6x7 that focuses by bellows on a rack."""
    shell, skin = m.paint((0.014, 0.014, 0.015), 0.4, grain=0.004), m.leather(cell=7.0)
    w, h = 10.8, 10.6
    front(fillet([(-w / 2, 0), (w / 2, 0), (w / 2, h), (-w / 2, h)], 0.5, 5), -4.4, 4.4, shell, edge=0.2, segments=4)
    for side in (-1, 1):
        box((0.12, 7.2, 8.2), (side * (w / 2 + 0.01), 0, 5.2), skin, 0.1)
        with group((side * (w / 2), -2.6, 1.9), (0, 90 * side, 0)):
            lathe([(0.5, 0), (0.5, 0.5)], m.chrome(), 0, 32)
            ribs(0.4, 1.5, 1.35, 40, 0.09, m.black(0.4))
            lathe([(1.36, 1.5), (1.2, 1.56), (0.0001, 1.56)], m.black(0.35), 0.04)
    front(fillet([(-5.3, 0.4), (5.3, 0.4), (5.3, 10.2), (-5.3, 10.2)], 0.9, 6), 4.4, 8.6, shell, edge=0.4, segments=5)
    # Bellows.
    verts, faces, n = [], [], 9
    for i in range(n * 2 + 1):
        r, y = (4.3 if i % 2 else 3.7), -4.4 - i * 0.16
        verts += [(-r, y, 5.2 - r), (r, y, 5.2 - r), (r, y, 5.2 + r), (-r, y, 5.2 + r)]
    for i in range(n * 2):
        faces += [(i * 4 + k, i * 4 + (k + 1) % 4, (i + 1) * 4 + (k + 1) % 4, (i + 1) * 4 + k) for k in range(4)]
    solid(verts, faces, m.leather((0.012, 0.012, 0.012), 14, 0.02), sharp=10)
    front(fillet([(-4.7, 0.6), (4.7, 0.6), (4.7, 9.9), (-4.7, 9.9)], 1.2, 7), -8.2, -7.2, shell, edge=0.2, segments=4)
    for side in (-1, 1):
        box((0.5, 4.4, 0.6), (side * 4.4, -5.6, 0.75), m.bright(), 0.05)
    # Tall hood, folded.
    box((9.0, 8.2, 1.2), (0, 0, h + 0.5), shell, 0.25)
    box((8.0, 7.0, 0.3), (0, 0, h + 1.15), skin, 0.1)
    with group((0, -8.2, 5.0), (90, 0, 0)):
        lathe([(4.1, 0), (4.0, 0.4), (2, 0.4)], m.bright(), 0.05)
        with group((0, 0, 0.4)):
            manual(length=5.0, r=3.7, r_front=3.9, glass_r=2.7, words=('127mm 1:3.5', '10428'), grip='ribs', coating='blue', r_mount=3.6)
    if back:
        backs.roll_back()


def twin(wear=0.3, back=False):
    """A twin-lens reflex."""
    shell = m.black(0.34)
    skin = m.leather(cell=7.5)
    w, deep, h = 7.6, 6.6, 10.4
    edge = m.worn((0.7, 0.69, 0.67), amount=wear)
    core = prism(rounded(w, deep, 0.9), 0.4, h, skin, edge=0.08)
    prism(rounded(w + 0.1, deep + 0.1, 0.9), 0, 0.55, shell, edge=0.1, worn=edge)
    prism(rounded(w + 0.1, deep + 0.1, 0.9), h - 0.5, h, m.chrome(), edge=0.1)
    # The front standard carries both lenses.
    board = fillet([(-2.95, 0.9), (2.95, 0.9), (2.95, 9.7), (-2.95, 9.7)], [2.0, 2.0, 1.6, 1.6], 10)
    plate = front(board, -deep / 2 - 0.75, -deep / 2 + 0.2, shell, edge=0.14, segments=4, worn=edge)
    face = front(fillet([(-2.6, 1.2), (2.6, 1.2), (2.6, 9.4), (-2.6, 9.4)], [1.8, 1.8, 1.4, 1.4], 10), -deep / 2 - 0.82, -deep / 2, m.chrome(), edge=0.06)
    for z in (7.35, 3.35):
        drill([core, plate, face], (0, -deep / 2 - 0.7, z), 1.5, 3)
    for z, words, tint in ((7.35, ('75mm 1:2.8', '4150722'), 'amber'), (3.35, ('80mm 1:2.8', '4150381'), 'multi')):
        with group((0, -deep / 2 - 0.8, z), (90, 0, 0)):
            top = barrel([dict(kind='smooth', h=0.35, r=2.25, mat=m.chrome()), dict(kind='ribs', h=0.4, r=2.0, depth=0.05, pitch=0.14, mat=m.black(0.35)), dict(kind='smooth', h=0.45, r=1.95, mat=m.chrome())])
            for k in range(3):
                box((0.5, 0.16, 0.2), (1.98 * math.cos(k * 2.094), 1.98 * math.sin(k * 2.094), top - 0.1), m.bright(), 0.03, turn=(0, 0, 90 + math.degrees(k * 2.094)))
            glass(top + 0.1, 1.9, 1.32, tint, 0.28, words=[(words[0], 90), (words[1], -90)], rim=m.chrome(), thread=False)
    # Wheels between the lenses, a plate above, knob and crank on the flanks.
    for side in (-1, 1):
        with group((side * 2.1, -deep / 2 - 0.85, 5.35), (90, 0, 0)):
            ribs(-0.2, 0.28, 0.72, 34, 0.05, m.black(0.35))
            lathe([(0.7, 0.28), (0.6, 0.31), (0.0001, 0.31)], m.bright(), 0.02, 40)
    with group((2.1, -deep / 2 - 0.8, 1.7), (90, 0, 0)):
        d.button((0, 0, 0), 0.36, 0.4)
    front(fillet([(-2.4, h - 0.42), (2.4, h - 0.42), (2.4, h + 0.5), (-2.4, h + 0.5)], 0.3, 4), -deep / 2 - 0.12, -deep / 2 + 0.4, m.black(0.3), edge=0.05)
    with group((w / 2 + 0.02, -0.6, 3.4), (0, 90, 0)):
        lathe([(0.6, 0), (0.6, 0.4)], m.chrome(), 0, 32)
        ribs(0.35, 1.25, 1.45, 46, 0.07, m.chrome())
        lathe([(1.46, 1.25), (1.3, 1.32), (0.0001, 1.32)], m.black(0.35), 0.03)
        for i, t in enumerate(('3', '4', '5', '7', '10', '20', '\u221e')):
            ring(t, 1.0, 1.32, 0.3, m.white(), 90 - i * 44)
    with group((-w / 2 - 0.02, 0.4, 6.2), (0, -90, 0)):
        lathe([(0.9, 0), (0.85, 0.35), (0.0001, 0.4)], m.chrome(), 0.05)
        box((0.4, 2.6, 0.14), (0, -1.0, 0.45), m.chrome(), 0.06)
        lathe([(0.28, 0.45), (0.26, 1.2), (0.0001, 1.2)], m.black(), 0.05, 32, (0, -2.1, 0))
    # Hood, open.
    for x, y, sx, sy, tilt in ((0, -2.6, 5.6, 0.08, (-5, 0, 0)), (0, 2.7, 5.6, 0.08, (5, 0, 0)), (-2.75, 0, 0.08, 5.2, (0, -5, 0)), (2.75, 0, 0.08, 5.2, (0, 5, 0))):
        box((sx, sy, 3.4), (x, y, h + 1.65), m.black(0.38), 0.03, turn=tilt)
    for side in (-1, 1):
        d.lug((side * w / 2, 0, h - 1.2), side, False)
    if back:
        backs.twin_back()


def folding(back=False):
    """A 35mm folder, its door open on the struts, the shutter out front."""
    metal, skin = m.chrome(), m.leather(cell=9.0)
    w, h, deep = 13.0, 8.2, 3.0
    from .compact import plan

    shape = plan(w, deep)
    prism([(x * 0.995, y * 0.98) for x, y in shape], 0.8, h - 1.7, skin, edge=0.03)
    prism(shape, 0, 0.85, metal, edge=0.12, segments=4)
    prism(shape, h - 1.75, h, metal, edge=0.16, segments=5)
    y = -deep / 2
    d.window((0.2, y, h - 0.9), 1.0, 0.75, m.chrome())
    d.window((2.6, y, h - 0.9), 0.6, 0.5, m.chrome(), (1, 0.8, 0.5))
    d.shoe((0.2, 0.1, h), m.bright(), 2.0, 1.8)
    d.crank((w / 2 - 1.5, 0, h), 0.85, metal, 0.1)
    d.dial((-w / 2 + 1.7, 0, h), 0.9, 0.3, metal, [36, 30, 24, 18, 12, 6], m.dark())
    d.button((-w / 2 + 3.4, -0.2, h), 0.4, 0.4)
    # Frame of the opening, the door hinged to the right, bellows, shutter.
    front(rounded(6.6, 5.4, 0.3), y - 0.08, y + 0.3, metal, edge=0.04, at=(-0.2, 0, 3.65))
    front(rounded(6.0, 4.9, 0.3), y - 0.1, y + 0.2, m.dark(), edge=0, at=(-0.2, 0, 3.65))
    with group((3.2, y - 0.1, 3.65), (0, 0, -12)):
        box((0.22, 4.8, 5.2), (0.1, -2.4, 0), metal, 0.1, 5)
        box((0.1, 4.3, 4.6), (0.25, -2.4, 0), skin, 0.1)
    verts, faces, n = [], [], 8
    for i in range(n * 2 + 1):
        t = i / (n * 2)
        r, yy = (2.55 - 0.75 * t + (0.22 if i % 2 else 0)), y - i * 0.2
        x = -0.2
        verts += [(x - r, yy, 3.65 - r * 0.85), (x + r, yy, 3.65 - r * 0.85), (x + r, yy, 3.65 + r * 0.85), (x - r, yy, 3.65 + r * 0.85)]
    for i in range(n * 2):
        faces += [(i * 4 + k, i * 4 + (k + 1) % 4, (i + 1) * 4 + (k + 1) % 4, (i + 1) * 4 + k) for k in range(4)]
    solid(verts, faces, m.leather((0.012, 0.012, 0.012), 16, 0.015), sharp=10)
    for zz in (1.7, 5.6):
        for side in (-1, 1):
            tube([(side * 2.9 - 0.2, y, zz), (side * 2.2 - 0.2, y - 3.2, zz)], 0.09, m.bright(), smooth=False)
    with group((-0.2, y - 3.15, 3.65), (90, 0, 0)):
        prism(rounded(4.6, 4.6, 1.2), -0.1, 0.25, metal, edge=0.1)
        top = barrel([dict(kind='smooth', h=0.3, r=2.6, mat=metal, words=[]), dict(kind='ribs', h=0.35, r=2.4, depth=0.06, pitch=0.15, mat=metal), dict(kind='smooth', h=0.4, r=2.2, mat=metal, words=[('1  2  5  10  25  50  100  250  500', 0.2, 90, m.dark()), ('1  2  5  10  25  50  100  250  500', 0.2, -20, m.dark())]), dict(kind='ribs', h=0.35, r=1.75, depth=0.05, pitch=0.13, mat=metal), dict(kind='smooth', h=0.3, r=1.65, mat=metal)], 0.2)
        glass(top + 0.05, 1.6, 1.0, 'amber', 0.3, words=[('50mm 1:2', 90), ('3618204', -90)], rim=metal)
    for side in (-1, 1):
        d.lug((side * (w / 2 - 0.05), 0, h - 1.0), side, False)
    if back:
        backs.folder_back()


def instant(stripe=True, back=False):
    """An instant camera."""
    shell = m.paint((0.02, 0.02, 0.021), 0.4, grain=0.004)
    w, h, deep = 9.4, 9.4, 11.0
    verts = []
    side = fillet([(-5.5, 0), (5.0, 0), (5.0, 5.0), (2.2, 9.3), (-4.2, 9.3), (-4.6, 4.2), (-5.5, 3.4)], [0.8, 0.8, 1.4, 0.9, 0.9, 0.4, 0.5], 8)
    ob = prism([(y, z) for y, z in side], -w / 2, w / 2, shell, turn=(90, 0, 90), edge=0.5, segments=6)
    y = -4.45
    front(rounded(8.2, 4.6, 0.9), y - 0.16, y + 0.4, m.paint((0.006, 0.006, 0.007), 0.12), edge=0.1, at=(0, 0, 6.7))
    with group((0, y - 0.1, 6.5), (90, 0, 0)):
        top = barrel([dict(kind='smooth', h=0.35, r=2.0, mat=shell), dict(kind='smooth', h=0.3, r=1.75)])
        glass(top + 0.05, 1.7, 0.85, 'green', 0.2, words=[('102mm 1:11', 90)], thread=False)
    d.lamp((0, y - 0.15, 8.45), 3.6, 0.9)
    d.window((2.9, y - 0.12, 6.9), 1.1, 0.95)
    with group((-2.9, y - 0.14, 6.6), (90, 0, 0)):
        lathe([(0.62, 0), (0.6, 0.25), (0.5, 0.3), (0.0001, 0.3)], m.paint((0.75, 0.1, 0.02), 0.28), 0.06)
    # Slot, roller door and a picture on its way out.
    front(rounded(8.6, 2.6, 0.3), -5.62, -5.2, m.black(0.42), edge=0.08, at=(0, 0, 1.75))
    box((7.9, 0.3, 0.12), (0, -5.6, 2.55), m.dark(), 0)
    if stripe:
        for i, c in enumerate([(0.55, 0.02, 0.02), (0.7, 0.2, 0.01), (0.75, 0.5, 0.02), (0.05, 0.35, 0.08), (0.02, 0.15, 0.5)]):
            box((0.26, 0.02, 1.0), (-0.62 + i * 0.31, -5.63, 1.35), m.paint(c, 0.4), 0)
    for side in (-1, 1):
        d.lug((side * w / 2, 1, 8.2), side, False)
    if back:
        backs.instant_back()
