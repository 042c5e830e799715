"""Signs of use on lenses: scratches, scuffs, dust, bare rims."""

import math
import random

from kit import materials as m
from kit.shapes import _groups, group, lathe, solid, tube


def scratch(r, z, degrees, long, slant, width, mat, steps=10):
    """A line on a barrel of radius `r` (or a function of z); `slant` 0 runs around it, 90 along it."""
    radius = r if callable(r) else (lambda _: r)
    s = math.radians(slant)
    verts = []
    for i in range(steps + 1):
        t = (i / steps - 0.5) * long
        w = width / 2 * (1 - (2 * i / steps - 1) ** 2) + width * 0.12
        for side in (-w, w):
            along = t * math.sin(s) + side * math.cos(s)
            across = t * math.cos(s) - side * math.sin(s)
            h = z + along
            out = radius(h) + 0.004
            a = math.radians(degrees) + across / out
            verts.append((out * math.cos(a), out * math.sin(a), h))
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(steps)]
    return solid(verts, faces, mat, sharp=60)


def scuffs(r, z, degrees, tall, wide, count, mat, seed=1, long=0.5, width=0.018, slant=(0, 30)):
    """Many short scratches in a patch."""
    dice = random.Random(seed)
    for _ in range(count):
        size = long * (0.3 + dice.random())
        scratch(r, z + (dice.random() - 0.5) * tall, degrees + (dice.random() - 0.5) * wide, size, dice.uniform(*slant), width * (0.5 + dice.random()), mat)


def height(r, z, sag, x):
    """Returns the height of a `cap` at the distance `x` from its axis."""
    curve = (r * r + sag * sag) / (2 * abs(sag))
    return z + math.copysign(math.sqrt(curve * curve - x * x) - (curve - abs(sag)), sag)


def dust(r, z, sag, count, seed=1, size=0.02, spread=0.9):
    """Specks and a few fibers on glass."""
    dice = random.Random(seed)
    grey = m.paint((0.5, 0.49, 0.46), 0.9)
    for i in range(count):
        x, a = r * spread * math.sqrt(dice.random()), dice.random() * 2 * math.pi
        up = height(r, z, sag, x) + 0.01
        at = (x * math.cos(a), x * math.sin(a), up)
        if i % 9 == 8:
            b, l = dice.random() * 6, size * 5
            tube([(at[0] + l * (k - 1) * math.cos(b + k * 0.5), at[1] + l * (k - 1) * math.sin(b + k * 0.5), up) for k in range(3)], size * 0.22, grey)
        else:
            s = size * (0.4 + 0.9 * dice.random() ** 2)
            lathe([(s, 0), (s * 0.7, s * 0.4), (0.0001, s * 0.5)], grey, 0, 8, at)


def hairline(r, z, sag, points, width, mat):
    """A scratch on glass through `points` (x, y), following its curve."""
    verts = []
    for i, (x, y) in enumerate(points):
        before, after = points[max(0, i - 1)], points[min(len(points) - 1, i + 1)]
        dx, dy = after[0] - before[0], after[1] - before[1]
        long = math.hypot(dx, dy)
        w = width / 2 * (0.3 + 0.7 * math.sin(math.pi * (i + 0.5) / len(points)))
        for side in (-w, w):
            px, py = x - dy / long * side, y + dx / long * side
            verts.append((px, py, height(r, z, sag, math.hypot(px, py)) + 0.008))
    return solid(verts, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(points) - 1)], mat, sharp=60)


def bare_rim(r, z, amount=0.7, under=(0.7, 0.68, 0.62), over=(0.013, 0.013, 0.014), wall=0.05, drop=0.14):
    """The rim of a filter thread with worn paint."""
    lathe([(r + 0.004, z - drop), (r + 0.004, z - 0.03), (r - 0.02, z + 0.005), (r - wall, z + 0.005), (r - wall - 0.004, z - 0.03)], m.worn(under, over, amount, 0.34), 0.01, 160)


def flat_scuffs(at, turn, wide, tall, count, mat, **rest):
    """Scuffs on a plane through `at`; `turn` is its direction in degrees about z."""
    far = 1000.0
    with group(at, (0, 0, turn)):
        with group((-far, 0, 0)):
            scuffs(far, 0, 0, tall, math.degrees(wide / far), count, mat, **rest)


def bend(low, push, inner=1.2):
    """Deforms the lens above `low` and outside `inner`: `push(degrees, z)` is the change of the radius."""
    home = _groups[-1]
    for ob in home.children:
        if ob.type != 'MESH':
            continue
        for v in ob.data.vertices:
            x, y, z = v.co
            r = math.hypot(x, y)
            if z < low or r < inner:
                continue
            out = (r + push(math.degrees(math.atan2(y, x)), z)) / r
            v.co = (x * out, y * out, z)


def dent(degrees, deep, wide):
    """A function for `bend`: a dent from outside."""

    def push(a, _):
        off = (a - degrees + 180) % 360 - 180
        return -deep * math.exp(-((off / wide) ** 2))

    return push
