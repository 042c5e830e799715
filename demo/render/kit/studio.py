"""Ground, lights and camera of the studio, scaled to the object."""

import math

import bpy
from mathutils import Vector

from . import materials

GROUNDS = {
    'paper': (0.76, 0.755, 0.74),
    'warm': (0.74, 0.69, 0.61),
    'cool': (0.66, 0.69, 0.72),
    'stone': (0.42, 0.415, 0.40),
    'night': (0.035, 0.034, 0.033),
}

# Direction from the object (degrees around, degrees up), size, distance, strength, in radii of the object.
LIGHTS = {
    'window': [(-128, 46, 4.2, 6.0, 1.0), (-22, 30, 2.2, 6.5, 0.42), (75, 52, 3.6, 6.5, 0.75)],
    'right': [(-52, 44, 4.2, 6.0, 1.0), (-165, 26, 2.2, 6.5, 0.4), (105, 55, 3.6, 6.5, 0.7)],
    'overhead': [(-90, 74, 5.0, 6.0, 1.15), (-160, 20, 2.0, 7.0, 0.35), (-20, 20, 2.0, 7.0, 0.35)],
    'low': [(-150, 24, 3.0, 6.0, 0.9), (-40, 62, 3.4, 6.5, 0.55), (90, 40, 3.0, 7.0, 0.9)],
    'rim': [(140, 36, 3.0, 6.0, 1.3), (40, 30, 2.4, 6.5, 0.9), (-105, 58, 3.6, 6.5, 0.45)],
}


def clear():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    materials.fresh()


def extent():
    """Returns the corners of all visible objects, and the radius around them."""
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    points = []
    for ob in bpy.context.scene.objects:
        if ob.type not in ('MESH', 'CURVE') or ob.hide_render:
            continue
        shape = ob.evaluated_get(graph)
        mesh = shape.to_mesh()
        step = max(1, len(mesh.vertices) // 300)
        points += [ob.matrix_world @ v.co for v in list(mesh.vertices)[::step]]
        shape.to_mesh_clear()
    low = Vector([min(p[i] for p in points) for i in range(3)])
    high = Vector([max(p[i] for p in points) for i in range(3)])
    return points, low, high


def _ground(mat, radius, floor, away):
    """A seamless background."""
    back, bend, tall = away * radius, 5 * radius, 40 * radius
    curve = [(-60 * radius, 0)]
    for i in range(17):
        a = math.pi / 2 * i / 16
        curve.append((back + bend * math.sin(a), bend - bend * math.cos(a)))
    curve.append((back + bend, tall))
    verts = [(x, y, z + floor) for y, z in curve for x in (-90 * radius, 90 * radius)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(curve) - 1)]
    mesh = bpy.data.meshes.new('ground')
    mesh.from_pydata(verts, [], faces)
    mesh.materials.append(mat)
    for face in mesh.polygons:
        face.use_smooth = True
    ob = bpy.data.objects.new('ground', mesh)
    bpy.context.scene.collection.objects.link(ob)


