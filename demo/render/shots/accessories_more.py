"""More views of accessories: other sides, open, and close-ups."""

from objects import carry_more as carry
from objects import flash_more, glass_more
from objects import small_more as more
from objects.carry import lean, tripod
from objects.small import card_reader, remote

from .shot import at

SMALL = dict(size=(900, 675), samples=4, quality=80, blur=0.002)


def shot(build, view, light='window', ground='paper', **rest):
    return at(build, view=view, light=light, ground=ground, **{**SMALL, **rest})


CARRY = {
    'bag-messenger-3': shot(carry.messenger_back, (166, 30), ground='warm'),
    'bag-messenger-4': shot(carry.messenger_insert, (12, 34), 'right', 'warm'),
    'tripod-2': shot(lambda: tripod(head=False), (28, 34), focal=110, fill=2.5, look=(0, 1.15)),
    'tripod-3': shot(lambda: tripod(head=False, more=carry.leg_marks), (18, 8), 'right', focal=110, fill=2.6, look=(-0.7, -1.35)),
    'tripod-carbon-2': shot(lambda: lean(lambda: tripod(carbon=True, spread=3), (0, 88, 20)), (0, 26), 'right', 'cool', focal=110),
    'tripod-carbon-3': shot(lambda: tripod(carbon=True, spread=23), (-14, 12), 'right', 'cool', focal=110, fill=2.8, look=(0.5, -0.6)),
    'monopod-2': shot(carry.monopod_on_ground, (10, 24), 'right', fill=2.4, look=(1.4, 0.2)),
    'monopod-3': shot(carry.monopod_foot, (6, 26)),
    'ball-head-2': shot(lambda: carry.ball_head_worn(plate=True), (20, 34), 'right'),
    'ball-head-3': shot(carry.ball_head_worn, (-8, 14), fill=1.5, look=(0, -0.3)),
    'bag-press-2': shot(lambda: carry.messenger_back(press=True), (196, 24), 'right'),
    'bag-press-3': shot(carry.press_insert, (-14, 36)),
    'backpack-2': shot(carry.backpack_back, (158, 10), 'right'),
    'backpack-3': shot(carry.backpack_back, (14, 14), fill=1.9, look=(0, 0.15)),
    'hard-case-2': shot(carry.case_open, (16, 32), ground='cool'),
    'hard-case-3': shot(carry.case_marks, (30, 14), 'right', 'cool', fill=1.5, look=(0.1, 0.35)),
    'strap-2': shot(carry.adjuster, (8, 34), 'right'),
    'strap-3': shot(carry.strap_parts, (-6, 40), 'overhead'),
}

ELECTRIC = {
    'flash-2': shot(lambda: flash_more.flash_back(), (154, 14)),
    'flash-3': shot(flash_more.yellow_fresnel, (26, 12), fill=1.7, look=(0, 0.55)),
    'flash-4': shot(flash_more.flash_kit, (6, 32), 'overhead'),
    'flash-round-2': shot(lambda: flash_more.flash_back(round_head=True, tilt=16, lines=(('M', 1.0, -1.4, 0.3), ('1/8 +0.3', 0.5, 0.8, 0.45), ('CH 5   GR A', 0.42, 0.2, -0.5))), (206, 14), 'right'),
    'flash-round-3': shot(lambda: flash_more.flash_kit(round_head=True), (-8, 30), 'right'),
    'flash-small-2': shot(lambda: flash_more.flash_back(tall=5.2, w=6.6, head_d=5.4, tilt=30, size=0.85, wheel=False), (152, 16), 'right', 'cool'),
    'flash-small-3': shot(lambda: flash_more.flash_back(tall=5.2, w=6.6, head_d=5.4, tilt=30, size=0.85, sticker=True), (76, 14), ground='cool', fill=1.4, look=(0, -0.3)),
    'battery-charger-2': shot(more.contacts_up, (10, 22)),
    'battery-charger-3': shot(more.charger_alone, (-6, 40), 'overhead'),
    'battery-pair-2': shot(lambda: more.contacts_up(3.8, '7.2 V  16.4 Wh', -30), (-12, 24), 'right', 'cool'),
    'battery-pair-3': shot(lambda: more.charger_alone(True), (10, 44), 'overhead', 'cool'),
    'light-meter-2': shot(more.meter_back, (10, 44)),
    'light-meter-3': shot(more.meter_case, (-12, 34), 'right'),
    'light-meter-dial-2': shot(more.dial_scratched, (10, 58), 'overhead', 'warm', fill=1.7, look=(0.45, -0.1)),
    'light-meter-dial-3': shot(lambda: more.meter_back(dial=True), (8, 44), 'right', 'warm'),
    'card-reader-2': shot(more.reader_back, (-4, 36), 'overhead'),
    'card-reader-3': shot(card_reader, (-30, 12), 'right', fill=1.4, look=(-0.1, 0.1)),
    'remote-2': shot(more.remote_plug, (4, 34), 'right', fill=1.35, look=(0.3, 0)),
    'remote-3': shot(remote, (-14, 56), fill=1.6, look=(-0.75, 0.1)),
    'adapter-2': shot(glass_more.adapter_rear, (4, 18), 'right'),
    'adapter-3': shot(glass_more.adapter_caps, (4, 36)),
    'filter-round-2': shot(glass_more.filter_upright, (4, 12), 'right', samples=20),
    'filter-round-3': shot(glass_more.filter_in_box, (12, 36), 'overhead'),
    'filter-square-2': shot(glass_more.square_back, (4, 40), 'right'),
    'filter-square-3': shot(glass_more.square_scratch, (2, 44), 'overhead'),
}
FURTHER = {**CARRY, **ELECTRIC}
