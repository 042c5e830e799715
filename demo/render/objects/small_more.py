"""More views of batteries, meters, the card reader and the remote, and their accessories."""

import math

from kit import materials as m
from kit.shapes import box, front, group, lathe, prism, ribs, rounded, tube
from kit.words import flat

from . import small
from .lens_wear import scuffs


def contacts_up(w=4.0, words='7.0 V  2280 mAh', second=24):
    """Batteries standing and lying, so that their contacts are seen."""
    with group((0, 0, 2.8), (-90, 0, 0)):
        small.battery((-2.6, -1.0, 0), 0, words, w)
    small.battery((3.0, -2.8, 0), second, words, w)


def charger_alone(double=False):
    """The empty charger: rails and contacts, wall plug."""
    gold = m.metal((0.83, 0.62, 0.25), 0.2)
    with group(turn=(0, 0, -10)):
        small.charger(double)
        for x in (-2.2, 2.2) if double else (0,):
            for side in (-1, 1):
                box((0.35, 5.4, 0.7), (x + side * 1.85, 0.9, 2.3), m.black(0.4), 0.1)
            for i in range(4):
                box((0.14, 0.7, 0.5), (x - 1.2 + i * 0.8, 3.4, 2.2), gold, 0.03)
            flat('\u2190', 0.9, m.paint((0.2, 0.2, 0.2), 0.5), (x, -0.6, 2.06), (0, 0, -90), 'sans')
    with group((-8.2, -2.2, 0), (0, 0, 28)):
        prism(rounded(3.2, 4.2, 0.5), 0, 2.3, m.paint((0.016, 0.016, 0.017), 0.42), edge=0.3)
        for x in (-0.6, 0.6):
            box((0.16, 1.7, 0.65), (x, -2.9, 1.2), m.bright(), 0.03)


def meter_back(dial=False):
    """A light meter face down: door of the battery, serial plate, shoe holder beside."""
    with group((0, 0, 2.4), (180, 0, 0)):
        small.meter(dial, cord=False)
        with group((0, 0, 0.3), (0, 0, 14)):
            with group((0, 0, 0), (180, 0, 0)):
                y = 2.6 if not dial else 0.0
                if dial:
                    lathe([(1.35, -0.02), (1.35, 0.03), (1.2, 0.06), (0.0001, 0.06)], m.paint((0.05, 0.05, 0.052), 0.45), 0.02, 64, (0, -1.2, 0))
                    box((1.5, 0.22, 0.02), (0, -1.2, 0.06), m.dark(), 0.02)
                    flat('CR 2032  +', 0.3, m.white(), (0, -3.0, 0.01), (0, 0, 0), 'narrow')
                else:
                    prism(rounded(2.6, 4.4, 0.35), -0.05, 0.05, m.paint((0.045, 0.045, 0.047), 0.5), edge=0.04, at=(0, y, 0))
                    for i in range(4):
                        box((1.2, 0.08, 0.04), (0, y - 1.4 + i * 0.22, 0.055), m.dark(), 0.01)
                    flat('AA  1.5 V', 0.34, m.white(), (0, y + 1.0, 0.055), (0, 0, 0), 'narrow')
                prism(rounded(3.8, 1.5, 0.12), -0.02, 0.012, m.metal((0.5, 0.5, 0.5), 0.35), edge=0, at=(0, -2.4 if not dial else 1.9, 0))
                flat('No. 405-118367', 0.3, m.dark(), (0, -2.4 if not dial else 1.9, 0.015), (0, 0, 0), 'mono')
    if dial:
        with group((5.2, -2.4, 0), (0, 0, -20)):
            prism(rounded(3.0, 3.4, 0.3), 0, 0.35, m.plastic(), edge=0.08)
            box((1.8, 1.9, 0.3), (0, 0, 0.5), m.bright(), 0.05)


def dial_scratched():
    """A close-up of fine scratches on the dial of the meter."""
    small.meter(dial=True)
    with group((0, 0, 0.3), (0, 0, 14)):
        with group((0, -0.9, 2.37), (0, 0, 0)):
            with group((0, 0, -1000), (0, -90, 0)):
                scuffs(1000, 0, 0, 3.2, math.degrees(3.2 / 1000), 60, m.paint((0.3, 0.3, 0.3), 0.4), seed=4, long=0.7, width=0.014, slant=(20, 70))


