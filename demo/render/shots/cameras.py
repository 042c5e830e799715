"""Cameras from the front, from other sides, and at the fault that the listing names."""

from .cameras_behind import REARS
from .cameras_digital import FRONTS as DIGITAL
from .cameras_film import FRONTS as FILM
from .points_digital import POINTS as OF_DIGITAL
from .points_film import OTHER_BACKS
from .points_film import POINTS as OF_FILM
from .shot import at

# More photos of the objects above: other sides, close-ups, other light.
MORE = {
    'slr-chrome-2': at(FILM['slr-chrome'].build, view=(-34, 34), light='overhead'),
    'slr-black-2': at(FILM['slr-black'].build, view=(38, 22), light='low'),
    'rangefinder-black-2': at(FILM['rangefinder-black'].build, view=(12, 46), light='overhead'),
    'medium-box-2': at(FILM['medium-box'].build, view=(-38, 12), light='right'),
    'mirrorless-dials-2': at(DIGITAL['mirrorless-dials'].build, view=(14, 42), light='overhead'),
    'dslr-pro-2': at(DIGITAL['dslr-pro'].build, view=(-32, 20), light='right'),
}

CAMERAS = {**FILM, **DIGITAL, **MORE, **REARS, **OTHER_BACKS, **OF_DIGITAL, **OF_FILM}
