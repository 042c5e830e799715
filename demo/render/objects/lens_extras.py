"""Accessories of lenses: caps, hoods, a filter."""

import math

from kit import materials as m
from kit.shapes import box, group, lathe, prism, ribs, rounded
from kit.words import around

from .lens_mount import sector
from .lens_views import make
from .small import filter_ring


def front_cap(r, at, turn=(0, 0, 0)):
    """A pinch cap, its face up."""
    shell = m.paint((0.013, 0.013, 0.014), 0.45, grain=0.004)
    with group(at, turn):
        lathe([(r * 0.94, 0), (r, 0.05), (r, 0.5), (r * 0.95, 0.58), (0.0001, 0.58)], shell, 0.04, 112)
        ribs(0.08, 0.46, r * 0.995, 150, 0.02, shell)
        for side in (0, 180):
            prism(sector(r * 0.42, r * 0.86, side, 62), 0.56, 0.575, m.dark(), edge=0)
            prism(sector(r * 0.5, r * 0.84, side, 54), 0.56, 0.62, shell, edge=0.03)


def rear_cap(r, at, turn=(0, 0, 0)):
    """A bayonet cap lying on its face, open side up."""
    shell = m.paint((0.015, 0.015, 0.016), 0.5, grain=0.003)
    with group(at, turn):
        lathe([(0.0001, 0.1), (r * 0.9, 0.1), (r * 0.9, 1.1), (r, 1.12), (r, 0.02), (0.0001, 0.0)], shell, 0.05, 112)
        ribs(0.08, 1.0, r, 60, 0.05, shell)
        for a in (20, 140, 260):
            prism(sector(r * 0.74, r * 0.92, a, 44), 0.85, 1.0, shell, edge=0.02)


def round_hood(r, h, at, turn=(0, 0, 0), flare=1.15):
    """A round hood, standing on its wide end."""
    mat = m.paint((0.012, 0.012, 0.013), 0.55, grain=0.003)
    with group(at, turn):
        lathe([(r * flare, 0), (r * flare - 0.08, 0), (r * 0.98, h - 0.6), (r * 0.98, h), (r * 1.05, h), (r * 1.05, h - 0.55), (r * flare, 0.02)], mat, 0.03, 128)


def square_hood(r, z, h=1.5):
    """A rectangular hood of metal on a round foot."""
    mat = m.paint((0.015, 0.015, 0.016), 0.32)
    lathe([(r * 0.9, z - 0.15), (r * 1.06, z - 0.15), (r * 1.06, z + 0.3), (r * 0.9, z + 0.3)], mat, 0.03)
    corner = math.sqrt(2)
    line = [(r * 0.78 * corner, z + 0.22), (r * 0.86 * corner, z + 0.2), (r * 1.02 * corner, z + h), (r * 0.98 * corner, z + h), (r * 0.8 * corner, z + 0.3)]
    lathe(line, mat, 0.02, 4, turn=(0, 0, 45))


def filter_box(at, turn=0):
    """A filter in its flat box of clear plastic."""
    with group(at, (0, 0, turn)):
        prism(rounded(6.6, 6.6, 0.5), 0, 0.16, m.paint((0.5, 0.5, 0.5), 0.2), edge=0.05)
        with group((0, 0, 0.55)):
            filter_ring(2.75, (0.8, 0.8, 1.0), '52mm  UV', turning=False)


def with_caps(name, turn=0, caps=(3.0, 3.2), places=((-6.4, -3.4), (6.6, -2.6)), more=None, lens=None):
    """The lens, standing, with its caps and the objects of `more`."""

    def build():
        with group((0, 0, 0.5), (0, 0, turn)):
            make(name, **(lens or {}))
        front_cap(caps[0], (*places[0], 0), (0, 0, 24))
        rear_cap(caps[1], (*places[1], 0))
        if more:
            more()

    return build


def usb_port(r, z, degrees):
    """A USB-C socket in the barrel."""
    with group((0, 0, z), (0, 0, degrees)):
        with group((r, 0, 0), (0, 90, 0)):
            prism(rounded(1.5, 0.75, 0.3), -0.1, 0.03, m.paint((0.02, 0.02, 0.02), 0.5), edge=0.02)
            prism(rounded(0.95, 0.36, 0.18), 0, 0.045, m.metal((0.6, 0.6, 0.6), 0.25), edge=0.01)
            prism(rounded(0.84, 0.25, 0.125), 0.02, 0.05, m.dark(), edge=0)
            box((0.6, 0.07, 0.02), (0, 0, 0.05), m.paint((0.05, 0.05, 0.05), 0.5), 0)


def knob(r, z, degrees, words='1:1   0.4-\u221e   0.19-0.4'):
    """A round selector on the flank, its positions beside it."""
    with group((0, 0, z), (0, 0, degrees)):
        with group((r, 0, 0), (0, 90, 0)):
            lathe([(0.62, 0), (0.62, 0.12), (0.56, 0.16), (0.0001, 0.16)], m.paint((0.012, 0.012, 0.012), 0.4), 0.02, 48)
            ribs(0.14, 0.42, 0.46, 26, 0.04, m.black(0.4))
            lathe([(0.46, 0.42), (0.4, 0.45), (0.0001, 0.45)], m.black(0.4), 0.01, 48)
            box((0.07, 0.36, 0.02), (0, 0.2, 0.455), m.white(), 0)
    around(words, r, z + 0.95, 0.17, m.white(), degrees, 'narrow')
