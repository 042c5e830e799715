"""Surfaces. Lengths are centimeters; the same name and numbers return the same material."""

import bpy

_made = {}


def fresh():
    _made.clear()


def _material(key, build):
    if key not in _made:
        m = bpy.data.materials.new(str(key[0]))
        m.use_nodes = True
        build(m.node_tree, m.node_tree.nodes['Principled BSDF'])
        _made[key] = m
    return _made[key]


def _node(tree, kind, **values):
    node = tree.nodes.new(kind)
    for name, value in values.items():
        if hasattr(node, name):
            setattr(node, name, value)
        else:
            node.inputs[name].default_value = value
    return node


def _noise(tree, scale, detail=3.0, offset=(0, 0, 0), stretch=(1, 1, 1)):
    where = _node(tree, 'ShaderNodeTexCoord')
    move = _node(tree, 'ShaderNodeMapping')
    move.inputs['Location'].default_value = offset
    move.inputs['Scale'].default_value = stretch
    tree.links.new(where.outputs['Object'], move.inputs['Vector'])
    noise = _node(tree, 'ShaderNodeTexNoise', Scale=scale, Detail=detail)
    tree.links.new(move.outputs['Vector'], noise.inputs['Vector'])
    return noise


def _range(tree, source, low, high, start=0.35, end=0.65):
    to = _node(tree, 'ShaderNodeMapRange')
    for name, value in (('From Min', start), ('From Max', end), ('To Min', low), ('To Max', high)):
        to.inputs[name].default_value = value
    tree.links.new(source, to.inputs['Value'])
    return to.outputs[0]


def _bump(tree, bsdf, height, strength, distance):
    bump = _node(tree, 'ShaderNodeBump', Strength=strength, Distance=distance)
    tree.links.new(height, bump.inputs['Height'])
    tree.links.new(bump.outputs['Normal'], bsdf.inputs['Normal'])


def metal(color=(0.78, 0.77, 0.75), rough=0.3, smudge=0.05):
    """Metal with uneven roughness from handling."""

    def build(tree, b):
        b.inputs['Base Color'].default_value = (*color, 1)
        b.inputs['Metallic'].default_value = 1
        spots = _noise(tree, 1.3, 1)
        tree.links.new(
            _range(tree, spots.outputs['Fac'], max(rough - smudge, 0.03), rough + smudge),
            b.inputs['Roughness'],
        )

    return _material(('metal', color, rough, smudge), build)


def paint(color=(0.012, 0.012, 0.013), rough=0.38, grain=0.0, coat=0.0, smudge=0.05):
    """Lacquer or plastic; `grain` is the height of its molded texture."""

    def build(tree, b):
        b.inputs['Base Color'].default_value = (*color, 1)
        b.inputs['Clearcoat'].default_value = coat
        b.inputs['Clearcoat Roughness'].default_value = 0.08
        spots = _noise(tree, 0.9, 1)
        tree.links.new(
            _range(tree, spots.outputs['Fac'], max(rough - smudge, 0.03), rough + smudge),
            b.inputs['Roughness'],
        )
        if grain:
            _bump(tree, b, _noise(tree, 26, 0).outputs['Fac'], 0.5, grain)

    return _material(('paint', color, rough, grain, coat, smudge), build)


def worn(under=(0.62, 0.52, 0.34), over=(0.012, 0.012, 0.013), amount=0.5, rough=0.34):
    """An edge with paint worn down to brass in places."""

    def build(tree, b):
        spots = _noise(tree, 1.1, 6)
        edge = 0.66 - 0.14 * amount
        mask = _range(tree, spots.outputs['Fac'], 0, 1, edge, edge + 0.05)
        mix = _node(tree, 'ShaderNodeMixRGB')
        mix.inputs[1].default_value = (*over, 1)
        mix.inputs[2].default_value = (*under, 1)
        tree.links.new(mask, mix.inputs[0])
        tree.links.new(mix.outputs[0], b.inputs['Base Color'])
        tree.links.new(mask, b.inputs['Metallic'])
        b.inputs['Roughness'].default_value = rough

    return _material(('worn', under, over, amount, rough), build)


def leather(color=(0.014, 0.014, 0.015), cell=8.0, depth=0.06, rough=0.52, patch=0.0):
    """Leatherette or leather: pebbles between creases."""

    def build(tree, b):
        where = _node(tree, 'ShaderNodeTexCoord')
        warp = _noise(tree, cell * 0.8, 0)
        mix = _node(tree, 'ShaderNodeMixRGB')
        mix.inputs[0].default_value = 0.05
        tree.links.new(where.outputs['Object'], mix.inputs[1])
        tree.links.new(warp.outputs['Color'], mix.inputs[2])
        cells = _node(tree, 'ShaderNodeTexVoronoi', feature='SMOOTH_F1', Scale=cell, Smoothness=0.35)
        tree.links.new(mix.outputs[0], cells.inputs['Vector'])
        height = _range(tree, cells.outputs['Distance'], 1, 0, 0.05, 0.6)
        _bump(tree, b, height, 0.75, depth)
        b.inputs['Roughness'].default_value = rough
        b.inputs['Base Color'].default_value = (*color, 1)
        if patch:
            spots = _noise(tree, 0.35, 3)
            tone = _node(tree, 'ShaderNodeMixRGB')
            tone.inputs[1].default_value = (*color, 1)
            tone.inputs[2].default_value = (*[c * (1 - patch) for c in color], 1)
            tree.links.new(_range(tree, spots.outputs['Fac'], 0, 1), tone.inputs[0])
            tree.links.new(tone.outputs[0], b.inputs['Base Color'])

    return _material(('leather', color, cell, depth, rough, patch), build)


