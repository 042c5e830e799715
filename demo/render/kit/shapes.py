"""Solids. Every function adds its object to the open group and returns it."""

import math
from contextlib import contextmanager

import bmesh
import bpy
from mathutils import Matrix

_groups = []


@contextmanager
def group(at=(0, 0, 0), turn=(0, 0, 0), size=1.0):
    """Groups the objects that are created inside; `turn` is in degrees."""
    empty = bpy.data.objects.new('group', None)
    _place(empty, at, turn)
    empty.scale = (size,) * 3
    _link(empty)
    _groups.append(empty)
    try:
        yield empty
    finally:
        _groups.pop()


def _place(ob, at, turn):
    ob.location = at
    ob.rotation_euler = [math.radians(a) for a in turn]


def _link(ob):
    bpy.context.scene.collection.objects.link(ob)
    if _groups:
        ob.parent = _groups[-1]
    return ob


def solid(verts, faces, mat, at=(0, 0, 0), turn=(0, 0, 0), sharp=32):
    mesh = bpy.data.meshes.new('solid')
    mesh.from_pydata(verts, [], faces)
    mesh.materials.append(mat)
    work = bmesh.new()
    work.from_mesh(mesh)
    bmesh.ops.recalc_face_normals(work, faces=work.faces)
    work.to_mesh(mesh)
    work.free()
    for face in mesh.polygons:
        face.use_smooth = True
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(sharp)
    ob = bpy.data.objects.new('solid', mesh)
    _place(ob, at, turn)
    return _link(ob)


def bevel(ob, width, segments=3, edge=None, angle=32):
    """Rounds the edges; `edge` is the material of the rounding, for worn edges."""
    mod = ob.modifiers.new('bevel', 'BEVEL')
    mod.width, mod.segments = width, segments
    mod.limit_method, mod.angle_limit = 'ANGLE', math.radians(angle)
    mod.use_clamp_overlap = True
    mod.harden_normals = True
    if edge is not None:
        ob.data.materials.append(edge)
        mod.material = len(ob.data.materials) - 1
    return ob


def fillet(points, radii, steps=6, closed=True):
    """A polygon with rounded corners; `radii` is one number or one for each corner."""
    n = len(points)
    if not isinstance(radii, (list, tuple)):
        radii = [radii] * n
    out = []
    for i, (p, r) in enumerate(zip(points, radii)):
        if r <= 0 or (not closed and i in (0, n - 1)):
            out.append(p)
            continue
        before, after = points[i - 1], points[(i + 1) % n]
        a = (before[0] - p[0], before[1] - p[1])
        b = (after[0] - p[0], after[1] - p[1])
        la, lb = math.hypot(*a), math.hypot(*b)
        if not la or not lb:
            out.append(p)
            continue
        a, b = (a[0] / la, a[1] / la), (b[0] / lb, b[1] / lb)
        cos = max(-0.9999, min(0.9999, a[0] * b[0] + a[1] * b[1]))
        half = math.acos(cos) / 2
        cut = min(r / math.tan(half), la * 0.49, lb * 0.49)
        start = (p[0] + a[0] * cut, p[1] + a[1] * cut)
        end = (p[0] + b[0] * cut, p[1] + b[1] * cut)
        for k in range(steps + 1):
            t = k / steps
            out.append(
                (
                    (1 - t) ** 2 * start[0] + 2 * t * (1 - t) * p[0] + t * t * end[0],
                    (1 - t) ** 2 * start[1] + 2 * t * (1 - t) * p[1] + t * t * end[1],
                )
            )
    return out


def lathe(profile, mat, soft=0.025, seg=112, at=(0, 0, 0), turn=(0, 0, 0), arc=360):
    """A solid of revolution about z through `(radius, z)` points; `soft` rounds its corners."""
    line = fillet(profile, soft, 3, closed=False) if soft else profile
    n, whole = len(line), arc >= 360
    rows = seg if whole else seg + 1
    verts = []
    for i in range(rows):
        a = math.radians(arc) * i / seg
        verts += [(r * math.cos(a), r * math.sin(a), z) for r, z in line]
    faces = []
    for i in range(seg):
        j = (i + 1) % rows
        faces += [(i * n + k, j * n + k, j * n + k + 1, i * n + k + 1) for k in range(n - 1)]
    return solid(verts, faces, mat, at, turn, 40)


