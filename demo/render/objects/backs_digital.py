"""Rears of digital cameras in the layouts of different makers. `w` and `h` are the size of the body, `y` is its rear."""

from kit import materials as m
from kit.shapes import box, fillet, group, prism

from . import backs as b


def _rest(w, h, low=3.0, wide=2.3, lift=0.22, mat=None):
    """The pad under the thumb, at the right edge of the rear."""
    x = w / 2
    return b.thumb_rest(fillet([(x - wide, h - 2.1), (x - wide * 0.5, low), (x - 0.35, low), (x - 0.35, h - 1.2), (x - wide * 0.9, h - 1.2)], 0.4, 6), lift, mat)


def column(w, h, y, finder, eye=None, rest=None):
    """A column of buttons left of the screen, selector on the right."""
    with b.seen_from_behind(y):
        b.screen((-0.85, 3.05), 7.0, 4.75)
        for i, words in enumerate(('MENU', 'WB', 'QUAL', 'ISO', 'OK')):
            b.key((-w / 2 + 1.2, 5.0 - i * 0.98), words, 0.26, (-0.0, -0.44), 0.16)
        b.key((-w / 2 + 1.3, h - 1.75), '', 0.27)
        b.play((-w / 2 + 1.3, h - 1.75))
        b.key((-w / 2 + 2.2, h - 1.75), '', 0.27)
        b.bin((-w / 2 + 2.2, h - 1.75))
        (rest or _rest)(w, h)
        b.thumb_dial((w / 2 - 2.0, h - 0.95))
        b.key((w / 2 - 3.5, h - 1.65), 'AF-ON', 0.3, (0, 0), 0.15)
        b.stick((w / 2 - 3.2, h - 2.75))
        b.pad((w / 2 - 1.75, 3.1))
        b.key((w / 2 - 1.9, 1.45), 'i', 0.26, (0, 0), 0.22)
        b.key((w / 2 - 1.1, 1.75), 'info', 0.22, (0, -0.4), 0.15)
        b.lamp((w / 2 - 2.9, 1.7))
        b.speaker((w / 2 - 2.0, 0.62))
    _eye(finder, eye)


def _eye(finder, eye):
    x, y, z = finder
    with b.seen_from_behind(y):
        (eye or b.eyepiece)((-x, z))


def wheel(w, h, y, finder, eye=None, screen=(7.2, 4.9), lift=0.0, low=0.0):
    """A large dial on the right, a column of buttons on the left when the screen is fixed."""
    with b.seen_from_behind(y):
        b.screen((-0.95, 3.05 + low * 0), *screen)
        for i, words in enumerate(('MENU', 'RATE', '', 'Q', '')):
            b.key((-w / 2 + 1.15, 5.3 - i * 0.98), words, 0.24, (0, -0.42), 0.15)
        b.play((-w / 2 + 1.15, 1.38))
        b.bin((-w / 2 + 1.15, 3.34))
        b.key((-w / 2 + 2.0, h - 1.55), 'INFO', 0.25, (0, 0.44), 0.15)
        _rest(w, h, 4.5, 2.2)
        b.stick((w / 2 - 2.95, h - 2.35))
        for i, words in enumerate(('AF-ON', '*', '+')):
            b.key((w / 2 - 3.2 + i * 1.0, h - 1.25), words, 0.27, (0, 0) if i else (-0.1, 0.45), 0.2 if i else 0.15)
        b.wheel((w / 2 - 1.95, 2.55), 1.5, lift=lift)
        b.lamp((w / 2 - 3.3, 0.8), (0.2, 0.02, 0.01))
        b.key((w / 2 - 0.85, 0.75), 'LOCK', 0.2, (-0.6, 0), 0.14)
    _eye(finder, eye)


