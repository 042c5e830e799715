"""Further photographs of an item: smaller, since they are not on cards."""

import math

from kit.shapes import group
from mathutils import Euler, Vector

from .shot import at

BEHIND = (0, 0, 180)
BASE = (-90, 0, 0)


def further(build, turn=(0, 0, 0), near=None, **rest):
    """`turn` is how it is put down; `near` is a point of it as built, and the width around it that is seen."""

    def put():
        with group((0, 0, 0), turn):
            build()

    if near:
        point = Euler([math.radians(a) for a in turn]).to_matrix() @ Vector(near[0])
        rest['near'] = (tuple(point), near[1])
    return at(put, **{'size': (900, 675), 'samples': 4, 'quality': 80, **rest})
