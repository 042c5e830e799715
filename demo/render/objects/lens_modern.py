"""Autofocus lenses as rings with dimensions and finish."""

import math

from kit import materials as m
from kit.shapes import box, group, lathe, prism, ribs, rounded, solid
from kit.words import around, flat

from .barrel import barrel, bayonet, dot, glass, rear, switch

FINISH = {
    'black': lambda: m.paint((0.014, 0.014, 0.015), 0.42, grain=0.004),
    'satin': lambda: m.paint((0.02, 0.02, 0.021), 0.3),
    'white': lambda: m.paint((0.72, 0.7, 0.64), 0.42),
    'silver': lambda: m.metal((0.7, 0.69, 0.67), 0.3),
    'grey': lambda: m.paint((0.06, 0.06, 0.062), 0.4),
}
ACCENT = {'red': (0.5, 0.01, 0.01), 'gold': (0.6, 0.42, 0.12), 'green': (0.02, 0.25, 0.08), 'silver': (0.7, 0.7, 0.7), 'blue': (0.03, 0.12, 0.5)}


def face(spec, thread):
    """Returns the text around the front glass: the size of the filter thread, if there is one, and the focal length."""
    return [(f'\u00d8{thread}', 90)] * bool(thread) + [(spec, -90)]


def hood(r, h, z, petal=True, flare=1.12, mat=None):
    """A hood from `z` up: round, or four petals."""
    mat = mat or m.paint((0.011, 0.011, 0.012), 0.6)
    seg, verts = 144, []
    for i in range(seg):
        a = 2 * math.pi * i / seg
        wave = math.cos(2 * a)
        tall = h * (0.72 + 0.28 * math.copysign(abs(wave) ** 0.7, wave)) if petal else h
        out = r + (r * flare - r) * tall / h
        for rad, height in ((r - 0.1, 0), (r, 0.0), (r + 0.05, 0.25), (out, tall - 0.05), (out - 0.04, tall), (out - 0.1, tall - 0.04), (r - 0.1, 0.2)):
            verts.append((rad * math.cos(a), rad * math.sin(a), z + height))
    k = 7
    faces = [(i * k + j, ((i + 1) % seg) * k + j, ((i + 1) % seg) * k + (j + 1) % k, i * k + (j + 1) % k) for i in range(seg) for j in range(k)]
    return solid(verts, faces, mat, sharp=50)


def collar(r, z, mat, drop=1.9, knob=True):
    """A tripod collar whose foot points to -y."""
    with group((0, 0, z)):
        lathe([(r, 0), (r + 0.26, 0), (r + 0.26, 1.6), (r, 1.6)], mat, 0.1)
        for x in (-0.42, 0.42):
            box((0.5, drop, 1.1), (x * 1.2, -r - drop / 2, 0.8), mat, 0.15)
        box((2.0, 0.7, 5.2), (0, -r - drop - 0.2, 1.4), mat, 0.2)
        if knob:
            with group((r + 0.2, 0, 0.8), (0, 90, 0)):
                lathe([(0.3, 0), (0.3, 0.4), (0.0001, 0.4)], m.black(), 0.03, 32)
                ribs(0.35, 1.0, 0.5, 18, 0.07, m.rubber())
                lathe([(0.5, 1.0), (0.3, 1.05), (0.0001, 1.05)], m.rubber(), 0.03, 32)


