"""Parts of the rear of a digital camera. Inside `seen_from_behind`, x points right, y up and z out of the rear."""


from kit import materials as m
from kit.shapes import bevel, box, group, lathe, prism, ribs, rounded, solid
from kit.words import flat

BEHIND = (90, 0, 180)


def seen_from_behind(y):
    return group((0, y, 0), BEHIND)


def frame(outer, inner, z0, z1, mat, edge=0.05):
    """A ring between two outlines with the same number of corners."""
    n = len(outer)
    rows = [(outer, z0), (outer, z1), (inner, z1), (inner, z0)]
    verts = [(x, y, z) for line, z in rows for x, y in line]
    faces = [(k * n + i, k * n + (i + 1) % n, (k + 1) % 4 * n + (i + 1) % n, (k + 1) % 4 * n + i) for k in range(4) for i in range(n)]
    ob = solid(verts, faces, mat)
    return bevel(ob, edge, 3) if edge else ob


def pane():
    return m.paint((0.006, 0.007, 0.009), 0.06, smudge=0.015)


def screen(at, w=7.3, h=5.0, lift=0.24, tilting=False):
    """A monitor in its frame, with a notch if it tilts."""
    with group((*at, 0)):
        prism(rounded(w + 0.16, h + 0.16, 0.3), -0.2, 0.02, m.dark(), edge=0)
        prism(rounded(w, h, 0.25), -0.2, lift, m.paint((0.015, 0.015, 0.016), 0.4), edge=0.07)
        prism(rounded(w - 0.22, h - 0.22, 0.2), lift - 0.05, lift + 0.015, pane(), edge=0.012)
        prism(rounded(w - 0.85, h - 0.62, 0.04), lift, lift + 0.018, m.paint((0.02, 0.022, 0.027), 0.07, smudge=0.015), edge=0)
        if tilting:
            box((1.5, 0.2, 0.14), (0, -h / 2 + 0.03, lift * 0.4), m.dark(), 0.05)
            box((0.2, 1.3, 0.14), (-w / 2 + 0.02, 0, lift * 0.4), m.dark(), 0.05)


def key(at, words='', r=0.27, label=(0, 0.48), size=0.18, mat=None, h=0.18):
    """A button, its name beside it or, with `label` (0, 0), on it."""
    with group((*at, 0)):
        lathe([(r * 1.22, -0.05), (r * 1.2, 0.02), (r * 1.04, 0.015), (r * 1.04, -0.03)], m.dark(), 0, 40)
        lathe([(r, -0.05), (r, h * 0.7), (r * 0.75, h), (0.0001, h + 0.01)], mat or m.black(0.22), 0.03, 40)
        if words:
            up = h + 0.012 if label == (0, 0) else 0.006
            flat(words, size, m.white(), (*label, up), (0, 0, 0), 'narrow')


def play(at, size=0.13):
    with group((*at, 0.19)):
        prism([(-size, -size), (size, 0), (-size, size)], 0, 0.006, m.white(), edge=0)


def bin(at, size=0.12):
    with group((*at, 0.19)):
        prism([(-size * 0.7, -size), (size * 0.7, -size), (size * 0.8, size * 0.6), (-size * 0.8, size * 0.6)], 0, 0.006, m.white(), edge=0)
        box((size * 2, size * 0.3, 0.006), (0, size, 0.003), m.white(), 0)


def _arrows(r, z):
    for i in range(4):
        with group((0, 0, z), (0, 0, 90 * i)):
            prism([(-0.1, r - 0.06), (0.1, r - 0.06), (0, r + 0.08)], 0, 0.005, m.white(), edge=0)


def pad(at, r=0.95, words='OK'):
    """The eight-way selector."""
    with group((*at, 0)):
        lathe([(r * 1.1, -0.05), (r * 1.08, 0.03), (r, 0.02), (r, -0.05)], m.dark(), 0, 64)
        lathe([(r, -0.05), (r * 0.99, 0.16), (r * 0.86, 0.24), (r * 0.48, 0.15), (r * 0.46, 0.05)], m.plastic(), 0.04, 64)
        lathe([(r * 0.43, 0), (r * 0.42, 0.17), (0.0001, 0.2)], m.black(0.35), 0.03, 48)
        _arrows(r * 0.73, 0.215)
        if words:
            flat(words, r * 0.24, m.white(), (0, 0, 0.205), (0, 0, 0), 'narrow')


