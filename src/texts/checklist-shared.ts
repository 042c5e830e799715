/** `photo` says what the photo should show. */
export type PointWords = { ask: string; how: string; photo?: string; answers: Record<string, string> };
export type ListWords = Record<string, PointWords>;

const fungus: PointWords = {
  ask: 'Is there fungus?',
  how: 'Open the aperture, shine a flashlight through the glass, and look for root-like threads.',
  photo: 'The threads, lit from behind.',
  answers: {
    none: 'No fungus',
    rim: 'A trace of fungus at the rim',
    spread: 'Fungus across the glass',
  },
};
const haze: PointWords = {
  ask: 'Is there haze?',
  how: 'Shine a flashlight through the glass: clear glass stays dark around the light.',
  photo: 'The haze, lit from behind.',
  answers: { none: 'No haze', trace: 'A trace of haze', milky: 'The glass looks milky' },
};
const scratches: PointWords = {
  ask: 'Is the glass scratched?',
  how: 'Breathe on the glass, and turn it under a lamp.',
  photo: 'The scratch, with light from the side.',
  answers: { none: 'No scratches', fine: 'Light cleaning marks', deep: 'Deep scratches or chips' },
};
const aperture: PointWords = {
  ask: 'Do the aperture blades move?',
  how: 'Stop down and open up a few times. The blades should snap, stay in shape and look dry.',
  photo: 'The closed blades from the front.',
  answers: {
    snappy: 'Blades dry, snap shut',
    none: 'Has no aperture blades',
    oil: 'Oil on the blades, but they still snap shut',
    slow: 'Blades slow or bent',
    stuck: 'Blades stuck',
  },
};
export const glass = { fungus, haze, aperture };

/** About a lens that cannot be taken off. */
export const builtInLens = {
  fungus,
  haze,
  scratches,
  blades: aperture,
  lensDust: {
    ask: 'Is there dust inside the lens?',
    how: 'Look in with a flashlight. If it takes digital photos, look at one of a bright wall at f/16.',
    photo: 'A photo in which the dust shows.',
    answers: {
      little: 'Hardly any dust in the lens',
      some: 'Some dust in the lens, not in photos',
      shows: 'Dust in the lens shows in photos',
    },
  },
  extends: {
    ask: 'Does the lens extend, zoom and retract?',
    how: 'Switch it on and off five times, and zoom to both ends.',
    answers: {
      smooth: 'Lens extends and retracts smoothly',
      none: 'Lens neither extends nor zooms',
      rough: 'Lens noisy or hesitant, but extends and retracts',
      fails: 'Lens gets stuck or shows an error',
    },
  },
  focusing: {
    ask: 'Does the lens focus by hand?',
    how: 'Turn the focus ring or knob from end to end.',
    answers: {
      smooth: 'Focus turns smoothly',
      none: 'Cannot be focused by hand',
      uneven: 'Focus uneven or loose',
      stiff: 'Focus stiff',
      stuck: 'Focus stuck',
    },
  },
} satisfies ListWords;

/** About any camera. */
export const body = {
  rangefinder: {
    ask: 'Do the rangefinder images line up?',
    how: 'Aim at something 3 ft away, then at the horizon or moon: near, far and vertically, the two images must meet.',
    photo: 'The patch on a distant edge.',
    answers: {
      aligned: 'Rangefinder aligned near, far and vertically',
      none: 'Has no rangefinder',
      slight: 'Rangefinder slightly off vertically or at infinity',
      off: 'Rangefinder patch dim or clearly off',
      dead: 'Rangefinder patch missing or doesn’t move',
    },
  },
  autofocus: {
    ask: 'Does it focus?',
    how: 'Half-press on something near, then on something far, in good and in dim light.',
    answers: {
      sure: 'Autofocus quick and certain',
      none: 'Has no autofocus',
      slow: 'Autofocus slow or hunting',
      fails: 'Autofocus doesn’t work',
    },
  },
  mount: {
    ask: 'Is the lens mount tight?',
    how: 'Gently twist a mounted lens. It shouldn’t wobble.',
    photo: 'The mount from the front.',
    answers: {
      tight: 'Mount tight',
      brassed: 'Mount worn but tight',
      loose: 'Mount loose',
      contacts: 'The camera doesn’t recognize lenses',
    },
  },
  wear: {
    ask: 'How worn does it look?',
    how: 'Look at edges, corners, base plate and grip for brassing, worn paint and shine.',
    photo: 'The most worn spot.',
    answers: {
      light: 'Hardly any signs of use',
      traces: 'Paint worn or shiny at edges or grip',
      heavy: 'Heavy wear: bare metal or worn-off markings',
    },
  },
  grips: {
    ask: 'Are the grips and leatherette in place?',
    how: 'Feel along their edges.',
    photo: 'The edge that lifts.',
    answers: {
      firm: 'Grips firmly in place',
      lifting: 'Grips sticky, shrunken or lifting',
      missing: 'Grips torn or missing',
    },
  },
  knocks: {
    ask: 'Any dents or knocks?',
    how: 'Look along the edges and corners, at the top and at the base.',
    photo: 'A close-up of the mark, with light from the side.',
    answers: { none: 'No dents', small: 'Small dings', dents: 'Dents or cracks' },
  },
  tripod: {
    ask: 'Does a tripod screw hold?',
    how: 'Screw one in by hand, and pull gently.',
    answers: {
      holds: 'Tripod socket holds',
      none: 'Has no tripod socket',
      worn: 'Tripod socket worn but holds',
      stripped: 'Tripod socket stripped or loose',
    },
  },
} satisfies ListWords;

export const service: PointWords = {
  ask: 'Has it been serviced, repaired or opened?',
  how: 'Scratched screws or play around them show that it has been opened. A service by a repair shop never lowers the grade.',
  photo: 'The bill. Cover names and addresses.',
  answers: {
    none: 'No service or repair known',
    shop: 'Serviced or repaired by a repair shop',
    own: 'Opened or repaired, but not by a repair shop',
  },
};

export const smell: PointWords = {
  ask: 'Does it smell?',
  how: 'Smell it after a night in a closed bag.',
  answers: {
    none: 'No smell',
    smoke: 'Smells of smoke',
    mold: 'Smells musty',
  },
};
