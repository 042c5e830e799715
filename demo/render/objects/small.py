"""Small accessories: filters, adapters, flashes, meters, batteries, readers."""

import math

from kit import materials as m
from kit.shapes import box, cap, disc, fillet, front, group, lathe, prism, ribs, rounded, tube
from kit.words import around, flat, ring

from . import dials as d


def filter_ring(r=4.1, tint=(0.55, 0.75, 1.0), words='77mm  CIRCULAR POL', glass=None, turning=True):
    """A screw-in filter lying flat."""
    brass = m.black(0.25)
    lathe([(r * 0.93, -0.35), (r * 0.97, -0.35), (r * 0.97, 0.0), (r, 0.02), (r, 0.32), (r * 0.94, 0.32)], brass, 0.02, 144)
    if turning:
        ribs(0.34, 0.66, r * 0.985, 160, 0.03, brass)
        lathe([(r * 0.985, 0.66), (r * 0.95, 0.7), (r * 0.92, 0.5), (r * 0.9, 0.2)], brass, 0.015, 144)
    ring(words, r * 0.96, 0.66 if turning else 0.33, 0.14, m.white(), -90)
    around(words, r, 0.17, 0.2, m.white(), -70)
    disc(r * 0.94, 0.18, glass or m.coated(tint, 1.1))
    if not glass:
        disc(r * 0.94, 0.12, m.coated((0.35, 0.36, 0.38), 1.3))


def filters():
    filter_ring()
    with group((5.9, 2.6, 0.0), (0, 0, 40)):
        # Its flat case, open beside it.
        prism(rounded(10.4, 10.4, 1.2), -0.35, 0.5, m.paint((0.02, 0.02, 0.022), 0.35), edge=0.2)
        prism(rounded(9.6, 9.6, 1.0), 0.5, 0.52, m.cloth((0.05, 0.05, 0.055), 30, 0.005), edge=0)


def square_filter():
    """A very dark square in its tin, the pouch open."""
    tin = m.metal((0.6, 0.6, 0.6), 0.35)
    with group((2.4, 3.0, 0), (0, 0, 12)):
        prism(rounded(12, 12, 0.8), 0, 0.7, tin, edge=0.15)
        prism(rounded(11.2, 11.2, 0.6), 0.7, 0.72, m.paint((0.03, 0.03, 0.03), 0.8), edge=0)
        flat('ND 3.0  \u00b7  10 STOPS', 0.7, m.white(), (0, -4.6, 0.73), (0, 0, 0), 'bold')
    with group((-1.2, -1.8, 0.9), (8, -3, -14)):
        prism(rounded(10, 10, 0.15), 0, 0.2, m.paint((0.004, 0.004, 0.005), 0.03, smudge=0.0, coat=1.0), edge=0.02)
        for x, y, w, h in ((0, 4.7, 10, 0.5), (0, -4.7, 10, 0.5), (4.7, 0, 0.5, 8.9), (-4.7, 0, 0.5, 8.9)):
            box((w, h, 0.12), (x, y, -0.06), m.paint((0.02, 0.02, 0.02), 0.9), 0.03)


def adapter():
    """A mount adapter standing up, its foot below."""
    from .barrel import bayonet, dot

    with group((0, 0, 3.6), (90, 0, 28)):
        body = m.paint((0.014, 0.014, 0.015), 0.4, grain=0.004)
        bayonet(3.3)
        lathe([(2.9, 0), (3.45, 0.02), (3.5, 0.5), (3.3, 1.0), (3.3, 2.5), (3.15, 2.95), (2.7, 2.95)], body, 0.06)
        lathe([(3.02, 2.9), (3.0, 3.12), (2.45, 3.12), (2.42, 2.8)], m.bright(), 0.02)
        lathe([(2.44, 3.0), (2.4, 1.6), (2.2, 0.0), (2.2, -0.4)], m.paint((0.006, 0.006, 0.006), 0.6), 0.02)
        for i in range(6):
            a = math.radians(30 + 60 * i)
            d.screw((2.73 * math.cos(a), 2.73 * math.sin(a), 3.12), 0.1)
        for i in range(10):
            a = math.radians(244 + i * 6)
            box((0.13, 0.13, 0.1), (2.3 * math.cos(a), 2.3 * math.sin(a), 2.7), m.metal((0.83, 0.62, 0.25), 0.2), 0.02)
        around('F  \u2013  Z', 3.3, 1.75, 0.5, m.white(), 150, 'bold')
        dot(3.32, 0.5, 90, m.white())
        with group((3.3, -0.4, 1.5), (0, 90, 0)):
            lathe([(0.35, 0), (0.33, 0.35), (0.0001, 0.4)], m.metal((0.3, 0.3, 0.3), 0.3), 0.04, 32)


