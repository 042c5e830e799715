"""Flat bodies with a rounded plan: rangefinders, compacts, mirrorless cameras without a hump."""

from kit import materials as m
from kit.shapes import box, drill, fillet, front, group, lathe, prism, rounded, tube
from kit.marks import dent
from kit.words import flat

from . import backs_medium
from . import dials as d
from .lens_classic import fifty
from .lens_shop import manual


def plan(w, deep, ends=0.48):
    """The outline from above; the ends are half circles when `ends` is near 0.5."""
    x, y = w / 2, deep / 2
    return fillet([(-x, -y), (x, -y), (x, y), (-x, y)], deep * ends * 2 * 0.98, 12)


def rangefinder(finish='black', w=13.8, h=7.7, deep=2.9, lens=None, step=True, rf='m', skin=None, wear=0.0, lens_kw=None, dot=True, sensor=False, back=None, serial='', dented=None):
    """A coupled rangefinder: finder, frame illumination and patch windows in one line, round mount."""
    metal = {'chrome': m.chrome(), 'black': m.black(0.33), 'champagne': m.metal((0.74, 0.68, 0.58), 0.3)}[finish]
    dark = finish == 'black'
    edge = m.worn(amount=wear) if wear and dark else None
    ink = m.white() if dark else m.dark()
    rim = 0.07 if edge else 0.1
    shape = plan(w, deep)
    low, high = 0.95, h - 2.1
    core = prism([(x * 0.995, y * 0.985) for x, y in shape], low - 0.05, high + 0.05, skin or m.leather(), edge=0.03)
    prism(shape, 0, low, metal, edge=rim, segments=4, worn=edge)
    if step:
        # The top plate is lower over the rewind end.
        prism(shape, high, h - 0.45, metal, edge=rim, segments=4, worn=edge)
        cut = w / 2 - 3.0
        upper = fillet([(-w / 2, -deep / 2), (cut, -deep / 2), (cut, deep / 2), (-w / 2, deep / 2)], [deep * 0.47, 0.15, 0.15, deep * 0.47], 12)
        prism(upper, h - 0.5, h, metal, edge=rim, segments=4, worn=edge)
    else:
        plate = prism(shape, high, h, metal, edge=rim, segments=4, worn=edge)
        if dented:
            x, y, r, inward = dented
            dent([plate], (x, y, h), r, inward, metal)
    if back:
        back(w, high, low, deep, metal, ink, skin or m.leather(), serial)
    y = -deep / 2
    pane = m.black(0.3)
    d.window((w / 2 - 1.9, y, h - 1.15), 1.15, 0.82, pane)
    d.window((w / 2 - 4.5, y, h - 1.1), 1.5, 0.62, pane, (0.9, 0.9, 0.9))
    d.window((-w / 2 + 5.2, y, h - 1.1), 0.55, 0.5, pane, (1.0, 0.7, 0.4))
    deck_l, deck_r = h, h - 0.45 if step else h
    parts = m.black(0.28) if dark else m.chrome()
    d.lever((-w / 2 + 1.6, 0.1, deck_l), 1.7, parts, False, 165, 0.68)
    d.button((-w / 2 + 2.9, -0.35, deck_l), 0.42, 0.4)
    d.stacked((-w / 2 + 4.4, -0.1, deck_l - 0.06), 0.85, 0.34, parts, ['B', 1, 2, 4, 8, 15, 30, 60, 125, 250, 500, 1000], ink)
    d.shoe((0.35, 0.1, deck_l), m.bright() if not dark else m.black(0.25), 2.0, 1.9)
    d.crank((w / 2 - 1.45, 0.05, deck_r), 0.72, parts, 0.18)
    z = 3.35
    d.flange((0, y + 0.02, z), 2.55, metal)
    if dot:
        with group((-3.35, y, z + 1.4), (90, 0, 0)):
            lathe([(0.2, -0.05), (0.2, 0.06), (0.0001, 0.1)], m.red(), 0.03, 32)
    d.self_timer((-4.6, y, z + 0.6), parts, 0)
    # Frame selector on the other side.
    with group((3.9, y, z + 1.2), (90, 0, 0)):
        lathe([(0.25, 0), (0.25, 0.15), (0.0001, 0.2)], parts, 0.03, 32)
        prism([(-0.14, 0), (0.14, 0), (0.1, -1.0), (-0.1, -1.0)], 0.06, 0.15, parts, edge=0.03)
    for side in (-1, 1):
        d.lug((side * (w / 2 - 0.08), 0, high + 0.4), side)
    if lens is None:
        drill([core], (0, y + 0.05, z), 2.0, deep)
        d.sensor((0, y + 0.1, z), 2.4, 3.2, 2.2) if sensor else d.shutter((0, y + 0.1, z), 2.4)
    else:
        with group((0, y - 0.28, z), (90, 0, 0)):
            if lens == 'fixed':
                fifty(**(lens_kw or {}))
            else:
                manual(**(lens_kw or {}))