def prism(outline, z0, z1, mat, at=(0, 0, 0), turn=(0, 0, 0), edge=0.06, segments=3, worn=None):
    """An outline in x and y, extruded from `z0` to `z1` with rounded rims."""
    n = len(outline)
    verts = [(x, y, z) for z in (z0, z1) for x, y in outline]
    faces = [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    faces += [tuple(range(n)), tuple(range(n, 2 * n))]
    ob = solid(verts, faces, mat, at, turn)
    if edge:
        bevel(ob, edge, segments, worn, 50)
    return ob


def front(outline, y0, y1, mat, **rest):
    """Like `prism`, for an outline in x and z, from depth `y0` back to `y1`."""
    at = rest.pop('at', (0, 0, 0))
    return prism(outline, -y1, -y0, mat, at=at, turn=(90, 0, 0), **rest)


def box(size, at, mat, edge=0.1, segments=4, turn=(0, 0, 0), worn=None):
    x, y, z = (s / 2 for s in size)
    verts = [(i * x, j * y, k * z) for i in (-1, 1) for j in (-1, 1) for k in (-1, 1)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    ob = solid(verts, faces, mat, at, turn)
    if edge:
        bevel(ob, edge, segments, worn)
    return ob


def rounded(width, depth, radius, steps=8):
    """The outline of a rectangle with round corners about the origin."""
    w, d = width / 2, depth / 2
    return fillet([(-w, -d), (w, -d), (w, d), (-w, d)], radius, steps)


def ribs(z0, z1, r, n, depth, mat, duty=0.55, at=(0, 0, 0), soft=0.2, inner=None):
    """A ring with teeth, as the grip of a dial or ring; `soft` is the sloping share of a tooth."""
    outline = []
    for i in range(n):
        for part, high in ((0, 0), (soft, 1), (duty, 1), (duty + soft, 0)):
            a = 2 * math.pi * (i + part) / n
            outline.append(((r + depth * high) * math.cos(a), (r + depth * high) * math.sin(a)))
    return ridged(outline, r, z0, z1, min(depth, (z1 - z0) / 4), r / (r + depth), mat, at, inner)


def ridged(outline, r, z0, z1, cut, low, mat, at=(0, 0, 0), inner=None):
    """An open ring with the outside `outline`; its rims slope inward to the share `low`."""
    m = len(outline)
    inner = r * 0.9 if inner is None else inner

    def row(z, shrink):
        return [(x * shrink, y * shrink, z) for x, y in outline]

    verts = row(z0, inner / r) + row(z0, low) + row(z0 + cut, 1) + row(z1 - cut, 1) + row(z1, low) + row(z1, inner / r)
    faces = [(k * m + i, k * m + (i + 1) % m, (k + 1) * m + (i + 1) % m, (k + 1) * m + i) for k in range(5) for i in range(m)]
    return solid(verts, faces, mat, at, sharp=30)


def blocks(z0, z1, r, n, rows, depth, mat, slant=0.0, gap=0.28):
    """A rubber grip of raised blocks; with `slant` they become a diamond knurl."""
    across, along = 4, 4
    steps, tall = n * across, rows * along
    lift = {0: 0, 1: 1, 2: 1, 3: 0}
    verts = []
    for k in range(tall + 1):
        part = k % along
        up = lift[part] if k < tall else 0
        dz = [gap / 2, gap, 1 - gap / 2, 1][part] if k < tall else 0
        z = z0 + (z1 - z0) * ((k // along) + (dz if k < tall else 0)) / rows
        for i in range(steps):
            p = i % across
            a = 2 * math.pi * (i // across + [0, gap / 2, 1 - gap, 1 - gap / 2][p] + slant * k / along) / n
            h = depth * up * lift[p]
            verts.append(((r + h) * math.cos(a), (r + h) * math.sin(a), z))
    faces = [
        (k * steps + i, k * steps + (i + 1) % steps, (k + 1) * steps + (i + 1) % steps, (k + 1) * steps + i)
        for k in range(tall)
        for i in range(steps)
    ]
    return solid(verts, faces, mat, sharp=25)


def cap(r, z, sag, mat, rings=14, seg=96):
    """A piece of a sphere over a circle of radius `r`; negative `sag` is hollow."""
    curve = (r * r + sag * sag) / (2 * abs(sag))
    line = []
    for i in range(rings + 1):
        x = r * (1 - i / rings)
        line.append((x, z + math.copysign(math.sqrt(curve * curve - x * x) - (curve - abs(sag)), sag)))
    return lathe(line, mat, 0, seg)


def drill(obs, at, r, deep, turn=(90, 0, 0)):
    """Cuts a round hole into solids, from `at` inward."""
    n = 96
    ring = [(r * math.cos(2 * math.pi * i / n), r * math.sin(2 * math.pi * i / n)) for i in range(n)]
    cutter = prism(ring, -deep, 3, obs[0].data.materials[0], at=at, turn=turn, edge=0)
    cutter.hide_render = True
    for ob in obs:
        cut = ob.modifiers.new('drill', 'BOOLEAN')
        cut.object, cut.operation, cut.solver = cutter, 'DIFFERENCE', 'EXACT'
    return cutter


def disc(r, z, mat, at=(0, 0, 0), turn=(0, 0, 0)):
    return lathe([(r, z), (0.0001, z)], mat, 0, 64, at, turn)


def tube(points, radius, mat, flat=None, closed=False, smooth=True):
    """A cable, lug, lever or strap along points; `flat` is (width, thickness) of a ribbon."""
    curve = bpy.data.curves.new('tube', 'CURVE')
    curve.dimensions = '3D'
    curve.resolution_u = 10
    line = curve.splines.new('NURBS' if smooth else 'POLY')
    line.points.add(len(points) - 1)
    for p, co in zip(line.points, points):
        p.co = (*co[:3], 1)
        if len(co) > 3:
            p.tilt = math.radians(co[3])
    line.use_cyclic_u = closed
    line.use_endpoint_u = not closed
    line.order_u = min(4, len(points))
    if flat:
        shape = bpy.data.curves.new('flat', 'CURVE')
        shape.dimensions = '2D'
        edge = shape.splines.new('POLY')
        w, t = flat[0] / 2, flat[1] / 2
        ring = fillet([(-w, -t), (w, -t), (w, t), (-w, t)], t * 0.9, 4)
        edge.points.add(len(ring) - 1)
        for p, co in zip(edge.points, ring):
            p.co = (*co, 0, 1)
        edge.use_cyclic_u = True
        outline = bpy.data.objects.new('flat', shape)
        _link(outline)
        outline.hide_render = True
        curve.bevel_mode = 'OBJECT'
        curve.bevel_object = outline
    else:
        curve.bevel_depth = radius
        curve.bevel_resolution = 4
    curve.use_fill_caps = True
    curve.materials.append(mat)
    ob = bpy.data.objects.new('tube', curve)
    return _link(ob)


def moulded(build, voxel, smooth, mat, at=(0, 0, 0), sharp=80):
    """One skin over all objects from `build`, with rounded inner corners, like a plastic body."""
    before = set(bpy.data.objects)
    build()
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    home = _groups[-1].matrix_world.inverted() if _groups else Matrix()
    whole = bmesh.new()
    parts = [ob for ob in bpy.data.objects if ob not in before and ob.type == 'MESH']
    for ob in parts:
        mesh = bpy.data.meshes.new_from_object(ob.evaluated_get(graph))
        mesh.transform(home @ ob.matrix_world)
        whole.from_mesh(mesh)
        bpy.data.meshes.remove(mesh)
    for ob in parts:
        bpy.data.objects.remove(ob)
    mesh = bpy.data.meshes.new('moulded')
    whole.to_mesh(mesh)
    whole.free()
    mesh.materials.clear()
    mesh.materials.append(mat)
    ob = bpy.data.objects.new('moulded', mesh)
    _place(ob, at, (0, 0, 0))
    _link(ob)
    skin = ob.modifiers.new('skin', 'REMESH')
    skin.mode, skin.voxel_size, skin.use_smooth_shade = 'VOXEL', voxel, True
    flow = ob.modifiers.new('flow', 'SMOOTH')
    flow.factor, flow.iterations = 0.5, smooth
    return ob
