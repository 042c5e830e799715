"""Every picture of the demo shop: what stands there, from where, in which light."""

from dataclasses import dataclass, field
from typing import Callable

from objects import scenes, small
from objects.carry import backpack, ball_head, hard_case, shoulder_bag, strap, tripod
from objects.compact import clamshell, pocket, rangefinder
from objects.digital import dslr, mirrorless
from objects.lens_shop import side, side_manual, stand, stand_manual
from objects.medium import cube, folding, instant, studio_reflex, twin
from objects.slr import slr


@dataclass
class Shot:
    build: Callable[[], object]
    studio: dict = field(default_factory=dict)
    size: tuple = (1200, 900)
    samples: int = 10
    noise: float = 0.06
    exposure: float = 1.0
    quality: int = 88


def at(build, view=(28, 14), light='window', ground='paper', **rest):
    keys = ('size', 'samples', 'noise', 'exposure', 'quality')
    own = {k: rest.pop(k) for k in keys if k in rest}
    return Shot(build, dict(view=view, light=light, ground=ground, **rest), **own)


def lean(build, turn=(0, 88, 24)):
    """Lays something long across the ground."""
    from kit.shapes import group

    with group((0, 0, 2), turn):
        build()


FILM = {
    'slr-chrome': at(lambda: slr(name='ASTERIS', model='K1')),
    'slr-black': at(
        lambda: slr(name='MERIDIAN', model='FM', finish='black', w=14.2, hump=1.9, hump_w=4.4, hump_top=2.5, wear=0.5, lens=None),
        view=(-24, 16), light='right',
    ),
    'slr-small': at(
        lambda: slr(name='HALCYON', model='OM', w=13.4, h=5.2, deep=3.1, hump=1.8, hump_w=4.2, hump_top=1.6, lens_kw=dict(style='scallop', silver=True, scale=0.86, coating='amber', name='HALCYON AUTO-S')),
        view=(-20, 12), light='right', ground='warm',
    ),
    'slr-seventies': at(
        lambda: slr(name='VANTA', model='AE', w=14.1, h=5.9, finish='chrome', hump=1.9, hump_w=4.8, hump_top=2.9, grip=True, lens_kw=dict(coating='green', scale=0.95)),
        view=(20, 20), light='overhead',
    ),
    'slr-pro': at(
        lambda: slr(name='MERIDIAN', model='F', finish='black', w=14.9, h=6.3, hump=2.5, hump_w=5.2, hump_top=3.6, wear=1.0, lens=None, red_line=True),
        view=(30, 16), light='low', ground='cool',
    ),
}

FLAT = {
    'rangefinder-black': at(lambda: rangefinder('black', name='', wear=0.35), view=(-26, 14), light='right'),
    'rangefinder-silver': at(lambda: rangefinder('chrome', name='OSTRA', w=13.8, dot=False, step=False, h=7.8), view=(24, 16)),
    'rangefinder-fixed': at(
        lambda: rangefinder('chrome', name='ELEKTRA', w=14.0, h=7.4, deep=3.2, step=False, dot=False, lens='fixed', lens_kw=dict(name='ELKANAR', spec='45mm 1:1.7', scale=0.9, coating='amber')),
        view=(-22, 16), ground='warm', light='right',
    ),
    'compact-clam': at(clamshell, view=(-16, 14), light='right'),
    'compact-pocket': at(lambda: pocket(name=''), view=(20, 16)),
    'compact-zoom': at(lambda: pocket(w=10.2, h=5.8, deep=2.4, zoom=True, grip=False, lens_r=2.4), view=(-24, 14), light='right', ground='cool'),
    'compact-fixed': at(lambda: pocket(w=13.0, h=7.7, deep=3.2, grip=False, viewfinder=True, dot=True, fixed=dict(length=5.2, r=3.0, r_front=2.85, glass_r=1.7, words=('ASPHERIC', '28mm 1:1.7'), grip='ribs', tab=True)), view=(26, 14)),
}

