"""Close-ups of the faults in listings of digital cameras."""

from functools import partial

from kit import marks
from kit import materials as m
from kit.shapes import box, fillet, group, lathe, prism, rounded
from objects import backs, bases, small

from .cameras_behind import BACKS
from .cameras_digital import BODIES
from .further import BASE, BEHIND, further

SIDE = (0, 0, -90)


def also(build, *others):
    """A camera with objects on it or beside it."""

    def put():
        build()
        for other in others:
            other()

    return put


def rear_of(name):
    return partial(BODIES[name], back=BACKS[name])


def add_on_grip():
    """A base plate with a low handle, screwed on from beneath."""
    soft = m.leather((0.011, 0.011, 0.011), 9.0, 0.03, 0.6)
    shell = m.paint((0.014, 0.014, 0.015), 0.36)
    prism(rounded(14.5, 3.4, 0.3), -0.75, 0.01, shell, edge=0.1)
    outline = fillet([(-7.2, -2.75), (-5.3, -2.75), (-4.6, -1.5), (-7.25, -1.5)], [0.5, 0.6, 0.2, 0.1], 8)
    prism(outline, -0.75, 5.2, soft, edge=0.25, segments=5)


def screen_scratches():
    with backs.seen_from_behind(2.1):
        marks.scratches((-0.6, 2.9, 0.263), 4.6, 2.6, 11, 5, m.paint((0.3, 0.3, 0.31), 0.25), 0.011)
        marks.scratches((0.9, 3.6, 0.264), 2.0, 1.2, 5, 9, m.paint((0.22, 0.22, 0.23), 0.25), 0.009, along=-40)


def terminals():
    """The rubber doors on the flank, bare metal around them."""
    with group((7.9, 0, 0), (90, 0, 90)):
        for z, tall in ((5.0, 1.9), (2.7, 2.2), (0.3, 2.0)):
            with group((0.0, z, 0)):
                prism(rounded(2.5, tall + 0.08, 0.25), -0.4, 0.012, m.dark(), edge=0)
                prism(rounded(2.4, tall, 0.22), -0.4, 0.07, m.rubber(), edge=0.05)
                box((0.5, 0.12, 0.05), (0.85, -tall / 2 + 0.2, 0.07), m.dark(), 0.02)
        for k, (x, z, w, h) in enumerate(((-1.45, 4.8, 0.35, 1.2), (1.4, 3.8, 0.4, 1.0), (0.3, 3.92, 1.1, 0.2), (-1.4, 1.8, 0.35, 1.1), (0.2, 1.45, 1.2, 0.2))):
            marks.rub((x, z, 0.015), (w, h), bases.bare(k, 0.7))


def loose_rubber(at, w, h, corner, reach, curl):
    """The thumb pad, peeling off along one edge, with old glue under it."""
    with backs.seen_from_behind(at[1]):
        with group((at[0], at[2], 0)):
            prism(rounded(w - 0.1, h - 0.1, 0.2), -0.1, 0.02, m.paint((0.2, 0.17, 0.11), 0.55, grain=0.01), edge=0)
            marks.lifting(w, h, corner, reach, curl, m.leather((0.011, 0.011, 0.011), 12.0, 0.03, 0.62), 0.1, (0, 0, 0.03))


def no_rest(*_, **__):
    """Nothing, because `loose_rubber` replaces it."""


def zoom_rocker():
    with group((-5.05, -2.0 - 2.6 + 0.9, 7.3)):
        lathe([(0.95, 0.0), (0.95, 0.14), (0.72, 0.2), (0.7, 0.0)], m.black(0.3), 0.03, 64)
        box((0.5, 0.6, 0.22), (-0.3, -1.0, 0.14), m.black(0.3), 0.08)


def popped_finder():
    with group((3.4, 0.1, 5.8)):
        box((2.3, 1.5, 1.15), (0, 0, 0.5), m.paint((0.013, 0.013, 0.014), 0.42, grain=0.004), 0.12)
    with backs.seen_from_behind(0.85):
        backs.eyepiece((-3.4, 6.35), 1.75, 1.0, 0.35, (1.1, 0.6), 0.2)


def corroded_lug():
    with group((6.15, 0.1, 5.75)):
        crust = (m.paint((0.2, 0.33, 0.27), 0.8), m.paint((0.5, 0.5, 0.44), 0.85))
        for k, (y, z, r) in enumerate(((0.22, 0.2, 0.12), (-0.26, 0.12, 0.1), (0.1, -0.3, 0.13), (-0.16, -0.26, 0.08), (0.3, -0.06, 0.09), (-0.05, 0.31, 0.08))):
            with group((0.0, y, z), (0, 90, 40 * k)) as place:
                place.scale = (1.1, 0.8, 0.5)
                lathe([(r, -0.02), (r * 0.8, r * 0.5), (r * 0.3, r * 0.8), (0.0001, r * 0.75)], crust[k % 2], 0.02, 10)


def shiny_rubber():
    with backs.seen_from_behind(1.76):
        marks.rub((5.75, 4.7, 0.008), (0.55, 0.75), bases.polished(5, 0.8))


def protector():
    """A scratched protector on the monitor."""
    with backs.seen_from_behind(1.6):
        with group((-1.1, 2.6, 0)):
            prism(rounded(6.15, 3.95, 0.1), 0.35, 0.4, m.paint((0.012, 0.012, 0.014), 0.12), edge=0.02)
            prism(rounded(5.5, 3.45, 0.04), 0.4, 0.402, m.paint((0.022, 0.024, 0.029), 0.12), edge=0)
        marks.scratches((-1.4, 2.9, 0.406), 4.4, 0.7, 3, 4, m.paint((0.4, 0.4, 0.42), 0.3), 0.02, along=-14)