def clamshell(w=10.4, h=6.5, deep=3.6, back=False, worn=None, flash=True):
    """A pocket camera whose front slides over the lens."""
    shell = m.paint((0.012, 0.012, 0.013), 0.3, grain=0.003)
    shape = plan(w, deep, 0.42)
    front(fillet([(-w / 2, 0), (w / 2, 0), (w / 2, h), (-w / 2, h)], [1.0, 1.0, 0.9, 1.3], 10), -deep / 2 + 0.5, deep / 2, shell, edge=0.45, segments=7)
    # The open slide stands to the left, the lens panel beside it.
    front(fillet([(-w / 2 - 0.1, 0.15), (-w / 2 + 3.4, 0.15), (-w / 2 + 3.0, h - 0.2), (-w / 2 - 0.1, h - 0.2)], [1.0, 0.3, 0.5, 1.0], 10), -deep / 2 - 0.35, -deep / 2 + 1.3, shell, edge=0.3, segments=6, worn=worn and worn())
    front(fillet([(-w / 2 + 3.2, 1.1), (w / 2 - 0.9, 1.1), (w / 2 - 0.9, h - 1.3), (-w / 2 + 3.2, h - 1.3)], [0.4] * 4, 6), -deep / 2 + 0.3, -deep / 2 + 0.8, m.black(0.5), edge=0.1)
    y = -deep / 2 + 0.3
    from .barrel import barrel, glass

    with group((0.2, y, 2.9), (90, 0, 0)):
        z = barrel([dict(kind='smooth', h=0.25, r=1.75), dict(kind='ribs', h=0.2, r=1.65, depth=0.05, pitch=0.14), dict(kind='smooth', h=0.3, r=1.55)])
        glass(z + 0.05, 1.5, 0.72, 'green', 0.25, words=[('35mm 1:2.8', 90), ('1307462', -90)])
    d.window((0.9, -deep / 2 + 0.5, h - 0.75), 1.25, 0.7)
    d.window((3.2, -deep / 2 + 0.5, h - 0.75), 0.5, 0.45, tint=(1, 0.8, 0.4))
    d.window((2.9, y, 3.9), 0.4, 0.9, tint=(0.8, 0.9, 1))
    with group((-2.6, 0.2, h)):
        lathe([(0.42, -0.1), (0.42, 0.02), (0.35, 0.05), (0.0001, 0.03)], m.paint((0.7, 0.05, 0.02), 0.3), 0.03, 40)
    flat('35', 0.55, m.white(), (w / 2 - 1.7, y - 0.02, 1.9), (90, 0, 0), 'gothic')
    d.crank((w / 2 - 1.6, 0.5, h - 0.05), 0.6, m.black(), 0.05)
    if back:
        backs_medium.clam_back(w, h, deep, shell)
    if not flash:
        return
    # The flash that screws on to the end.
    with group((-w / 2 - 2.1, 0, 0)):
        front(fillet([(-1.8, 0.1), (1.9, 0.1), (1.9, h), (-1.8, h)], [0.8, 0.2, 0.2, 0.8], 8), -deep / 2 + 0.1, deep / 2, shell, edge=0.3, segments=6)
        d.lamp((0.0, -deep / 2 + 0.1, h - 2.0), 2.6, 2.5)