def flash(tall=7.6, w=7.4, tilt=8, name='', head_d=7.0, round_head=False, size=1.0):
    """A hot-shoe flash on its foot: body, neck, head, bounce card, red window."""
    shell = m.paint((0.013, 0.013, 0.014), 0.45, grain=0.005)
    deep = 4.4
    with group(size=size):
        # Stand, foot and body.
        box((5.4, 4.6, 0.35), (0, -0.3, 0.18), m.plastic(), 0.12)
        box((2.1, 2.0, 0.5), (0, 0, 0.5), m.bright(), 0.06)
        lathe([(1.6, 0.7), (1.7, 0.8), (1.7, 1.2), (1.2, 1.4)], m.rubber(), 0.05, 48)
        front(fillet([(-w / 2 + 0.5, 1.3), (w / 2 - 0.5, 1.3), (w / 2 - 0.2, 1.3 + tall), (-w / 2 + 0.2, 1.3 + tall)], 0.7, 6), -deep / 2, deep / 2, shell, edge=0.4, segments=5)
        front(rounded(w * 0.66, 3.0, 0.4), -deep / 2 - 0.1, -deep / 2 + 0.3, m.paint((0.05, 0.0, 0.0), 0.06, smudge=0.01), edge=0.12, at=(0, 0, 4.0))
        if name:
            flat(name, 0.62, m.white(), (0, -deep / 2 - 0.01, tall - 0.4), (90, 0, 0), 'gothic')
        for side in (-1, 1):
            with group((side * (w / 2 - 0.3), 0.1, 1.5 + tall), (0, 90 * side, 0)):
                lathe([(1.5, 0), (1.5, 0.35), (1.2, 0.45), (0.0001, 0.45)], shell, 0.06, 64)
        with group((0, 0.1, 1.9 + tall), (tilt, 0, 0)):
            box((w - 1.2, 3.0, 1.6), (0, 0, -0.2), shell, 0.3)
            if round_head:
                with group((0, 3.2, 2.6), (90, 0, 0)):
                    lathe([(2.4, 0), (3.0, 1.6), (3.7, 3.6), (3.8, 7.6), (3.6, 7.9), (3.3, 7.8)], shell, 0.12)
                    ribs(5.6, 7.0, 3.78, 60, 0.05, m.rubber())
                    lathe([(3.5, 7.5), (3.4, 7.2), (0.0001, 7.2)], m.metal((0.75, 0.75, 0.73), 0.25), 0)
                    for i in range(9):
                        lathe([(0.36 * i + 0.05, 7.5), (0.36 * i + 0.3, 7.62), (0.36 * i + 0.36, 7.5)], m.paint((0.72, 0.72, 0.7), 0.12), 0, 64)
                    lathe([(3.4, 7.75), (0.0001, 7.75)], m.coated((1, 1, 1), 1.4), 0, 64)
            else:
                box((w + 0.2, head_d + 1.5, 4.6), (0, 0.6 - head_d / 2 + 2.4, 2.6), shell, 0.5, 5)
                box((w - 0.6, 0.5, 4.2), (0, 0.6 - head_d + 1.5, 2.6), m.black(0.5), 0.2)
                d.lamp((0, 0.6 - head_d + 1.28, 2.6), w - 1.0, 3.6)
                box((w - 1.2, 0.5, 0.16), (0, 0.6 - head_d + 1.5, 4.75), m.paint((0.75, 0.75, 0.73), 0.4), 0.03)


