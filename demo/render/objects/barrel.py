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


def pane(tint, strength):
    """Coated glass in front of blades, which stay sharp behind it."""
    clear = m.coated(tint, strength + 0.01)
    clear.pass_index = 0
    return clear


def iris(r, z, hole=0.45, blades=7):
    """Aperture blades. Each runs from a corner of the hole along one side to the wall, over the next blade."""
    edge = m.paint((0.3, 0.3, 0.3), 0.3)
    for i in range(blades):
        corners = [(hole * r * math.cos(2 * math.pi * (i + k) / blades), hole * r * math.sin(2 * math.pi * (i + k) / blades)) for k in range(3)]

        def wall(p, q):
            dx, dy = q[0] - p[0], q[1] - p[1]
            long = math.hypot(dx, dy)
            dx, dy = dx / long, dy / long
            along = -(p[0] * dx + p[1] * dy)
            far = along + math.sqrt(max(0, r * r - (p[0] * p[0] + p[1] * p[1]) + along * along))
            return p[0] + dx * far, p[1] + dy * far

        first, last = wall(corners[0], corners[1]), wall(corners[1], corners[2])
        start, end = math.atan2(first[1], first[0]), math.atan2(last[1], last[0])
        end += 2 * math.pi if end < start else 0
        arc = [(r * math.cos(start + (end - start) * k / 8), r * math.sin(start + (end - start) * k / 8), z + 0.05 * r * (1 - k / 8)) for k in range(9)]
        shade = 0.05 + 0.04 * (i % 2) + 0.022 * (i % 3)
        solid([(*corners[1], z + 0.03 * r), *arc], [tuple(range(10))], m.paint((shade, shade, shade * 1.04), 0.36), sharp=1)
        # The edge that lies on top, ground bare.
        dx, dy = first[0] - corners[0][0], first[1] - corners[0][1]
        long = math.hypot(dx, dy)
        nx, ny = dy / long * 0.018 * r, -dx / long * 0.018 * r
        (ax, ay), (bx, by) = corners[0], first
        solid([(ax, ay, z + 0.04 * r), (bx, by, z + 0.07 * r), (bx + nx, by + ny, z + 0.07 * r), (ax + nx, ay + ny, z + 0.04 * r)], [(0, 1, 2, 3)], edge)


def glass(z, r_out, r_glass, coating='multi', depth=0.5, rim=None, words=(), sag=0.16, hole=0.5, ink=None, thread=True, inner=2.4, bowl=None, blades=7, extra=None, look_in=False):
    """The front: rim, filter thread, name ring, several coated surfaces, iris and a dark inside."""
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
    deep = inner * r_glass / 2
    cap(r_glass, base - sag * 0.25, sag, pane(tints[0], 0.4) if look_in else m.coated(tints[0], 1.0))
    if not look_in:
        cap(r_glass * 0.93, base - 0.28 * deep, -sag * 1.3, m.coated(tints[1], 0.9))
        cap(r_glass * 0.8, base - 0.55 * deep, sag * 1.7, m.coated(tints[2], 0.9))
        cap(r_glass * 0.62, base - 0.95 * deep, -sag * 1.6, m.coated(tints[3], 0.8))
    # Baffled black cone to the iris.
    line = [(r_glass, base)]
    for i in range(1, 8):
        r = r_glass * (1 - (0.035 if look_in else 0.055) * i)
        line += [(r + 0.04, base - deep * i / 7 + 0.03), (r, base - deep * i / 7)]
    lathe(line, m.paint((0.006, 0.006, 0.007), 0.35), 0.01, 96)
    iris(r_glass * (0.78 if look_in else 0.64), base - deep, hole, blades)
    disc(r_glass * 0.8, base - deep - 0.5, m.dark())
    cap(r_glass * 0.36, base - deep - 0.1, 0.1, m.coated((0.9, 0.7, 1.0), 1.2))
    if extra:
        extra(r_glass, base - sag * 0.25, sag)


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
