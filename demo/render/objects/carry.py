"""Tripods and heads, bags, a case, a strap."""

import math

from kit import materials as m
from kit.shapes import bevel, box, fillet, front, group, lathe, moulded, prism, ribs, rounded, solid, tube
from kit.words import flat


def flip_lock(r, z, mat):
    """A lever that closes a leg's clamp: its hinge, the lever lying along the tube."""
    with group((0, 0, z)):
        box((0.9, 1.0, 1.5), (r + 0.2, 0, 0.4), mat, 0.15)
        box((0.4, 0.75, 3.0), (r + 0.62, 0, -0.6), m.paint((0.03, 0.03, 0.032), 0.35), 0.16)
        lathe([(0.3, -0.6), (0.3, 0.6), (0.2, 0.66), (0.0001, 0.66)], m.bright(), 0.03, 24, (r + 0.45, 0, 0.75), (90, 0, 0))


def tripod(carbon=False, spread=19, mono=False, head=True, more=None):
    """Three legs in three sections with twist or flip locks, spider, column."""
    leg = m.paint((0.02, 0.02, 0.022), 0.22, coat=0.6) if carbon else m.paint((0.02, 0.02, 0.021), 0.34)
    joint = m.paint((0.05, 0.05, 0.055), 0.35, grain=0.003) if carbon else m.paint((0.012, 0.012, 0.012), 0.4)
    trim = m.metal((0.55, 0.55, 0.55), 0.3)

    def limb(length=26.0):
        z, r = 0.0, 1.5
        lathe([(0.0001, 0), (r, 0), (r, -length * 0.34)], leg, 0, 48)
        for k in range(3):
            if k < 2:
                low = -length * (0.34 + 0.32 * k)
                lathe([(r * 1.0, low + 1.3), (r * 1.22, low + 1.2), (r * 1.22, low - 0.3), (r * 0.8, low - 0.5)], joint, 0.08, 48)
                if carbon or mono:
                    ribs(low - 0.1, low + 1.0, r * 1.2, 30, 0.06, m.rubber())
                else:
                    flip_lock(r * 1.22, low, joint)
                r *= 0.82
                lathe([(r, low), (r, low - length * 0.33)], leg, 0, 48)
        foot = -length * 1.0
        lathe([(r * 0.9, foot + 0.3), (r * 1.25, foot - 0.2), (r * 1.2, foot - 1.3), (0.6, foot - 1.8), (0.0001, foot - 1.85)], m.rubber(), 0.2, 48)

    if mono:
        limb(30)
        lathe([(1.5, 0), (1.75, 0.1), (1.75, 5.2), (1.5, 5.4)], m.paint((0.013, 0.013, 0.013), 0.8, grain=0.02), 0.15, 48)
        lathe([(1.5, 5.4), (1.9, 5.6), (2.2, 6.4), (2.2, 6.8), (0.0001, 6.8)], joint, 0.06, 64)
        ribs(6.1, 6.7, 2.15, 60, 0.06, joint)
        lathe([(0.45, 6.8), (0.45, 7.7), (0.0001, 7.75)], m.bright(), 0.04, 32)
        tube([(1.8, 0, 5.0), (3.2, 0.2, 3.8), (3.4, 0.1, 0.5), (2.6, 0, -1.4), (2.2, 0, 1.5), (1.9, 0, 4.4)], 0, m.cloth((0.014, 0.014, 0.014)), flat=(1.1, 0.12))
        return
    top = 26
    with group((0, 0, top)):
        lathe([(2.1, -0.6), (2.5, -0.2), (2.6, 1.4), (2.2, 2.0), (1.7, 2.1)], joint, 0.15)
        for k in range(3):
            a = 90 + 120 * k + 30
            with group((0, 0, 0), (0, 0, a)):
                box((2.2, 2.6, 2.4), (3.0, 0, 0.6), joint, 0.35, 5)
                with group((3.9, 0, 0.4), (0, -spread, 0)):
                    limb()
                    lathe([(1.52, 0.8), (1.52, -0.2)], joint, 0.1, 48)
                    if more:
                        more(k)
                    if k == 0:
                        lathe([(1.75, -0.9), (1.85, -1.0), (1.85, -6.6), (1.7, -6.8)], m.paint((0.014, 0.014, 0.014), 0.85, grain=0.02), 0.12, 48)
        lathe([(1.35, -9), (1.35, 5.2)], leg, 0, 48)
        lathe([(1.35, 2.0), (1.75, 2.2), (1.75, 3.4), (1.4, 3.6)], joint, 0.1, 48)
        ribs(2.3, 3.3, 1.74, 32, 0.06, m.rubber())
        lathe([(1.3, -9), (0.9, -9.4), (0.5, -9.5), (0.0001, -9.5)], joint, 0.1, 40)
        lathe([(1.4, 5.2), (2.8, 5.4), (2.8, 5.8), (0.0001, 5.8)], trim, 0.05)
        if head:
            with group((0, 0, 5.8)):
                ball_head(0.62)