def meter_case():
    """The meter on its soft case."""
    with group((-1.2, -0.6, 0), (0, 0, -26)):
        prism(rounded(8.4, 14.0, 1.4), 0, 1.5, m.leather((0.014, 0.014, 0.015), 6.0, 0.02), edge=0.6, segments=5)
        prism(rounded(8.0, 4.4, 1.2), 1.4, 1.75, m.leather((0.016, 0.016, 0.017), 6.0, 0.02), edge=0.25, at=(0, 4.4, 0))
        lathe([(0.45, 1.7), (0.4, 1.9), (0.0001, 1.92)], m.bright(), 0.04, 32, (0, 3.0, 0))
    with group((0.4, -0.4, 1.7)):
        small.meter(cord=False)


def reader_back():
    """The reader's other end: its socket; cables and magnetic plate beside it."""
    shell = m.metal((0.05, 0.05, 0.055), 0.38)
    with group(turn=(0, 0, 14)):
        prism(rounded(8.2, 5.6, 0.7), 0.1, 1.7, shell, edge=0.2, segments=5)
        prism(rounded(7.6, 5.0, 0.5), 0, 0.12, m.rubber(), edge=0.02)
        front(rounded(0.95, 0.34, 0.16), -2.83, -2.6, m.metal((0.5, 0.5, 0.5), 0.3), edge=0, at=(0, 0, 0.9))
        front(rounded(0.8, 0.2, 0.1), -2.84, -2.6, m.dark(), edge=0, at=(0, 0, 0.9))
        flat('USB 3.2 GEN 2', 0.24, m.white(), (2.3, -2.815, 0.9), (90, 0, 0), 'narrow')
    for x, turn in ((-6.0, 0), (6.6, 40)):
        loop = [(x + (1.7 + 0.12 * i / 8) * math.cos(i * 0.55), -3.6 + (1.7 + 0.1 * i / 8) * math.sin(i * 0.55), 0.25 + 0.015 * i) for i in range(26)]
        tube(loop, 0.19, m.rubber())
        x1, y1, z1 = loop[-1]
        with group((x1, y1, z1), (0, 0, turn)):
            box((1.0, 1.9, 0.6), (0, -0.7, 0.05), m.plastic(), 0.15)
            box((0.78, 0.7, 0.24), (0, -1.9, 0.05), m.bright(), 0.08)
    prism(rounded(6.0, 3.4, 0.5), 0, 0.22, m.metal((0.35, 0.35, 0.36), 0.4), at=(0.6, -7.4, 0), edge=0.06, turn=(0, 0, -8))


def remote_plug():
    """The plug of the remote, its pins, and the kink in the sheath."""
    shell = m.paint((0.03, 0.03, 0.03), 0.35)
    tube([(-9, 4, 0.3), (-6, 4.4, 0.3), (-3.4, 1.6, 0.4), (-2.9, 0.7, 0.9), (-2.88, 0.66, 0.92), (-2.86, 0.7, 0.92), (-2.3, 1.3, 0.35), (-1.6, 0.9, 0.32), (-0.4, 0.3, 0.55), (0.3, 0.1, 0.62)], 0.24, m.rubber())
    with group((0.2, 0.1, 0.66), (90, 0, 62)):
        for i in range(5):
            lathe([(0.3 + 0.04 * i, 0.22 * i - 0.9), (0.36 + 0.04 * i, 0.22 * i - 0.84), (0.36 + 0.04 * i, 0.22 * i - 0.74), (0.28 + 0.04 * i, 0.22 * i - 0.7)], m.rubber(), 0.02, 40)
        lathe([(0.5, 0.1), (0.64, 0.3), (0.64, 1.9), (0.56, 2.0)], shell, 0.05, 64)
        ribs(0.6, 1.5, 0.63, 34, 0.03, shell)
        lathe([(0.58, 1.95), (0.58, 2.7), (0.5, 2.72), (0.46, 2.4), (0.0001, 2.4)], m.bright(), 0.02, 64)
        for i in range(3):
            a = math.radians(90 + 120 * i)
            lathe([(0.07, 2.3), (0.07, 2.66), (0.0001, 2.7)], m.metal((0.83, 0.62, 0.25), 0.2), 0.01, 20, (0.24 * math.cos(a), 0.24 * math.sin(a), 0))
