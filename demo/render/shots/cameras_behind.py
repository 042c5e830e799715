"""Cameras from behind."""

from functools import partial

from objects import backs, backs_film
from objects import backs_digital as back

from .cameras_digital import BODIES
from .cameras_film import BODIES as FILM
from .further import BEHIND, further

BACKS = {
    'dslr-wide-shoulder': back.wheel,
    'dslr-pro': partial(back.column, eye=partial(backs.round_eyepiece, r=1.5)),
    'dslr-small': partial(back.turned, tilting=False, screen=(6.4, 4.5), words=('MENU', '', 'AE-L', 'i', 'info'), thumb=True),
    'dslr-grip': back.wheel,
    'dslr-angular': partial(back.turned, screen=(7.0, 4.9)),
    'dslr-flash': partial(back.column, eye=partial(backs.round_eyepiece, r=1.5)),
    'bridge': partial(back.turned, screen=(6.9, 4.7)),
    'mirrorless-compact-hump': back.turned,
    'mirrorless-tall-hump': partial(back.turned, words=('', 'DISP', 'AF-ON', 'i', 'OK')),
    'mirrorless-dials': partial(back.turned, words=('', '', 'AE-L', 'AF-L', 'Q')),
    'mirrorless-finder-window': lambda w, h, y, finder: back.hidden(w, h, y),
    'mirrorless-small': partial(back.turned, screen=(6.6, 4.5), words=('', 'Fn1', 'Fn2', 'INFO', 'MENU')),
    'mirrorless-flat': partial(back.turned, screen=(6.6, 4.3), words=('', '', 'MENU', 'AEL', 'Fn'), thumb=False),
    'mirrorless-broad-hump': partial(back.turned, words=('', '', 'AF-ON', 'Q', 'DISP')),
    'mirrorless-rounded': partial(back.turned, screen=(6.9, 4.7), x=-1.4, dial=True, words=('MENU', '', 'AF-ON', '*', 'Q')),
    'mirrorless-classic': partial(back.turned, screen=(7.3, 4.9), words=('', '', 'AF-L', 'i', 'DISP'), eye=backs.round_eyepiece),
    'medium-digital': partial(back.turned, screen=(7.3, 5.1), words=('DRIVE', '', 'AF-L', 'AE-L', 'Q')),
    'compact-pocket': back.small,
    'compact-zoom': partial(back.small, pop=True),
    'compact-fixed': partial(back.small, words=('MENU', 'PLAY')),
}

VIEWS = [dict(view=(-14, 14)), dict(view=(15, 16), light='right'), dict(view=(-8, 20), light='overhead')]
REARS = {
    f'{name}-back': further(partial(BODIES[name], back=rear), BEHIND, **VIEWS[i % 3]) for i, (name, rear) in enumerate(BACKS.items()) if name != 'mirrorless-dials'
}

SERIALS = {
    'slr-chrome': dict(back=dict(serial='7412036', notes=False)),
    'slr-black': dict(back=dict(serial='8273164')),
    'slr-small': dict(back=dict(serial='1906422', notes=False)),
    'slr-seventies': dict(back=dict(serial='2640187')),
    'slr-pro': dict(back=dict(serial='1715209')),
    'rangefinder-black': dict(back=backs_film.flap, serial='5721840'),
    'rangefinder-silver': dict(back=partial(backs_film.simple, eye='round'), serial='20417'),
    'rangefinder-fixed': dict(back=backs_film.simple, serial='H 814 2077'),
}
REARS |= {f'{name}-back': further(partial(FILM[name], **rear), BEHIND, **VIEWS[i % 3]) for i, (name, rear) in enumerate(SERIALS.items())}
