"""Signs of use: rubs, scratches, dents, chips, loose corners."""

import math
import random

from . import materials as m
from .shapes import box, drill, group, lathe, prism, solid


def rubbed(color=(0.55, 0.54, 0.52), metallic=1.0, rough=0.3, grain=5.0, stretch=(1, 6, 1), much=0.5, key=0):
    """A material that is visible only where it is rubbed, in streaks that fade toward the rim of a disc of radius 1."""

    def build(tree, b):
        b.inputs['Base Color'].default_value = (*color, 1)
        b.inputs['Metallic'].default_value = metallic
        b.inputs['Roughness'].default_value = rough
        where = m._node(tree, 'ShaderNodeTexCoord')
        fall = m._node(tree, 'ShaderNodeTexGradient', gradient_type='SPHERICAL')
        tree.links.new(where.outputs['Object'], fall.inputs['Vector'])
        streaks = m._noise(tree, grain, 5, (key * 7.3, key, 0), stretch)
        near = m._range(tree, fall.outputs['Fac'], -0.35, 0.3 * much, 0, 0.9)
        total = m._node(tree, 'ShaderNodeMath', operation='ADD')
        tree.links.new(streaks.outputs['Fac'], total.inputs[0])
        tree.links.new(near, total.inputs[1])
        share = m._range(tree, total.outputs[0], 0, 1, 0.5, 0.6)
        clear = m._node(tree, 'ShaderNodeBsdfTransparent')
        mix = m._node(tree, 'ShaderNodeMixShader')
        tree.links.new(share, mix.inputs[0])
        tree.links.new(clear.outputs[0], mix.inputs[1])
        tree.links.new(b.outputs[0], mix.inputs[2])
        tree.links.new(mix.outputs[0], tree.nodes['Material Output'].inputs['Surface'])

    return m._material(('rubbed', color, metallic, rough, grain, stretch, much, key), build)


def rub(at, size, mat=None, turn=(0, 0, 0)):
    """A rubbed patch just above a face; `size` is its half width and half height."""
    with group(at, turn) as place:
        place.scale = (size[0], size[1], 1)
        lathe([(1, 0.004), (0.0001, 0.004)], mat or rubbed(), 0, 48)


def scratches(at, w, h, n=7, seed=3, mat=None, thick=0.012, turn=(0, 0, 0), along=25):
    """Fine straight lines over a face, mostly along one direction."""
    chance = random.Random(seed)
    mat = mat or m.paint((0.2, 0.2, 0.21), 0.25)
    with group(at, turn):
        for _ in range(n):
            long = chance.uniform(0.2, 0.55) * w
            where = (chance.uniform(-0.5, 0.5) * (w - long), chance.uniform(-0.5, 0.5) * h, 0.003)
            box((long, thick * chance.uniform(0.6, 1.2), 0.004), where, mat, 0, turn=(0, 0, along + chance.gauss(0, 22)))


def dent(plates, at, r=0.5, deep=0.1, mat=None, seed=2):
    """A dent that is cut into a level plate."""
    drill(plates, at, r, 0.4, (0, 0, 0))
    n, seg = 14, 96
    chance = random.Random(seed)
    tilt, phase = chance.uniform(0.1, 0.25), chance.uniform(0, 6)
    verts, faces = [], []
    for k in range(n):
        t = 1 - k / (n - 1)
        for i in range(seg):
            a = 2 * math.pi * i / seg
            fall = (1 - t * t) ** 2
            z = -deep * fall * (1 + tilt * t * math.cos(a - phase))
            verts.append((t * r * math.cos(a), t * r * math.sin(a), z))
    faces = [(k * seg + i, k * seg + (i + 1) % seg, (k + 1) * seg + (i + 1) % seg, (k + 1) * seg + i) for k in range(n - 1) for i in range(seg)]
    return solid(verts, faces, mat or m.chrome(), at, sharp=60)


def chip(at, size=0.3, mat=None, turn=(0, 0, 0), seed=1):
    """A chip in the paint."""
    chance = random.Random(seed)
    outline = [(size * chance.uniform(0.55, 1) * math.cos(a), size * 0.7 * chance.uniform(0.5, 1) * math.sin(a)) for a in (2 * math.pi * i / 11 for i in range(11))]
    with group(at, turn):
        prism([(x * 1.18, y * 1.18) for x, y in outline], -0.02, 0.004, m.paint((0.05, 0.05, 0.052), 0.5), edge=0)
        prism(outline, -0.02, 0.008, mat or m.metal((0.6, 0.6, 0.6), 0.35), edge=0)


def lifting(w, h, corner, reach, curl, mat, thick=0.06, at=(0, 0, 0), turn=(0, 0, 0), n=40):
    """A covering with a loose corner: `corner` is (±1, ±1), `reach` the length of the loose part."""
    verts, faces = [], []
    for layer in (0, 1):
        for j in range(n + 1):
            for i in range(n + 1):
                x, y = (i / n - 0.5) * w, (j / n - 0.5) * h
                far = abs(corner[0] * w / 2 - x) + abs(corner[1] * h / 2 - y) if corner[0] and corner[1] else abs(corner[0] * w / 2 - x if corner[0] else corner[1] * h / 2 - y) * 2
                up = max(0.0, 1 - far / reach)
                verts.append((x - corner[0] * curl * 0.35 * up**2, y - corner[1] * curl * 0.35 * up**2, layer * thick + curl * up**1.8))
    row, size = n + 1, (n + 1) ** 2
    for j in range(n):
        for i in range(n):
            a = j * row + i
            faces += [(a, a + row, a + row + 1, a + 1), (size + a, size + a + 1, size + a + row + 1, size + a + row)]
    for k in range(n):
        for a, b in ((k, k + 1), (n * row + k + 1, n * row + k), ((k + 1) * row, k * row), (k * row + n, (k + 1) * row + n)):
            faces.append((a, b, size + b, size + a))
    return solid(verts, faces, mat, at, turn, sharp=45)