def wheel(at, r=1.75, words='SET', lift=0.0):
    """A quick-control dial around its button; `lift` is how far it stands off."""
    with group((*at, lift)):
        lathe([(r * 1.05, -0.2), (r * 1.04, 0.04), (r * 0.99, 0.03)], m.dark(), 0, 72)
        ribs(0.0, 0.26, r * 0.95, 60, 0.05, m.rubber())
        lathe([(r * 0.96, 0.26), (r * 0.9, 0.3), (r * 0.5, 0.2), (r * 0.45, 0.1)], m.plastic(), 0.03, 72)
        lathe([(r * 0.42, 0), (r * 0.41, 0.2), (0.0001, 0.24)], m.black(0.35), 0.03, 48)
        if words:
            flat(words, 0.24, m.white(), (0, 0, 0.245), (0, 0, 0), 'narrow')


def stick(at):
    with group((*at, 0)):
        lathe([(0.42, -0.05), (0.4, 0.04), (0.27, 0.02)], m.black(0.4), 0.02, 40)
        lathe([(0.16, 0), (0.16, 0.25)], m.black(), 0, 24)
        ribs(0.22, 0.34, 0.25, 18, 0.03, m.rubber())
        lathe([(0.25, 0.34), (0.14, 0.4), (0.0001, 0.37)], m.rubber(), 0.02, 32)


def thumb_dial(at, w=1.7, r=0.9, out=0.34):
    """A dial inside the rear, whose rim shows in a slot."""
    with group((*at, out - r)):
        box((w, 0.62, 0.3), (0, 0, r - out - 0.1), m.dark(), 0.1)
        with group((0, 0.22, 0), (90, 0, 0)):
            ribs(0, 0.44, r, 44, 0.05, m.rubber())


def eyepiece(at, w=3.5, h=2.5, deep=0.95, clear=(2.3, 1.55), soft=0.55):
    """A viewfinder eyepiece with a rubber cup."""
    with group((*at, 0)):
        prism(rounded(w * 0.92, h * 0.92, soft * 0.9), -1.0, 0.22, m.black(0.42), edge=0.08)
        frame(rounded(w, h, soft), rounded(clear[0] + 0.35, clear[1] + 0.35, 0.35), 0.15, deep, m.rubber(), 0.14)
        frame(rounded(clear[0] + 0.4, clear[1] + 0.4, 0.35), rounded(clear[0], clear[1], 0.25), 0.1, deep * 0.55, m.black(0.5), 0.03)
        prism(rounded(clear[0], clear[1], 0.22), 0.1, 0.3, m.paint((0.01, 0.01, 0.014), 0.05, smudge=0), edge=0)
        prism(rounded(clear[0] * 0.6, clear[1] * 0.55, 0.1), 0.29, 0.31, m.paint((0.035, 0.045, 0.06), 0.05, smudge=0), edge=0)
        prism(rounded(clear[0], clear[1], 0.22), 0.4, 0.41, m.coated((0.6, 0.6, 1.0), 1.5), edge=0)


def round_eyepiece(at, r=1.35, deep=0.85):
    """A round eyepiece, as on cameras in retro style."""
    with group((*at, 0)):
        prism(rounded(r * 2.5, r * 1.9, 0.3), -0.9, 0.2, m.black(0.42), edge=0.06)
        lathe([(r * 0.98, 0.1), (r, 0.3), (r * 1.02, deep), (r * 0.84, deep), (r * 0.76, deep * 0.6), (r * 0.74, 0.2)], m.rubber(), 0.05, 72)
        lathe([(r * 0.74, 0.3), (0.0001, 0.3)], m.paint((0.01, 0.01, 0.014), 0.05, smudge=0), 0, 48)
        prism(rounded(r * 0.85, r * 0.6, 0.08), 0.3, 0.31, m.paint((0.035, 0.045, 0.06), 0.05, smudge=0), edge=0)
        lathe([(r * 0.75, 0.38), (0.0001, 0.46)], m.coated((0.6, 0.6, 1.0), 1.5), 0, 48)


def thumb_rest(outline, lift=0.2, mat=None, turn=(0, 0, 0), at=(0, 0, 0)):
    return prism(outline, -0.15, lift, mat or m.leather((0.011, 0.011, 0.011), 12.0, 0.03, 0.62), at, turn, edge=0.14, segments=4)


def lamp(at, color=(0.05, 0.15, 0.05)):
    with group((*at, 0)):
        lathe([(0.09, -0.02), (0.08, 0.02), (0.0001, 0.035)], m.paint(color, 0.1), 0.01, 20)


def speaker(at, rows=2):
    for i in range(4):
        for k in range(rows):
            with group((at[0] + i * 0.16, at[1] + k * 0.16, 0)):
                lathe([(0.045, 0.004), (0.0001, 0.004)], m.dark(), 0, 16)