def modern(
    length=6.0, r=3.4, r_front=None, r_mount=2.75, glass_r=None, zoom=False, finish='black', accent=None, name='', spec='', scale=(),
    grip='ribs', panel=True, aperture=False, petal=None, hood_h=0, foot=False, coating='multi', scope=False, hole=0.55, bulge=0.16, thread=None, text_at=None,
    mount=None, front=None, extend=0,
):
    """A lens standing on its mount; `front` adds to its front glass."""
    body, r_front = FINISH[finish](), r_front or r
    hard = FINISH['black']() if finish == 'white' else body
    soft = m.rubber() if finish != 'silver' else body
    ink = m.dark() if finish in ('white', 'silver') else m.white()
    L = length
    (mount or bayonet)(r_mount)
    rings = [dict(kind='smooth', h=0.04 * L + 0.1, r=r_mount * 1.02, mat=m.metal((0.4, 0.4, 0.4), 0.35) if finish != 'silver' else body)]
    rings.append(dict(kind='smooth', h=0.09 * L, r=r_mount * 1.05, r2=r * 0.97, mat=body))
    if aperture:
        rings.append(dict(kind='ribs', h=0.05 * L, r=r * 0.965, depth=0.07, pitch=0.2, mat=body))
        rings.append(dict(kind='smooth', h=0.07 * L, r=r * 0.97, mat=body, words=[('A   16   11    8    5.6    4    2.8    2', 0.24, 90, ink)]))
    middle = 0.26 if zoom else 0.34
    if foot:
        middle += 0.08
    base = len(rings)
    rings.append(dict(kind='smooth', h=middle * L, r=r * 0.975, r2=r * 0.985, mat=body))
    if zoom:
        rings.append(dict(kind=grip, h=0.2 * L, r=r, depth=0.08, pitch=0.26, mat=soft))
        words = [(scale or '70        100       135       200', min(0.34, r * 0.095), 90 if text_at is None else text_at - 20, ink)]
        rings.append(dict(kind='smooth', h=0.085 * L, r=r * 0.985, mat=body, words=words if scale != () or zoom else []))
    rings.append(dict(kind='blocks' if grip == 'blocks' else grip, h=0.17 * L if zoom else 0.26 * L, r=r * 0.99, r2=r_front, depth=0.07, pitch=0.2, mat=soft))
    if accent:
        rings.append(dict(kind='line', h=max(0.09, 0.014 * L), r=r * 1.012, mat=m.paint(ACCENT[accent], 0.28)))
    rings.append(dict(kind='smooth', h=0.12 * L, r=r * 0.985, r2=r_front, mat=hard if not foot else body))
    if extend:
        rings.insert(-1, dict(kind='smooth', h=extend, r=r * 0.93, mat=m.paint((0.03, 0.03, 0.031), 0.28)))
    z = barrel(rings)
    low = sum(part['h'] for part in rings[:base])
    dot(r_mount * 1.03, low * 0.35, 90, m.red() if finish == 'white' else m.white(), 0.13)
    mid = low + middle * L / 2
    if panel and middle * L > 1.3:
        switch(r * 0.95, mid, -8, 'AF  MF', min(1.6, middle * L * 0.7))
        if zoom and middle * L > 2.4:
            switch(r * 0.95, mid, -38, 'OS  ON', min(1.6, middle * L * 0.7))
    if scope:
        with group((0, 0, mid), (0, 0, -90)):
            with group((r * 0.955, 0, 0), (90, 0, 90)):
                prism(rounded(1.7, 0.85, 0.2), 0, 0.09, m.black(0.25), edge=0.04)
                prism(rounded(1.5, 0.66, 0.15), 0.07, 0.1, m.dark(), edge=0.01)
                flat('1   1.5   3   5   \u221e', 0.22, m.white(), (0, 0.08, 0.105), (0, 0, 0), 'narrow')
                prism(rounded(1.5, 0.66, 0.15), 0.12, 0.13, m.coated((1, 1, 1), 1.2), edge=0)
    if spec:
        around(spec, r * 0.982, mid, min(0.5, r * 0.13), ink, text_at if text_at is not None else (-62 if not scope else -140), 'bold')
    glass(z + 0.1, r_front, glass_r or r_front * 0.72, coating, min(0.6, 0.12 * r_front + 0.15), rim=hard, words=face(spec, thread) if thread is not None else [(name, 90), (spec, -90)] if name else [], hole=hole, sag=bulge * r_front / 3, thread=thread != 0, **(front or {}))
    if foot:
        collar(r * 0.97, low + 0.25 * middle * L, body)
    if hood_h:
        hood(r_front * 1.03, hood_h, z - 0.25, bool(petal))
    return z


def lying(build, r, turn=40, tilt=0.0):
    """A lens on its side, its front towards the left of the picture by `turn`."""
    with group((0, 0, r), (90 + tilt, 0, turn)):
        build()
        rear(2.6)
