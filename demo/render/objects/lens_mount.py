"""The rear of a lens by its mount: flange, bayonet or thread, contacts, baffle, rear glass."""

import math

from kit import materials as m
from kit.shapes import box, cap, group, lathe, prism, solid
from kit.words import ring

from .barrel import COATINGS

# Tabs of the bayonet (middle and width in degrees), contacts, screws in the flange, and what else a mount has.
MOUNTS = {
    'ef': dict(tabs=[(15, 62), (135, 62), (255, 62)], pins=8, screws=4),
    'f': dict(tabs=[(30, 56), (150, 50), (270, 60)], pins=8, screws=5, lever=True),
    'z': dict(tabs=[(0, 48), (90, 44), (180, 48), (270, 44)], pins=11, pads=True, screws=4),
    'e': dict(tabs=[(20, 58), (140, 58), (260, 58)], pins=10, pads=True, screws=4),
    'x': dict(tabs=[(10, 60), (130, 60), (250, 60)], pins=10, pads=True, screws=4),
    'l': dict(tabs=[(0, 50), (90, 46), (180, 50), (270, 46)], pins=10, pads=True, screws=6),
    'm43': dict(tabs=[(20, 58), (140, 58), (260, 58)], pins=11, pads=True, screws=3),
    'k': dict(tabs=[(30, 52), (150, 52), (270, 52)], pins=7, screws=5, lever=True),
    'm': dict(tabs=[(0, 44), (90, 44), (180, 44), (270, 44)], pins=0, screws=6, cam=True),
    'v': dict(tabs=[(30, 40), (150, 40), (270, 40)], pins=0, screws=6, shaft=True),
    'm42': dict(tabs=[], pins=0, screws=0),
}


def sector(r0, r1, middle, width, steps=20):
    """The outline of a piece of a ring."""
    angles = [math.radians(middle - width / 2 + width * i / steps) for i in range(steps + 1)]
    return [(r1 * math.cos(a), r1 * math.sin(a)) for a in angles] + [(r0 * math.cos(a), r0 * math.sin(a)) for a in reversed(angles)]


def cross_screw(at, r, mat):
    """A small countersunk screw with a crosshead."""
    x, y, z = at
    lathe([(r, -0.02), (r, 0.008), (r * 0.8, 0.016), (0.0001, 0.018)], mat, 0.004, 24, at)
    for turn in (20, 110):
        box((r * 1.25, r * 0.26, 0.004), (x, y, z + 0.018), m.dark(), 0, turn=(0, 0, turn))


def opening(z, r, a, b, mat):
    """A baffle over the rear glass, with a window of width `a` and height `b`."""
    n, power = 96, 7.0
    outer, inner = [], []
    for i in range(n):
        t = 2 * math.pi * i / n
        c, s = math.cos(t), math.sin(t)
        q = (abs(c / (a / 2)) ** power + abs(s / (b / 2)) ** power) ** (-1 / power)
        outer.append((r * c, r * s))
        inner.append((q * c, q * s))
    rows = [[(x, y, z) for x, y in outer], [(x * 1.03, y * 1.03, z) for x, y in inner], [(x, y, z - 0.03) for x, y in inner], [(x, y, z - 0.4) for x, y in inner]]
    verts = [p for row in rows for p in row]
    faces = [(k * n + i, k * n + (i + 1) % n, (k + 1) * n + (i + 1) % n, (k + 1) * n + i) for k in range(3) for i in range(n)]
    return solid(verts, faces, mat)


def contacts(r, z, count, pads, middle=90):
    """Gilded contacts on a ledge inside the bayonet."""
    gold, ledge = m.metal((0.83, 0.62, 0.25), 0.2), m.paint((0.012, 0.012, 0.013), 0.45)
    step = (5.0 if pads else 6.4) * 2.75 / (r / 0.7 + 0.6)
    prism(sector(r * 0.83, r * 1.04, middle, step * (count + 1)), z - 0.3, z, ledge, edge=0.02)
    for i in range(count):
        a = middle + (i - (count - 1) / 2) * step + (step * 0.5 if not pads and i > 4 else 0)
        x, y = r * 0.935 * math.cos(math.radians(a)), r * 0.935 * math.sin(math.radians(a))
        if pads:
            box((r * 0.13, r * step * 0.0115, 0.03), (x, y, z + 0.005), gold, 0.012, turn=(0, 0, a))
        else:
            lathe([(0.066, -0.02), (0.066, 0.025), (0.045, 0.05), (0.0001, 0.056)], gold, 0.008, 24, (x, y, z))


def rear_glass(z, r, coating, sag=0.14, haze=None):
    """The last group: its glass, one more behind it, and the dark inside of the barrel."""
    tints = COATINGS[coating]
    lathe([(r + 0.16, z - 0.02), (r + 0.12, z + 0.03), (r + 0.02, z + 0.02), (r, z - 0.04)], m.black(0.4), 0.01)
    cap(r, z - 0.03, sag, m.coated(tints[1], 1.1))
    cap(r * 0.86, z - 0.5, -sag, m.coated(tints[0], 1.0))
    cap(r * 0.62, z - 1.0, sag, m.coated(tints[2], 1.1))
    lathe([(r, z - 0.04), (r * 0.97, z - 0.2), (r * 0.9, z - 0.5), (r * 0.72, z - 1.2), (0.0001, z - 1.25)], m.paint((0.01, 0.01, 0.011), 0.4), 0.01)
    if haze:
        haze(r, z - 0.03, sag)


