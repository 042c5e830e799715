"""Film cameras from the front."""

from functools import partial

from objects.compact import clamshell, rangefinder
from objects.medium import cube, folding, instant, studio_reflex, twin
from objects.slr import slr

from .shot import at

BODIES = {
    'slr-chrome': partial(slr, model='K1000'),
    'slr-black': partial(slr, model='FM', finish='black', w=14.2, hump=1.9, hump_w=4.4, hump_top=2.5, wear=0.5, lens=None),
    'slr-small': partial(
        slr, model='OM', w=13.4, h=5.2, deep=3.1, hump=1.8, hump_w=4.2, hump_top=1.6, lens_kw=dict(style='scallop', silver=True, scale=0.86, coating='amber')
    ),
    'slr-seventies': partial(slr, model='AE', w=14.1, h=5.9, finish='chrome', hump=1.9, hump_w=4.8, hump_top=2.9, grip=True, lens_kw=dict(coating='green', scale=0.95)),
    'slr-pro': partial(slr, model='F', finish='black', w=14.9, h=6.3, hump=2.5, hump_w=5.2, hump_top=3.6, wear=1.0, lens=None, red_line=True),
    'rangefinder-black': partial(rangefinder, 'black', wear=0.35),
    'rangefinder-silver': partial(rangefinder, 'chrome', w=13.8, dot=False, step=False, h=7.8),
    'rangefinder-fixed': partial(
        rangefinder, 'chrome', w=14.0, h=7.4, deep=3.2, step=False, dot=False, lens='fixed', lens_kw=dict(spec='45mm 1:1.7', scale=0.9, coating='amber')
    ),
    'compact-clam': clamshell,
    'medium-box': cube,
    'medium-bellows': studio_reflex,
    'tlr': twin,
    'folding': folding,
    'instant': instant,
}

SIDES = {
    'slr-chrome': {},
    'slr-black': dict(view=(-24, 16), light='right'),
    'slr-small': dict(view=(-20, 12), light='right', ground='warm'),
    'slr-seventies': dict(view=(20, 20), light='overhead'),
    'slr-pro': dict(view=(30, 16), light='low', ground='cool'),
    'rangefinder-black': dict(view=(-26, 14), light='right'),
    'rangefinder-silver': dict(view=(24, 16)),
    'rangefinder-fixed': dict(view=(-22, 16), ground='warm', light='right'),
    'compact-clam': dict(view=(-16, 14), light='right'),
    'medium-box': dict(view=(34, 16)),
    'medium-bellows': dict(view=(-30, 16), light='right'),
    'tlr': dict(view=(24, 14), ground='warm'),
    'folding': dict(view=(-24, 18), light='right', ground='warm'),
    'instant': dict(view=(28, 16)),
}
FRONTS = {name: at(BODIES[name], **side) for name, side in SIDES.items()}
