"""Close-ups of lenses: the blades, and the fault that a listing names."""

import math

from kit import materials as m
from kit.shapes import lathe, ribs
from objects import lens_extras as extras
from objects.lens_views import facing, near, zones
from objects.lens_wear import bare_rim, bend, dent, dust, flat_scuffs, hairline, scratch, scuffs

from .shot import at

SMALL = dict(size=(900, 675), samples=4, quality=80, blur=0.002)


def bare():
    return m.metal((0.55, 0.54, 0.5), 0.35)


def pale():
    return m.paint((0.24, 0.24, 0.235), 0.6)


def front(name, turn=10, view=(0, 9), light='window', ground='paper', **rest):
    return at(facing(name, turn, **rest), view=view, light=light, ground=ground, **{**SMALL, 'samples': 6})


def close(build, fill, look, view=(0, 18), light='window', ground='paper', **rest):
    """A close-up of a part of the scene."""
    return at(build, view=view, light=light, ground=ground, fill=fill, look=look, **{**SMALL, **rest})


def white_marks(_):
    """Wear at the foot and at the bayonet of the hood."""
    grey = m.paint((0.2, 0.19, 0.18), 0.5)
    zone = zones('lens-70-200-white')
    foot = zone['middle'] + 0.25 * 0.34 * 19.4
    flat_scuffs((-1.01, -6.3, foot + 1.4), 180, 0.42, 4.2, 70, grey, seed=4, long=0.34, width=0.03, slant=(20, 90))
    flat_scuffs((-1.01, -6.2, foot - 0.4), 180, 0.2, 0.9, 14, bare(), seed=6, long=0.3, width=0.06, slant=(40, 90))
    scuffs(4.47, zone['top'] - 0.7, 10, 0.9, 70, 50, grey, seed=5, long=0.9, width=0.026, slant=(-6, 6))


def hood_marks(r, z, h, flare, degrees, wide, count, seed, mat=pale, long=0.9):
    slope = r * (flare - 1) / h
    scuffs(lambda up: r + 0.01 + max(0, up - z) * slope, z + h * 0.5, degrees, h * 0.7, wide, count, mat(), seed=seed, long=long, width=0.022, slant=(10, 80))


def gray_ring(_):
    zone, r = zones('lens-wide-zoom-16'), 4.0
    ribs(zone['focus'] + 0.06, zone['line'] - 0.06, r * 0.99 + 0.004, int(6.2832 * r * 0.99 / 0.2), 0.07, m.paint((0.075, 0.075, 0.072), 0.8, smudge=0.1), 0.5)


def scratch_at_edge(r, z, sag):
    hairline(r, z, sag, [(r * (0.34 + 0.05 * i), r * (-0.72 + 0.06 * i + 0.004 * i * i)) for i in range(7)], 0.022, m.paint((0.7, 0.7, 0.68), 0.3))


def coating_mark(r, z, sag):
    for x, y, long in ((-0.2, -0.76, 0.05), (-0.17, -0.775, 0.04), (-0.23, -0.755, 0.03)):
        hairline(r, z, sag, [(r * (x + long * i / 4), r * (y + 0.01 * i)) for i in range(5)], 0.05, m.paint((0.5, 0.42, 0.5), 0.4))


def oval(z):
    bend(z - 0.5, lambda a, _: 0.13 * math.cos(math.radians(2 * (a - 35))), 3.75)


def worn_numbers(_):
    long, r = 9.2, 3.9
    for degrees in (90, -70, 160):
        scuffs(r * 0.95 + 0.004, 0.19 * long, degrees, 0.3, 52, 60, m.black(0.3), seed=degrees + 200, long=0.16, width=0.05, slant=(0, 90))
    scuffs(r * 0.97, 0.275 * long, 90, 0.4, 60, 24, m.paint((0.3, 0.3, 0.3), 0.4), seed=9, long=0.5)