def _thread(r, metal):
    """A screw mount: turns, and the pin that closes the aperture."""
    line = [(r * 0.86, 0.1)]
    line += [(r * 0.965 - 0.05 * (i % 2), 0.1 + 0.05 * i) for i in range(10)]
    lathe([*line, (r * 0.9, 0.62), (r * 0.8, 0.62)], metal, 0, 128)
    lathe([(0.09, 0), (0.09, 0.3), (0.0001, 0.33)], m.bright(), 0.01, 24, (r * 0.66, 0.25, 0.45))


def _cam(r):
    """The brass ring of the rangefinder coupling, and the dots of the six-bit code."""
    lathe([(r * 0.68, 0.1), (r * 0.68, 0.95), (r * 0.62, 0.95), (r * 0.61, 0.1)], m.metal((0.75, 0.58, 0.3), 0.25), 0.015)
    for i, bit in enumerate((1, 0, 0, 1, 1, 0)):
        a = 200 + i * 9
        prism(sector(r * 0.87, r * 0.95, a, 5.2, 4), 0.12, 0.136, m.white() if bit else m.dark(), edge=0)


def mount(kind, glass=0.5, coating='multi', window=None, depth=0.35, gasket=False, serial='', haze=None):
    """Returns a function that creates the mount of a lens; `glass` is the radius of the rear element as a share of the mount's."""
    want = MOUNTS[kind]

    def build(r):
        metal = m.metal((0.66, 0.655, 0.64), 0.2, 0.03)
        R = r * 1.03
        with group((0, 0, 0), (180, 0, 0)):
            lathe([(R * 0.7, -0.1), (R, -0.1), (R, 0.1), (R - 0.02, 0.12), (R * 0.8, 0.12)], metal, 0.012, 144)
            if gasket:
                lathe([(R + 0.0, -0.06), (R + 0.09, -0.02), (R + 0.11, 0.16), (R + 0.04, 0.17), (R - 0.0, 0.1)], m.paint((0.02, 0.02, 0.02), 0.7), 0.02, 144)
            for i in range(want['screws']):
                a = math.radians(48 + 360 * i / want['screws'])
                cross_screw((R * 0.925 * math.cos(a), R * 0.925 * math.sin(a), 0.12), 0.1, metal)
            # The hole for the lock pin of the camera.
            prism(sector(R * 0.9, R * 0.97, 2, 4.5, 4), 0.11, 0.124, m.dark(), edge=0)
            if kind == 'm42':
                _thread(r, m.metal((0.5, 0.5, 0.5), 0.3))
            else:
                lathe([(R * 0.83, 0.1), (R * 0.83, 0.56), (R * 0.76, 0.56), (R * 0.745, 0.5)], metal, 0.015, 144)
                for middle, width in want['tabs']:
                    prism(sector(R * 0.8, R * 0.9, middle, width), 0.36, 0.56, metal, edge=0.02)
            inside = R * (0.745 if kind != 'm42' else 0.8)
            base = 0.5 - depth
            g = glass * r
            lathe([(inside, 0.56), (inside - 0.05, 0.5), (inside - 0.08, base)], m.dark(), 0.01, 144)
            # A floor with shallow steps, dull and black, leads in to the glass.
            floor = [(inside, base)]
            steps = max(2, int((inside - g - 0.15) / 0.14))
            for i in range(steps):
                x = inside - (inside - g - 0.14) * (i + 1) / steps
                floor += [(x + 0.06, base - 0.01 * i), (x + 0.05, base - 0.02 * i - 0.03), (x, base - 0.02 * i - 0.03)]
            lathe(floor, m.paint((0.012, 0.012, 0.013), 0.55), 0.006, 144)
            if want['pins']:
                contacts(inside, 0.44, want['pins'], want.get('pads'))
            if want.get('lever'):
                box((0.1, 0.42, 0.34), (-inside * 0.9, 0.2, 0.42), m.bright(), 0.03)
            if want.get('cam'):
                _cam(r)
            if want.get('shaft'):
                lathe([(0.34, 0.1), (0.34, 0.62), (0.0001, 0.62)], m.bright(), 0.02, 40, (inside * 0.72, -inside * 0.55, 0))
                box((0.5, 0.1, 0.05), (inside * 0.72, -inside * 0.55, 0.61), m.dark(), 0)
            if serial:
                ring(serial, inside * 0.86, base + 0.002, 0.17, m.white(), -90)
            rear_glass(base - 0.02 * steps - 0.02, g, coating, haze=haze)
            if window:
                opening(base + 0.1, inside - 0.07, window[0] * r, window[1] * r, m.paint((0.011, 0.011, 0.012), 0.5))

    return build
