"""Accessories."""

from objects import small
from objects.carry import backpack, ball_head, hard_case, lean, shoulder_bag, strap, tripod

from .accessories_more import FURTHER
from .shot import at


CARRY = {
    'tripod': at(lambda: tripod(head=False), view=(18, 10), focal=110),
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

# More photos of the objects above: other sides, close-ups, other light.
MORE = {
    'bag-messenger-2': at(CARRY['bag-messenger'].build, view=(-40, 22), light='right', ground='warm'),
}

ACCESSORIES = {**CARRY, **SMALL, **MORE, **FURTHER}
