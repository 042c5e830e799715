"""Close-ups of the faults in listings of film cameras."""

from functools import partial

from kit import marks
from kit import materials as m
from kit.shapes import group, lathe
from objects import bases, small

from .cameras_film import BODIES
from .further import BASE, BEHIND, further
from .points_digital import also

OTHER_BACKS = {
    'compact-clam-back': further(partial(BODIES['compact-clam'], back=True), BEHIND, view=(-14, 16), light='right'),
    'medium-box-back': further(partial(BODIES['medium-box'], back=True), BEHIND, view=(-30, 18)),
    'medium-bellows-back': further(partial(BODIES['medium-bellows'], back=True), BEHIND, view=(24, 18), light='right'),
    'tlr-back': further(partial(BODIES['tlr'], back=True), BEHIND, view=(-26, 16), ground='warm'),
    'folding-back': further(partial(BODIES['folding'], back=True), BEHIND, view=(16, 18), light='right', ground='warm'),
    'instant-back': further(partial(BODIES['instant'], back=True), BEHIND, view=(-24, 20)),
}


def lens_filters():
    """Five filters that clip onto the lens."""
    tints = ((1.0, 0.25, 0.1), (1.0, 0.62, 0.08), (0.1, 0.4, 1.0), (0.7, 0.7, 0.9), (1.0, 0.4, 0.6))
    for i, tint in enumerate(tints):
        with group((-6.6 + i * 3.3, -10.5 - (i % 2) * 2.4, 0)):
            lathe([(1.5, 0), (1.55, 0.05), (1.55, 0.5), (1.5, 0.55), (1.25, 0.5), (1.22, 0.3)], m.black(0.35), 0.03, 64)
            lathe([(1.24, 0.3), (0.0001, 0.34)], m.paint(tuple(0.55 * c for c in tint), 0.06, coat=1.0, smudge=0), 0, 48)


def bare_corner():
    """Bare metal at the end of the top plate, beside the lug."""
    for k, x in enumerate((-6.2, 6.2)):
        marks.scratches((x * 0.97, 0.2, 7.806), 0.8, 1.2, 6, 4 + k, m.dark(), 0.012, along=30)
    marks.scratches((5.9, -1.455, 6.2), 1.0, 0.9, 8, 8, m.paint((0.1, 0.1, 0.1), 0.5), 0.014, turn=(90, 0, 0))


def worn_shoe():
    marks.rub((0.35, 0.1, 7.862), (0.75, 0.85), bases.brass(3, 0.5))


def put_film(at):
    with group(at, (0, 0, -20)):
        small.film(label='400', tint=(0.12, 0.13, 0.14))


POINTS = {
    'rangefinder-black-base': further(
        bases.film(BODIES['rangefinder-black'], 13.8, m.black, [((4.2, 0.0), (2.2, 1.2), partial(bases.polished, 1, 0.9))], key=True), BASE, view=(-16, 26), near=((0.4, -0.6, 0), 17.5), light='right'
    ),
    'rangefinder-silver-shoe': further(also(BODIES['rangefinder-silver'], bare_corner, worn_shoe), view=(26, 40), near=((2.6, -0.3, 7.5), 9.5)),
    'rangefinder-fixed-dent': further(partial(BODIES['rangefinder-fixed'], dented=(3.75, -0.55, 0.62, 0.16)), view=(16, 40), near=((4.1, -0.4, 7.4), 7.4), light='right', ground='warm'),
    'compact-clam-corner': further(partial(BODIES['compact-clam'], worn=lambda: m.worn((0.24, 0.24, 0.24), (0.012, 0.012, 0.013), 0.9)), view=(-30, 26), near=((-3.6, -1.8, 4.4), 7.4)),
    'slr-black-prism': further(BODIES['slr-black'], view=(-30, 30), near=((-0.4, -1.4, 8.2), 6.6), light='right'),
    'slr-chrome-film': further(also(BODIES['slr-chrome'], lambda: put_film((8.6, -4.2, 0))), view=(14, 26), light='right'),
    'slr-pro-ding': further(
        also(partial(BODIES['slr-pro'], dented=(3.7, -0.75, 0.5, 0.14)), lambda: marks.chip((3.62, -0.7, 7.625), 0.16, m.metal((0.62, 0.52, 0.34), 0.3))),
        view=(22, 34), near=((2.6, -0.8, 8.2), 8.4), ground='cool',
    ),
    'slr-seventies-base': further(bases.film(BODIES['slr-seventies'], 14.1, m.chrome, crack=True), BASE, view=(14, 26), near=((0.4, -0.4, 0), 15.5), light='overhead'),
    'slr-small-top': further(BODIES['slr-small'], view=(-16, 46), near=((0, -0.6, 7.2), 13), light='right', ground='warm'),
    'medium-bellows-open': further(BODIES['medium-bellows'], view=(58, 18), near=((4.4, -6.0, 5.2), 13), light='window'),
    'tlr-hood': further(also(BODIES['tlr'], lambda: marks.chip((1.1, -2.5, 13.66), 0.13, m.bright(), turn=(85, 0, 0))), view=(20, 36), near=((0.3, -2.0, 12.0), 9.5), ground='warm', light='right'),
    'folding-shutter': further(BODIES['folding'], view=(-36, 22), near=((-0.2, -4.6, 3.9), 7.6), ground='warm'),
    'instant-filters': further(also(BODIES['instant'], lens_filters), view=(-22, 26), light='right'),
}