def battery(at, turn=0, name='7.0 V  2280 mAh', w=4.0, d_=5.6, h=2.05):
    shell = m.paint((0.03, 0.03, 0.033), 0.42)
    with group(at, (0, 0, turn)):
        box((w, d_, h), (0, 0, h / 2), shell, 0.25, 5)
        box((w - 0.7, d_ - 1.2, 0.02), (0, 0, h + 0.005), m.paint((0.18, 0.18, 0.185), 0.45), 0.01)
        flat('LI-ION BATTERY PACK', 0.27, m.white(), (0, 1.4, h + 0.02), (0, 0, 0), 'bold')
        flat(name, 0.3, m.white(), (0, 0.7, h + 0.02), (0, 0, 0), 'sans')
        for i in range(3):
            flat('Charge with the specified charger only. Do not open.', 0.11, m.white(), (0, -0.2 - i * 0.3, h + 0.02), (0, 0, 0), 'sans')
        for i in range(4):
            box((0.5, 0.05, 0.7), (-1.2 + i * 0.8, -d_ / 2 - 0.01, h * 0.6), m.metal((0.83, 0.62, 0.25), 0.2), 0.02)


def charger(double=False):
    shell = m.paint((0.016, 0.016, 0.017), 0.42, grain=0.004)
    w = 7.2 if not double else 9.6
    prism(rounded(w, 9.6, 0.9), 0, 2.0, shell, edge=0.3, segments=5)
    prism(rounded(w - 1.4, 6.4, 0.3), 2.0, 2.05, m.black(0.5), edge=0.02, at=(0, 0.9, 0))
    for i in range(3):
        lathe([(0.14, 0), (0.12, 0.04), (0.0001, 0.05)], m.glow((0.1, 0.9, 0.2) if i < 2 else (0.9, 0.4, 0.05), 1.5), 0.01, 20, (-0.6 + i * 0.6, -3.6, 2.0))
    flat('CHARGER', 0.42, m.white(), (0, -4.2, 2.01), (0, 0, 0), 'gothic')
    tube([(w / 2 - 0.6, 4.6, 1.0), (w / 2, 6.4, 0.6), (w / 2 + 3.0, 6.2, 0.3), (w / 2 + 4.6, 2.4, 0.3), (w / 2 + 3.4, -2.0, 0.3), (w / 2 + 6.2, -4.4, 0.3)], 0.26, m.rubber())


def batteries():
    charger()
    battery((0, 1.4, 2.0), 0)
    battery((-7.2, -1.6, 0), 24)


def battery_pair():
    charger(True)
    battery((-2.2, 1.2, 2.0), 0, w=3.8, name='7.2 V  16.4 Wh')
    battery((2.2, 1.2, 2.0), 0, w=3.8, name='7.2 V  16.4 Wh')


