"""Cameras of film and digital ones."""

from objects.compact import clamshell, pocket, rangefinder
from objects.digital import dslr, mirrorless
from objects.medium import cube, folding, instant, studio_reflex, twin
from objects.slr import slr

from .shot import at

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

# Further photographs of what is shown above: from another side, nearer, in another light.
MORE = {
    'slr-chrome-2': at(FILM['slr-chrome'].build, view=(-34, 34), light='overhead'),
    'slr-black-2': at(FILM['slr-black'].build, view=(38, 22), light='low'),
    'rangefinder-black-2': at(FLAT['rangefinder-black'].build, view=(12, 46), light='overhead'),
    'medium-box-2': at(OTHERS['medium-box'].build, view=(-38, 12), light='right'),
    'mirrorless-dials-2': at(DIGITAL['mirrorless-dials'].build, view=(14, 42), light='overhead'),
    'dslr-pro-2': at(DIGITAL['dslr-pro'].build, view=(-32, 20), light='right'),
}

CAMERAS = {**FILM, **FLAT, **DIGITAL, **OTHERS, **MORE}