KIT = dict(length=6.0, r=3.2, r_front=3.1, zoom=True, spec='18-55mm', name='ZOOM', glass_r=1.7, scale='18  24  35  55', panel=False)
DIGITAL = {
    'dslr-wide-shoulder': at(lambda: dslr(w=15.2, h=7.9, name='OKULAR', badge='III', line=None), view=(-26, 14), light='right'),
    'dslr-pro': at(lambda: dslr(w=14.6, h=8.3, hump=3.2, name='MERIDIAN', badge='850', line=(0.5, 0.01, 0.01), grip_deep=2.8), view=(24, 12)),
    'dslr-small': at(lambda: dslr(w=12.4, h=6.6, deep=3.8, hump=2.6, hump_w=5.6, hump_top=3.6, name='MERIDIAN', badge='3500', line=(0.5, 0.01, 0.01), lens=KIT, grip_deep=2.2), view=(-24, 12), light='right', ground='cool'),
    'dslr-grip': at(lambda: dslr(w=15.8, h=8.4, pro=True, name='OKULAR', badge='II', hump=3.0), view=(20, 12), light='low'),
    'dslr-angular': at(lambda: dslr(w=13.7, h=7.9, angular=True, name='ASTERIS', badge='K1', hump=3.0, hump_w=5.4, hump_top=3.0, smooth=3), view=(-20, 16), ground='warm', light='right'),
    'dslr-flash': at(lambda: dslr(w=14.7, h=8.2, flash=True, name='MERIDIAN', badge='700', line=(0.5, 0.01, 0.01)), view=(26, 18), light='overhead'),
    'mirrorless-compact-hump': at(lambda: mirrorless(name='SOLARA', badge='7', line=(0.7, 0.25, 0.02)), view=(-24, 14), light='right'),
    'mirrorless-tall-hump': at(lambda: mirrorless(w=13.4, h=7.2, hump=2.5, hump_w=5.4, hump_top=3.8, name='MERIDIAN', badge='Z', mount=3.05, hump_x=0.2), view=(24, 14)),
    'mirrorless-dials': at(lambda: mirrorless(w=13.2, h=7.0, straight=True, finish='silver', hump=1.9, hump_w=4.4, hump_top=3.2, name='AOZORA', badge='T3', grip_deep=0.9, dials=('iso',), mount=2.5, frame=(2.35, 1.56)), view=(-22, 16), light='right'),
    'mirrorless-finder-window': at(lambda: mirrorless(w=14.0, h=7.4, straight=True, hump=0, grip_deep=0.7, mount=2.5, frame=(2.35, 1.56), name=''), view=(22, 16), ground='warm'),
    'mirrorless-small': at(lambda: mirrorless(w=12.3, h=6.6, straight=True, finish='silver', hump=1.8, hump_w=3.9, hump_top=2.8, name='HALCYON', badge='M5', grip_deep=0.8, mount=2.3, lens=dict(KIT, length=3.2, r=3.0, r_front=2.7, r_mount=2.3, spec='14-42mm')), view=(-24, 14), light='right', ground='cool'),
    'mirrorless-flat': at(lambda: mirrorless(w=12.0, h=6.5, hump=0, name='', badge='', mount=2.6, lens=dict(KIT, length=3.4, r=3.15, r_front=3.0, r_mount=2.6, spec='16-50mm')), view=(24, 14)),
    'mirrorless-broad-hump': at(lambda: mirrorless(w=13.3, h=7.4, hump=2.3, hump_w=6.0, hump_top=4.6, name='LUMARA', badge='5', mount=2.95, line=(0.6, 0.02, 0.02)), view=(-26, 16), light='right'),
    'mirrorless-rounded': at(lambda: mirrorless(w=13.8, h=7.2, hump=2.4, hump_w=5.0, hump_top=3.2, name='OKULAR', badge='6', mount=3.05, smooth=12, grip_deep=2.4), view=(24, 12)),
    'mirrorless-classic': at(lambda: mirrorless(w=14.4, h=7.5, straight=True, hump=2.0, hump_w=4.6, hump_top=2.6, name='MERIDIAN', badge='f', grip_deep=0.3, dials=('iso',), mount=3.05), view=(-24, 16), light='right'),
    'medium-digital': at(lambda: mirrorless(w=15.0, h=7.8, deep=4.2, hump=2.4, hump_w=5.6, hump_top=4.4, name='AOZORA', badge='50', mount=3.6, frame=(4.4, 3.3), grip_deep=2.6), view=(24, 14)),
    'bridge': at(lambda: dslr(w=13.7, h=7.2, deep=4.0, hump=2.5, hump_w=5.4, hump_top=3.8, name='LUMARA', badge='FZ', grip_deep=2.6, lens=dict(length=9.5, r=3.75, r_mount=3.4, zoom=True, spec='25-400mm', name='SUPER ZOOM', glass_r=2.5, scale='25  50  100  200  400')), view=(26, 14)),
}

OTHERS = {
    'medium-box': at(lambda: cube('VICTORIA'), view=(34, 16)),
    'medium-bellows': at(lambda: studio_reflex('SEKORA 67'), view=(-30, 16), light='right'),
    'tlr': at(lambda: twin('GEMINAR'), view=(24, 14), ground='warm'),
    'folding': at(lambda: folding('FALTIX'), view=(-24, 18), light='right', ground='warm'),
    'instant': at(lambda: instant(), view=(28, 16)),
}