def meter(dial=False, cord=True):
    """A hand light meter: dome, display or needle."""
    shell = m.paint((0.03, 0.03, 0.032), 0.4, grain=0.003)
    with group((0, 0, 0.3), (0, 0, 14)):
        if dial:
            prism(rounded(5.4, 7.6, 1.2), 0, 2.0, shell, edge=0.35, segments=5)
            with group((0, -0.9, 2.0)):
                d.dial((0, 0, 0), 2.2, 0.3, m.black(0.35), [1, 2, 4, 8, 15, 30, 60, 125, 250, 500, '1k', '2k'], m.white(), 90, size=0.36)
                with group((0, 0, 0.34)):
                    lathe([(1.15, 0), (1.1, 0.12), (0.0001, 0.12)], m.metal((0.7, 0.7, 0.7), 0.3), 0.02)
                    for i, t in enumerate(('1.4', '2', '2.8', '4', '5.6', '8', '11', '16')):
                        ring(t, 0.85, 0.12, 0.2, m.dark(), 150 - i * 38)
            prism(rounded(3.0, 1.3, 0.2), 1.98, 2.04, m.paint((0.3, 0.36, 0.3), 0.08), edge=0.02, at=(0, 2.4, 0))
            flat('12.5', 0.8, m.dark(), (0, 2.4, 2.05), (0, 0, 0), 'mono')
            with group((0, 3.9, 1.0), (-90, 0, 0)):
                cap(0.9, 0, 0.8, m.paint((0.8, 0.8, 0.78), 0.5))
        else:
            prism(fillet([(-3.1, -5.5), (3.1, -5.5), (3.1, 3.2), (2.2, 5.4), (-2.2, 5.4), (-3.1, 3.2)], [1.4, 1.4, 1.2, 1.0, 1.0, 1.2], 8), 0, 2.1, shell, edge=0.4, segments=5)
            prism(rounded(4.6, 3.4, 0.3), 2.05, 2.13, m.black(0.2), edge=0.04, at=(0, -0.4, 0))
            prism(rounded(4.2, 3.0, 0.2), 2.13, 2.14, m.paint((0.34, 0.4, 0.33), 0.1), edge=0, at=(0, -0.4, 0))
            flat('1/125', 0.95, m.dark(), (-0.5, 0.35, 2.15), (0, 0, 0), 'mono')
            flat('F 8.0', 1.05, m.dark(), (0.3, -0.95, 2.15), (0, 0, 0), 'mono')
            flat('ISO 400', 0.34, m.dark(), (1.2, 0.9, 2.15), (0, 0, 0), 'mono')
            with group((0, 3.6, 2.0)):
                lathe([(1.85, -0.2), (1.85, 0.2), (1.6, 0.35), (1.45, 0.3)], m.black(0.3), 0.05)
                cap(1.5, 0.2, 1.25, m.paint((0.82, 0.82, 0.8), 0.55))
            for x in (-1.4, 0, 1.4):
                box((1.0, 0.6, 0.3), (x, -3.2, 2.1), m.paint((0.08, 0.08, 0.085), 0.5), 0.12)
            flat('MODE      ISO      SET', 0.22, m.white(), (0, -3.8, 2.105), (0, 0, 0), 'narrow')
            box((0.4, 1.5, 0.8), (3.1, 1.4, 1.1), m.paint((0.06, 0.06, 0.06), 0.5), 0.12)
        if not cord:
            return
        tube([(-2.4 if dial else -2.8, -3.6 if dial else -5.2, 0.8), (-4, -6, 0.3), (-7, -5.4, 0.15), (-8, -1.5, 0.15), (-5.6, 1.2, 0.15), (-4.4, -2.4, 0.15), (-3.4, -5.0, 0.4)], 0.16, m.cloth((0.014, 0.014, 0.014), 40, 0.004))


def card(at, turn=0, w=3.85, h=2.96, label='512', tint=(0.02, 0.03, 0.06), thick=0.38):
    with group(at, (0, 0, turn)):
        prism(rounded(w, h, 0.15), 0, thick, m.paint((0.02, 0.02, 0.021), 0.4), edge=0.04)
        prism(rounded(w - 0.35, h - 0.6, 0.1), thick, thick + 0.01, m.paint(tint, 0.3), edge=0, at=(0, 0.1, 0))
        flat(label, 0.8, m.white(), (-w * 0.12, 0.1, thick + 0.012), (0, 0, 0), 'bold')
        flat('GB', 0.36, m.white(), (w * 0.3, -0.1, thick + 0.012), (0, 0, 0), 'bold')
        flat('1700 MB/s', 0.22, m.orange(), (0, -0.7, thick + 0.012), (0, 0, 0), 'bold')


def card_reader():
    shell = m.metal((0.05, 0.05, 0.055), 0.38)
    with group((0, 0, 0), (0, 0, -12)):
        prism(rounded(8.2, 5.6, 0.7), 0.1, 1.7, shell, edge=0.2, segments=5)
        prism(rounded(7.6, 5.0, 0.5), 0, 0.12, m.rubber(), edge=0.02)
        front(rounded(4.2, 0.5, 0.05), -2.82, -2.6, m.dark(), edge=0.0, at=(-1.3, 0, 0.9))
        front(rounded(2.5, 0.34, 0.05), -2.82, -2.6, m.dark(), edge=0.0, at=(2.5, 0, 0.9))
        flat('DUAL READER', 0.5, m.white(), (0, 0.2, 1.705), (0, 0, 0), 'gothic')
        lathe([(0.1, 0), (0.0001, 0.02)], m.glow((0.2, 0.5, 1.0), 2), 0, 16, (3.3, -2.0, 1.7))
        tube([(0, 2.8, 0.8), (0, 4.6, 0.5), (3.5, 6.2, 0.25), (7.4, 4.4, 0.25), (7.2, 0.5, 0.25), (9.6, -1.8, 0.25)], 0.2, m.rubber())
    card((-2.6, -5.2, 0), 22)
    card((2.6, -5.4, 0), -10, 2.4, 3.2, '128', (0.25, 0.03, 0.02), 0.21)


