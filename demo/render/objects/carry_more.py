"""More views of bags, tripods and straps: backs, insides, locks, feet and accessories."""

import math
import random

from kit import materials as m
from kit.shapes import box, fillet, front, group, lathe, prism, ribs, rounded, tube
from kit.words import flat

from .carry import backpack, ball_head, hard_case, shoulder_bag, tripod
from .lens_wear import flat_scuffs, scuffs

SILVER = (0.6, 0.59, 0.57)


def leg_marks(_):
    """Scratches from rocks on the lower tubes, each leg its own."""
    mat = m.metal(SILVER, 0.4)
    scuffs(1.02, -22.5, -60, 5.5, 230, 46, mat, seed=3, long=1.1, width=0.06, slant=(20, 85))
    scuffs(1.24, -15.5, -60, 5.0, 230, 22, mat, seed=8, long=0.9, width=0.05, slant=(30, 85))


def monopod_on_ground(turn=(0, 88, 24)):
    with group((0, 0, 2), turn):
        tripod(mono=True)
        # The strap has lost threads along its edge.
        dice = random.Random(5)
        for _ in range(34):
            z = dice.uniform(-0.8, 3.4)
            x = 3.3 - abs(z - 1.6) * 0.12
            y = 0.55 + dice.random() * 0.1
            tube([(x, y, z), (x + dice.uniform(-0.2, 0.3), y + 0.35, z + dice.uniform(-0.3, 0.3)), (x + dice.uniform(-0.4, 0.5), y + 0.6 + dice.random() * 0.4, z + dice.uniform(-0.5, 0.5))], 0.018, m.cloth((0.03, 0.03, 0.03)))


def monopod_foot():
    """The lower end with its spike, and the unscrewed rubber foot."""
    steel = m.metal((0.5, 0.5, 0.5), 0.25)
    tubes = m.paint((0.02, 0.02, 0.022), 0.22, coat=0.6)
    joint = m.paint((0.012, 0.012, 0.012), 0.4)
    with group((0, 0, 1.6), (0, 88, 30)):
        lathe([(1.25, -9), (1.25, -3)], tubes, 0, 64)
        lathe([(1.25, -3.4), (1.5, -3.2), (1.5, -1.6), (1.1, -1.4)], joint, 0.08, 64)
        ribs(-3.1, -1.8, 1.48, 34, 0.06, m.rubber())
        lathe([(1.0, -1.6), (1.0, 3.4)], tubes, 0, 64)
        lathe([(1.0, 3.3), (1.15, 3.4), (1.15, 4.2), (0.9, 4.3)], joint, 0.05, 64)
        for i in range(7):
            lathe([(0.38, 4.25 + i * 0.12), (0.44, 4.31 + i * 0.12), (0.38, 4.37 + i * 0.12)], steel, 0, 40)
        lathe([(0.4, 5.1), (0.4, 5.4), (0.12, 6.6), (0.0001, 6.7)], steel, 0.03, 40)
    with group((4.6, -5.0, 0)):
        lathe([(0.45, 2.0), (1.1, 2.0), (1.35, 1.5), (1.45, 0.5), (1.3, 0.0), (0.0001, 0.0)], m.rubber(), 0.2, 64)
        lathe([(0.45, 2.0), (0.42, 1.0), (0.0001, 1.0)], m.dark(), 0, 40)


def ball_head_worn(plate=False):
    ball_head()
    raw = m.metal((0.55, 0.54, 0.52), 0.38)
    scuffs(3.02, 4.3, -62, 0.5, 7, 60, raw, seed=2, long=0.28, width=0.09, slant=(0, 90))
    scuffs(3.06, 0.6, -104, 0.5, 8, 50, raw, seed=6, long=0.3, width=0.08, slant=(0, 40))
    if plate:
        with group((8.2, -4.2, 0), (0, 0, -24)):
            prism(rounded(6.4, 3.8, 0.3), 0, 0.75, m.paint((0.016, 0.016, 0.017), 0.35), edge=0.12)
            prism(rounded(5.6, 3.2, 0.3), 0.74, 0.8, m.rubber(), edge=0.03)
            for y in (-1.05, 1.05):
                box((5.2, 0.12, 0.04), (0, y, 0.81), m.dark(), 0)
            lathe([(0.62, 0.76), (0.62, 0.86), (0.32, 0.88), (0.32, 1.5), (0.0001, 1.5)], m.bright(), 0.03, 40)


