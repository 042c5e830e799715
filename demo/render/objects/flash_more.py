"""More views of flashes, and their accessories."""

import math

from kit import materials as m
from kit.shapes import box, cap, group, lathe, prism, ribs, rounded
from kit.words import flat

from . import dials as d
from . import small
from .lens_wear import flat_scuffs

LCD = (0.33, 0.39, 0.32)


def screen(w, h, at, lines, font='mono'):
    """A display in its dark frame, lying face up."""
    with group(at):
        prism(rounded(w + 0.5, h + 0.5, 0.25), -0.05, 0.06, m.black(0.15), edge=0.03)
        prism(rounded(w, h, 0.12), 0.06, 0.07, m.paint(LCD, 0.12), edge=0)
        for text, size, x, y in lines:
            flat(text, size, m.dark(), (x, y, 0.075), (0, 0, 0), font)


def flash_back(tall=7.6, w=7.4, size=1.0, wheel=True, sticker=False, lines=None, scuffed=False, **rest):
    """A flash from behind: display, buttons, lock."""
    small.flash(tall=tall, w=w, size=size, **rest)
    key = m.paint((0.05, 0.05, 0.052), 0.5)
    with group(size=size):
        with group((0, 2.2, 1.3), (90, 0, 180)):
            screen(w * 0.64, tall * 0.27, (0, tall * 0.7, 0.02), lines or (('TTL', 0.85, -w * 0.17, 0.35), ('ZOOM 35', 0.42, w * 0.12, 0.5), ('0.6 - 18 m', 0.42, w * 0.06, -0.5)))
            if wheel:
                with group((0, tall * 0.32, 0)):
                    lathe([(1.25, 0), (1.25, 0.12), (1.15, 0.2), (0.62, 0.2), (0.6, 0.1)], key, 0.04, 64)
                    ribs(0.02, 0.17, 1.22, 60, 0.03, key)
                    lathe([(0.5, 0), (0.5, 0.2), (0.42, 0.25), (0.0001, 0.25)], key, 0.03, 48)
                    flat('SET', 0.2, m.white(), (0, 0, 0.255), (0, 0, 0), 'narrow')
                places = [(-w * 0.32, tall * 0.42), (w * 0.32, tall * 0.42), (-w * 0.32, tall * 0.24), (w * 0.32, tall * 0.24)]
            else:
                places = [(w * (i - 1.5) * 0.19, tall * 0.4) for i in range(4)] + [(w * (i - 1.5) * 0.19, tall * 0.25) for i in range(4)]
            for x, y in places:
                box((0.95, 0.5, 0.22), (x, y, 0.05), key, 0.1)
            flat('ON', 0.2, m.white(), (w * 0.32, tall * 0.12, 0.01), (0, 0, 0), 'narrow')
            lathe([(0.14, 0), (0.12, 0.05), (0.0001, 0.06)], m.glow((0.9, 0.1, 0.03), 1.2), 0.01, 20, (-w * 0.32, tall * 0.1, 0))
            box((1.5, 0.5, 0.3), (0, 0.35, 0.05), m.paint((0.03, 0.03, 0.03), 0.4), 0.1)
        if sticker:
            # Glue that a sticker has left on the side.
            glue = m.paint((0.05, 0.048, 0.043), 0.16, smudge=0.12)
            with group((w / 2 - 0.1, 0, 1.3 + tall * 0.52), (90, 0, 90)):
                prism(rounded(2.5, 1.9, 0.3), 0.0, 0.02, glue, edge=0)
                for x, y, turn in ((-1.1, 0.7, 20), (1.0, -0.7, -10), (0.6, 0.8, 35)):
                    box((0.5, 0.16, 0.015), (x, y, 0.025), m.paint((0.55, 0.54, 0.5), 0.9), 0, turn=(0, 0, turn))
        if scuffed:
            raw = m.metal((0.5, 0.5, 0.48), 0.4)
            flat_scuffs((0, -2.22, 1.9), -90, 5.4, 0.8, 70, m.paint((0.11, 0.11, 0.108), 0.6), seed=3, long=0.6, width=0.03, slant=(0, 60))
            flat_scuffs((0, -1.02, 0.5), -90, 1.9, 0.3, 30, raw, seed=5, long=0.3, width=0.03, slant=(0, 20))


def yellow_fresnel():
    """The lamp of the older flash, its plastic slightly yellow; dome and filters beside it."""
    small.flash(tilt=8)
    with group((0, 0.1, 9.5), (8, 0, 0)):
        d.lamp((0, -5.16, 2.6), 6.4, 3.6)
        prism(rounded(5.7, 3.0, 0.1), 0, 0.01, m.coated((1.0, 0.8, 0.35), 2.4), edge=0, at=(0, -5.34, 2.6), turn=(90, 0, 0))


def flash_kit(round_head=False):
    """Accessories of a flash: stand, dome, filters; or magnetic dome and grid."""
    white = m.paint((0.62, 0.62, 0.6), 0.4)
    if round_head:
        with group((-4.6, 0.6, 0)):
            lathe([(3.7, 0), (3.7, 0.9), (3.5, 1.0)], m.black(0.4), 0.05)
            cap(3.5, 1.0, 2.6, white)
        with group((4.4, -0.6, 0)):
            lathe([(3.3, 0), (3.7, 0), (3.7, 1.3), (3.3, 1.3), (3.3, 0)], m.black(0.4), 0.03)
            for i in range(-4, 5):
                long = 2 * math.sqrt(3.3**2 - (i * 0.72) ** 2)
                box((0.07, long, 1.0), (i * 0.72, 0, 0.65), m.black(0.5), 0)
                box((long, 0.07, 1.0), (0, i * 0.72, 0.65), m.black(0.5), 0)
        return
    with group((-5.4, 0.4, 0), (0, 0, 14)):
        prism(rounded(7.6, 4.8, 0.7), 0, 3.6, white, edge=0.5)
        prism(rounded(7.8, 5.0, 0.7), 0, 0.8, white, edge=0.1)
    with group((4.2, 1.6, 0), (0, 0, -8)):
        prism(rounded(7.0, 5.6, 0.5), 0, 0.5, m.plastic(), edge=0.15)
        d.shoe((0, 0, 0.5))
    for x, y, turn, tint in ((1.4, -4.6, 12, (0.75, 0.32, 0.05)), (7.2, -3.6, -18, (0.1, 0.4, 0.13))):
        with group((x, y, 0), (0, 0, turn)):
            prism(rounded(6.2, 3.6, 0.3), 0, 0.22, m.paint(tint, 0.12, coat=0.6), edge=0.05)
            box((6.2, 0.4, 0.4), (0, 1.8, 0.2), m.plastic(), 0.06)
