"""Rears of box, twin-lens, folding, instant and clamshell cameras."""

from kit import marks
from kit import materials as m
from kit.shapes import box, group, lathe, prism, rounded
from kit.words import flat

from . import backs
from . import backs_film as film
from . import dials as d


def magazine(peeling=True):
    """A film magazine whose covering comes off at a corner."""
    skin = m.leather(cell=7.0)
    with backs.seen_from_behind(8.4):
        with group((0, 4.45, 0)):
            prism(rounded(7.3, 7.0, 0.3), -0.1, 0.012, m.paint((0.16, 0.13, 0.085), 0.6, grain=0.012), edge=0)
            marks.lifting(7.3, 7.0, (1, 1), 2.5, 0.75 if peeling else 0.0, skin, 0.07, (0, 0, 0.015))
        with group((0, 5.2, 0.09)):
            backs.frame(rounded(3.9, 2.3, 0.1), rounded(3.4, 1.8, 0.08), 0, 0.09, m.chrome(), 0.03)
            prism(rounded(3.4, 1.8, 0.05), 0, 0.02, m.paint((0.62, 0.6, 0.53), 0.7), edge=0)
            flat('120  ISO 400', 0.42, m.dark(), (0, 0.15, 0.022), (0, 0, 0), 'bold')
            flat('6 x 6   12', 0.3, m.dark(), (0, -0.42, 0.022), (0, 0, 0), 'sans')
    film.dark_slide((4.3, 4.75, 4.5), 4.8)


def roll_back():
    """The back of a large reflex: dark slide, lever, counter, memo."""
    skin = m.leather(cell=7.0)
    with backs.seen_from_behind(8.6):
        prism(rounded(8.6, 7.4, 0.4), -0.1, 0.06, skin, edge=0.04, at=(-0.3, 5.2, 0))
        film.memo((-0.6, 5.6), m.black(0.3), 4.4, 3.4)
        with group((3.9, 8.6, 0.0)):
            lathe([(0.62, -0.1), (0.6, 0.16), (0.0001, 0.18)], m.black(0.3), 0.03, 48)
            flat('7', 0.5, m.white(), (0, 0, 0.185), (0, 0, 0), 'bold')
        with group((4.4, 2.4, 0.05)):
            d.lever((0, 0, 0), 2.6, m.chrome(), True, 100, 0.7)
        for x in (-4.2, 3.2):
            with group((x, 1.0, 0)):
                prism(rounded(0.9, 0.5, 0.12), -0.1, 0.14, m.bright(), edge=0.04)
    film.dark_slide((5.2, 4.65, 5.3), 6.4)


def twin_back():
    """The hinged back of a twin-lens reflex, with its table of exposures."""
    skin = m.leather(cell=7.5)
    with backs.seen_from_behind(3.3):
        prism(rounded(6.5, 9.3, 0.35), -0.3, 0.014, m.dark(), edge=0, at=(0, 5.2, 0))
        prism(rounded(6.4, 9.2, 0.35), -0.3, 0.12, m.black(0.34), edge=0.06, at=(0, 5.2, 0))
        prism(rounded(5.9, 8.7, 0.3), 0.0, 0.16, skin, edge=0.04, at=(0, 5.2, 0))
        with group((0, 7.0, 0.15)):
            prism(rounded(4.6, 2.9, 0.12), 0, 0.04, m.metal((0.5, 0.5, 0.49), 0.35), edge=0.02)
            for i, row in enumerate(('ISO    100    200    400', 'sun     8     11     16', 'haze   5.6    8     11', 'shade  2.8    4     5.6')):
                flat(row, 0.3, m.dark(), (0, 0.95 - i * 0.62, 0.042), (0, 0, 0), 'narrow')
        for x in (-1.6, 1.6):
            with group((x, 9.95, 0.05), (0, 90, 0)):
                lathe([(0.16, -0.6), (0.16, 0.6)], m.bright(), 0, 24)
        with group((0, 0.95, 0.12)):
            prism(rounded(1.9, 0.7, 0.2), -0.1, 0.1, m.bright(), edge=0.04)
            lathe([(0.24, 0.1), (0.22, 0.22), (0.0001, 0.22)], m.black(0.3), 0.02, 32)


def folder_back():
    metal, skin = m.chrome(), m.leather(cell=9.0)
    with backs.seen_from_behind(1.45):
        film.door(-5.9, 5.0, 0.85, 6.45, skin)
        film.finder((-0.2, 7.35), 1.7, 1.1, 0.2, metal)
        film.number('604318', (3.2, 6.9), m.dark())
        for x in (-3.2, 3.0):
            with group((x, 7.3, 0.05)):
                d.screw((0, 0, 0), 0.12)


def instant_back():
    """The eyepiece on the slope, switches, and the display that counts."""
    with group((0, 3.62, 7.12), (57, 0, 180)):
        backs.eyepiece((-2.9, 0.2), 2.3, 2.0, 0.6, (1.4, 1.1), 0.3)
        prism(rounded(3.6, 1.5, 0.3), -0.1, 0.04, m.paint((0.006, 0.006, 0.007), 0.12), edge=0.02, at=(0.9, 0.6, 0))
        flat('8', 0.9, m.glow((1.0, 0.25, 0.08), 0.9), (0.9, 0.6, 0.045), (0, 0, 0), 'bold')
        for i, words in enumerate(('ON', '+', 'A')):
            backs.key((-0.3 + i * 1.25, -1.1), words, 0.36, (0, 0), 0.26)
    with backs.seen_from_behind(5.0):
        prism(rounded(7.4, 3.6, 0.5), -0.1, 0.05, m.rubber(), edge=0.04, at=(0, 2.4, 0))
        with group((0, 2.9, 0.05)):
            prism(rounded(3.4, 1.3, 0.1), 0, 0.012, m.paint((0.03, 0.03, 0.031), 0.3), edge=0)
            flat('No. 23 0718 4426', 0.3, m.white(), (0, 0.15, 0.014), (0, 0, 0), 'sans')
            flat('5 V  1 A', 0.2, m.white(), (0, -0.3, 0.014), (0, 0, 0), 'narrow')
        box((1.3, 0.55, 0.06), (2.4, 1.2, 0.04), m.black(0.3), 0.03)


def clam_back(w, h, deep, shell):
    """A plain door, the viewfinder above it, and the winding wheel under the thumb."""
    with backs.seen_from_behind(deep / 2 - 0.02):
        prism(rounded(w - 1.8, h - 2.0, 0.4), -0.2, 0.012, m.dark(), edge=0, at=(-0.5, h / 2 - 0.4, 0))
        prism(rounded(w - 1.88, h - 2.08, 0.4), -0.2, 0.09, shell, edge=0.06, at=(-0.5, h / 2 - 0.4, 0))
        prism(rounded(1.7, 1.0, 0.2), -0.1, 0.1, m.black(0.4), edge=0.05, at=(-0.9, h - 0.82, 0))
        prism(rounded(1.15, 0.6, 0.1), 0.05, 0.11, m.paint((0.012, 0.012, 0.016), 0.05, smudge=0), edge=0, at=(-0.9, h - 0.82, 0))
        prism(rounded(1.15, 0.6, 0.1), 0.13, 0.14, m.coated((0.7, 0.7, 1.0), 1.6), edge=0, at=(-0.9, h - 0.82, 0))
        backs.thumb_dial((w / 2 - 1.7, h - 0.75), 1.5, 0.85, 0.3)
        film.number('1307462', (-2.6, 0.62), m.white(), 0.2)
