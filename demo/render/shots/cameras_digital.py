"""Digital cameras from the front."""

from functools import partial

from kit import materials as m
from objects.compact import pocket
from objects.digital import dslr, mirrorless

from .shot import at

KIT = dict(length=6.0, r=3.2, r_front=3.1, zoom=True, spec='18-55mm', name='ZOOM', glass_r=1.7, scale='18  24  35  55', panel=False)
RED = (0.5, 0.01, 0.01)
SUPER = dict(length=9.5, r=3.75, r_mount=3.4, zoom=True, spec='25-400mm', name='SUPER ZOOM', glass_r=2.5, scale='25  50  100  200  400')
FIXED = dict(length=5.2, r=3.0, r_front=2.85, glass_r=1.7, words=('ASPHERIC', '28mm 1:1.7'), grip='ribs', tab=True)
CROP = (2.35, 1.56)

REFLEX = {
    'dslr-wide-shoulder': partial(dslr, w=15.2, h=7.9, badge='III'),
    'dslr-pro': partial(dslr, w=14.6, h=8.3, hump=3.2, badge='850', line=RED, grip_deep=2.8),
    'dslr-small': partial(dslr, w=12.4, h=6.6, deep=3.8, hump=2.6, hump_w=5.6, hump_top=3.6, badge='3500', line=RED, lens=KIT, grip_deep=2.2),
    'dslr-grip': partial(dslr, w=15.8, h=8.4, pro=True, badge='II', hump=3.0),
    'dslr-angular': partial(dslr, w=13.7, h=7.9, angular=True, badge='K1', hump=3.0, hump_w=5.4, hump_top=3.0, smooth=3),
    'dslr-flash': partial(dslr, w=14.7, h=8.2, flash=True, badge='700', line=RED),
    'bridge': partial(dslr, w=13.7, h=7.2, deep=4.0, hump=2.5, hump_w=5.4, hump_top=3.8, badge='FZ', grip_deep=2.6, lens=SUPER),
}
MIRRORLESS = {
    'mirrorless-compact-hump': partial(mirrorless, badge='7', line=(0.7, 0.25, 0.02)),
    'mirrorless-tall-hump': partial(mirrorless, w=13.4, h=7.2, hump=2.5, hump_w=5.4, hump_top=3.8, badge='Z', mount=3.05, hump_x=0.2),
    'mirrorless-dials': partial(mirrorless, w=13.2, h=7.0, straight=True, finish='silver', hump=1.9, hump_w=4.4, hump_top=3.2, badge='T3', grip_deep=0.9, dials=('iso',), mount=2.5, frame=CROP),
    'mirrorless-finder-window': partial(mirrorless, w=14.0, h=7.4, straight=True, hump=0, grip_deep=0.7, mount=2.5, frame=CROP),
    'mirrorless-small': partial(mirrorless, w=12.3, h=6.6, straight=True, finish='silver', hump=1.8, hump_w=3.9, hump_top=2.8, badge='M5', grip_deep=0.8, mount=2.3, lens=dict(KIT, length=3.2, r=3.0, r_front=2.7, r_mount=2.3, spec='14-42mm')),
    'mirrorless-flat': partial(mirrorless, w=12.0, h=6.5, hump=0, mount=2.6, lens=dict(KIT, length=3.4, r=3.15, r_front=3.0, r_mount=2.6, spec='16-50mm')),
    'mirrorless-broad-hump': partial(mirrorless, w=13.3, h=7.4, hump=2.3, hump_w=6.0, hump_top=4.6, badge='5', mount=2.95, line=(0.6, 0.02, 0.02)),
    'mirrorless-rounded': partial(mirrorless, w=13.8, h=7.2, hump=2.4, hump_w=5.0, hump_top=3.2, badge='6', mount=3.05, smooth=12, grip_deep=2.4),
    'mirrorless-classic': partial(mirrorless, w=14.4, h=7.5, straight=True, hump=2.0, hump_w=4.6, hump_top=2.6, badge='Zf', grip_deep=0.3, dials=('iso',), mount=3.05),
    'medium-digital': partial(mirrorless, w=15.0, h=7.8, deep=4.2, hump=2.4, hump_w=5.6, hump_top=4.4, badge='50', mount=3.6, frame=(4.4, 3.3), grip_deep=2.6),
}
COMPACT = {
    'compact-pocket': lambda **kw: pocket(collar=m.paint((0.02, 0.1, 0.45), 0.3), **kw),
    'compact-zoom': partial(pocket, w=10.2, h=5.8, deep=2.4, zoom=True, lens_r=2.4),
    'compact-fixed': partial(pocket, w=13.0, h=7.7, deep=3.2, grip=False, viewfinder=True, dot=True, fixed=FIXED),
}
BODIES = {**REFLEX, **MIRRORLESS, **COMPACT}

SIDES = {
    'dslr-wide-shoulder': dict(view=(-26, 14), light='right'),
    'dslr-pro': dict(view=(24, 12)),
    'dslr-small': dict(view=(-24, 12), light='right', ground='cool'),
    'dslr-grip': dict(view=(20, 12), light='low'),
    'dslr-angular': dict(view=(-20, 16), ground='warm', light='right'),
    'dslr-flash': dict(view=(26, 18), light='overhead'),
    'bridge': dict(view=(26, 14)),
    'mirrorless-compact-hump': dict(view=(-24, 14), light='right'),
    'mirrorless-tall-hump': dict(view=(24, 14)),
    'mirrorless-dials': dict(view=(-22, 16), light='right'),
    'mirrorless-finder-window': dict(view=(22, 16), ground='warm'),
    'mirrorless-small': dict(view=(-24, 14), light='right', ground='cool'),
    'mirrorless-flat': dict(view=(24, 14)),
    'mirrorless-broad-hump': dict(view=(-26, 16), light='right'),
    'mirrorless-rounded': dict(view=(24, 12)),
    'mirrorless-classic': dict(view=(-24, 16), light='right'),
    'medium-digital': dict(view=(24, 14)),
    'compact-pocket': dict(view=(20, 16)),
    'compact-zoom': dict(view=(-24, 14), light='right', ground='cool'),
    'compact-fixed': dict(view=(26, 14)),
}
FRONTS = {name: at(BODIES[name], **side) for name, side in SIDES.items()}
