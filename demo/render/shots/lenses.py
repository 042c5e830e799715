"""Lenses."""

from objects.lens_shop import side, side_manual, stand, stand_manual

from .lenses_point import POINT
from .lenses_rear import REAR
from .shot import at

LENSES = {
    'lens-50-small': at(stand('lens-50-small'), view=(0, 34), light='right'),
    'lens-85': at(side('lens-85', 40), view=(0, 14)),
    'lens-70-200-white': at(side('lens-70-200-white', 55), view=(0, 12)),
    'lens-pancake-40': at(side('lens-pancake-40', 30), view=(0, 12), light='right', ground='cool'),
    'lens-macro-100': at(side('lens-macro-100', 50), view=(0, 14), light='right'),
    'lens-wide-zoom-16': at(stand('lens-wide-zoom-16'), view=(0, 22)),
    'lens-50': at(stand('lens-50'), view=(0, 30), light='right'),
    'lens-500-super': at(side('lens-500-super', 62), view=(0, 12)),
    'lens-200-500': at(side('lens-200-500', 56), view=(0, 13), light='right', ground='cool'),
    'lens-105-manual': at(side_manual('lens-105-manual', 40), view=(0, 14), ground='warm'),
    'lens-50-vintage': at(stand_manual('lens-50-vintage'), view=(0, 28), ground='warm', light='overhead'),
    'lens-77-silver': at(side_manual('lens-77-silver', 34), view=(0, 14), light='right'),
    'lens-35-art': at(stand('lens-35-art'), view=(0, 20), light='right'),
    'lens-fisheye': at(side_manual('lens-fisheye', 30), view=(0, 14)),
    'lens-wide-zoom-11': at(side('lens-wide-zoom-11', 36), view=(0, 16), ground='warm'),
    'lens-150-bayonet': at(stand_manual('lens-150-bayonet'), view=(0, 20)),
    'lens-24-70': at(side('lens-24-70', 50), view=(0, 14)),
    'lens-wide-zoom-14': at(stand('lens-wide-zoom-14'), view=(0, 30), light='overhead'),
    'lens-85-modern': at(stand('lens-85-modern'), view=(0, 24)),
    'lens-24-105': at(side('lens-24-105', 52), view=(0, 14), light='right'),
    'lens-28-75': at(stand('lens-28-75'), view=(0, 18), light='right', ground='cool'),
    'lens-100-400': at(side('lens-100-400', 58), view=(0, 13)),
    'lens-35-ring': at(side('lens-35-ring', 42), view=(0, 16), light='right'),
    'lens-18-55': at(stand('lens-18-55'), view=(0, 22)),
    'lens-pancake-27': at(stand('lens-pancake-27'), view=(0, 36), light='right'),
    'lens-macro-60': at(side('lens-macro-60', 46), view=(0, 14), ground='cool'),
    'lens-pancake-20': at(side('lens-pancake-20', 32), view=(0, 14), light='right'),
    'lens-35-rangefinder': at(side_manual('lens-35-rangefinder', 38), view=(0, 16)),
    'lens-40-rangefinder': at(stand_manual('lens-40-rangefinder'), view=(0, 30), ground='warm', light='right'),
}

# More photos of the objects above: other sides, close-ups, other light.
MORE = {
    'lens-70-200-white-2': at(side('lens-70-200-white', 24), view=(0, 16), light='right'),
    'lens-500-super-2': at(side('lens-500-super', 22), view=(0, 14), light='low'),
    'lens-35-rangefinder-2': at(stand_manual('lens-35-rangefinder'), view=(0, 34), light='overhead'),
}

LENSES = {**LENSES, **MORE, **REAR, **POINT}
