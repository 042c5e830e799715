"""More views of filters and the mount adapter, and their accessories."""

import math

from kit import materials as m
from kit.shapes import box, group, lathe, prism, rounded
from kit.words import around, flat

from . import small
from .lens_extras import front_cap, rear_cap
from .lens_mount import MOUNTS, contacts, cross_screw, sector
from .lens_wear import scuffs


def adapter_rear():
    """The adapter's camera side: the wide bayonet and its contacts."""
    with group((0, 0, 3.6), (90, 0, 180 - 30)):
        body = m.paint((0.014, 0.014, 0.015), 0.4, grain=0.004)
        lathe([(2.9, 0), (3.45, 0.02), (3.5, 0.5), (3.3, 1.0), (3.3, 2.5), (3.15, 2.95), (2.7, 2.95)], body, 0.06)
        lathe([(3.02, 2.9), (3.0, 3.12), (2.45, 3.12), (2.42, 2.8)], m.bright(), 0.02)
        mount_ring('z', 3.2)
        lathe([(2.4, 2.9), (2.3, 1.6), (2.28, 0.0), (2.3, -0.4)], m.paint((0.006, 0.006, 0.006), 0.6), 0.02)
        for z in (0.4, 0.9, 1.4, 1.9):
            lathe([(2.3, z), (2.2, z + 0.05), (2.3, z + 0.1)], m.paint((0.008, 0.008, 0.008), 0.6), 0)
        around('F  \u2013  Z', 3.3, 1.75, 0.5, m.white(), 60, 'bold')


def mount_ring(kind, r):
    """A bayonet without glass."""
    metal = m.metal((0.66, 0.655, 0.64), 0.2, 0.03)
    R = r * 1.03
    with group((0, 0, 0), (180, 0, 0)):
        lathe([(R * 0.7, -0.1), (R, -0.1), (R, 0.1), (R - 0.02, 0.12), (R * 0.8, 0.12)], metal, 0.012, 144)
        lathe([(R * 0.83, 0.1), (R * 0.83, 0.56), (R * 0.76, 0.56), (R * 0.745, 0.5), (R * 0.74, -0.1)], metal, 0.015, 144)
        for middle, width in MOUNTS[kind]['tabs']:
            prism(sector(R * 0.8, R * 0.9, middle, width), 0.36, 0.56, metal, edge=0.02)
        for i in range(4):
            a = math.radians(48 + 90 * i)
            cross_screw((R * 0.925 * math.cos(a), R * 0.925 * math.sin(a), 0.12), 0.1, metal)
        contacts(R * 0.745, 0.44, 11, True)


def adapter_caps():
    """The adapter standing on its camera side, caps before it."""
    with group((0, 0, 0.6)):
        body = m.paint((0.014, 0.014, 0.015), 0.4, grain=0.004)
        lathe([(2.9, 0), (3.45, 0.02), (3.5, 0.5), (3.3, 1.0), (3.3, 2.5), (3.15, 2.95), (2.7, 2.95)], body, 0.06)
        lathe([(3.02, 2.9), (3.0, 3.12), (2.45, 3.12), (2.42, 2.8)], m.bright(), 0.02)
        mount_ring('z', 3.2)
        lathe([(2.44, 3.0), (2.4, 1.6), (2.2, 0.0), (2.2, -0.4)], m.paint((0.006, 0.006, 0.006), 0.6), 0.02)
        for i in range(5):
            a = math.radians(30 + 72 * i)
            cross_screw((2.73 * math.cos(a), 2.73 * math.sin(a), 3.12), 0.1, m.bright())
        for i in range(10):
            a = math.radians(64 + i * 6)
            box((0.13, 0.13, 0.1), (2.3 * math.cos(a), 2.3 * math.sin(a), 2.7), m.metal((0.83, 0.62, 0.25), 0.2), 0.02)
        around('F  \u2013  Z', 3.3, 1.75, 0.5, m.white(), -84, 'bold')
        box((0.08, 1.0, 0.5), (-1.9, -1.2, 2.5), m.bright(), 0.02)
    front_cap(3.1, (-5.2, -4.0, 0), (0, 0, 20))
    rear_cap(3.4, (4.6, -4.6, 0))


def filter_upright():
    """The polarizer, upright, seen through and from its edge."""
    with group((0, 0, 4.15), (76, 0, 30)):
        small.filter_ring()
    prism(rounded(3.4, 2.4, 0.3), 0, 0.5, m.paint((0.05, 0.05, 0.052), 0.6), edge=0.1, at=(0.2, 0.3, 0))


def filter_in_box():
    """The polarizer in the foam of its open plastic box, beside its leaflet."""
    clear = m.paint((0.016, 0.016, 0.018), 0.2)
    prism(rounded(10.4, 10.4, 0.8), 0, 1.2, clear, edge=0.15)
    prism(rounded(9.4, 9.4, 0.6), 1.2, 1.24, m.paint((0.03, 0.03, 0.032), 0.95), edge=0)
    with group((0, 0, 1.6)):
        small.filter_ring()
    with group((0, 5.4, 1.2), (68, 0, 0)):
        with group((0, 5.2, 0)):
            prism(rounded(10.4, 10.4, 0.8), -0.2, 0.5, clear, edge=0.15)
    with group((9.2, -2.4, 0), (0, 0, -16)):
        prism(rounded(6.4, 9.0, 0.1), 0, 0.04, m.paint((0.72, 0.71, 0.68), 0.8), edge=0)
        flat('77 mm', 0.7, m.dark(), (0, 3.0, 0.045), (0, 0, 0), 'bold')
        for i in range(8):
            box((4.8 - (i % 3) * 0.7, 0.1, 0.005), (-0.1, 1.6 - i * 0.6, 0.045), m.paint((0.2, 0.2, 0.2), 0.8), 0)


def square_back():
    """The square filter with its foam gasket up, its scratch near a corner."""
    foam, black = m.cloth((0.03, 0.03, 0.031), 40.0, 0.02), m.paint((0.004, 0.004, 0.005), 0.03, smudge=0.0, coat=1.0)
    with group((0, 0, 0.3), (0, 0, 16)):
        prism(rounded(10, 10, 0.15), -0.2, 0.0, black, edge=0.02)
        for x, y, w, h in ((0, 4.6, 10, 0.8), (0, -4.6, 10, 0.8), (4.6, 0, 0.8, 8.4), (-4.6, 0, 0.8, 8.4)):
            box((w, h, 0.3), (x, y, 0.14), foam, 0.06)


def square_scratch():
    small.square_filter()
    with group((-1.2, -1.8, 0.9), (8, -3, -14)):
        with group((-3.3, -3.6, 0.205)):
            with group((0, 0, -1000), (0, -90, 0)):
                scuffs(1000, 0, 0, 0.02, 0.00001, 1, m.paint((0.5, 0.5, 0.5), 0.5), seed=2, long=1.5, width=0.035, slant=(60, 62))
    with group((-9.0, 4.4, 0), (0, 0, 20)):
        prism(rounded(6.0, 8.8, 0.2), 0, 0.05, m.paint((0.7, 0.69, 0.66), 0.8), edge=0)
        for i in range(9):
            flat(f'1/{2 ** (9 - i)}', 0.42, m.dark(), (-1.4, 3.2 - i * 0.75, 0.055), (0, 0, 0), 'sans')
            flat(('2', '4', '8', '15', '30', '60', '120', '240', '480')[i] + ' s', 0.42, m.dark(), (1.4, 3.2 - i * 0.75, 0.055), (0, 0, 0), 'sans')