def ball_head(size=1.0):
    """Ball, housing, knobs, quick-release clamp."""
    shell = m.paint((0.016, 0.016, 0.017), 0.32)
    with group(size=size):
        lathe([(3.0, 0), (3.05, 0.3), (3.0, 1.0), (2.7, 1.1)], shell, 0.08)
        for i in range(24):
            a = math.radians(i * 15)
            box((0.03, 0.02, 0.22 if i % 2 else 0.36), (3.05 * math.cos(a), 3.05 * math.sin(a), 0.72), m.white(), 0, turn=(0, 0, math.degrees(a)))
        lathe([(2.6, 1.1), (2.9, 1.3), (3.0, 4.6), (2.7, 5.2), (2.2, 5.4), (2.1, 5.0)], shell, 0.15)
        ball = m.metal((0.42, 0.42, 0.43), 0.22)
        curve = [(2.25 * math.cos(t), 5.0 + 2.25 * math.sin(t)) for t in [math.radians(-60 + i * 7) for i in range(18)]]
        lathe(curve, ball, 0, 96)
        lathe([(0.9, 6.7), (0.85, 7.7), (1.6, 7.9), (1.9, 8.3)], shell, 0.08)
        with group((0, 0, 8.3)):
            box((5.2, 3.8, 0.9), (0, 0, 0.4), shell, 0.12)
            for side in (-1, 1):
                box((5.2, 0.7, 0.6), (0, side * 1.75, 1.1), shell, 0.12)
            lathe([(0.3, 0), (0.3, 0.2), (0.0001, 0.2)], m.paint((0.3, 0.6, 0.1), 0.15), 0.02, 32, (1.8, 0, 0.85))
            with group((0, -2.1, 0.6), (90, 0, 0)):
                lathe([(0.5, 0), (0.5, 0.7)], m.bright(), 0, 32)
                ribs(0.6, 1.6, 1.2, 12, 0.16, m.rubber())
                lathe([(1.2, 1.6), (0.9, 1.7), (0.0001, 1.7)], m.rubber(), 0.06)
        for turn, r, out in ((-20, 1.5, 1.6), (150, 0.9, 1.2)):
            with group((0, 0, 3.2), (0, 0, turn)):
                with group((2.9, 0, 0), (0, 90, 0)):
                    lathe([(0.6, 0), (0.6, 0.8)], m.bright(), 0, 32)
                    ribs(0.6, 0.6 + out, r, 14, 0.18, m.rubber())
                    lathe([(r, 0.6 + out), (r * 0.7, 0.75 + out), (0.0001, 0.75 + out)], m.rubber(), 0.08)