def messenger_back(press=False):
    """The back: a pocket along it, its edge held open."""
    if press:
        shoulder_bag((0.018, 0.018, 0.019), press=True, w=34, h=22, deep=15)
        w, h, deep, color = 34, 22, 15, (0.018, 0.018, 0.019)
    else:
        shoulder_bag()
        w, h, deep, color = 36, 23, 12, (0.2, 0.17, 0.09)
    cloth, hide = m.cloth(color, 9.0, 0.03), m.leather((0.14, 0.055, 0.02), 5.0, 0.02, 0.45, 0.4)
    lining = m.cloth((0.3, 0.26, 0.17) if not press else (0.03, 0.03, 0.03), 16.0, 0.01)
    y = deep / 2
    front(rounded(w * 0.84, h * 0.74, 1.0), -y - 0.25, -y + 0.6, lining, edge=0.15, at=(0, 0, h * 0.42)).rotation_euler[2] = math.pi
    with group((0, y + 0.3, h * 0.1), (-9, 0, 0)):
        box((w * 0.86, 0.5, h * 0.56), (0, 0.1, h * 0.28), cloth, 0.2)
        box((w * 0.86, 0.62, 0.9), (0, 0.1, h * 0.56), hide if not press else cloth, 0.2)
    if not press:
        ink = m.paint((0.012, 0.014, 0.05), 0.7)
        for x, z, r in ((-4.0, h * 0.735, 0.75), (-3.3, h * 0.72, 0.4), (-4.9, h * 0.75, 0.3), (-2.6, h * 0.745, 0.18)):
            lathe([(r, 0), (0.0001, 0.02)], ink, 0, 28, (x, y + 0.27, z), (-90, 0, 0))


def insert(w=26, deep=10, h=15, color=(0.16, 0.13, 0.07)):
    """A padded insert with its dividers, open above."""
    felt = m.cloth(color, 22.0, 0.01)
    for side in (-1, 1):
        box((w, 1.1, h), (0, side * deep / 2, h / 2), felt, 0.5)
        box((1.1, deep, h), (side * w / 2, 0, h / 2), felt, 0.5)
    box((w, deep, 0.8), (0, 0, 0.4), felt, 0.3)
    for x, tall in ((-w * 0.18, 0.86), (w * 0.17, 0.82)):
        box((0.9, deep - 1.0, h * tall), (x, 0, h * tall / 2), felt, 0.4)


def messenger_insert():
    shoulder_bag()
    with group((4, -24, 0), (0, 0, 12)):
        insert()


def press_insert():
    shoulder_bag((0.018, 0.018, 0.019), press=True, w=34, h=22, deep=15)
    with group((-3, -27, 0), (0, 0, -10)):
        insert(28, 13, 15, (0.02, 0.02, 0.021))
        box((27, 0.9, 12), (0, 0, 6.5), m.cloth((0.02, 0.02, 0.021), 22.0, 0.01), 0.4)


def backpack_back():
    """Harness side: the padded back, and the load lifters."""
    backpack()
    pad, web = m.cloth((0.035, 0.036, 0.038), 26.0, 0.02), m.cloth((0.03, 0.03, 0.032))
    for x in (-5.6, 5.6):
        front(rounded(9.6, 33, 2.2), -1.6, 0, pad, edge=0.8, at=(x, 8.2, 20)).rotation_euler[2] = math.pi
    box((25, 0.5, 3.2), (0, 8.5, 39.5), web, 0.2)
    for side in (-1, 1):
        box((2.6, 0.6, 3.2), (side * 11.5, 9.3, 9.5), m.paint((0.4, 0.4, 0.41), 0.35), 0.25)


def case_open():
    """The hard case lying open: yellow dividers below, foam above."""
    shell = m.paint((0.014, 0.014, 0.015), 0.5, grain=0.02)
    yellow, grey = m.cloth((0.62, 0.4, 0.03), 30.0, 0.012), m.paint((0.035, 0.035, 0.037), 0.95)
    w, deep, h = 56, 36, 16

    def tray(tall):
        for side in (-1, 1):
            box((w, 1.4, tall), (0, side * deep / 2, tall / 2), shell, 0.5)
            box((1.4, deep, tall), (side * w / 2, 0, tall / 2), shell, 0.5)
        box((w, deep, 1.0), (0, 0, 0.5), shell, 0.4)
        box((w + 1.6, 2.2, 1.2), (0, -deep / 2, tall - 0.6), shell, 0.3)

    tray(h)
    box((w - 2.4, deep - 2.4, 0.6), (0, 0, 1.2), yellow, 0.2)
    for side in (-1, 1):
        box((w - 2, 1.3, h - 2.2), (0, side * (deep / 2 - 1.5), h / 2), yellow, 0.5)
        box((1.3, deep - 3, h - 2.2), (side * (w / 2 - 1.5), 0, h / 2), yellow, 0.5)
    for x, y, a, b in ((-9, 0, 1.3, deep - 4), (10, 0, 1.3, deep - 4), (-18, 3, 16, 1.3), (18.5, -4, 15, 1.3)):
        box((a, b, h - 4), (x, y, h / 2 - 0.4), yellow, 0.5)
    rim = [(-w / 2, -deep / 2), (w / 2, -deep / 2), (w / 2, deep / 2), (-w / 2, deep / 2)]
    tube([(x, y, h + 0.05) for x, y in fillet(rim, 1.5, 4)], 0.22, m.rubber(), closed=True)
    with group((0, deep / 2 + 0.6, h), (74, 0, 0)):
        with group((0, deep / 2, 0)):
            tray(6.5)
            box((w - 3, deep - 3, 3.4), (0, 0, 2.6), grey, 0.3)
            for i in range(13):
                for k in range(8):
                    lathe([(1.7, 0), (1.2, 0.7), (0.5, 1.2), (0.0001, 1.3)], grey, 0, 10, (-24 + i * 4, -14 + k * 4, 4.2))
    for x in (-17, 17):
        box((5.0, 1.4, 4.6), (x, -deep / 2 - 1.4, h - 3.4), m.paint((0.02, 0.02, 0.021), 0.35), 0.4)
    tube([(-6, -deep / 2 - 0.6, h - 4), (-6, -deep / 2 - 3.6, h - 4), (6, -deep / 2 - 3.6, h - 4), (6, -deep / 2 - 0.6, h - 4)], 0.9, m.rubber())