def two_scuffs(_):
    zone, r = zones('lens-wide-zoom-14'), 4.45
    z = (zone['focus'] + zone['front']) / 2
    scuffs(r * 0.99 + 0.075, z + 0.1, 138, 0.5, 6, 34, m.paint((0.07, 0.07, 0.068), 0.7), seed=2, long=0.3, width=0.04)
    scuffs(r * 0.99 + 0.075, z - 0.25, 164, 0.35, 4, 22, m.paint((0.07, 0.07, 0.068), 0.7), seed=3, long=0.25, width=0.04)


def under_hood(_):
    zone, r = zones('lens-35-art'), 3.85
    scuffs(r + 0.012, (zone['front'] + zone['top']) / 2, 128, 0.9, 90, 110, pale(), seed=6, long=0.7, width=0.016, slant=(-8, 14))


def rubbed_tube(_):
    zone, r = zones('lens-18-55'), 3.25
    for degrees, wide, seed in ((120, 10, 1), (152, 8, 2)):
        scuffs(r * 0.93 + 0.003, zone['front'] + 0.75, degrees, 1.1, wide, 55, pale(), seed=seed, long=1.0, width=0.013, slant=(84, 96))


def light_scratch(_):
    zone, r = zones('lens-pancake-20'), 3.1
    scratch(r * 0.98 + 0.004, zone['low'] + 0.36, 158, 0.8, 12, 0.022, bare())
    scratch(r * 0.98 + 0.004, zone['low'] + 0.28, 166, 0.35, 8, 0.016, bare())


def brassing(_):
    long, r = 3.1, 2.65
    for degrees, count in ((120, 30), (150, 34), (176, 30)):
        scuffs(r * 0.96 + 0.094, 0.105 * long, degrees, 0.2, 26, count, m.metal((0.62, 0.42, 0.16), 0.35), seed=degrees + 99, long=0.22, width=0.045, slant=(-12, 12))


def pulled_hood(z):
    lathe([(3.1, z - 0.85), (3.16, z - 0.83), (3.16, z - 0.72), (3.1, z - 0.7)], m.paint((0.01, 0.13, 0.05), 0.25), 0.01)
    lathe([(2.86, z - 0.1), (2.86, z + 1.7), (2.8, z + 1.72), (2.78, z + 1.68), (2.78, z + 0.1)], m.metal((0.66, 0.65, 0.63), 0.28), 0.02)
    lathe([(2.775, z + 1.66), (2.775, z + 0.1)], m.paint((0.012, 0.012, 0.012), 0.9), 0)


def nicked(z):
    """A nick at the rim of the hood."""
    bend(z + 3.1, dent(150, 0.3, 2.6))
    scuffs(4.3 * 1.03 * 1.12 + 0.02, z + 3.6, 150, 0.16, 7, 16, m.paint((0.3, 0.3, 0.29), 0.6), seed=3, long=0.2, width=0.05, slant=(0, 90))


def fuji_hood(z):
    extras.square_hood(2.75, z + 0.1)


