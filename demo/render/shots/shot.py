"""A picture: its objects, camera position and light."""

from dataclasses import dataclass, field
from typing import Callable


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
