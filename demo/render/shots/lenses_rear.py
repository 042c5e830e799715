"""Lenses from behind: mount, contacts, rear glass."""

from objects.lens_views import mount_up, tail
from objects.lens_wear import dust

from .shot import at

SMALL = dict(size=(900, 675), samples=6, quality=80, blur=0.002)


def up(name, kind, view=(14, 42), light='window', ground='paper', **rear):
    return at(mount_up(name, kind, **rear), view=view, light=light, ground=ground, **SMALL)


def back(name, kind, turn=26, view=(0, 16), light='window', ground='paper', fill=0.8, look=(0, 0), **rear):
    return at(tail(name, kind, turn, **rear), view=view, light=light, ground=ground, fill=fill, look=look, **SMALL)


REAR = {
    'lens-70-200-white-3': back('lens-70-200-white', 'ef', 24, fill=1.6, look=(0.3, 0)),
    'lens-500-super-3': back('lens-500-super', 'f', 20, fill=1.6, look=(0.4, -0.2), glass=0.5, light='right'),
    'lens-35-rangefinder-3': up('lens-35-rangefinder', 'm', (-12, 44), glass=0.4),
    'lens-50-small-2': up('lens-50-small', 'ef', light='overhead', glass=0.42, coating='green'),
    'lens-85-2': back('lens-85', 'ef', 24, glass=0.55, coating='amber'),
    'lens-pancake-40-2': up('lens-pancake-40', 'ef', (-10, 46), 'right', 'cool', glass=0.36, lens=dict(front=dict(inner=0.1))),
    'lens-macro-100-2': back('lens-macro-100', 'ef', -26, light='right', glass=0.48, fill=1.05, look=(-0.1, 0)),
    'lens-wide-zoom-16-2': back('lens-wide-zoom-16', 'ef', 30, glass=0.56, window=(1.12, 0.78), fill=1.0, look=(0.1, 0)),
    'lens-50-2': up('lens-50', 'f', (-16, 40), 'right', glass=0.5, gasket=True),
    'lens-200-500-2': back('lens-200-500', 'f', -24, light='right', ground='cool', glass=0.5, gasket=True, fill=1.65, look=(-0.36, -0.07)),
    'lens-105-manual-2': up('lens-105-manual', 'f', (12, 40), ground='warm', glass=0.46),
    'lens-50-vintage-2': up('lens-50-vintage', 'm42', (-14, 42), ground='warm', light='overhead', glass=0.62, coating='amber'),
    'lens-77-silver-2': up('lens-77-silver', 'k', (14, 40), 'right', glass=0.52, coating='green'),
    'lens-35-art-2': back('lens-35-art', 'f', -28, light='right', glass=0.52, coating='amber'),
    'lens-fisheye-2': back('lens-fisheye', 'ef', 24, glass=0.4, coating='green'),
    'lens-wide-zoom-11-2': back('lens-wide-zoom-11', 'ef', -26, ground='warm', glass=0.42),
    'lens-150-bayonet-2': up('lens-150-bayonet', 'v', (12, 44), glass=0.5),
    'lens-24-70-2': back('lens-24-70', 'z', 26, light='right', glass=0.6, window=(1.15, 0.8)),
    'lens-wide-zoom-14-2': up('lens-wide-zoom-14', 'z', (-12, 42), 'overhead', glass=0.6, window=(1.15, 0.8)),
    'lens-85-modern-2': back('lens-85-modern', 'e', 26, glass=0.56, coating='blue'),
    'lens-24-105-2': back('lens-24-105', 'e', -24, light='right', glass=0.6, window=(1.2, 0.84), haze=lambda r, z, sag: dust(r, z, sag, 26, 3, 0.018, 0.8), fill=1.2, look=(-0.18, -0.06)),
    'lens-28-75-2': back('lens-28-75', 'e', 28, ground='cool', glass=0.6, window=(1.2, 0.84), fill=1.0, look=(0.08, -0.03)),
    'lens-100-400-2': back('lens-100-400', 'l', -24, glass=0.56, fill=1.6, look=(-0.3, 0)),
    'lens-35-ring-2': up('lens-35-ring', 'x', (14, 40), 'right', glass=0.62, coating='green'),
    'lens-18-55-2': back('lens-18-55', 'x', 26, glass=0.6),
    'lens-pancake-27-2': up('lens-pancake-27', 'x', (-12, 44), 'right', glass=0.44, lens=dict(front=dict(inner=0.1))),
    'lens-macro-60-2': back('lens-macro-60', 'm43', -26, ground='cool', glass=0.5),
    'lens-pancake-20-2': up('lens-pancake-20', 'm43', (12, 44), 'right', glass=0.5, coating='amber', lens=dict(front=dict(inner=0.1))),
    'lens-40-rangefinder-2': up('lens-40-rangefinder', 'm', (14, 42), 'right', 'warm', glass=0.46, coating='amber'),
}
