"""Engraved and printed text: flat, around a barrel, or along a front ring."""

import math
from pathlib import Path

import bpy

from .shapes import _link, _place

FONTS = {
    'sans': ['/usr/share/fonts/opentype/urw-base35/NimbusSans-Regular.otf'],
    'bold': ['/usr/share/fonts/opentype/urw-base35/NimbusSans-Bold.otf'],
    'narrow': ['/usr/share/fonts/opentype/urw-base35/NimbusSansNarrow-Regular.otf'],
    'gothic': ['/usr/share/fonts/opentype/urw-base35/URWGothic-Demi.otf'],
    'mono': ['/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf'],
    'serif': ['/usr/share/fonts/opentype/urw-base35/C059-Bold.otf'],
}


def _font(name):
    for path in FONTS[name]:
        if Path(path).exists():
            return bpy.data.fonts.load(path, check_existing=True)
    return None


def _mesh(words, size, font, align, space=1.0, raised=0.004):
    curve = bpy.data.curves.new('words', 'FONT')
    curve.body, curve.size, curve.extrude = words, size, raised
    curve.resolution_u = 3
    curve.align_x, curve.align_y, curve.space_character = align, 'CENTER', space
    face = _font(font)
    if face:
        curve.font = face
    ob = bpy.data.objects.new('words', curve)
    bpy.context.scene.collection.objects.link(ob)
    bpy.context.view_layer.update()
    mesh = bpy.data.meshes.new_from_object(ob.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(ob)
    return mesh


def _finish(mesh, mat, at=(0, 0, 0), turn=(0, 0, 0)):
    mesh.materials.clear()
    mesh.materials.append(mat)
    ob = bpy.data.objects.new('words', mesh)
    _place(ob, at, turn)
    return _link(ob)


def flat(words, size, mat, at, turn=(90, 0, 0), font='bold', align='CENTER', space=1.0, raised=0.004):
    """Flat text. Without a turn it lies on the table, read from -y; the default turn puts it on a front."""
    return _finish(_mesh(words, size, font, align, space, raised), mat, at, turn)


def around(words, r, z, size, mat, degrees=-90, font='sans', space=1.0, upside=False):
    """Text on a barrel about z, read with the front (+z) up, centered at `degrees`."""
    mesh = _mesh(words, size, font, 'CENTER', space, 0.002)
    sign = -1 if upside else 1
    for v in mesh.vertices:
        x, y, up = v.co
        a = math.radians(degrees) + sign * x / r
        v.co = ((r + 0.003 + up) * math.cos(a), (r + 0.003 + up) * math.sin(a), z + sign * y)
    return _finish(mesh, mat)


def ring(words, r, z, size, mat, degrees=90, slope=0.0, font='sans', space=1.0):
    """Text along a front ring about z, its top outward; `slope` is the rise of the ring per outward cm."""
    mesh = _mesh(words, size, font, 'CENTER', space, 0.002)
    for v in mesh.vertices:
        x, y, up = v.co
        a = math.radians(degrees) - x / r
        v.co = ((r + y) * math.cos(a), (r + y) * math.sin(a), z + y * slope + up + 0.004)
    return _finish(mesh, mat)