def shoulder_bag(color=(0.2, 0.17, 0.09), trim=(0.14, 0.055, 0.02), w=36, h=23, deep=12, press=False):
    """A canvas bag: soft box, flap with straps and buckles, pockets, shoulder strap."""
    canvas, hide = m.cloth(color, 9.0, 0.03), m.leather(trim, 5.0, 0.02, 0.45, 0.4)
    brass = m.metal((0.72, 0.55, 0.25), 0.28)

    def soft():
        box((w, deep, h), (0, 0, h / 2), canvas, 2.2, 8)
        for side in (-1, 1):
            box((3.2, deep * 0.8, h * 0.6), (side * (w / 2 + 0.5), 0, h * 0.36), canvas, 1.3, 6)
        for side in (-1, 1):
            box((w * 0.4, 3.4, h * 0.55), (side * w * 0.23, -deep / 2 - 0.7, h * 0.33), canvas, 1.2, 6)

    moulded(soft, 0.42, 10, canvas)
    # The flap lies over top and front, sagging at its edge.
    rows, cols = 30, 24
    verts = []
    path = [(deep / 2 + 0.35, h * 0.72), (deep / 2 + 0.4, h + 0.1), (deep / 2 - 1.5, h + 0.75), (-deep / 2 + 1.5, h + 0.75), (-deep / 2 - 0.6, h - 0.1), (-deep / 2 - 2.65, h * 0.62), (-deep / 2 - 2.85, h * 0.3)]
    fine = fillet(path, 3.0, 8, closed=False)
    for i, (y, z) in enumerate(fine):
        t = i / (len(fine) - 1)
        for k in range(cols + 1):
            x = (k / cols - 0.5) * (w + 0.9)
            drop = 0.25 * math.cos(k / cols * math.pi * 4) * t * t + 1.1 * (abs(k / cols - 0.5) * 2) ** 6
            verts.append((x, y + 0.08 * math.sin(k * 1.7 + i), z - drop * (0.3 + t)))
    faces = [(i * (cols + 1) + k, i * (cols + 1) + k + 1, (i + 1) * (cols + 1) + k + 1, (i + 1) * (cols + 1) + k) for i in range(len(fine) - 1) for k in range(cols)]
    flap = solid(verts, faces, canvas, sharp=80)
    thick = flap.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness, thick.offset = 0.35, 1
    fine_mod = flap.modifiers.new('round', 'SUBSURF')
    fine_mod.levels = fine_mod.render_levels = 1
    # Straps over the flap, each through its buckle.
    for side in (-1, 1):
        x = side * w * 0.24
        if press:
            tube([(x, -deep / 2 - 1.2, h * 0.95), (x, -deep / 2 - 3.4, h * 0.62), (x, -deep / 2 - 3.6, h * 0.3), (x, -deep / 2 - 3.2, h * 0.16)], 0, m.cloth((0.014, 0.014, 0.014)), flat=(2.4, 0.3))
            box((2.2, 0.5, 1.6), (x, -deep / 2 - 3.2, h * 0.2), m.metal((0.5, 0.5, 0.5), 0.3), 0.2)
        else:
            tube([(x, -deep / 2 - 1.3, h * 0.99), (x, -deep / 2 - 3.5, h * 0.66), (x, -deep / 2 - 3.6, h * 0.3), (x, -deep / 2 - 3.3, h * 0.1)], 0, hide, flat=(2.2, 0.3))
            ring = [(x - 1.4, -deep / 2 - 3.3, h * 0.2), (x + 1.4, -deep / 2 - 3.3, h * 0.2), (x + 1.4, -deep / 2 - 3.4, h * 0.3), (x - 1.4, -deep / 2 - 3.4, h * 0.3)]
            tube(ring, 0.16, brass, closed=True, smooth=False)
            lathe([(0.35, 0), (0.3, 0.2), (0.0001, 0.25)], brass, 0.04, 24, (x, -deep / 2 - 3.3, h * 0.14), (90, 0, 0))
    for side in (-1, 1):
        lathe([(0.0001, 0), (1.1, 0), (1.1, 0.3), (0.0001, 0.3)], hide, 0.08, 32, (side * (w / 2 + 1.6), 0, h * 0.86), (0, 90, 0))
    strap = m.cloth(color if not press else (0.014, 0.014, 0.014), 12, 0.02)
    s = w / 2
    tube([(-s - 1.7, 0, h * 0.84, 90), (-s - 1.5, 0, h + 5, 90), (-s * 0.4, 4.5, h + 11, 70), (s * 0.4, 5.5, h + 10, 70), (s + 1.5, 0.5, h + 5, 90), (s + 1.7, 0, h * 0.84, 90)], 0, strap, flat=(3.4, 0.3))
    tube([(-3.6, 0, h + 0.7), (-3.4, 0, h + 3.0), (0, 0, h + 4.0), (3.4, 0, h + 3.0), (3.6, 0, h + 0.7)], 0.55, hide)