def pocket(w=10.9, h=6.2, deep=3.0, finish='black', zoom=False, lens_r=2.3, grip=True, fixed=None, viewfinder=False, dials_on=True, dot=False, back=None, collar=None):
    """A digital compact: magnesium box, a lens that comes out, a dial or two."""
    shell = {'black': m.paint((0.013, 0.013, 0.014), 0.42, grain=0.004), 'silver': m.metal((0.6, 0.6, 0.6), 0.32)}[finish]
    ink = m.white() if finish == 'black' else m.dark()
    outline = fillet([(-w / 2, 0), (w / 2, 0), (w / 2, h), (-w / 2, h)], [0.55, 0.55, 0.5, 0.5], 8)
    front(outline, -deep / 2, deep / 2, shell, edge=0.22, segments=6)
    y = -deep / 2
    if grip:
        front(fillet([(-w / 2 + 0.35, 0.3), (-w / 2 + 2.2, 0.3), (-w / 2 + 1.9, h - 0.9), (-w / 2 + 0.35, h - 0.9)], 0.4, 6), y - 0.55, y + 0.2, m.leather(cell=11), edge=0.35, segments=6)
    x, z = 0.9, h / 2 - 0.05
    from .barrel import barrel, glass

    with group((x, y, z), (90, 0, 0)):
        if fixed:
            manual(**fixed)
        else:
            rings = [dict(kind='ribs', h=0.45, r=lens_r * 1.12, depth=0.04, pitch=0.12, mat=collar or shell), dict(kind='smooth', h=0.2, r=lens_r * 1.08, mat=m.black())]
            if zoom:
                rings += [dict(kind='smooth', h=1.0, r=lens_r * 0.95), dict(kind='smooth', h=1.1, r=lens_r * 0.84)]
            else:
                rings += [dict(kind='smooth', h=0.7, r=lens_r * 0.92)]
            top = barrel(rings)
            r = rings[-1]['r']
            glass(top + 0.05, r * 0.98, r * 0.58, 'multi', 0.22, words=[('DIGITAL LENS' if not zoom else 'ZOOM LENS', 90), ('1:1.8-2.8' if zoom else '18.3mm 1:2.8', -90)], thread=False)
    if dials_on:
        d.dial((-w / 2 + 3.6, 0.1, h), 0.82, 0.35, shell, ['P', 'A', 'S', 'M', 'C1', 'C2', 'C3'], ink)
    d.button((-w / 2 + 1.5, -0.1, h - 0.02), 0.5, 0.16, m.bright(), shell, False)
    with group((-w / 2 + 2.45, 0.3, h)):
        lathe([(0.3, 0), (0.3, 0.05), (0.0001, 0.05)], shell, 0.02, 32)
    if viewfinder:
        d.window((w / 2 - 1.3, y, h - 0.8), 0.9, 0.65)
        d.shoe((x, 0.1, h), m.black(0.25), 2.0, 1.9)
    else:
        with group((w / 2 - 2.2, y, h - 0.7), (90, 0, 0)):
            prism(rounded(1.5, 0.55, 0.15), -0.1, 0.02, m.paint((0.5, 0.5, 0.48), 0.15), edge=0.02)
    if dot:
        with group((w / 2 - 1.2, y, h - 1.1), (90, 0, 0)):
            lathe([(0.42, -0.05), (0.42, 0.02), (0.0001, 0.03)], m.red(), 0.02, 40)
    for side in (-1, 1):
        d.lug((side * (w / 2 - 0.1), 0.3, h - 1.1), side, False)
    if back:
        back(w, h, deep / 2)
