import type { PointWords } from './checklist-shared.ts';

const knocks: PointWords = {
  ask: 'Are there dents or dings?',
  how: 'Look along the edges and corners, and at the base.',
  photo: 'A close-up of the mark, with light from the side.',
  answers: { none: 'No dents or dings', small: 'Small marks', dents: 'Dents or cracks' },
};
export const repairs: PointWords = {
  ask: 'Has it been taken apart or repaired?',
  how: 'Look for scratched screw heads or lifted leatherette.',
  answers: {
    none: 'Never taken apart, as far as the seller knows',
    workshop: 'Repaired by a repair shop',
    own: 'Taken apart, but not by a repair shop',
  },
};
export const sitsTight = {
  how: 'Gently twist the lens. It shouldn’t wobble.',
  photo: 'The mount from the front.',
};

export const filmWords: Record<string, PointWords> = {
  advance: {
    ask: 'Do the film advance and shutter release work?',
    how: 'Advance the film lever and fire ten times without film.',
    answers: {
      smooth: 'Smooth film advance, releases each time',
      rough: 'Rough film advance, releases each time',
      fails: 'Film advance or release fails',
    },
  },
  slowSpeeds: {
    ask: 'Are the slow speeds right?',
    how: 'Listen at 1 s and at 1/8 s: the shutter must run without sticking.',
    answers: {
      right: 'Slow speeds sound right',
      none: 'Has no slow speeds',
      slow: 'Slow speeds take too long',
      stuck: 'Slow speeds get stuck',
    },
  },
  shutter: {
    ask: 'Is the shutter light-tight?',
    how: 'Open the back, hold the camera up to a light, and look for points of light.',
    photo: 'The curtains from behind.',
    answers: {
      tight: 'Shutter light-tight',
      marked: 'Curtains marked but light-tight',
      holes: 'Light comes through the shutter',
    },
  },
  seals: {
    ask: 'How are the light seals?',
    how: 'Gently touch the foam along the back.',
    photo: 'The groove of the back.',
    answers: {
      fresh: 'Light seals fresh',
      none: 'Has no foam seals',
      worn: 'Light seals worn',
      crumbling: 'Light seals crumbling',
    },
  },
  meter: {
    ask: 'Does the meter agree with another one?',
    how: 'Compare with a phone in shade and in sun.',
    answers: {
      right: 'Meter accurate to within a stop',
      none: 'Has no meter',
      off: 'Meter off by more than a stop',
      dead: 'Meter doesn’t work',
    },
  },
  filmFinder: {
    ask: 'Are the viewfinder and rangefinder patch clear?',
    how: 'Look at the sky. The two images in a rangefinder’s patch must line up at infinity.',
    photo: 'The view through the viewfinder.',
    answers: {
      clear: 'Viewfinder and patch clear',
      dust: 'Dust in the viewfinder, patch accurate',
      faulty: 'Viewfinder hazy, or patch dim or off',
    },
  },
  back: {
    ask: 'Does the back close?',
    how: 'Close it and press along its edges.',
    answers: {
      closes: 'Back closes tight',
      worn: 'Back worn but closes',
      broken: 'Back doesn’t stay closed',
    },
  },
  chamber: {
    ask: 'Is the battery chamber clean?',
    how: 'Open it and look for green or white crust.',
    photo: 'The open chamber.',
    answers: {
      clean: 'Battery chamber clean',
      none: 'Has no battery chamber',
      traces: 'Traces of corrosion, but the contacts work',
      corroded: 'Battery chamber corroded',
    },
  },
  bellows: {
    ask: 'Are the bellows light-tight?',
    how: 'Extend them, and shine a flashlight from inside in the dark.',
    photo: 'The bellows, extended.',
    answers: {
      tight: 'Bellows light-tight',
      none: 'Has no bellows',
      worn: 'Bellows worn but light-tight',
      holes: 'Bellows have holes',
    },
  },
  knocks,
  repairs,
};

