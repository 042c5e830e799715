"""Film SLRs."""

from kit import materials as m
from kit.shapes import bevel, box, drill, fillet, front, group, lathe, prism, solid
from kit.marks import dent
from kit.words import flat

from . import backs_film
from . import dials as d
from .lens_classic import fifty


def _body_outline(w, deep):
    """The outline from above: flat front, rounded ends."""
    x, y = w / 2, deep / 2
    return fillet([(-x, -y), (x, -y), (x, y), (-x, y)], [deep * 0.36, deep * 0.36, deep * 0.42, deep * 0.42], 9)


def _prism_hump(w, base, top, h, deep, mat, edge=None, slope=0.5):
    """A pentaprism's roof: broad at its foot, facets up to a narrow flat."""
    x, t = w / 2, top / 2
    back = deep / 2
    ring0 = [(-x, -back - 0.25, 0), (x, -back - 0.25, 0), (x, back, 0), (-x, back, 0)]
    ring1 = [(-x * 0.96, -back - 0.32, base), (x * 0.96, -back - 0.32, base), (x * 0.96, back, base), (-x * 0.96, back, base)]
    ring2 = [(-t, -back * slope - 0.3, h), (t, -back * slope - 0.3, h), (t, back * 0.9, h * 0.94), (-t, back * 0.9, h * 0.94)]
    verts = ring0 + ring1 + ring2
    faces = [(k * 4 + i, k * 4 + (i + 1) % 4, (k + 1) * 4 + (i + 1) % 4, (k + 1) * 4 + i) for k in (0, 1) for i in range(4)] + [(8, 9, 10, 11)]
    return bevel(solid(verts, faces, mat), 0.08 if edge else 0.16, 4, edge, 12)


def slr(
    model='', finish='chrome', w=13.6, h=5.6, deep=3.3, hump=2.1, skin=None, lens='fifty', wear=0.0, hump_w=4.6, hump_top=2.3, motor=False, numbers=None, lens_kw=None, grip=False, red_line=False, shoe=True, back=None, dented=None,
):
    """A body, centered in x, with its base at z = 0 and its front toward -y."""
    metal = {'chrome': m.chrome(), 'black': m.black(0.34), 'champagne': m.metal((0.74, 0.68, 0.58), 0.3)}[finish]
    edge = m.worn(amount=wear) if wear and finish == 'black' else None
    ink = m.white() if finish == 'black' else m.dark()
    parts = metal if finish != 'black' else m.black(0.3)
    skin = skin or m.leather()
    top = h + 2.0
    low = 1.0
    plan = _body_outline(w, deep)
    core = prism([(x * 0.994, y * 0.98) for x, y in plan], low - 0.05, h + 0.05, skin, edge=0.03)
    prism(plan, 0, low, metal, edge=0.07 if edge else 0.12, segments=4, worn=edge)
    plate = prism(plan, h, top - 0.55, metal, edge=0.06 if edge else 0.09, segments=4, worn=edge)
    # Shoulders stand a step below the middle; the prism rises out of them.
    with group((0, 0, top - 0.56)):
        _prism_hump(hump_w, 0.75, hump_top, hump, deep * 0.92, metal, edge)
    if shoe:
        d.shoe((0, 0.25, top - 0.58 + hump * 0.955), m.bright() if finish != 'black' else m.black(0.3), 1.95, 1.7)
    deck = top - 0.55
    if dented:
        x, y, r, deep_in = dented
        dent([plate], (x, y, deck), r, deep_in, metal)
    if back is not None:
        backs_film.reflex(w, deep, low, h, metal, ink, skin, **back)
    side = -1  # the photographer's right is the picture's left
    d.lever((side * (w / 2 - 1.55), 0.15, deck), 1.75, parts, True, 160)
    d.button((side * (w / 2 - 2.35), -0.75, deck), 0.36, 0.36)
    d.stacked((side * (hump_w / 2 + 1.05), 0.1, deck), 0.82, 0.42, parts, numbers or ['B', 1, 2, 4, 8, 15, 30, 60, 125, 250, 500, 1000], ink)
    d.dial((side * (w / 2 - 0.75), -0.9, deck), 0.3, 0.12, parts, None)
    d.stacked((w / 2 - 1.6, 0.05, deck), 0.95, 0.22, parts, [25, 50, 100, 200, 400, 800, 1600], ink)
    d.crank((w / 2 - 1.6, 0.05, deck + 0.36), 0.74, parts, 0.12)
    flat(model, 0.42, ink, (w / 2 - 3.3, -deep / 2 - 0.005, deck - 0.42), (90, 0, 0), 'sans')
    # Front: flange plate, self-timer, preview, sync socket, screws, lugs.
    apron = fillet([(-3.5, 0.6), (3.5, 0.6), (3.9, 3.2), (3.2, h + 0.5), (-3.2, h + 0.5), (-3.9, 3.2)], 0.7, 6)
    apron = front(apron, -deep / 2 - 0.28, -deep / 2 + 0.3, metal, edge=0.07 if edge else 0.12, segments=4, worn=edge)
    z = 3.35
    d.flange((0, -deep / 2 - 0.25, z), 3.0, metal)
    d.self_timer((side * 4.7, -deep / 2, 4.15), parts, 12)
    with group((4.75, -deep / 2, 4.6), (90, 0, 0)):
        lathe([(0.3, 0), (0.3, 0.12), (0.2, 0.14), (0.2, 0.22), (0.12, 0.22), (0.1, 0.05)], m.bright(), 0.02, 32)
    for x in (-1, 1):
        d.lug((x * (w / 2 - 0.1), 0.1, deck - 0.75), x)
    for x in (-w / 2 + 2.2, w / 2 - 2.2):
        d.screw((x, -deep / 2 - 0.0, h + 0.3), 0.1, turn=(90, 0, 0))
    if red_line:
        front([(-w / 2 + 1.9, h - 0.06), (-4.0, h - 0.06), (-4.0, h + 0.02), (-w / 2 + 1.9, h + 0.02)], -deep / 2 - 0.02, -deep / 2, m.red(), edge=0)
    if grip:
        box((1.5, 1.2, 4.2), (side * (w / 2 - 1.7), -deep / 2 - 0.3, 3.1), m.rubber(), 0.45, 8)
    if motor:
        prism([(x * 1.0, y * 1.06) for x, y in plan], -2.6, 0.02, m.plastic(), edge=0.25, segments=5)
        box((2.2, 2.3, 7.4), (side * (w / 2 - 1.0), -1.2, 1.2), m.leather(), 0.7, 8)
    if lens is None:
        drill([core, apron], (0, -deep / 2 - 0.2, z), 2.3, deep + 1)
        d.mirror_box((0, -deep / 2 - 0.25, z), 3.0)
    if lens == 'fifty':
        with group((0, -deep / 2 - 0.55, z), (90, 0, 0)):
            fifty(**{'scale': 0.93, **(lens_kw or {})})