def remote():
    """A timer remote with its cable and a round plug."""
    shell = m.paint((0.014, 0.014, 0.015), 0.42, grain=0.004)
    with group((0, 0, 0), (0, 0, 18)):
        prism(fillet([(-1.6, -6.5), (1.6, -6.5), (1.9, 3.5), (1.4, 6.2), (-1.4, 6.2), (-1.9, 3.5)], 0.9, 7), 0, 2.0, shell, edge=0.5, segments=6)
        prism(rounded(2.5, 2.0, 0.2), 1.97, 2.05, m.black(0.2), edge=0.03, at=(0, -0.3, 0))
        prism(rounded(2.2, 1.7, 0.15), 2.05, 2.06, m.paint((0.3, 0.36, 0.3), 0.1), edge=0, at=(0, -0.3, 0))
        flat('00:30', 0.62, m.dark(), (0, -0.1, 2.065), (0, 0, 0), 'mono')
        lathe([(0.95, 1.9), (0.95, 2.25), (0.7, 2.4), (0.0001, 2.35)], m.paint((0.06, 0.06, 0.065), 0.4), 0.08, 48, (0, 3.4, 0))
        for x, y in ((-0.7, -2.4), (0.7, -2.4), (-0.7, -3.6), (0.7, -3.6)):
            box((0.9, 0.6, 0.3), (x, y, 2.0), m.paint((0.07, 0.07, 0.075), 0.5), 0.12)
        flat('MODE   SET', 0.22, m.white(), (0, -3.0, 2.01), (0, 0, 0), 'narrow')
        tube([(0, 6.2, 1.0), (0.4, 9, 0.4), (4.5, 9.6, 0.25), (6.6, 5.5, 0.25), (4.2, 2.0, 0.25), (3.8, -2.5, 0.25), (6.0, -4.8, 0.25), (7.2, -6.4, 0.35)], 0.22, m.rubber())
        with group((7.3, -6.6, 0.55), (90, 0, 28)):
            lathe([(0.3, -0.3), (0.5, 0), (0.62, 0.3), (0.62, 1.6), (0.5, 1.7), (0.48, 2.0), (0.0001, 2.0)], m.paint((0.03, 0.03, 0.03), 0.35), 0.05, 48)


def film(at=(0, 0, 0), turn=0, label='400', tint=(0.75, 0.5, 0.03), lying=False):
    """A 35mm cartridge, its tongue out."""
    with group(at, (90 if lying else 0, 0, turn)):
        lathe([(1.15, 0.05), (1.22, 0.0), (1.25, 0.25), (1.2, 0.3)], m.black(0.3), 0.02, 64)
        lathe([(1.2, 0.28), (1.22, 0.3), (1.22, 4.4), (1.2, 4.42)], m.paint(tint, 0.3), 0.02, 64)
        lathe([(1.2, 4.4), (1.25, 4.45), (1.25, 4.65), (1.1, 4.7), (0.6, 4.66), (0.0001, 4.66)], m.black(0.3), 0.02, 64)
        lathe([(0.5, 4.66), (0.5, 5.2), (0.32, 5.2), (0.3, 4.7), (0.0001, 4.7)], m.black(0.3), 0.02, 40)
        lathe([(1.225, 1.2), (1.225, 2.3)], m.black(0.35), 0, 64)
        around(label, 1.23, 3.3, 1.0, m.dark(), -90, 'bold')
        around('35mm  \u00b7  36 EXP', 1.23, 1.75, 0.36, m.white(), -90, 'bold')
        box((3.2, 0.02, 3.5), (2.7, 0.35, 2.35), m.paint((0.1, 0.05, 0.035), 0.18), 0)
