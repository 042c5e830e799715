"""Lenses as a stack of rings about z, mount at 0, front element last."""

import math

from kit import materials as m
from kit.shapes import blocks, box, cap, disc, lathe, ribs, ridged, solid
from kit.words import around, ring

COATINGS = {
    'multi': [(0.75, 0.5, 1.0), (0.35, 1.0, 0.55), (1.0, 0.55, 0.3), (0.5, 0.55, 1.0)],
    'amber': [(1.0, 0.62, 0.25), (0.9, 0.5, 0.9), (1.0, 0.8, 0.4), (0.5, 0.6, 1.0)],
    'blue': [(0.4, 0.55, 1.0), (0.55, 0.4, 1.0), (0.3, 0.8, 1.0), (0.9, 0.6, 0.9)],
    'green': [(0.3, 1.0, 0.5), (0.7, 0.5, 1.0), (0.35, 0.9, 0.8), (1.0, 0.6, 0.4)],
}


def _seam(r):
    return max(0.02, r * 0.012)


def barrel(rings, z=0.0):
    """Stacks rings and returns the height reached. Each: kind, height, radius, material and more by kind."""
    for part in rings:
        # The last ring stays open: the front is set into it.
        shut = 0.97 if part is rings[-1] else 0.7
        kind, h, r = part['kind'], part['h'], part['r']
        mat, gap = part.get('mat') or m.black(), _seam(part['r'])
        top = z + h
        if kind == 'smooth':
            r2 = part.get('r2', r)
            lathe([(r * 0.7, z), (r - gap, z), (r, z + gap), (r2, top - gap), (r2 - gap, top), (r2 * shut, top)], mat)
        elif kind == 'ribs':
            lathe([(r * 0.7, z), (r, z), (r, top), (r * shut, top)], mat, 0.02)
            n = part.get('n') or int(2 * math.pi * r / part.get('pitch', 0.16))
            ribs(z + gap, top - gap, r, n, part.get('depth', 0.07), mat, part.get('duty', 0.5))
        elif kind == 'blocks':
            lathe([(r * 0.7, z), (r, z), (r, top), (r * shut, top)], mat, 0.02)
            n = part.get('n') or int(2 * math.pi * r / part.get('pitch', 0.2))
            rows = part.get('rows') or max(1, round(h / part.get('pitch', 0.2) * 0.8))
            blocks(z + gap * 2, top - gap * 2, r, n, rows, part.get('depth', 0.05), mat, part.get('slant', 0))
        elif kind == 'scallop':
            # A hill-and-dale ring: broad bosses, ribbed, between smooth dales.
            n = part.get('n', 12)
            outline = []
            for i in range(360):
                a = 2 * math.pi * i / 360
                phase = (i / 360 * n) % 1
                lift = 1 if phase < 0.56 else 0.5 + 0.5 * math.cos((phase - 0.56) / 0.44 * 2 * math.pi)
                fine = 0.018 * math.sin(i / 360 * n * 2 * math.pi * 7) if phase < 0.56 else 0
                outline.append(((r + part.get('depth', 0.14) * lift + fine) * math.cos(a), (r + part.get('depth', 0.14) * lift + fine) * math.sin(a)))
            lathe([(r * 0.7, z), (r, z), (r, top), (r * shut, top)], mat, 0.02)
            ridged(outline, r, z + gap, top - gap, 0.05, 0.985, mat)
        elif kind == 'line':
            lathe([(r * 0.7, z), (r, z), (r, top), (r * shut, top)], mat, min(0.015, h / 3))
        for words in part.get('words', []):
            text, size, degrees, ink, *rest = words
            height = rest[0] if rest else 0.5
            slope_r = r + (part.get('r2', r) - r) * height
            around(text, slope_r, z + h * height, size, ink, degrees, rest[1] if len(rest) > 1 else 'sans')
        z = top
    return z


def bayonet(r, mat=None, pins=True):
    """The mount below z = 0: a bright ring with three tabs and contacts."""
    mat = mat or m.bright()
    lathe([(r * 0.72, -0.12), (r, -0.12), (r, 0.02), (r * 0.7, 0.02)], mat, 0.02)
    lathe([(r * 0.7, -0.5), (r * 0.84, -0.5), (r * 0.84, -0.1), (r * 0.7, -0.1)], mat, 0.03)
    for a in (20, 140, 260):
        lathe([(r * 0.8, -0.48), (r * 0.96, -0.48), (r * 0.96, -0.3), (r * 0.8, -0.3)], mat, 0.02, 24, turn=(0, 0, a), arc=52)
    lathe([(r * 0.7, -0.45), (r * 0.68, -0.2), (r * 0.55, 0.4)], m.dark(), 0)
    if pins:
        for i in range(8):
            a = math.radians(240 + i * 8)
            box((0.14, 0.14, 0.1), (r * 0.6 * math.cos(a), r * 0.6 * math.sin(a), -0.42), m.metal((0.83, 0.62, 0.25), 0.2), 0.02)


