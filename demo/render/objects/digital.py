"""Digital system cameras: molded bodies, and bodies in the style of old film cameras."""

import math

from kit import materials as m
from kit.shapes import bevel, box, drill, fillet, front, group, lathe, moulded, prism, rounded, solid
from kit.words import flat

from . import dials as d
from .barrel import barrel, glass
from .lens_modern import modern


def _hump(w, top, h, deep, mat, at, lean=0.5):
    """A viewfinder housing that narrows to the top, with a sloping front."""
    x, t = w / 2, top / 2
    y = deep / 2
    verts = [(-x, -y, 0), (x, -y, 0), (x, y, 0), (-x, y, 0)]
    verts += [(-x * 0.97, -y - 0.25, h * 0.4), (x * 0.97, -y - 0.25, h * 0.4), (x * 0.95, y, h * 0.5), (-x * 0.95, y, h * 0.5)]
    verts += [(-t, -y + lean, h), (t, -y + lean, h), (t, y * 0.9, h * 0.96), (-t, y * 0.9, h * 0.96)]
    faces = [(0, 1, 2, 3), (8, 9, 10, 11)]
    faces += [(k * 4 + i, k * 4 + (i + 1) % 4, (k + 1) * 4 + (i + 1) % 4, (k + 1) * 4 + i) for k in (0, 1) for i in range(4)]
    return solid(verts, faces, mat, at)


def _grip(x, w, h, deep, y, mat, lean=0.3):
    """The grip: a rounded column that leans outward."""
    outline = fillet([(x - w / 2, y - deep), (x + w / 2, y - deep), (x + w / 2 + 0.3, y + 0.8), (x - w / 2, y + 0.8)], [w * 0.42, w * 0.42, 0.2, 0.3], 8)
    return prism(outline, 0.15, h, mat, edge=0.35, segments=5)


def dslr(w=14.6, h=7.3, deep=4.2, hump=3.1, hump_w=6.6, hump_top=4.2, badge='', grip_deep=2.4, pro=False, flash=False, angular=False, lens=None, smooth=7, line=None, mount=3.05, sensor=False, back=None):
    """A molded SLR: shoulders, hump and grip in one skin, with leatherette on the grips."""
    skin = m.paint((0.0135, 0.0135, 0.014), 0.46, grain=0.006)
    soft = m.leather((0.011, 0.011, 0.011), 12.0, 0.03, 0.62)
    y = -deep / 2
    low = -3.4 if pro else 0

    def parts():
        corners = [1.0, 1.3, 1.6, 1.2] if not angular else [0.5, 0.6, 0.7, 0.5]
        front(fillet([(-w / 2, low), (w / 2, low), (w / 2, h - 0.6), (-w / 2, h)], corners, 8), y, -y, skin, edge=0.45, segments=5)
        _hump(hump_w, hump_top, hump, deep * 1.1, skin, (0.5, 0, h - 0.75), 0.9 if not angular else 0.3)
        # The handle, and the shoulder that carries the release.
        _grip(-w / 2 + 1.75, 3.3, h + 0.1, grip_deep, y, skin)
        box((3.2, grip_deep + 2.2, 1.0), (-w / 2 + 1.8, y - grip_deep / 2 + 0.6, h - 0.35), skin, 0.4, 5, turn=(14, 0, 0))
        if pro:
            box((3.2, grip_deep + 1.4, 3.4), (-w / 2 + 1.75, y - grip_deep / 2 + 0.7, low + 1.85), skin, 0.6, 6)
        with group((0.5, y - 0.25, h / 2 - 0.15), (90, 0, 0)):
            lathe([(0.0001, -0.5), (mount + 0.95, -0.5), (mount + 0.7, 0.35), (0.0001, 0.35)], skin, 0.15)

    body = moulded(parts, 0.1, smooth, skin)
    z = h / 2 - 0.15
    # Leatherette stands a hair over the skin.
    outline = fillet([(-w / 2 + 0.25, low + 0.35), (-w / 2 + 3.05, low + 0.35), (-w / 2 + 3.0, h - 1.25), (-w / 2 + 0.4, h - 1.25)], 0.5, 6)
    front(outline, y - grip_deep - 0.02, y - 0.2, soft, edge=0.6, segments=6)
    front(fillet([(w / 2 - 2.0, 0.8), (w / 2 - 0.35, 0.8), (w / 2 - 0.35, h - 2.2), (w / 2 - 1.6, h - 2.2)], 0.3, 5), y - 0.06, y + 0.5, soft, edge=0.1)
    with group((0.5, y - 0.62, z)):
        d.flange((0, 0, 0), mount, m.black(0.4))
        if lens is None:
            drill([body], (0, 0.05, 0), mount * 0.77, deep + (0.1 if back else 0.6))
            d.sensor((0, 0.05, 0), mount) if sensor else d.mirror_box((0, 0.05, 0), mount)
        else:
            with group((0, -0.3, 0), (90, 0, 0)):
                modern(**lens)
    ink = m.white()
    if badge:
        flat(badge, 0.42, ink, (w / 2 - 1.55, y - 0.03, h - 1.75), (90, 0, 0), 'bold')
    if line:
        front(fillet([(-w / 2 + 1.3, h - 1.45), (-w / 2 + 2.4, h - 1.25), (-w / 2 + 2.0, h - 1.75)], 0.05, 3), y - grip_deep - 0.06, y - grip_deep + 0.2, m.paint(line, 0.3), edge=0.03)
    # Controls on top.
    d.button((-w / 2 + 1.8, y - grip_deep + 0.9, h + 0.1), 0.5, 0.22, m.black(0.25), m.black(0.4), False)
    d.dial((-w / 2 + 3.0, y + 0.9, h - 0.1), 0.55, 0.3, m.rubber(), None, teeth=30)
    d.dial((w / 2 - 2.0, 0.1, h - 0.55), 1.05, 0.55, m.plastic(), ['M', 'A', 'S', 'P', 'U1', 'U2', 'SC'], ink, 60)
    box((2.6, 1.9, 0.16), (-w / 2 + 3.3, 0.9, h - 0.02), m.paint((0.02, 0.025, 0.022), 0.08), 0.06)
    d.shoe((0.5, 0.5, h - 0.75 + hump * 0.96), m.metal((0.3, 0.3, 0.3), 0.3), 2.0, 1.9)
    if flash:
        front(fillet([(-1.5, 0), (2.5, 0), (2.2, 1.3), (-1.2, 1.3)], 0.3, 5), -deep * 0.42, 0.4, skin, edge=0.2, at=(0, 0, h + hump - 1.6))
    with group((w / 2 - 2.6, y - 0.28, h * 0.24), (90, 0, 0)):
        lathe([(0.28, 0), (0.28, 0.12), (0.2, 0.2), (0.0001, 0.2)], m.black(0.3), 0.03, 32)
    with group((-w / 2 + 3.45, y - 0.45, h - 1.5), (90, 0, 0)):
        lathe([(0.22, 0), (0.2, 0.06), (0.0001, 0.09)], m.paint((0.1, 0.0, 0.0), 0.1), 0.02, 24)
    for side in (-1, 1):
        d.lug((side * (w / 2 - 0.1), 0.2, h - 1.3), side, False)
    if back:
        back(w, h, -y, (0.5, deep * 0.52, h - 0.75 + hump * 0.42))


