"""All pictures of the demo shop by name."""

from .accessories import ACCESSORIES
from .cameras import CAMERAS
from .lenses import LENSES
from .scenes import SCENES

SHOTS = {**CAMERAS, **ACCESSORIES, **LENSES, **SCENES}