POINT = {
    'lens-70-200-white-4': close(near('lens-70-200-white', white_marks, 78), 2.5, (-0.95, -0.9), (0, 8)),
    'lens-500-super-4': close(near('lens-500-super', lambda z: hood_marks(7.21, z - 0.25, 6.0, 1.12, 160, 70, 70, 3, long=1.6), 60), 2.2, (0.85, 0.12), (0, 10), 'right'),
    'lens-50-small-3': front('lens-50-small', light='overhead'),
    'lens-85-3': front('lens-85', -12, blades=8, extra=lambda r, z, sag: dust(r, z - 0.1, sag, 22, 5, 0.022), put=lambda z: bare_rim(3.75, z + 0.1, 0.95)),
    'lens-pancake-40-3': at(extras.with_caps('lens-pancake-40', 10, (2.75, 3.2), ((-4.6, -4.6), (5.6, -4.2)), more=lambda: extras.filter_box((0.4, -8.0, 0), 14)), view=(0, 36), ground='cool', light='overhead', **SMALL),
    'lens-macro-100-3': front('lens-macro-100', 14, light='right', blades=9, extra=scratch_at_edge),
    'lens-wide-zoom-16-3': close(near('lens-wide-zoom-16', gray_ring, 66), 1.9, (0.25, 0.05), (0, 20), 'overhead'),
    'lens-50-3': at(extras.with_caps('lens-50', -14, (3.1, 3.2), ((-5.6, -3.8), (0.6, -6.4)), more=lambda: extras.round_hood(3.5, 3.4, (7.0, -0.8, 0))), view=(0, 28), light='right', **SMALL),
    'lens-200-500-3': front('lens-200-500', 12, light='right', ground='cool', blades=9, inner=0.85, extra=lambda r, z, sag: dust(r, z - 0.2, sag, 40, 8, 0.024)),
    'lens-105-manual-3': front('lens-105-manual', -8, ground='warm'),
    'lens-50-vintage-3': front('lens-50-vintage', 16, (0, 20), ground='warm', light='overhead', blades=8, put=lambda z: bend(z - 0.6, dent(64, 0.15, 6))),
    'lens-77-silver-3': front('lens-77-silver', 24, (0, 14), light='right', blades=9, put=pulled_hood),
    'lens-35-art-3': close(near('lens-35-art', under_hood, 58), 1.7, (0.2, 0.15), (0, 26), 'right'),
    'lens-fisheye-3': front('lens-fisheye', 12, blades=6, extra=coating_mark, lens=dict(glass_r=3.4)),
    'lens-wide-zoom-11-3': front('lens-wide-zoom-11', 2, (0, 4), ground='warm', blades=9, put=oval),
    'lens-150-bayonet-3': close(near('lens-150-bayonet', worn_numbers, 66), 1.9, (-0.6, 0.15), (0, 34)),
    'lens-24-70-3': close(near('lens-24-70', lambda z: None, 62, lens=dict(hood_h=0, extend=2.4)), 0.84, (0, 0), (0, 30), 'right'),
    'lens-wide-zoom-14-3': close(near('lens-wide-zoom-14', two_scuffs, 62), 1.7, (0.15, 0.2), (0, 32), 'overhead'),
    'lens-85-modern-3': front('lens-85-modern', -10, blades=9),
    'lens-24-105-3': close(near('lens-24-105', lambda z: hood_marks(4.3, z - 0.25, 2.4, 1.12, 148, 100, 80, 4), 58), 1.6, (0.3, 0.1), (0, 22), 'right'),
    'lens-28-75-3': close(near('lens-28-75', lambda z: extras.usb_port(3.69, 2.6, 170), 84), 1.9, (-0.25, 0.05), (0, 10), 'right', 'cool'),
    'lens-100-400-3': close(near('lens-100-400', nicked, 46), 1.9, (0.35, 0.2), (0, 22)),
    'lens-35-ring-3': front('lens-35-ring', 22, (0, 14), light='right', put=fuji_hood),
    'lens-18-55-3': close(near('lens-18-55', rubbed_tube, 60, lens=dict(extend=1.6)), 1.5, (0.2, 0.1), (0, 26)),
    'lens-pancake-27-3': at(extras.with_caps('lens-pancake-27', 12, (2.2, 2.9), ((-5.6, -3.2), (5.8, -3.0)), more=lambda: extras.round_hood(2.2, 1.0, (0.6, -6.0, 0), flare=1.3)), view=(0, 34), light='right', **SMALL),
    'lens-macro-60-3': close(near('lens-macro-60', lambda z: extras.knob(2.72, 2.3, 172), 80), 1.7, (-0.1, 0.0), (0, 10), ground='cool'),
    'lens-pancake-20-3': close(near('lens-pancake-20', light_scratch, 56), 1.7, (-0.1, 0.45), (0, 30), 'right'),
    'lens-40-rangefinder-3': close(near('lens-40-rangefinder', brassing, 74), 2.0, (-0.4, 0.25), (0, 30), 'right', 'warm'),
}
