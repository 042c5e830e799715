"""More photos of an item. They are smaller, because no card shows them."""

import math

from kit.shapes import group
from mathutils import Euler, Vector

from .shot import at

BEHIND = (0, 0, 180)
BASE = (-90, 0, 0)


def further(build, turn=(0, 0, 0), near=None, **rest):
    """`turn` rotates the object; `near` is a point in its own coordinates, and the visible width around it."""

    def put():
        with group((0, 0, 0), turn):
            build()

    if near:
        point = Euler([math.radians(a) for a in turn]).to_matrix() @ Vector(near[0])
        rest['near'] = (tuple(point), near[1])
    return at(put, **{'size': (900, 675), 'samples': 4, 'quality': 80, **rest})
