"""Rears of film cameras: door, hinge, viewfinder, and the memo holder for the film."""

from kit import materials as m
from kit.shapes import box, fillet, group, lathe, prism, rounded, tube
from kit.words import flat, ring

from .backs import frame, seen_from_behind


def door(x0, x1, z0, z1, skin, hinge=True, trim=None):
    """The film door between two plates, hinged at the photographer's right."""
    w, h = x1 - x0, z1 - z0
    with group(((x0 + x1) / 2, (z0 + z1) / 2, 0)):
        prism(rounded(w + 0.1, h, 0.12), -0.3, 0.012, m.dark(), edge=0)
        prism(rounded(w, h - 0.05, 0.1), -0.3, 0.07, trim or skin, edge=0.04)
        prism(rounded(w - 0.3, h - 0.22, 0.1), 0.02, 0.1, skin, edge=0.03)
        if hinge:
            with group((w / 2 + 0.14, -h / 2, 0.02), (-90, 0, 0)):
                lathe([(0.15, 0), (0.15, h)], m.bright() if trim else m.black(0.3), 0.0, 24)
                for k in (0.2, 0.4, 0.6, 0.8):
                    lathe([(0.152, k * h), (0.158, k * h + 0.02), (0.152, k * h + 0.04)], m.dark(), 0, 24)


def memo(at, metal, w=3.3, h=2.7):
    """A frame for the end of the film's box."""
    with group((*at, 0.08)):
        frame(rounded(w, h, 0.1), rounded(w - 0.42, h - 0.42, 0.08), 0, 0.1, metal, 0.03)
        card = m.paint((0.62, 0.6, 0.53), 0.7)
        prism(rounded(w - 0.5, h - 0.5, 0.05), 0, 0.03, card, edge=0)
        prism(rounded(w - 0.5, 0.62, 0.03), 0.03, 0.034, m.paint((0.03, 0.12, 0.06), 0.6), edge=0, at=(0, h / 2 - 0.6, 0))
        flat('400', 0.62, m.dark(), (-0.3, -0.15, 0.035), (0, 0, 0), 'bold')
        flat('135-36', 0.32, m.dark(), (-0.3, -0.72, 0.035), (0, 0, 0), 'sans')


def finder(at, w=2.5, h=1.75, deep=0.4, mat=None):
    """An eyepiece with rails for a correction lens."""
    with group((*at, 0)):
        prism(rounded(w, h, 0.2), -0.5, 0.12, mat or m.black(0.4), edge=0.05)
        frame(rounded(w * 0.92, h * 0.92, 0.2), rounded(w * 0.66, h * 0.6, 0.15), 0.1, deep, m.black(0.45), 0.05)
        prism(rounded(w * 0.7, h * 0.64, 0.12), 0.1, 0.16, m.paint((0.012, 0.012, 0.016), 0.05, smudge=0), edge=0)
        prism(rounded(w * 0.36, h * 0.3, 0.05), 0.16, 0.17, m.paint((0.09, 0.1, 0.1), 0.05, smudge=0), edge=0)
        prism(rounded(w * 0.68, h * 0.62, 0.12), 0.22, 0.23, m.coated((0.7, 0.8, 1.0), 1.6), edge=0)


def round_finder(at, r=0.68):
    with group((*at, 0)):
        lathe([(r, -0.1), (r, 0.2), (r * 0.86, 0.26), (r * 0.62, 0.24), (r * 0.6, 0.05)], m.black(0.35), 0.04, 48)
        lathe([(r * 0.62, 0.06), (0.0001, 0.06)], m.paint((0.012, 0.012, 0.016), 0.05, smudge=0), 0, 40)
        lathe([(r * 0.3, 0.07), (0.0001, 0.07)], m.paint((0.12, 0.12, 0.11), 0.05, smudge=0), 0, 40)
        lathe([(r * 0.62, 0.12), (0.0001, 0.17)], m.coated((0.7, 0.7, 1.0), 1.6), 0, 40)


def number(words, at, ink, size=0.26):
    flat(words, size, ink, (*at, 0.058), (0, 0, 0), 'sans')


def reflex(w, deep, low, high, metal, ink, skin, serial='7412036', notes=True, lamp=False):
    """The rear of an SLR, with the eyepiece above the middle of the door."""
    with seen_from_behind(deep / 2 - 0.05):
        door(-w / 2 + 0.75, w / 2 - 1.55, low, high, skin, True, None)
        if notes:
            memo((-0.5, (low + high) / 2), metal)
        finder((0, high + 1.44 + 0.78))
        number(serial, (-w / 2 + 2.6, high + 0.75), ink)
        with group((w / 2 - 2.0, high + 0.72, 0)):
            prism(rounded(0.75, 0.26, 0.1), -0.1, 0.03, m.dark(), edge=0.01)
            prism(rounded(0.5, 0.14, 0.04), 0.02, 0.036, m.orange(), edge=0)


def flap(w, high, low, deep, metal, ink, skin, serial=''):
    """A rangefinder with a removable base: a flap with a film-speed disc, and the viewfinder at the left end."""
    with seen_from_behind(deep / 2 - 0.05):
        h = high - low
        shape = fillet([(-4.1, low), (4.3, low), (4.3, high - 0.35), (-4.1, high - 0.35)], [0.1, 0.1, 0.9, 0.9], 8)
        prism([(x * 1.012, y + 0.02) for x, y in shape], -0.2, 0.02, m.dark(), edge=0)
        prism(shape, -0.2, 0.1, skin, edge=0.05)
        with group((0.1, low + h * 0.52, 0.08)):
            lathe([(1.45, 0), (1.42, 0.1), (1.05, 0.14), (1.0, 0.1), (0.0001, 0.1)], metal, 0.03, 72)
            for i, speed in enumerate((25, 50, 100, 200, 400, 800, 1600, 3200)):
                ring(str(speed), 1.2, 0.14, 0.2, ink, 90 - i * 36, 0, 'narrow')
            box((0.14, 1.2, 0.05), (0, 0, 0.12), m.white(), 0.02, turn=(0, 0, 20))
        round_finder((-w / 2 + 1.75, high + 1.0))
        number(serial, (1.6, high + 0.62), ink, 0.24)


def simple(w, high, low, deep, metal, ink, skin, serial='', eye=None, trim=None):
    """A film door on a hinge, with the viewfinder at the left end."""
    with seen_from_behind(deep / 2 - 0.05):
        door(-w / 2 + 0.6, w / 2 - 1.5, low, high, skin, True, trim)
    with seen_from_behind(deep / 2 - 0.05):
        if eye == 'round':
            round_finder((-w / 2 + 1.75, high + 1.0))
        else:
            finder((-w / 2 + 1.9, high + 1.0), 1.9, 1.2, 0.25)
        number(serial, (0.6, high + 0.7), ink, 0.24)


def dark_slide(at, w, mat=None):
    """The dark slide of a magazine, with its wire handle."""
    x, y, z = at
    tube([(x, y, z - w / 2), (x + 0.9, y, z - w / 2), (x + 0.9, y, z + w / 2), (x, y, z + w / 2)], 0.07, mat or m.bright(), smooth=False)
