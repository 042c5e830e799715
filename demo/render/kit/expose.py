"""Renders the objects and the ground separately, for `develop`.

The ground is smooth, so a third of the size is enough for it; the object is rendered twice with half the samples each,
because two independent halves tell the darkroom what is grain.
"""

import tempfile
from pathlib import Path

import bpy
import numpy as np
from scipy.ndimage import zoom

from . import develop

PASSES = ('Image', 'Denoising Albedo', 'Denoising Normal', 'IndexMA')


def _outputs(folder):
    scene = bpy.context.scene
    layer = bpy.context.view_layer
    layer.cycles.denoising_store_passes = True
    # A mask of the pixels that show glass.
    layer.use_pass_material_index, layer.pass_alpha_threshold = True, 0
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new('CompositorNodeRLayers')
    out = tree.nodes.new('CompositorNodeOutputFile')
    out.base_path = str(folder)
    out.format.file_format, out.format.color_depth, out.format.color_mode = 'OPEN_EXR', '32', 'RGBA'
    out.file_slots.clear()
    for name in PASSES:
        out.file_slots.new(name.replace(' ', '') + '_')
        tree.links.new(source.outputs[name], out.inputs[len(out.inputs) - 1])


def _read(path):
    image = bpy.data.images.load(str(path))
    image.colorspace_settings.name = 'Non-Color'
    image.alpha_mode = 'CHANNEL_PACKED'
    width, height = image.size
    data = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(data)
    bpy.data.images.remove(image)
    return np.ascontiguousarray(data.reshape(height, width, 4)[::-1])


def _halves(folder):
    scene = bpy.context.scene
    for seed in (1, 2):
        scene.cycles.seed = seed
        bpy.ops.render.render()
        frame = f'{scene.frame_current:04d}.exr'
        yield [_read(Path(folder) / f'{name.replace(" ", "")}_{frame}') for name in PASSES]


def _show(ground):
    """Shows the camera only the ground or only the rest; light still reaches both."""
    for ob in bpy.context.scene.objects:
        if ob.type in ('MESH', 'CURVE'):
            ob.visible_camera = (ob.name == 'ground') == ground


def _object():
    with tempfile.TemporaryDirectory() as folder:
        _outputs(folder)
        (a, albedo_a, normal_a, glass), (b, albedo_b, normal_b, _) = _halves(folder)
    alpha = (a[..., 3] + b[..., 3]) / 2
    rows, columns = np.flatnonzero(alpha.max(1) > 0), np.flatnonzero(alpha.max(0) > 0)
    box = slice(rows[0], rows[-1] + 1), slice(columns[0], columns[-1] + 1)
    parts = [x[box][..., :3] for x in (a, b, albedo_a, albedo_b, normal_a, normal_b)]
    picture = np.zeros((*alpha.shape, 3), np.float32)
    picture[box] = develop.calm(develop.clean(*parts), np.clip(glass[box][..., 0], 0, 1))
    return picture, alpha


def _ground(shape):
    scene = bpy.context.scene
    scene.render.resolution_percentage = 36
    with tempfile.TemporaryDirectory() as folder:
        _outputs(folder)
        (a, *_), (b, *_) = _halves(folder)
    scene.render.resolution_percentage = 100
    flat = np.zeros_like(a[..., :3])
    small = develop.clean(a[..., :3], b[..., :3], flat, flat, flat, flat, reach=5)
    return np.stack([zoom(small[..., i], (shape[0] / small.shape[0], shape[1] / small.shape[1]), order=1, mode='nearest', grid_mode=True) for i in range(3)], -1)


def take(path, exposure=1.0, contrast=1.22, quality=80):
    scene = bpy.context.scene
    scene.render.use_persistent_data = False
    scene.render.film_transparent = True
    _show(ground=False)
    picture, alpha = _object()
    _show(ground=True)
    whole = picture + (1 - np.clip(alpha, 0, 1))[..., None] * _ground(alpha.shape)
    done = path.with_name(f'{path.stem}.part.webp')
    develop.save(develop.film(whole, exposure, contrast), done, quality)
    done.rename(path)