def mirrorless(w=12.7, h=6.9, deep=3.2, hump=2.0, hump_w=4.9, hump_top=3.4, badge='', grip_deep=1.9, straight=False, finish='black', dials=('mode',), lens=None, mount=2.75, frame=(3.6, 2.4), hump_x=0.5, smooth=4, line=None, back=None):
    """A camera with an electronic viewfinder; `straight` ones look like film cameras with many dials."""
    shells = {'black': m.paint((0.0135, 0.0135, 0.014), 0.44, grain=0.005), 'silver': m.metal((0.66, 0.66, 0.65), 0.33)}
    shell, y = shells[finish], -deep / 2
    hard = m.paint((0.0135, 0.0135, 0.014), 0.44, grain=0.005)
    ink = m.dark() if finish == 'silver' else m.white()
    soft = m.leather((0.011, 0.011, 0.011), 12.0 if not straight else 9.0, 0.03, 0.6)
    z = h / 2 - 0.2
    if straight:
        core = front(fillet([(-w / 2, 0.7), (w / 2, 0.7), (w / 2, h - 1.4), (-w / 2, h - 1.4)], 0.1, 2), y + 0.02, -y, soft, edge=0.2, segments=4)
        front(fillet([(-w / 2, 0), (w / 2, 0), (w / 2, 0.75), (-w / 2, 0.75)], [0.3, 0.3, 0.05, 0.05], 5), y, -y, shell, edge=0.12, segments=4)
        front(fillet([(-w / 2, h - 1.45), (w / 2, h - 1.45), (w / 2, h), (-w / 2, h)], [0.05, 0.05, 0.25, 0.25], 5), y, -y, shell, edge=0.1, segments=4)
        if hump:
            bevel(_hump(hump_w, hump_top, hump, deep * 0.98, shell, (hump_x, 0, h - 0.15), 0.55), 0.12, 4, None, 12)
        if grip_deep:
            front(fillet([(-w / 2 + 0.2, 0.75), (-w / 2 + 2.3, 0.75), (-w / 2 + 2.1, h - 1.5), (-w / 2 + 0.2, h - 1.5)], 0.35, 6), y - grip_deep, y + 0.2, soft, edge=0.4, segments=6)
        cut = [core]
    else:
        def parts():
            front(fillet([(-w / 2, 0), (w / 2, 0), (w / 2, h), (-w / 2, h)], [0.7, 0.7, 0.7, 0.7], 8), y, -y, shell, edge=0.3, segments=5)
            if hump:
                _hump(hump_w, hump_top, hump, deep * 1.05, shell, (hump_x, 0, h - 0.25), 0.5)
            _grip(-w / 2 + 1.45, 2.7, h + 0.05, grip_deep, y, shell)
            with group((0.5, y - 0.1, z), (90, 0, 0)):
                lathe([(0.0001, -0.5), (mount + 0.75, -0.5), (mount + 0.6, 0.2), (0.0001, 0.2)], shell, 0.12)

        cut = [moulded(parts, 0.08, smooth, shell)]
        outline = fillet([(-w / 2 + 0.2, 0.35), (-w / 2 + 2.5, 0.35), (-w / 2 + 2.5, h - 0.9), (-w / 2 + 0.3, h - 0.9)], 0.45, 6)
        front(outline, y - grip_deep - 0.02, y - 0.1, soft, edge=0.55, segments=6)
        front(fillet([(w / 2 - 1.9, 0.6), (w / 2 - 0.3, 0.6), (w / 2 - 0.3, h - 1.6), (w / 2 - 1.5, h - 1.6)], 0.3, 5), y - 0.04, y + 0.5, soft, edge=0.08)
    out = 0.05 if straight else 0.32
    with group((0.5, y - out, z)):
        d.flange((0, 0, 0), mount, m.metal((0.3, 0.3, 0.3), 0.35) if finish != 'silver' else shell)
        if lens is None:
            drill(cut, (0, 0.05, 0), mount * 0.83, deep - (0.4 if back else 0))
            d.sensor((0, 0.05, 0), mount, *frame)
        else:
            with group((0, -0.3, 0), (90, 0, 0)):
                modern(**lens)
    if badge:
        flat(badge, 0.4, ink if straight else m.white(), (w / 2 - 1.4, y - 0.03, h - (0.7 if straight and hump else 1.15)), (90, 0, 0), 'bold')
    right = -w / 2
    parts = shell if finish == 'silver' else m.black(0.3)
    if straight:
        d.stacked((right + 3.3, 0.15, h), 0.82, 0.42, parts, ['A', 'B', 1, 4, 15, 60, 125, 250, 500, '1k', '4k'], ink)
        d.dial((right + 1.2, 0.25, h), 0.8, 0.45, parts, ['-3', '-2', '-1', 0, 1, 2, 3], ink)
        d.button((right + 2.1, -0.75, h), 0.36, 0.3, m.bright(), parts)
        if 'iso' in dials:
            d.stacked((w / 2 - 1.5, 0.1, h), 0.88, 0.42, parts, ['A', 200, 400, 800, 1600, 3200, 6400], ink)
    else:
        d.button((right + 1.5, y - grip_deep + 0.75, h + 0.02), 0.46, 0.2, m.metal((0.4, 0.4, 0.4), 0.3), m.black(0.35), False)
        d.dial((right + 3.2, 0.2, h - 0.02), 0.88, 0.48, m.plastic(), ['M', 'S', 'A', 'P', 1, 2, 3], m.white(), 60)
        d.dial((right + 1.4, 0.6, h), 0.62, 0.3, m.black(0.4), None, teeth=36)
        d.dial((right + 1.6, y - grip_deep + 1.65, h - 0.05), 0.4, 0.2, m.rubber(), None, teeth=26)
        if 'left' in dials:
            d.dial((w / 2 - 1.5, 0.1, h), 0.85, 0.4, m.plastic(), ['S', 'CL', 'CH', 'T'], m.white(), 50)
    if hump:
        d.shoe((hump_x, 0.45, h + hump * (0.94 if straight else 0.85)), m.metal((0.3, 0.3, 0.3), 0.3) if finish != 'silver' else m.bright(), 1.95, 1.7)
    else:
        d.shoe((0.6, 0.2, h), m.metal((0.3, 0.3, 0.3), 0.3), 1.95, 1.8)
    if not hump and straight:
        d.window((w / 2 - 1.7, y, h - 0.75), 1.15, 0.72)
    if line:
        with group((0.5, y - 0.4, z), (90, 0, 0)):
            lathe([(mount + 0.36, 0), (mount + 0.36, 0.26), (mount + 0.2, 0.27), (mount + 0.2, 0)], m.paint(line, 0.3), 0.01)
    with group((right + 2.9, y - 0.05, h - (1.9 if straight else 1.2)), (90, 0, 0)):
        lathe([(0.16, 0), (0.14, 0.06), (0.0001, 0.08)], m.paint((0.25, 0.08, 0.0), 0.1), 0.02, 24)
    for side in (-1, 1):
        d.lug((side * (w / 2 - 0.1), 0.1, h - 0.9), side, straight)
    if back:
        finder = (hump_x, deep * 0.49, h - 0.2 + hump * 0.42) if hump else (w / 2 - 1.7, -y, h - 1.0)
        back(w, h, -y, finder)