def turned(w, h, y, finder, eye=None, tilting=True, screen=(7.1, 4.7), words=('MENU', 'C3', 'AF-ON', 'AEL', 'Fn'), thumb=True, rest=None, x=-1.1, dial=False):
    """A movable screen, with all buttons to its right or above it."""
    with b.seen_from_behind(y):
        b.screen((x, screen[1] / 2 + 0.45), *screen, lift=0.34, tilting=tilting)
        b.key((-w / 2 + 1.15, h - 0.95), words[0], 0.24, (0.75, 0), 0.16)
        if words[1]:
            b.key((-w / 2 + 3.0, h - 0.95), words[1], 0.24, (0.5, 0), 0.16)
        (rest or _rest)(w, h, h * 0.56, 1.75, 0.16)
        if thumb:
            b.thumb_dial((w / 2 - 1.3, h - 0.6), 1.4, 0.8)
        b.key((w / 2 - 3.3, h - 1.25), words[2], 0.26, (0, 0.42), 0.15)
        b.key((w / 2 - 2.2, h - 1.45), words[3], 0.24, (0, 0.42), 0.15)
        edge = x + screen[0] / 2
        right = (edge + w / 2) / 2
        b.stick((right - 0.65, h * 0.53))
        if dial:
            b.wheel((right, 2.3), 1.15)
        else:
            b.pad((right, 2.35), 0.85)
        b.key((right + 0.8, h * 0.46), words[4], 0.22, (0, 0.36), 0.15)
        b.key((right - 0.55, 0.85), '', 0.24)
        b.play((right - 0.55, 0.85), 0.11)
        b.key((right + 0.6, 0.85), '', 0.24)
        b.bin((right + 0.6, 0.85), 0.1)
        b.lamp((right + 1.05, 1.35))
    _eye(finder, eye)


def hidden(w, h, y):
    """A screen that folds against the body, with a small square one outside, and a viewfinder at the left end."""
    with b.seen_from_behind(y):
        b.screen((-1.0, 2.75), 7.6, 4.5, 0.32, True)
        with group((-1.0, 2.75, 0)):
            prism(fillet([(-3.75, -2.2), (3.75, -2.2), (3.75, 2.2), (-3.75, 2.2)], 0.22, 6), 0.3, 0.36, m.paint((0.0135, 0.0135, 0.014), 0.46, grain=0.005), edge=0.03)
            box((2.5, 2.5, 0.03), (1.0, 0.2, 0.36), b.pane(), 0.01)
            box((2.1, 2.1, 0.01), (1.0, 0.2, 0.376), m.paint((0.2, 0.21, 0.19), 0.25), 0)
            for i, words in enumerate(('3200', 'Std', '3:2 L', 'AWB')):
                from kit.words import flat

                flat(words, 0.36 if i else 0.46, m.dark(), (1.0, 0.88 - i * 0.5, 0.382), (0, 0, 0), 'bold')
        b.thumb_dial((w / 2 - 1.4, h - 0.75), 1.4, 0.8)
        _rest(w, h, h * 0.5, 1.6, 0.16)
        b.stick((w / 2 - 1.35, h * 0.42))
        for i, words in enumerate(('MENU', 'DISP')):
            b.key((w / 2 - 1.3, 2.0 - i * 0.95), words, 0.24, (0, 0.38), 0.14)
        b.key((w / 2 - 2.9, h - 0.8), 'AEL', 0.23, (0.5, 0), 0.15)
        b.key((w / 2 - 4.4, h - 0.8), '', 0.23)
        b.play((w / 2 - 4.4, h - 0.8), 0.1)
        b.eyepiece((-w / 2 + 1.75, h - 1.0), 2.5, 1.75, 0.6, (1.6, 1.1), 0.3)


def small(w, h, y, pop=False, words=('MENU', 'Fn'), pad=0.85):
    """The rear of a compact: the screen, a few buttons and a selector."""
    with b.seen_from_behind(y):
        b.screen((-1.35, h / 2 - 0.25), 6.9, 4.75, 0.16, pop)
        right = (-1.35 + 3.45 + w / 2) / 2
        b.thumb_rest(fillet([(right - 0.7, h - 1.9), (w / 2 - 0.4, h - 1.9), (w / 2 - 0.4, h - 0.6), (right - 0.7, h - 0.6)], 0.3, 5), 0.12, m.rubber())
        b.pad((right, h * 0.4), pad)
        for dx, dy, text in ((-0.55, 0.58, words[0]), (0.65, 0.58, words[1])):
            b.key((right + dx, h * dy), text, 0.2, (0, 0.32), 0.13)
        b.key((right - 0.55, 0.75), '', 0.2)
        b.play((right - 0.55, 0.75), 0.09)
        b.key((right + 0.6, 0.75), '', 0.2)
        b.bin((right + 0.6, 0.75), 0.08)
        b.lamp((right + 1.0, h - 0.3))