def rear(r):
    """Rear glass, seen when a lens lies on its side."""
    lathe([(r * 0.68, -0.3), (r * 0.62, -0.3), (r * 0.5, -0.12), (r * 0.48, 0.3)], m.dark(), 0.02)
    cap(r * 0.5, -0.1, -0.12, m.coated((0.5, 1, 0.6), 1.3))


def iris(r, z, hole=0.45, blades=7):
    """Aperture blades, slightly bright along their edges."""
    steel = m.metal((0.05, 0.05, 0.055), 0.4)
    for i in range(blades):
        a, b = (2 * math.pi * (i + k) / blades for k in (0, 1.35))
        c = 2 * math.pi * (i + 0.5) / blades
        inner = [(hole * r * math.cos(t), hole * r * math.sin(t)) for t in (a, b)]
        outer = [(r * math.cos(t), r * math.sin(t)) for t in (b + 0.3, c, a - 0.1)]
        solid([(x, y, z + 0.012 * (i % 2) + 0.004 * i) for x, y in inner + outer], [(0, 1, 2, 3, 4)], steel)


def glass(z, r_out, r_glass, coating='multi', depth=0.5, rim=None, words=(), sag=0.16, hole=0.5, ink=None, thread=True, inner=2.4, bowl=None):
    """The front: rim, filter thread, name ring, and what is behind: several coated surfaces, iris, blackness."""
    rim = rim or m.black(0.3)
    wall = r_out * 0.045
    r_in = r_out - wall
    face = z - depth
    lathe([(r_out * 0.97, face - 0.3), (r_out, face - 0.1), (r_out, z - 0.04), (r_out - 0.03, z), (r_in, z), (r_in - 0.02, z - 0.05)], rim, 0.02)
    if thread:
        turns = max(4, int(depth * 0.6 / 0.05))
        line = [(r_in - 0.02, z - 0.05)]
        for i in range(turns):
            line += [(r_in - 0.045, z - 0.06 - i * 0.05), (r_in - 0.015, z - 0.085 - i * 0.05)]
        lathe(line + [(r_in - 0.03, face)], m.black(0.42), 0, 128)
    else:
        lathe([(r_in - 0.02, z - 0.05), (r_in - 0.03, face)], m.black(0.42), 0, 128)
    # Name ring: from the thread in to the glass, falling a little.
    fall = bowl if bowl is not None else min(0.35, (r_in - r_glass) * 0.35)
    lathe([(r_in - 0.02, face), (r_glass + 0.05, face - fall), (r_glass + 0.02, face - fall - 0.02), (r_glass - 0.02, face - fall - 0.1)], m.black(0.5), 0.012, 128)
    slope = fall / max(0.01, r_in - r_glass - 0.07)
    band = r_in - r_glass
    for text, degrees in words:
        size = min(0.3, band * 0.42)
        r_text = r_glass + band * 0.52
        ring(text, r_text, face - fall + (r_text - r_glass - 0.05) * slope, size, ink or m.white(), degrees, slope)
    base = face - fall - 0.03
    tints = COATINGS[coating]
    cap(r_glass, base - sag * 0.25, sag, m.coated(tints[0], 1.0))
    deep = inner * r_glass / 2
    cap(r_glass * 0.93, base - 0.28 * deep, -sag * 1.3, m.coated(tints[1], 0.9))
    cap(r_glass * 0.8, base - 0.55 * deep, sag * 1.7, m.coated(tints[2], 0.9))
    cap(r_glass * 0.62, base - 0.95 * deep, -sag * 1.6, m.coated(tints[3], 0.8))
    # Baffled black cone to the iris.
    line = [(r_glass, base)]
    for i in range(1, 8):
        r = r_glass * (1 - 0.055 * i)
        line += [(r + 0.04, base - deep * i / 7 + 0.03), (r, base - deep * i / 7)]
    lathe(line, m.paint((0.006, 0.006, 0.007), 0.35), 0.01, 96)
    iris(r_glass * 0.64, base - deep, hole)
    disc(r_glass * 0.7, base - deep - 0.5, m.dark())
    cap(r_glass * 0.36, base - deep - 0.1, 0.1, m.coated((0.9, 0.7, 1.0), 1.2))


def dot(r, z, degrees, mat, size=0.11):
    """A mounting mark."""
    a = math.radians(degrees)
    lathe([(size, -0.02), (size, 0.015), (0.0001, 0.03)], mat, 0.01, 24, ((r) * math.cos(a), r * math.sin(a), z), (0, 90, degrees))


def switch(r, z, degrees, text=None, tall=1.0):
    """The flat switch panel of an autofocus lens."""
    from kit.shapes import group

    with group((0, 0, z), (0, 0, degrees)):
        box((0.18, 0.75, tall), (r, 0, 0), m.black(0.45), 0.06)
        box((0.12, 0.2, 0.16), (r + 0.12, 0, -tall * 0.1), m.paint((0.03, 0.03, 0.03), 0.5), 0.04)
        if text:
            from kit.words import flat

            flat(text, 0.16, m.white(), (r + 0.1, 0, tall * 0.28), (90, 0, 90), 'narrow')
