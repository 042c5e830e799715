"""The lenses of the demo shop, modeled after common types, without names of makers."""

from kit import materials as m
from kit.shapes import box, group, lathe

from .barrel import barrel, bayonet, dot, glass
from .lens_modern import face, lying, modern

MODERN = {
    'lens-50-small': dict(length=3.9, r=3.4, spec='50mm 1:1.8', thread=49, glass_r=1.5, coating='green', panel=True),
    'lens-85': dict(length=7.15, r=3.75, spec='85mm 1:1.8', thread=58, glass_r=2.55, scope=True, accent=None),
    'lens-70-200-white': dict(length=19.4, r=4.2, r_front=4.45, zoom=True, finish='white', accent='red', spec='70-200mm 1:2.8', thread=77, foot=True, scope=True, glass_r=3.55),
    'lens-pancake-40': dict(length=2.3, r=3.4, spec='40mm 1:2.8', thread=52, glass_r=0.95, panel=False),
    'lens-macro-100': dict(length=12.3, r=3.88, accent='red', spec='100mm 1:2.8', thread=67, glass_r=2.2, scope=True),
    'lens-wide-zoom-16': dict(length=11.3, r=4.0, r_front=4.15, zoom=True, accent='red', spec='16-35mm 1:4', thread=77, glass_r=3.1, scale='35      28      24      20     16', bulge=0.35, scope=True),
    'lens-50': dict(length=5.2, r=3.6, spec='50mm 1:1.8', thread=58, glass_r=1.75, accent='gold', scope=True),
    'lens-500-super': dict(length=38.0, r=5.2, r_front=7.0, r_mount=2.9, accent='gold', spec='500mm 1:4', foot=True, glass_r=6.0, hood_h=6.0, petal=False, thread=0, grip='ribs', finish='black'),
    'lens-200-500': dict(length=26.5, r=5.0, r_front=5.35, zoom=True, spec='200-500mm 1:5.6', thread=95, foot=True, glass_r=4.6, accent='gold', scale='200       300       400       500'),
    'lens-35-art': dict(length=9.4, r=3.85, finish='satin', accent='silver', spec='35mm 1:1.4', thread=67, glass_r=2.5, scope=True, coating='amber'),
    'lens-wide-zoom-11': dict(length=9.2, r=4.2, zoom=True, accent='gold', spec='11-16mm 1:2.8', thread=77, glass_r=3.0, scale='11    12    14    16', bulge=0.4),
    'lens-24-70': dict(length=8.9, r=3.88, r_mount=3.1, zoom=True, spec='24-70mm 1:4', thread=72, glass_r=2.4, scale='24   28  35   50   70', hood_h=2.6, petal=True),
    'lens-wide-zoom-14': dict(length=8.5, r=4.45, r_mount=3.1, zoom=True, spec='14-30mm 1:4', thread=82, glass_r=3.2, scale='14   16   20   24   30', bulge=0.3),
    'lens-85-modern': dict(length=8.2, r=3.9, r_mount=2.6, spec='85mm 1.8', thread=67, glass_r=2.7, coating='blue', finish='satin'),
    'lens-24-105': dict(length=11.3, r=4.17, r_mount=2.6, zoom=True, spec='24-105mm 4', thread=77, glass_r=2.9, scale='24   35   50   70   105', finish='satin', hood_h=2.4, petal=True),
    'lens-28-75': dict(length=11.7, r=3.78, r_mount=2.6, zoom=True, spec='28-75mm 2.8', thread=67, glass_r=2.7, accent='silver', scale='28    35    50    75'),
    'lens-100-400': dict(length=19.7, r=4.3, r_mount=2.9, zoom=True, spec='100-400mm', thread=67, glass_r=3.0, foot=True, scale='100    135    200   300   400', finish='satin', hood_h=4.0),
    'lens-35-ring': dict(length=5.5, r=3.25, r_mount=2.5, aperture=True, spec='35mm 1:1.4', thread=52, glass_r=1.7, panel=False, finish='satin', coating='green'),
    'lens-18-55': dict(length=7.05, r=3.25, r_mount=2.5, zoom=True, aperture=True, spec='18-55mm', thread=58, glass_r=2.0, scale='18   23   35   55', finish='satin'),
    'lens-pancake-27': dict(length=2.4, r=3.05, r_mount=2.5, aperture=True, panel=False, spec='27mm 1:2.8', thread=39, glass_r=0.85, finish='satin'),
    'lens-macro-60': dict(length=8.2, r=2.8, r_mount=2.3, spec='60mm 1:2.8', thread=46, glass_r=1.3, scope=True),
    'lens-pancake-20': dict(length=2.55, r=3.1, r_mount=2.3, panel=False, spec='20mm 1:1.7', thread=46, glass_r=1.1, coating='amber'),
}


def stand(name):
    return lambda: modern(**MODERN[name])


