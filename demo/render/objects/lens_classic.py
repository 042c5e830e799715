"""Manual metal lenses, and the standard lens of most film cameras."""

from kit import materials as m
from kit.shapes import group

from .barrel import barrel, bayonet, dot, glass


def fifty(serial='2418306', spec='50mm 1:1.8', silver=False, coating='multi', style='blocks', scale=1.0, hole=0.55):
    """A standard lens: aperture ring, scale, focus ring, front."""
    w, k = m.white(), m.black(0.33)
    tail = m.chrome() if silver else k
    ink = m.dark() if silver else w
    grip = m.rubber() if style == 'blocks' else (m.chrome() if silver else k)
    with group(size=scale):
        bayonet(3.0)
        rings = [
            dict(kind='smooth', h=0.35, r=3.02, mat=m.chrome()),
            dict(kind='scallop' if style != 'blocks' else 'ribs', h=0.5, r=2.98, mat=tail, n=24 if style != 'blocks' else None, depth=0.08),
            dict(kind='smooth', h=0.34, r=2.95, mat=tail, words=[('16    11    8    5.6    4    2.8   1.8', 0.24, 90, ink)]),
            dict(kind='smooth', h=0.42, r=3.0, mat=m.chrome(), words=[('16  8  4  |  4  8  16', 0.22, 90, m.dark())]),
            dict(kind='smooth', h=0.5, r=2.98, r2=3.0, mat=k, words=[('0.45   0.6    0.8    1     1.5    3    5   10  \u221e  m', 0.21, 90, w, 0.3), ('1.5    2     3    4   5   10   30   \u221e  ft', 0.19, 90, m.orange(), 0.72)]),
            dict(kind='blocks' if style == 'blocks' else 'scallop', h=1.15, r=3.08, mat=grip, n=72 if style == 'blocks' else 11, rows=5, depth=0.06 if style == 'blocks' else 0.17),
            dict(kind='smooth', h=0.55, r=3.04, r2=2.85, mat=k),
        ]
        z = barrel(rings)
        dot(3.02, 0.2, 90, m.red())
        glass(z + 0.12, 2.82, 1.75, coating, 0.42, words=[(spec, 90), (serial, -90)], hole=hole)
    return (z + 0.12) * scale