def case_marks():
    """The hard case, scratched all over, its valve beside the handle."""
    hard_case()
    marks = m.paint((0.13, 0.13, 0.132), 0.6)
    flat_scuffs((0, -12.7, 30), -90, 30, 50, 90, marks, seed=4, long=5.0, width=0.13, slant=(0, 180))
    flat_scuffs((17.62, -4, 28), 0, 12, 48, 70, marks, seed=5, long=4.0, width=0.13, slant=(0, 180))
    with group((11, -12.2, 48), (90, 0, 0)):
        lathe([(1.7, 0), (1.7, 0.7), (1.4, 0.9), (0.0001, 0.9)], m.paint((0.04, 0.04, 0.04), 0.35), 0.08, 40)
        ribs(0.1, 0.7, 1.7, 20, 0.12, m.paint((0.04, 0.04, 0.04), 0.4))
    flat('PRESSURE RELEASE', 0.55, m.paint((0.1, 0.1, 0.1), 0.5), (11, -12.9, 45.2), (90, 0, 0), 'bold')


def anchor(at, turn=0, tint=(0.6, 0.03, 0.02)):
    """A disc on its loop of cord."""
    with group(at, (0, 0, turn)):
        tube([(1.0, 0, 0.2), (2.2, 0.55, 0.15), (3.6, 0.4, 0.12), (3.9, 0, 0.12), (3.6, -0.4, 0.12), (2.2, -0.55, 0.15)], 0.12, m.dark(), closed=True)
        lathe([(1.05, 0.02), (1.1, 0.2), (0.95, 0.38), (0.0001, 0.4)], m.paint((0.02, 0.02, 0.02), 0.3), 0.08, 48)
        lathe([(0.5, 0.39), (0.45, 0.43), (0.0001, 0.43)], m.paint(tint, 0.35), 0.02, 32)


def strap_parts():
    """Four anchors, the base plate and its key."""
    for i, (x, y, turn) in enumerate(((-5.4, 2.6, 20), (-1.0, 3.2, -35), (-5.6, -1.6, 70), (-1.6, -1.4, 10))):
        anchor((x, y, 0), turn)
    with group((5.4, 0.4, 0), (0, 0, -14)):
        prism(rounded(4.0, 4.0, 0.5), 0, 0.6, m.paint((0.016, 0.016, 0.017), 0.35), edge=0.14)
        prism(rounded(3.2, 3.2, 0.4), 0.6, 0.68, m.rubber(), edge=0.03)
        lathe([(0.62, 0.62), (0.62, 0.74), (0.32, 0.78), (0.32, 1.3), (0.0001, 1.3)], m.bright(), 0.03, 40)
        for x in (-1.5, 1.5):
            for y in (-1.5, 1.5):
                lathe([(0.28, 0.6), (0.2, 0.69), (0.0001, 0.69)], m.dark(), 0.02, 24, (x, y, 0))
    tube([(4.4, -4.6, 0.15), (7.8, -4.2, 0.15), (7.9, -4.18, 0.15)], 0.15, m.bright(), smooth=False)
    tube([(4.4, -4.6, 0.15), (4.2, -3.4, 0.15)], 0.15, m.bright(), smooth=False)


def adjuster():
    """The aluminum adjuster on its webbing, with bare metal at the edges."""
    web = m.cloth((0.018, 0.018, 0.02), 18, 0.01, 0.1)
    worn = m.worn(SILVER, (0.014, 0.014, 0.015), 1.0, 0.3)
    with group((0, 0, 0.4), (0, 0, 24)):
        tube([(-9, 0.6, 0), (-5, 0.2, 0.1), (0, 0, 0.35), (4, 0, 0.2), (9, -0.6, 0)], 0, web, flat=(4.2, 0.3))
        tube([(-2, 0, 0.7), (3, 0.2, 0.9), (8, 1.2, 0.5)], 0, web, flat=(4.0, 0.28))
        for x in (-1.9, 1.9):
            box((0.9, 5.2, 0.9), (x, 0, 0.7), m.black(0.35), 0.3, 5, worn=worn)
        for y in (-2.4, 2.4):
            box((4.6, 0.6, 0.8), (0, y, 0.7), m.black(0.35), 0.25, 5, worn=worn)
        box((2.6, 4.0, 0.35), (0.4, 0, 1.25), m.black(0.35), 0.16, worn=worn, turn=(0, -9, 0))
        flat_scuffs((0, -2.72, 0.7), -90, 4.0, 0.6, 40, m.metal(SILVER, 0.35), seed=3, long=0.5, width=0.04, slant=(0, 30))