def side(name, turn=38):
    spec = MODERN[name]
    widest = max(spec['r'], spec.get('r_front') or 0) * (1.18 if spec.get('hood_h') else 1.03)
    return lambda: lying(lambda: modern(**spec, text_at=145), widest, turn)


def manual(length=6.6, r=3.0, r_front=3.05, glass_r=2.2, spec='105mm 1:2.5', thread=52, words=None, silver=False, coating='multi', grip='scallop', tab=False, r_mount=2.9, ink=None, hood_h=0, mount=None, front=None):
    """An all-metal lens with an aperture ring and a long focusing helicoid."""
    k, w = m.black(0.3), m.white()
    body = m.chrome() if silver else k
    ink = ink or (m.dark() if silver else w)
    L = length
    mount(r_mount) if mount else bayonet(r_mount, pins=False)
    rings = [
        dict(kind='smooth', h=0.06 * L, r=r_mount * 1.02, mat=m.chrome()),
        dict(kind='scallop', h=0.09 * L, r=r * 0.96, n=20, depth=0.09, mat=body),
        dict(kind='smooth', h=0.08 * L, r=r * 0.95, mat=body, words=[('22   16   11   8   5.6   4   2.8', 0.25, 90, ink), ('22   16   11   8   5.6   4   2.8', 0.25, -70, ink), ('22   16   11   8   5.6   4   2.8', 0.25, 160, ink)]),
        dict(kind='smooth', h=0.09 * L, r=r * 0.97, mat=m.chrome(), words=[('22  11  4 | 4  11  22', 0.22, 90, m.dark()), ('22  11  4 | 4  11  22', 0.22, -70, m.dark())]),
        dict(kind='smooth', h=0.15 * L, r=r * 0.96, mat=body, words=[('1   1.2   1.5   2   3   5  10  \u221e m', 0.24, 90, ink, 0.35), ('1   1.2   1.5   2   3   5  10  \u221e m', 0.24, -70, ink, 0.35), ('4    5    7   10   20   \u221e ft', 0.22, -70, m.orange(), 0.72)]),
    ]
    if grip == 'scallop':
        rings.append(dict(kind='scallop', h=0.3 * L, r=r, n=10, depth=0.17, mat=body))
    else:
        rings.append(dict(kind=grip, h=0.3 * L, r=r, depth=0.07, pitch=0.2, mat=body if silver else m.rubber(), slant=0.5 if grip == 'blocks' and silver else 0))
    rings.append(dict(kind='smooth', h=0.18 * L, r=r * 0.97, r2=r_front, mat=body))
    z = barrel(rings)
    dot(r_mount * 1.02, 0.03 * L, -70, m.red())
    if tab:
        with group((0, 0, 0.45 * L), (0, 0, -60)):
            box((0.9, 1.5, 0.4), (r + 0.35, 0, 0), k, 0.18, 6)
    glass(z + 0.1, r_front, glass_r, coating, 0.4, words=face(spec, thread) if words is None else [(words[0], 90), (words[1], -90)], rim=body, ink=w, **(front or {}))
    if hood_h:
        lathe([(r_front * 0.99, z), (r_front * 1.0, z), (r_front * 1.12, z + hood_h), (r_front * 1.08, z + hood_h), (r_front * 0.96, z + 0.1)], k, 0.02)
    return z


MANUAL = {
    'lens-105-manual': dict(grip='blocks', hood_h=1.6),
    'lens-50-vintage': dict(length=4.4, r=3.0, r_front=2.75, glass_r=2.15, spec='50mm 1:1.4', thread=49, coating='amber', r_mount=2.2),
    'lens-77-silver': dict(length=4.9, r=3.1, r_front=2.9, glass_r=2.3, spec='77mm 1:1.8', thread=49, silver=True, coating='green', grip='ribs'),
    'lens-150-bayonet': dict(length=9.2, r=3.9, r_front=3.85, glass_r=2.6, spec='150mm 1:4', thread=0, grip='ribs', r_mount=3.4),
    'lens-35-rangefinder': dict(length=3.5, r=2.55, r_front=2.4, glass_r=1.25, spec='35mm 1:2', thread=39, tab=True, grip='ribs', r_mount=2.4),
    'lens-40-rangefinder': dict(length=3.1, r=2.65, r_front=2.5, glass_r=1.6, spec='40mm 1:1.4', thread=43, tab=True, r_mount=2.4, coating='amber', silver=True),
    'lens-fisheye': dict(length=7.4, r=3.75, r_front=4.0, glass_r=3.2, spec='12mm 1:2.8', thread=0, grip='blocks', coating='green'),
}


def stand_manual(name):
    return lambda: manual(**MANUAL[name])


def side_manual(name, turn=38):
    spec = MANUAL[name]
    return lambda: lying(lambda: manual(**spec), max(spec.get('r', 3.0), spec.get('r_front', 3.05)) * 1.08, turn)