def cloth(color=(0.16, 0.15, 0.1), thread=14.0, depth=0.02, fade=0.25):
    """Canvas or webbing: two crossing waves, and unevenly faded color."""

    def build(tree, b):
        where = _node(tree, 'ShaderNodeTexCoord')
        waves = []
        for axis in ('X', 'Z'):
            wave = _node(tree, 'ShaderNodeTexWave', bands_direction=axis, Scale=thread, Distortion=0.6)
            tree.links.new(where.outputs['Object'], wave.inputs['Vector'])
            waves.append(wave)
        weave = _node(tree, 'ShaderNodeMath', operation='MAXIMUM')
        for i, wave in enumerate(waves):
            tree.links.new(wave.outputs['Fac'], weave.inputs[i])
        _bump(tree, b, weave.outputs[0], 0.6, depth)
        spots = _noise(tree, 0.5, 3)
        tone = _node(tree, 'ShaderNodeMixRGB')
        tone.inputs[1].default_value = (*color, 1)
        tone.inputs[2].default_value = (*[min(1, c * (1 + fade) + 0.01) for c in color], 1)
        tree.links.new(_range(tree, spots.outputs['Fac'], 0, 1), tone.inputs[0])
        tree.links.new(tone.outputs[0], b.inputs['Base Color'])
        b.inputs['Roughness'].default_value = 0.85
        b.inputs['Sheen'].default_value = 0.4

    return _material(('cloth', color, thread, depth, fade), build)


def glow(color=(1, 1, 1), strength=1.0):
    def build(tree, b):
        b.inputs['Base Color'].default_value = (0.02, 0.02, 0.02, 1)
        b.inputs['Emission'].default_value = (*color, 1)
        b.inputs['Emission Strength'].default_value = strength
        b.inputs['Roughness'].default_value = 0.1

    return _material(('glow', color, strength), build)


def coated(tint=(0.5, 0.4, 1.0), strength=1.0, haze=0.0):
    """A lens surface: clear, with a colored reflection that grows toward the edge.

    Nothing is refracted, because the difference is invisible behind a coated front and the picture needs fewer samples.
    """

    def build(tree, b):
        facing = _node(tree, 'ShaderNodeLayerWeight', Blend=0.28)
        power = _node(tree, 'ShaderNodeMath', operation='POWER')
        power.inputs[1].default_value = 2.5
        tree.links.new(facing.outputs['Facing'], power.inputs[0])
        share = _range(tree, power.outputs[0], 0.05 * strength, min(0.75, 0.4 * strength), 0, 1)
        clear = _node(tree, 'ShaderNodeBsdfTransparent')
        shine = _node(tree, 'ShaderNodeBsdfGlossy', Roughness=haze)
        shine.inputs['Color'].default_value = (*tint, 1)
        mix = _node(tree, 'ShaderNodeMixShader')
        tree.links.new(share, mix.inputs[0])
        tree.links.new(clear.outputs[0], mix.inputs[1])
        tree.links.new(shine.outputs[0], mix.inputs[2])
        tree.links.new(mix.outputs[0], tree.nodes['Material Output'].inputs['Surface'])

    glass = _material(('coated', tint, strength, haze), build)
    glass.pass_index = 1
    return glass


def ground(color=(0.8, 0.79, 0.77), rough=0.7):
    def build(tree, b):
        b.inputs['Base Color'].default_value = (*color, 1)
        b.inputs['Roughness'].default_value = rough
        b.inputs['Specular'].default_value = 0.25

    return _material(('ground', color, rough), build)


# Materials that most objects share.
def black(rough=0.36):
    return paint((0.012, 0.012, 0.013), rough)


def plastic(rough=0.48):
    return paint((0.016, 0.016, 0.017), rough, grain=0.006)


def rubber():
    return paint((0.013, 0.013, 0.013), 0.62, smudge=0.06)


def chrome():
    return metal((0.74, 0.73, 0.71), 0.27)


def bright():
    return metal((0.82, 0.81, 0.8), 0.14, 0.03)


def dark():
    return paint((0.004, 0.004, 0.005), 0.55)


def white():
    return paint((0.8, 0.79, 0.76), 0.5)


def orange():
    return paint((0.75, 0.2, 0.02), 0.5)


def red():
    return paint((0.5, 0.015, 0.015), 0.35)


def green():
    return paint((0.05, 0.4, 0.1), 0.5)
