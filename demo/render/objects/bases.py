"""Parts of the base of a camera. With the front up, x points right, y up and z out of the base."""

from kit import materials as m
from kit.marks import rub, rubbed
from kit.shapes import box, disc, group, lathe, prism, rounded, tube
from kit.words import flat


def beneath(z=0):
    return group((0, 0, z), (180, 0, 0))


def socket(at, r=0.5):
    """The thread for a tripod."""
    with group((*at, 0)):
        lathe([(r * 1.25, -0.02), (r * 1.2, 0.03), (r * 0.72, 0.03), (r * 0.64, -0.02)], m.bright(), 0.01, 48)
        line = []
        for i in range(7):
            line += [(r * 0.64, -0.02 - i * 0.11), (r * 0.56, -0.075 - i * 0.11)]
        lathe(line, m.chrome(), 0, 40)
        disc(r * 0.66, 0.002, m.dark())


def coin(at, r=0.75, mat=None):
    """A cover that a coin turns."""
    with group((*at, 0)):
        lathe([(r * 1.08, 0.002), (r * 1.02, 0.005)], m.dark(), 0, 48)
        lathe([(r, -0.02), (r * 0.98, 0.06), (0.0001, 0.06)], mat or m.chrome(), 0.02, 56)
        box((r * 1.5, 0.15, 0.02), (0, 0, 0.062), m.dark(), 0)


def door(at, w, h, latch=True):
    """The door over the battery."""
    with group((*at, 0)):
        prism(rounded(w + 0.06, h + 0.06, 0.2), -0.02, 0.004, m.dark(), edge=0)
        prism(rounded(w, h, 0.18), -0.02, 0.035, m.paint((0.016, 0.016, 0.017), 0.42, grain=0.006), edge=0.02)
        if latch:
            prism(rounded(0.9, 0.5, 0.15), 0.03, 0.05, m.dark(), edge=0, at=(0, h / 2 - 0.5, 0))
            box((0.5, 0.3, 0.08), (0.1, h / 2 - 0.5, 0.06), m.black(0.35), 0.03)


def plate(at, w, h, number, rows=('7.2 V  2.3 A', 'N 22913')):
    """The plate with the serial number."""
    with group((*at, 0)):
        prism(rounded(w, h, 0.08), -0.02, 0.012, m.paint((0.02, 0.02, 0.021), 0.3), edge=0)
        flat('No. ' + number, 0.24, m.white(), (0, h * 0.2, 0.013), (0, 0, 0), 'sans')
        for i, row in enumerate(rows):
            flat(row, 0.15, m.white(), (0, -h * 0.08 - i * 0.22, 0.013), (0, 0, 0), 'narrow')


def digital(build, w, deep, number, wear=(), x=0.5):
    """A digital body with its base; `wear` lists rubs by center, half sizes and material."""

    def whole():
        build()
        with beneath():
            socket((x, 0))
            door((-w / 2 + 1.9, 0.5), 2.3, deep * 0.8)
            plate((x + 3.6, 0), 3.2, 1.5, number)
            for side in (-1, 1):
                prism(rounded(0.5, 1.6, 0.2), -0.02, 0.05, m.rubber(), edge=0.02, at=(side * 1.5 + x, 0, 0))
            for k, (at, size, mat) in enumerate(wear):
                rub((*at, 0.004 + 0.002 * k), size, mat())

    return whole


def film(build, w, finish, wear=(), key=False, crack=False):
    """A film body with its base; `key` is the lock of a removable base."""

    def whole():
        build()
        metal = finish()
        with beneath():
            socket((w / 2 - 2.2 if key else 0.0, 0))
            if key:
                with group((-w / 2 + 1.9, 0, 0)):
                    lathe([(1.05, -0.02), (1.0, 0.05), (0.95, 0.03), (0.0001, 0.03)], metal, 0.02, 64)
                    tube([(-0.55, -0.5, 0.06), (0.55, -0.5, 0.06), (0.75, 0.2, 0.06), (0, 0.75, 0.06), (-0.75, 0.2, 0.06)], 0.075, m.bright(), closed=True)
                lathe([(0.16, -0.02), (0.15, 0.05), (0.0001, 0.05)], m.bright(), 0.01, 24, (w / 2 - 0.7, 0, 0))
            else:
                coin((2.9, -0.1), 0.72, metal)
                coin((-w / 2 + 2.0, 0.1), 0.5, metal)
                lathe([(0.2, 0), (0.2, 0.06), (0.0001, 0.08)], m.dark(), 0.01, 24, (-2.3, 0.5, 0))
            if crack:
                line = [(4.4, -1.6), (4.75, -1.0), (4.62, -0.6), (5.05, -0.1), (5.0, 0.35), (5.3, 0.6)]
                tube([(x, y, 0.0) for x, y in line], 0.022, m.dark(), smooth=False)
            for k, (at, size, mat) in enumerate(wear):
                rub((*at, 0.004 + 0.002 * k), size, mat())

    return whole


def brass(key=0, much=0.5):
    return rubbed((0.62, 0.5, 0.3), 1.0, 0.3, 4.0, (1.2, 5, 1), much, key)


def bare(key=0, much=0.5):
    return rubbed((0.5, 0.5, 0.5), 1.0, 0.3, 4.0, (1.2, 5, 1), much, key)


def polished(key=0, much=0.6):
    """An area where the paint is only rubbed smooth."""
    return rubbed((0.13, 0.13, 0.13), 0.0, 0.2, 3.0, (1, 5, 1), much, key)