CARD = [partial(small.card, (3.2, -5.4, 0), 12, label='64')]
SD = [partial(small.card, (6.2, -6.6, 0), -16, w=2.4, h=3.2, label='32', tint=(0.02, 0.05, 0.14), thick=0.21)]
HOOD = dict(BODIES['compact-fixed'].keywords['fixed'], hood_h=1.4)

POINTS = {
    'mirrorless-classic-dials': further(BODIES['mirrorless-classic'], view=(12, 48), near=((-4.9, 0.1, 7.7), 8.2), light='right'),
    'mirrorless-classic-grip': further(also(BODIES['mirrorless-classic'], add_on_grip), view=(-38, 20)),
    'mirrorless-dials-back': further(
        also(partial(BODIES['mirrorless-dials'], back=partial(BACKS['mirrorless-dials'], rest=no_rest)), partial(loose_rubber, (5.35, 1.6, 4.75), 1.7, 2.0, (1, 0), 1.9, 0.6)),
        BEHIND, view=(34, 20), near=((-3.9, 1.6, 4.5), 9.5), light='right',
    ),
    'dslr-wide-shoulder-screen': further(also(rear_of('dslr-wide-shoulder'), screen_scratches), BEHIND, view=(16, 26), near=((0.6, 2.3, 3.1), 8.6), light='overhead'),
    'dslr-small-card': further(also(BODIES['dslr-small'], *SD), view=(20, 34), light='right'),
    'dslr-grip-terminals': further(also(BODIES['dslr-grip'], terminals), SIDE, view=(14, 12), near=((7.9, 0, 3.2), 10.5)),
    'dslr-angular-chip': further(
        also(rear_of('dslr-angular'), lambda: marks.chip((6.2, 2.115, 0.62), 0.26, turn=(90, 0, 180))), BEHIND, view=(-16, 14), near=((5.2, 2.1, 1.5), 6.4), light='right'
    ),
    'dslr-flash-rubber': further(
        also(partial(rear_of('dslr-flash'), back=partial(BACKS['dslr-flash'], rest=no_rest)), partial(loose_rubber, (6.25, 2.1, 5.35), 1.9, 2.7, (1, -1), 2.6, 0.5)),
        BEHIND, view=(24, 18), near=((-5.2, 2.1, 5.4), 7.5),
    ),
    'mirrorless-compact-hump-top': further(
        also(
            BODIES['mirrorless-compact-hump'], lambda: marks.rub((-3.15, 0.2, 7.387), (0.84, 0.84), bases.polished(2, 0.9)),
            lambda: marks.scratches((-0.8, 0.2, 8.64), 0.8, 0.2, 2, 3, m.metal((0.6, 0.6, 0.6), 0.3), 0.03, along=70),
        ),
        view=(10, 46), near=((-1.6, -0.2, 7.4), 9.5), light='right',
    ),
    'mirrorless-tall-hump-card': further(also(BODIES['mirrorless-tall-hump'], *CARD), view=(-16, 42), light='right'),
    'mirrorless-finder-window-top': further(BODIES['mirrorless-finder-window'], view=(10, 48), light='overhead', ground='warm'),
    'mirrorless-small-lug': further(also(BODIES['mirrorless-small'], corroded_lug), view=(52, 14), near=((6.1, 0, 5.4), 4.6), light='window'),
    'mirrorless-flat-screen': further(also(rear_of('mirrorless-flat'), protector), BEHIND, view=(14, 24), near=((1.0, 1.8, 2.7), 8.0), light='overhead'),
    'mirrorless-broad-hump-base': further(
        bases.digital(BODIES['mirrorless-broad-hump'], 13.3, 3.2, '1F8302417', [((3.6, 1.0), (2.4, 0.5), partial(bases.bare, 1, 0.7)), ((-2.0, -0.9), (2.8, 0.5), partial(bases.bare, 2, 0.75)), ((0.5, 0.9), (1.4, 0.5), partial(bases.bare, 3, 0.5))]),
        BASE, view=(-16, 24), near=((0.3, -0.6, 0), 15),
    ),
    'mirrorless-rounded-dial': further(
        also(rear_of('mirrorless-rounded'), shiny_rubber), BEHIND, view=(20, 20), near=((-4.9, 1.7, 3.2), 7.2), light='right',
    ),
    'medium-digital-base': further(
        bases.digital(BODIES['medium-digital'], 15.0, 4.2, '2B007419', [((0.5, 0), (2.6, 1.5), partial(bases.polished, 4, 0.8))]), BASE, view=(14, 24), near=((0.3, -0.8, 0), 16.5), ground='cool'
    ),
    'compact-pocket-ring': further(BODIES['compact-pocket'], view=(-26, 18), near=((0.7, -2.0, 3.2), 7.6), light='right'),
    'compact-zoom-finder': further(also(rear_of('compact-zoom'), popped_finder), BEHIND, view=(20, 22), light='right'),
    'bridge-zoom': further(also(BODIES['bridge'], zoom_rocker), view=(-30, 40), near=((-3.4, -3.0, 7.2), 9.5), light='right'),
    'compact-fixed-hood': further(
        also(partial(BODIES['compact-fixed'], fixed=HOOD), lambda: marks.chip((1.2, -7.5, 6.88), 0.2, turn=(-13.7, 6, 0))), view=(26, 30), near=((1.0, -6.2, 5.2), 8.2)
    ),
}