def backpack():
    shell = m.cloth((0.05, 0.052, 0.056), 16.0, 0.012, 0.1)
    w, h, deep = 29, 45, 16
    hide = m.leather((0.09, 0.04, 0.018), 5.0, 0.02, 0.5)

    def soft():
        front(fillet([(-w / 2, 0), (w / 2, 0), (w / 2 - 1.0, h), (-w / 2 + 1.0, h)], [4, 4, 7, 7], 8), -deep / 2, deep / 2, shell, edge=3.2, segments=7)
        front(fillet([(-w / 2 + 1.4, 1.5), (w / 2 - 1.4, 1.5), (w / 2 - 2.4, h - 14), (-w / 2 + 2.4, h - 14)], [3, 3, 2, 2], 8), -deep / 2 - 2.0, 0, shell, edge=1.6, segments=6)

    moulded(soft, 0.45, 8, shell)
    # Flap over the top, its edge held by an aluminum hook.
    path = [(deep / 2 - 1, h - 1.6), (deep / 2 - 3, h + 0.5), (-deep / 2 + 4, h + 0.4), (-deep / 2 - 0.6, h - 4), (-deep / 2 - 2.3, h - 14), (-deep / 2 - 2.5, h - 19)]
    fine, cols, verts = fillet(path, 5.0, 8, closed=False), 22, []
    for i, (y, z) in enumerate(fine):
        for k in range(cols + 1):
            x = (k / cols - 0.5) * (w - 2.2)
            round_off = (abs(k / cols - 0.5) * 2) ** 5
            verts.append((x, y + 1.5 * round_off * (y < -6), z - 0.9 * round_off))
    faces = [(i * (cols + 1) + k, i * (cols + 1) + k + 1, (i + 1) * (cols + 1) + k + 1, (i + 1) * (cols + 1) + k) for i in range(len(fine) - 1) for k in range(cols)]
    flap = solid(verts, faces, shell, sharp=80)
    thick = flap.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness, thick.offset = 0.5, 1
    for z in (h - 22.5, h - 27):
        box((w - 6, 0.35, 1.6), (0, -deep / 2 - 2.3, z), m.cloth((0.03, 0.03, 0.032)), 0.1)
    box((5.5, 0.8, 2.0), (0, -deep / 2 - 2.9, h - 18.6), m.metal((0.35, 0.35, 0.36), 0.32), 0.35)
    box((2.4, 0.3, 4.2), (0, -deep / 2 - 2.7, h - 21.6), hide, 0.12)
    tube([(-4.5, 3, h - 0.5), (-4.3, 3.2, h + 4.0), (4.3, 3.2, h + 4.0), (4.5, 3, h - 0.5)], 0, m.cloth((0.03, 0.03, 0.032)), flat=(2.2, 0.6))
    for side in (-1, 1):
        tube([(side * (w / 2 - 1), 2, 5, 0), (side * (w / 2 + 3.0), 5, 12, 0), (side * (w / 2 + 2.4), 8, 26, 0), (side * 7, 8.5, h - 3, 0)], 0, m.cloth((0.03, 0.03, 0.032)), flat=(4.6, 1.0))
        box((0.5, 9, 0.8), (side * (w / 2 + 0.1), -1, 24), m.dark(), 0.1)