CARRY = {
    'tripod': at(tripod, view=(18, 10), focal=110),
    'tripod-carbon': at(lambda: tripod(carbon=True, spread=23), view=(-14, 14), focal=110, light='right', ground='cool'),
    'monopod': at(lambda: lean(lambda: tripod(mono=True)), view=(0, 18), light='right'),
    'ball-head': at(lambda: ball_head(), view=(14, 16)),
    'bag-messenger': at(lambda: shoulder_bag(), view=(22, 14), ground='warm', blur=0.004),
    'bag-press': at(lambda: shoulder_bag((0.018, 0.018, 0.019), press=True, w=34, h=22, deep=15), view=(-22, 16), light='right', blur=0.004),
    'backpack': at(backpack, view=(-24, 8), light='right', blur=0.004),
    'hard-case': at(hard_case, view=(26, 12), ground='cool', blur=0.004),
    'strap': at(strap, view=(10, 34), light='overhead'),
}

SMALL = {
    'filter-round': at(small.filters, view=(8, 32), light='overhead'),
    'filter-square': at(small.square_filter, view=(6, 34), light='overhead'),
    'adapter': at(small.adapter, view=(4, 18)),
    'flash': at(lambda: small.flash(name='GN 48'), view=(34, 14)),
    'flash-round': at(lambda: small.flash(round_head=True, tilt=16), view=(-34, 16), light='right'),
    'flash-small': at(lambda: small.flash(tall=5.2, w=6.6, head_d=5.4, tilt=30, size=0.85), view=(-30, 14), light='right', ground='cool'),
    'battery-charger': at(small.batteries, view=(8, 36), light='overhead'),
    'battery-pair': at(small.battery_pair, view=(-10, 38), light='overhead', ground='cool'),
    'light-meter': at(small.meter, view=(4, 44)),
    'light-meter-dial': at(lambda: small.meter(dial=True), view=(-6, 46), light='right', ground='warm'),
    'card-reader': at(small.card_reader, view=(6, 34), light='overhead'),
    'remote': at(small.remote, view=(4, 42), light='right'),
}

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

WIDE, BANNER = (1400, 1000), (1600, 800)
SCENES = {
    'slide-1': at(scenes.old_lenses, view=(0, 20), ground='warm', size=WIDE, fill=0.7),
    'slide-2': at(scenes.kit_of_three, view=(0, 12), light='right', size=WIDE, fill=0.7),
    'slide-3': at(scenes.camera_at_night, view=(24, 10), light='rim', ground='stone', size=WIDE, fill=0.66),
    'banner-a': at(scenes.rangefinder_and_film, view=(0, 16), light='right', ground='warm', size=BANNER, fill=0.62),
    'banner-b': at(scenes.three_lenses, view=(0, 15), ground='stone', size=BANNER, fill=0.66),
    'category-cameras': at(scenes.cameras, view=(0, 15), size=(800, 600)),
    'category-lens': at(scenes.lenses, view=(0, 16), light='right', size=(800, 600)),
    'category-accessories': at(scenes.accessories, view=(0, 22), size=(800, 600)),
    'blog-1': at(scenes.lens_check, view=(0, 16), ground='warm'),
    'blog-2': at(scenes.sensor_and_count, view=(8, 12), light='overhead', ground='stone', fill=1.15),
    'blog-3': at(scenes.at_the_cafe, view=(0, 22), light='low', ground='warm'),
    'blog-4': at(scenes.mounts, view=(0, 18), light='right'),
    'blog-5': at(scenes.first_camera, view=(20, 30)),
    'blog-6': at(scenes.graded, view=(0, 30), light='overhead', ground='warm'),
}

# Further photographs of what is shown above: from another side, nearer, in another light.
MORE = {
    'slr-chrome-2': at(FILM['slr-chrome'].build, view=(-34, 34), light='overhead'),
    'slr-black-2': at(FILM['slr-black'].build, view=(38, 22), light='low'),
    'rangefinder-black-2': at(FLAT['rangefinder-black'].build, view=(12, 46), light='overhead'),
    'medium-box-2': at(OTHERS['medium-box'].build, view=(-38, 12), light='right'),
    'mirrorless-dials-2': at(DIGITAL['mirrorless-dials'].build, view=(14, 42), light='overhead'),
    'dslr-pro-2': at(DIGITAL['dslr-pro'].build, view=(-32, 20), light='right'),
    'lens-70-200-white-2': at(side('lens-70-200-white', 24), view=(0, 16), light='right'),
    'lens-500-super-2': at(side('lens-500-super', 22), view=(0, 14), light='low'),
    'bag-messenger-2': at(CARRY['bag-messenger'].build, view=(-40, 22), light='right', ground='warm'),
    'lens-35-rangefinder-2': at(stand_manual('lens-35-rangefinder'), view=(0, 34), light='overhead'),
}

SHOTS = {**FILM, **FLAT, **DIGITAL, **OTHERS, **CARRY, **SMALL, **LENSES, **SCENES, **MORE}
