"""Scenes with several objects: slides, banners, categories, posts. Lengths are centimeters."""

import math

from kit import materials as m
from kit.shapes import box, cap, disc, fillet, front, group, lathe, prism, ribs, rounded, tube
from kit.words import flat

from . import small
from .barrel import bayonet
from .compact import rangefinder
from .digital import mirrorless
from .lens_modern import lying, modern
from .lens_shop import MANUAL, MODERN, manual
from .medium import twin
from .slr import slr


def put(build, at=(0, 0, 0), turn=0):
    with group(at, (0, 0, turn)):
        build()


def cap_on_table(at, r=3.2):
    """A front cap on the ground."""
    with group(at):
        lathe([(r * 0.96, 0), (r, 0.05), (r, 0.55), (r * 0.9, 0.62), (0.0001, 0.62)], m.plastic(), 0.05, 96)
        for side in (-1, 1):
            box((0.5, 1.8, 0.12), (side * r * 0.55, 0, 0.66), m.black(0.5), 0.05)


def cup(at):
    """A cup of coffee for a scene with a meeting."""
    china = m.paint((0.78, 0.76, 0.72), 0.18)
    with group(at):
        lathe([(0.0001, 0.35), (3.0, 0.35), (7.2, 1.3), (7.3, 1.45), (6.8, 1.5), (3.0, 0.75), (0.0001, 0.75)], china, 0.1, 96)
        lathe([(0.0001, 0.8), (2.4, 0.8), (3.0, 1.3), (4.1, 4.4), (4.3, 6.6), (4.15, 6.7), (4.05, 6.5), (3.8, 4.2), (2.6, 1.5), (0.0001, 1.4)], china, 0.12, 96)
        disc(4.0, 5.7, m.paint((0.035, 0.016, 0.007), 0.12, smudge=0.01))
        tube([(4.0, 0, 5.6), (6.4, 0, 5.9), (6.6, 0, 3.4), (5.4, 0, 2.4), (3.6, 0, 3.0)], 0.42, china)


def tag(words, at, turn=0):
    """A price tag with a string."""
    with group(at, (0, 0, turn)):
        prism(fillet([(-2.6, -1.3), (2.0, -1.3), (2.9, 0), (2.0, 1.3), (-2.6, 1.3)], 0.15, 3), 0, 0.06, m.paint((0.75, 0.68, 0.52), 0.7), edge=0)
        flat(words, 0.72, m.dark(), (-0.3, 0, 0.065), (0, 0, 0), 'serif')
        lathe([(0.28, 0.07), (0.16, 0.08)], m.metal((0.7, 0.55, 0.25), 0.3), 0, 24, (2.25, 0, 0))
        tube([(2.3, 0, 0.1), (3.4, 0.5, 0.25), (4.2, 1.6, 0.1), (3.9, 3.0, 0.1)], 0.05, m.cloth((0.5, 0.4, 0.25), 60, 0.002))


def old_lenses():
    put(lambda: manual(**MANUAL['lens-105-manual']), (-6.2, 2.5, 0))
    put(lambda: lying(lambda: manual(**MANUAL['lens-50-vintage']), 3.3, 24), (1.2, -1.5, 0))
    put(lambda: manual(**MANUAL['lens-40-rangefinder']), (9.2, 1.0, 0), 30)
    put(lambda: small.filter_ring(2.9, (1.0, 0.7, 0.3), '55mm  SKYLIGHT', turning=False), (5.2, -5.4, 0.35))


def kit_of_three():
    put(lambda: modern(**MODERN['lens-wide-zoom-16']), (-9.6, 1.2, 0))
    put(lambda: lying(lambda: modern(**MODERN['lens-50']), 3.75, 26), (-0.6, -1.0, 0))
    put(lambda: modern(**{**MODERN['lens-70-200-white'], 'foot': False}), (8.2, 1.6, 0), 20)


def camera_at_night():
    put(lambda: slr(lens_kw=dict(coating='multi')), (0, 0, 0), 0)


def rangefinder_and_film():
    put(lambda: rangefinder('black', wear=0.4, lens='manual', lens_kw=dict(MANUAL['lens-35-rangefinder'])), (-4.5, 0, 0), 14)
    put(lambda: small.film(label='400'), (8.2, -2.8, 0), 20)
    put(lambda: small.film(label='100', tint=(0.1, 0.32, 0.16)), (12.2, 0.6, 0), -25)


def three_lenses():
    put(lambda: lying(lambda: modern(**MODERN['lens-85']), 3.9, 34), (-11, 0, 0))
    put(lambda: manual(**MANUAL['lens-77-silver']), (0, 0.5, 0), 10)
    put(lambda: lying(lambda: manual(**MANUAL['lens-105-manual']), 3.4, 40), (9.5, -1, 0))


def cameras():
    put(lambda: twin(), (-7.2, 3.2, 0), 18)
    put(lambda: slr(w=13.4, h=5.2, deep=3.1, hump=1.8, hump_w=4.2, hump_top=1.6), (5.4, -1.2, 0), -16)


def lenses():
    put(lambda: modern(**MODERN['lens-35-art']), (-4.2, 1.5, 0))
    put(lambda: lying(lambda: manual(**MANUAL['lens-77-silver']), 3.3, 28), (4.6, -1.4, 0))


def accessories():
    put(lambda: small.flash(name='', tall=6.4), (-5.4, 2.2, 0), 24)
    put(lambda: small.film(label='400'), (2.8, 0.6, 0), 10)
    put(lambda: small.filter_ring(), (5.4, -4.4, 0.35))
    put(lambda: small.battery((0, 0, 0), 20), (8.8, 0.8, 0))


def lens_check():
    put(lambda: lying(lambda: manual(**MANUAL['lens-50-vintage']), 3.3, 18), (-2.8, 0, 0))
    cap_on_table((5.6, -2.2, 0))


def sensor_and_count():
    put(lambda: mirrorless(w=13.4, h=7.2, hump=2.5, mount=3.05, hump_x=0.2))


def at_the_cafe():
    put(lambda: rangefinder('chrome', dot=False, step=False, lens='fixed', lens_kw=dict(scale=0.9, coating='amber')), (-6.0, 0.5, 0), 20)
    cup((10.5, 2.0, 0))


def mounts():
    put(small.adapter, (-8.6, -0.8, 0))
    with group((1.2, -2.0, 3.2), (-90, 0, -24)):
        manual(**{**MANUAL['lens-105-manual'], 'hood_h': 0})
    put(lambda: mirrorless(w=12.7), (10.4, 5.6, 0), -14)


def first_camera():
    put(lambda: slr(model='K1', lens_kw=dict(coating='amber')), (0, 0, 0), 0)
    put(lambda: small.film(label='400'), (10.4, -3.2, 0), 20)
    put(lambda: small.film(label='100', tint=(0.1, 0.32, 0.16), lying=True), (9.2, -8.0, 1.25), 40)


def graded():
    for x, words, silver, turn in ((-9.2, 'Excellent', True, 10), (0, 'Good', False, -6), (9.2, 'Fair', False, 16)):
        style = dict(MANUAL['lens-77-silver']) if silver else dict(MANUAL['lens-50-vintage'], coating='multi' if words == 'Good' else 'amber')
        put(lambda: manual(**style), (x, 0, 0), turn)
        tag(words, (x - 0.4, -6.2, 0), turn)