def _softbox(centre, radius, spec, power, tint):
    """An area light that is brighter in its center, so that reflections show a gradient."""
    around, up, size, distance, strength = spec
    light = bpy.data.lights.new('softbox', 'AREA')
    light.shape, light.size, light.size_y = 'RECTANGLE', size * radius, size * radius * 1.25
    light.energy = strength * power * (distance * radius) ** 2
    light.color = tint
    light.use_nodes = True
    tree = light.node_tree
    where = tree.nodes.new('ShaderNodeNewGeometry')
    centred = tree.nodes.new('ShaderNodeVectorMath')
    centred.operation = 'SUBTRACT'
    centred.inputs[1].default_value = (0.5, 0.5, 0)
    tree.links.new(where.outputs['Parametric'], centred.inputs[0])
    length = tree.nodes.new('ShaderNodeVectorMath')
    length.operation = 'LENGTH'
    tree.links.new(centred.outputs[0], length.inputs[0])
    fall = tree.nodes.new('ShaderNodeMapRange')
    for name, value in (('From Min', 0.0), ('From Max', 0.62), ('To Min', 1.25), ('To Max', 0.35)):
        fall.inputs[name].default_value = value
    tree.links.new(length.outputs['Value'], fall.inputs['Value'])
    tree.links.new(fall.outputs[0], tree.nodes['Emission'].inputs['Strength'])
    ob = bpy.data.objects.new('softbox', light)
    a, e = math.radians(around), math.radians(up)
    away = Vector((math.cos(e) * math.cos(a), math.cos(e) * math.sin(a), math.sin(e)))
    ob.location = centre + away * distance * radius
    ob.rotation_euler = away.to_track_quat('Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(ob)


def _world(level, tint):
    world = bpy.data.worlds.new('room')
    world.use_nodes = True
    back = world.node_tree.nodes['Background']
    back.inputs[0].default_value = (*tint, 1)
    back.inputs[1].default_value = level
    world.cycles.sampling_method = 'NONE'
    bpy.context.scene.world = world


def shoot(view, light='window', ground='paper', fill=0.8, focal=90, blur=0.006, aspect=4 / 3, look=(0, 0), key=1.0, near=None):
    """Places camera and lights: `view` is (degrees around, degrees up); the object fills `fill` of the frame.

    `near` frames a point of the object instead, with a width in centimeters.
    """
    scene = bpy.context.scene
    points, low, high = extent()
    centre = (low + high) / 2
    radius = (high - low).length / 2
    colour = GROUNDS[ground]
    _ground(materials.ground(colour), radius, low.z, 7)
    dark = ground == 'night'
    _world(0.1 if dark else 0.4, (1, 1, 1))
    for i, spec in enumerate(LIGHTS[light]):
        tint = [(1, 0.985, 0.96), (0.96, 0.98, 1), (1, 1, 1)][i]
        _softbox(centre, radius, spec, (11 if dark else 8.5) * key, tint)

    camera = bpy.data.cameras.new('camera')
    camera.lens, camera.sensor_width = focal, 36
    ob = bpy.data.objects.new('camera', camera)
    scene.collection.objects.link(ob)
    scene.camera = ob
    a, e = math.radians(view[0] - 90), math.radians(view[1])
    away = Vector((math.cos(e) * math.cos(a), math.cos(e) * math.sin(a), math.sin(e)))
    turn = away.to_track_quat('Z', 'Y')
    ob.rotation_euler = turn.to_euler()
    right, up = turn @ Vector((1, 0, 0)), turn @ Vector((0, 1, 0))
    half = 18 / focal
    # Finds the distance at which the outline fills the frame, and then centers it.
    aim, distance = centre.copy(), radius * 6
    for _ in range(6):
        seen = []
        for p in points:
            d = p - (aim + away * distance)
            depth = -d.dot(away)
            seen.append((d.dot(right) / depth / half, d.dot(up) / depth / half * aspect))
        xs, ys = [s[0] for s in seen], [s[1] for s in seen]
        size = max(max(xs) - min(xs), max(ys) - min(ys)) / 2
        aim += right * ((max(xs) + min(xs)) / 2) * half * distance
        aim += up * ((max(ys) + min(ys)) / 2) * half / aspect * distance
        distance *= size / fill
    if near:
        aim, distance = Vector(near[0]), near[1] / 2 / half
    aim += right * look[0] * half * distance + up * look[1] * half * distance
    ob.location = aim + away * distance
    nearest = min((ob.location - p).length for p in points)
    camera.clip_start, camera.clip_end = distance / 100, distance * 30
    if blur:
        camera.dof.use_dof = True
        camera.dof.focus_distance = distance if near else nearest + radius * 0.35
        camera.dof.aperture_fstop = (focal / 1000) / (2 * blur * distance)
    return radius


def settings(width, height, samples, threads, noise):
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    scene.render.threads_mode, scene.render.threads = 'FIXED', threads
    cycles = scene.cycles
    cycles.device = 'CPU'
    cycles.samples, cycles.use_denoising = samples, False
    cycles.use_adaptive_sampling, cycles.adaptive_threshold = noise > 0, noise
    cycles.adaptive_min_samples = 6
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 4, 1, 2
    cycles.transmission_bounces, cycles.transparent_max_bounces = 4, 12
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.blur_glossy = 3, 0.6
    cycles.pixel_filter_type, cycles.filter_width = 'BLACKMAN_HARRIS', 1.5
