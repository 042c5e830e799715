import { body, builtInLens, service, smell, type ListWords } from './checklist-shared.ts';

/** The checklist of a film camera. */
export const filmWords: ListWords = {
  build: {
    ask: 'What kind of camera is it?',
    how: 'The questions depend on it.',
    answers: {
      slr: '35 mm SLR',
      rangefinder: 'Rangefinder camera with a removable lens',
      compact: 'Autofocus compact',
      fixed: 'Manual camera with a built-in lens',
      tlr: 'Twin-lens reflex',
      medium: 'Medium-format SLR',
      folding: 'Folding camera',
      instant: 'Instant camera',
      other: 'Another kind of film camera',
    },
  },
  advance: {
    ask: 'Do the film advance and shutter release work?',
    how: 'Advance and fire ten times. Many compacts only do so with a film in: use an old one. Listen for squeaks.',
    answers: {
      smooth: 'Advances smoothly, releases each time',
      rough: 'Rough or squealing, but releases each time',
      fails: 'Advance or release fails',
    },
  },
  slowSpeeds: {
    ask: 'Are the slow speeds right?',
    how: 'Listen at 1 s and at 1/8 s: the shutter must run without sticking.',
    answers: {
      right: 'Slow speeds sound right',
      none: 'Has no slow speeds',
      slow: 'Slow speeds run too long',
      stuck: 'Slow speeds get stuck',
    },
  },
  fastSpeeds: {
    ask: 'Are the fast speeds even?',
    how: 'Open the back toward a bright wall and fire at the fastest speed: the whole frame must light up evenly.',
    answers: {
      even: 'Fast speeds even across the frame',
      none: 'The shutter can’t be seen from behind',
      capped: 'Part of the frame stays dark at fast speeds',
    },
  },
  shutter: {
    ask: 'Is the shutter light-tight?',
    how: 'Open the back, point the lens opening at a lamp, and look for points of light.',
    photo: 'The curtains or blades from behind.',
    answers: {
      tight: 'Shutter light-tight',
      marked: 'Shutter marked but light-tight',
      holes: 'Light comes through the shutter',
    },
  },
  meter: {
    ask: 'Does the meter agree with another one?',
    how: 'Compare with a phone in shade and sun. A 1.5 V cell misleads cameras made for 1.35 V mercury cells.',
    answers: {
      right: 'Meter accurate to within ⅔ stop',
      none: 'Has no meter, or one without a display',
      slight: 'Meter off by up to a stop',
      off: 'Meter off by more than a stop',
      dead: 'Meter doesn’t respond',
    },
  },
  electronics: {
    ask: 'Do the electronics work?',
    how: 'Put a fresh battery in. Look at each LED or LCD segment. In a compact, clean the film code contacts, and cover the exposure window: the shutter must slow down.',
    photo: 'The LCD.',
    answers: {
      work: 'Electronics and displays work',
      none: 'Has no electronics',
      bleeding: 'LCD bleeding but readable',
      faded: 'LCD or LEDs partly unreadable',
      dead: 'Electronics dead',
    },
  },
  timer: {
    ask: 'Does the self-timer work?',
    how: 'Let it run. Never force one that sticks.',
    answers: {
      works: 'Self-timer works',
      none: 'Has no self-timer',
      sticks: 'Self-timer sticks or doesn’t run',
    },
  },
  film: {
    ask: 'Has a film been through it?',
    how: 'Look at the pictures for light leaks and overlapping frames.',
    photo: 'A frame that shows the fault.',
    answers: {
      fine: 'Tested with film, pictures fine',
      none: 'Not tested with film',
      spacing: 'Uneven spacing between frames',
      faults: 'Light leaks or overlapping frames',
    },
  },
  counter: {
    ask: 'Does the frame counter work?',
    how: 'Advance with the back closed, then open it: the counter must count and reset.',
    answers: {
      works: 'Frame counter works',
      none: 'Has no frame counter',
      fails: 'Frame counter doesn’t count or reset',
    },
  },
  finder: {
    ask: 'Is the viewfinder clear?',
    how: 'Look at the sky. Dark blotches or lines mean that the prism is losing its silver.',
    photo: 'The view through the viewfinder.',
    answers: {
      clear: 'Viewfinder clear',
      none: 'Has no viewfinder',
      dust: 'Dust in the viewfinder',
      hazy: 'Viewfinder hazy',
      desilvered: 'Prism or finder mirror losing its silver',
    },
  },
  mirror: {
    ask: 'Do the mirror and focusing screen work?',
    how: 'Fire and watch the mirror return. Look at its surface, its foam and the screen.',
    photo: 'The mirror and the foam above it.',
    answers: {
      clean: 'Mirror and focusing screen clean',
      none: 'Has no mirror',
      foam: 'Mirror foam worn, or much dust on the screen',
      marked: 'Mirror or focusing screen scratched',
      sticks: 'Mirror sticks',
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
  back: {
    ask: 'Does the back close?',
    how: 'Close it and press along its edges.',
    answers: {
      closes: 'Back closes tight',
      worn: 'Back worn but closes tight',
      broken: 'Back doesn’t stay closed',
    },
  },
  magazines: {
    ask: 'Are the film magazines in order?',
    how: 'Check each magazine or insert: it locks, winds, and its dark slide and seal are there.',
    photo: 'The light trap, without the dark slide.',
    answers: {
      fine: 'Magazines, inserts and dark slides fine',
      none: 'Sold without magazine or insert',
      worn: 'Magazine seals worn',
      faulty: 'A magazine leaks light, or a part is missing',
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
  chamber: {
    ask: 'Is the battery compartment clean?',
    how: 'Open it and look for green or white crust.',
    photo: 'The open compartment.',
    answers: {
      clean: 'Battery compartment clean',
      none: 'Has no battery compartment',
      traces: 'Traces of corrosion, but the contacts work',
      corroded: 'Battery compartment corroded',
    },
  },
  rewind: {
    ask: 'Does it rewind?',
    how: 'Rewind an old film with the motor, or press the release button and turn the crank.',
    answers: {
      rewinds: 'Rewinds the film',
      none: 'Takes film that isn’t rewound',
      rough: 'Rewinds, but rough or slow',
      fails: 'Doesn’t rewind',
    },
  },
  eject: {
    ask: 'Does it eject the picture?',
    how: 'Take one picture, or use an old pack: the motor must push each sheet out.',
    answers: {
      ejects: 'Ejects pictures',
      none: 'Pictures are pulled out by hand',
      slow: 'Ejects slowly or noisily',
      fails: 'Doesn’t eject pictures',
    },
  },
  rollers: {
    ask: 'Are the rollers clean?',
    how: 'Look at them between two packs. Dried chemicals leave spots in every picture.',
    photo: 'The rollers.',
    answers: {
      clean: 'Rollers clean',
      dirty: 'Rollers dirty, can be cleaned',
      damaged: 'Rollers dented or scratched',
    },
  },
  cocking: {
    ask: 'Does winding also cock the lens?',
    how: 'Wind, fire and take the lens off and on, with the mirror locked up too. Nothing may jam.',
    answers: {
      smooth: 'Winds and cocks the lens smoothly',
      none: 'Doesn’t cock the lens',
      rough: 'Winds roughly, but never jams',
      jams: 'Jams',
    },
  },
  flash: {
    ask: 'Does the flash fire?',
    how: 'Charge a built-in one and fire it. Attach another one, and fire at the sync speed with the back open.',
    answers: {
      fires: 'Flash fires in time',
      none: 'Has neither flash nor contact',
      fails: 'Flash doesn’t charge or doesn’t fire in time',
    },
  },
  doors: {
    ask: 'Does the battery door close?',
    how: 'Close it and gently shake the camera. Cracked doors are common.',
    photo: 'The door and its latch.',
    answers: {
      close: 'Battery door closes',
      none: 'Has no battery door',
      worn: 'Battery door worn but stays shut',
      broken: 'Battery door or latch is broken',
    },
  },
  ...builtInLens,
  ...body,
  service,
  smell,
};