/** Version 1 of the checklist of a digital camera. */
export const digitalWords: Record<string, PointWords> = {
  pictures: {
    ask: 'Does it take photos?',
    how: 'Take one in each mode, at a slow and at a fast speed.',
    answers: {
      all: 'Takes photos in every mode',
      some: 'Sometimes fails to take photos',
      none: 'Doesn’t take photos',
    },
  },
  sensor: {
    ask: 'Is the sensor clean?',
    how: 'Take a photo of an even, bright wall, out of focus at f/16, and look at it enlarged.',
    photo: 'That photo of the wall, from the screen.',
    answers: {
      clean: 'Sensor clean at f/16',
      specks: 'Specks of dust at f/16',
      marked: 'Scratches, lines or dead pixels',
    },
  },
  curtains: {
    ask: 'Are the shutter curtains undamaged?',
    how: 'Take the lens off and look at them. Don’t touch.',
    photo: 'The closed curtains from the front.',
    answers: {
      flat: 'Curtains flat and clean',
      none: 'Has no mechanical shutter',
      marked: 'Curtains marked, exposures even',
      uneven: 'Curtains damaged or exposures uneven',
    },
  },
  mirror: {
    ask: 'Are the mirror and focusing screen clean?',
    how: 'Look into the mount with a flashlight.',
    answers: {
      clean: 'Mirror and focusing screen clean',
      none: 'Mirrorless',
      dust: 'Dust on mirror or focusing screen',
      marked: 'Mirror or focusing screen scratched',
    },
  },
  finder: {
    ask: 'Is the viewfinder clear?',
    how: 'Point it at the sky and look into every corner.',
    photo: 'The view through the viewfinder.',
    answers: {
      clear: 'Viewfinder clear',
      none: 'Has no viewfinder',
      dust: 'Dust in the viewfinder',
      faulty: 'Viewfinder hazy, scratched or faulty',
    },
  },
  display: {
    ask: 'Is the screen undamaged?',
    how: 'Look at it switched off, then with a white and a black image.',
    photo: 'The screen, with light from the side.',
    answers: {
      clear: 'Screen unmarked',
      none: 'Has no screen',
      scratched: 'Screen scratched but readable',
      faulty: 'Screen cracked, faded or faulty',
    },
  },
  mount: {
    ...sitsTight,
    ask: 'Is the lens mount tight?',
    answers: {
      tight: 'Mount tight',
      fixed: 'Fixed lens',
      brassed: 'Mount worn but tight',
      loose: 'Mount loose, or contacts fail',
    },
  },
  batteryDoor: {
    ask: 'Does the battery door close?',
    how: 'Close it, and gently shake the camera. It must stay on.',
    photo: 'The door and its latch.',
    answers: {
      closes: 'Battery door closes',
      worn: 'Battery door worn but holds',
      broken: 'Battery door broken',
    },
  },
  cardDoor: {
    ask: 'Does the card door close?',
    how: 'Open and close it, and put a card in.',
    answers: { closes: 'Card door closes', worn: 'Card door worn but holds', broken: 'Card door broken' },
  },
  buttons: {
    ask: 'Do all buttons and dials work?',
    how: 'Press or turn each one, and check that something changes.',
    answers: {
      all: 'All buttons and dials work',
      stiff: 'Some buttons or dials are stiff or worn',
      fail: 'Some buttons or dials do nothing',
    },
  },
  hotShoe: {
    ask: 'Does the hot shoe fire a flash?',
    how: 'Attach a flash: it must sit tight and fire.',
    answers: {
      works: 'Hot shoe fires a flash',
      none: 'Has no hot shoe',
      worn: 'Hot shoe worn but fires',
      fails: 'Hot shoe loose or not working',
    },
  },
  grips: {
    ask: 'Are the grips and leatherette firmly attached?',
    how: 'Feel along their edges.',
    photo: 'The edge that lifts.',
    answers: {
      tight: 'Grips firmly attached',
      lifting: 'Grips sticky or lifting',
      missing: 'Grips torn or missing',
    },
  },
  battery: {
    ask: 'Is the battery swollen?',
    how: 'Lay it on a table. If it rocks, it’s swollen and dangerous.',
    answers: {
      flat: 'Battery not swollen, holds its charge',
      none: 'Sold without a battery',
      weak: 'Battery not swollen, but weak',
      swollen: 'Battery swollen',
    },
  },
  knocks,
  repairs,
};