def hard_case():
    shell = m.paint((0.014, 0.014, 0.015), 0.5, grain=0.02)
    w, h, deep = 35, 56, 23

    def build():
        box((w, deep, h), (0, 0, h / 2), shell, 1.5, 6)
        for x in (-11, -3.7, 3.7, 11):
            box((2.6, 1.4, h * 0.62), (x, -deep / 2 - 0.4, h * 0.5), shell, 0.5)

    moulded(build, 0.5, 3, shell)
    box((w + 0.9, 2.2, h + 0.6), (0, 1.5, h / 2), shell, 0.7)
    for z in (16, 40):
        for side in (-1, 1):
            box((1.1, 5.5, 5.0), (side * (w / 2 + 0.5), 1.2, z), m.paint((0.02, 0.02, 0.021), 0.35), 0.35)
            box((0.5, 2.4, 3.0), (side * (w / 2 + 1.2), 1.2, z), m.paint((0.05, 0.05, 0.05), 0.35), 0.2)
    for x in (-9, 9):
        box((5.0, 5.5, 1.1), (x, 1.2, h + 0.6), m.paint((0.02, 0.02, 0.021), 0.35), 0.35)
    tube([(-5, 0.5, h + 0.3), (-5, 0.5, h + 3.6), (5, 0.5, h + 3.6), (5, 0.5, h + 0.3)], 0.95, m.rubber())
    box((12, 0.5, 5), (0, -deep / 2 - 1.0, h * 0.86), m.metal((0.55, 0.55, 0.55), 0.35), 0.2)
    flat('1510', 2.6, m.dark(), (0, -deep / 2 - 1.27, h * 0.86), (90, 0, 0), 'bold')
    for side in (-1, 1):
        with group((side * (w / 2 - 3.5), deep / 2 - 1.5, 1.6), (0, 90, 0)):
            lathe([(2.3, -1.2), (2.5, -0.8), (2.5, 0.8), (2.3, 1.2), (0.0001, 1.2)], m.rubber(), 0.2, 48)


def strap():
    """A camera strap, coiled."""
    web = m.cloth((0.018, 0.018, 0.02), 18, 0.01, 0.1)
    hide, steel = m.leather((0.016, 0.012, 0.01), 8, 0.01), m.metal((0.3, 0.3, 0.3), 0.3)
    points = []
    for i in range(46):
        a, r = i * 0.42, 5.2 - 0.028 * i
        points.append((r * math.cos(a) + 0.5 * math.sin(i * 0.31), r * math.sin(a) * 0.92, 2.2 + 0.35 * math.sin(i * 0.6), 90))
    tube(points, 0, web, flat=(4.0, 0.28))
    x, y, z = points[0][:3]
    tube([(x, y, z, 90), (x + 1.0, y - 3.4, 1.5, 60), (x + 2.8, y - 6.2, 0.7, 15), (x + 5.8, y - 7.4, 0.35, 0), (x + 8.4, y - 7.6, 0.3, 0)], 0, web, flat=(2.6, 0.22))
    with group((x + 8.0, y - 7.6, 0.4)):
        box((3.2, 3.2, 0.5), (0, 0, 0.1), hide, 0.15)
        for k in (-0.9, 0.9):
            lathe([(0.3, 0.3), (0.24, 0.45), (0.0001, 0.46)], steel, 0.03, 24, (k, 0, 0.05))
        tube([(1.6, -0.6, 0.2), (3.4, -0.7, 0.15), (4.4, 0, 0.12), (3.4, 0.7, 0.15), (1.6, 0.6, 0.2)], 0.13, m.dark())
        with group((5.0, 0, 0)):
            lathe([(1.05, 0.02), (1.1, 0.2), (0.95, 0.38), (0.0001, 0.4)], m.paint((0.02, 0.02, 0.02), 0.3), 0.08, 48)
            lathe([(0.5, 0.39), (0.45, 0.43), (0.0001, 0.43)], m.paint((0.6, 0.03, 0.02), 0.35), 0.02, 32)
    box((3.4, 1.0, 0.6), (x + 4.6, y - 7.1, 0.5), steel, 0.2, turn=(0, 0, -12))


def lean(build, turn=(0, 88, 24)):
    """Lays something long across the ground."""
    with group((0, 0, 2), turn):
        build()
