"""More views of the lenses in `lens_shop`: from behind, from the front, and close-ups."""

import bpy
from mathutils import Vector

from kit.shapes import _link, group

from .lens_modern import modern
from .lens_mount import mount
from .lens_shop import MANUAL, MODERN, manual


def make(name, **more):
    """Returns the lens of that name with changes."""
    return modern(**{**MODERN[name], **more}) if name in MODERN else manual(**{**MANUAL[name], **more})


def widest(name):
    want = {**MODERN, **MANUAL}[name]
    return max(want.get('r', 3.0), want.get('r_front') or 3.05) * 1.05


def mount_up(name, kind, spin=0, lens=None, **rear):
    """The lens stands on its front and shows its mount."""

    def build():
        with group((0, 0, 20), (180, 0, 0)):
            with group((0, 0, 0), (0, 0, spin)):
                make(name, mount=mount(kind, **rear), **(lens or {}))

    return build


def tail(name, kind, turn=28, spin=0, lens=None, **rear):
    """The lens lies with its mount toward the camera."""

    def build():
        with group((0, 0, widest(name)), (90, 0, 180 + turn)):
            with group((0, 0, 0), (0, 0, spin)):
                make(name, mount=mount(kind, **rear), **(lens or {}))

    return build


def torch(away=26, power=1.0, size=7.0, at=(4, 5)):
    """A lamp in front of the lens, which makes the blades visible."""
    lamp = bpy.data.lights.new('torch', 'AREA')
    lamp.shape, lamp.size = 'DISK', size
    lamp.energy = power * 3.0 * away**2
    ob = bpy.data.objects.new('torch', lamp)
    ob.location = (*at, away)
    ob.rotation_euler = Vector((*at, away - 3)).to_track_quat('Z', 'Y').to_euler()
    _link(ob)


def facing(name, turn=8, spin=0, blades=7, hole=0.42, inner=1.3, extra=None, lens=None, put=None):
    """The lens lies with its front toward the camera and its aperture closed."""

    def build():
        with group((0, 0, widest(name)), (90, 0, turn)):
            with group((0, 0, 0), (0, 0, spin)):
                z = make(name, front=dict(blades=blades, inner=inner, extra=extra, look_in=True), **(dict(hole=hole) if name in MODERN else {}), **(lens or {}))
                torch(z + 22)
                if put:
                    put(z)

    return build


def near(name, put, turn=60, spin=0, lens=None):
    """The lens lies on its side; `put(z)` adds the fault, with the front of the lens at `z`."""

    def build():
        with group((0, 0, widest(name)), (90, 0, turn)):
            with group((0, 0, 0), (0, 0, spin)):
                put(make(name, **{**(dict(text_at=145) if name in MODERN else {}), **(lens or {})}))

    return build


def zones(name):
    """Returns where the parts of an autofocus lens begin: `low`, `middle`, `zoom`, `scale`, `focus`, `front`, `top`."""
    want = MODERN[name]
    long, zoom = want['length'], want.get('zoom')
    parts = [('low', 0.13 * long + 0.1 + (0.12 * long if want.get('aperture') else 0)), ('middle', ((0.26 if zoom else 0.34) + (0.08 if want.get('foot') else 0)) * long)]
    if zoom:
        parts += [('zoom', 0.2 * long), ('scale', 0.085 * long)]
    parts += [('focus', (0.17 if zoom else 0.26) * long)]
    if want.get('accent'):
        parts += [('line', max(0.09, 0.014 * long))]
    z, out = 0.0, {}
    for part, tall in [*parts, ('front', 0.12 * long)]:
        out[part] = z
        z += tall
    return {**out, 'top': z}
