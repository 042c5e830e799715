import { smell, type ListWords } from './checklist-shared.ts';

/** The checklist of an accessory. */
export const accessoryWords: ListWords = {
  build: {
    ask: 'What is it?',
    how: 'The questions depend on it.',
    answers: {
      battery: 'Battery, grip or charger',
      flash: 'Flash or light',
      meter: 'Light meter',
      filter: 'Filter',
      adapter: 'Adapter or converter',
      card: 'Memory card',
      film: 'Film',
      support: 'Tripod, head or gimbal',
      other: 'Something else',
    },
  },
  works: {
    ask: 'Does it work as it should?',
    how: 'Try each of its functions once.',
    answers: {
      all: 'Works as it should',
      most: 'Works, with minor faults',
      some: 'Partly works',
      none: 'Doesn’t work',
    },
  },
  safe: {
    ask: 'Are the battery and cable safe?',
    how: 'A battery must not bulge, and no wire may show.',
    photo: 'The worn spot.',
    answers: {
      safe: 'Battery not swollen, cable undamaged',
      none: 'Has no battery or cable',
      worn: 'Cable worn but insulated',
      unsafe: 'Battery swollen, or cable insulation damaged',
    },
  },
  charge: {
    ask: 'Does the battery hold its charge?',
    how: 'Charge it fully, and use it for an hour. Some cameras show its health.',
    answers: {
      holds: 'Battery holds its charge',
      none: 'Isn’t a battery',
      weak: 'Battery runs down quickly',
      dead: 'Battery doesn’t charge',
    },
  },
  label: {
    ask: 'Is it from the brand that it shows?',
    how: 'Compare print and packaging, and the hologram of a battery. Many batteries and cards are counterfeits.',
    photo: 'The label.',
    answers: {
      own: 'Genuine',
      unsure: 'Brand not certain',
      fake: 'Counterfeit',
    },
  },
  capacity: {
    ask: 'Does it hold as much as it says?',
    how: 'Fill it with files, and read them back.',
    answers: {
      full: 'Holds its full capacity',
      errors: 'Shows errors at times',
      less: 'Holds less than it says',
    },
  },
  tube: {
    ask: 'Does it fire at full power each time?',
    how: 'Fire ten times at full power. Look for a blackened tube.',
    answers: {
      fires: 'Fires evenly at full power',
      slow: 'Recycles slowly, or tube blackened',
      misses: 'Misfires at times',
    },
  },
  trigger: {
    ask: 'Is it safe on a digital camera?',
    how: 'Older flashes put high voltage on the hot shoe. Above 6 V, check what the camera allows.',
    answers: {
      low: 'Trigger voltage safe for digital cameras',
      none: 'Doesn’t go on a camera',
      high: 'Trigger voltage high: not for every digital camera',
    },
  },
  reading: {
    ask: 'Does it agree with another meter?',
    how: 'Compare in shade and in sun.',
    answers: {
      right: 'Accurate to within ⅓ stop',
      slight: 'Off by up to a stop',
      off: 'Off by more than a stop',
    },
  },
  glass: {
    ask: 'Is the glass clean?',
    how: 'Turn it under a lamp.',
    photo: 'The scratch, with light from the side.',
    answers: {
      clean: 'Glass clean',
      none: 'Has no glass',
      marks: 'Light marks on the glass',
      scratched: 'Glass scratched, hazy or peeling',
    },
  },
  stored: {
    ask: 'How was the film stored?',
    how: 'Cold keeps expired film usable for years.',
    answers: {
      cold: 'Stored cold',
      room: 'Stored at room temperature',
      warm: 'Stored warm or unknown',
    },
  },
  hold: {
    ask: 'Do all locks hold?',
    how: 'Extend everything, lock it and lean on it gently.',
    photo: 'The lock that slips.',
    answers: {
      hold: 'All locks hold',
      worn: 'A lock is stiff or worn but holds',
      slip: 'A lock slips',
    },
  },
  complete: {
    ask: 'Is it complete?',
    how: 'Compare with the manufacturer’s list: caps, screws, plates, covers.',
    answers: { all: 'Complete', small: 'A small part is missing', parts: 'Parts are missing' },
  },
  wear: {
    ask: 'How worn is it?',
    how: 'Look at corners, joints and seams.',
    photo: 'The most worn spot.',
    answers: { none: 'Like new', traces: 'Signs of use', heavy: 'Heavily worn' },
  },
  head: {
    ask: 'Do head and foot move?',
    how: 'Turn, tilt and zoom the head. The hinge must hold it, and the foot must lock.',
    answers: {
      moves: 'Head turns, tilts and holds',
      none: 'Has no moving head',
      loose: 'Hinge or foot loose',
      fails: 'Zoom, hinge or foot broken',
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
  seat: {
    ask: 'Is it tight on both sides?',
    how: 'Put it between camera and lens, and gently twist each.',
    photo: 'The mount that is loose.',
    answers: {
      tight: 'Tight on camera and lens',
      play: 'A little play on one side',
      loose: 'Loose, or a lock fails',
    },
  },
  contacts: {
    ask: 'Do autofocus and aperture work through it?',
    how: 'On a camera with a lens, half-press, then take photos at f/16 and wide open.',
    answers: {
      pass: 'Autofocus and aperture work through it',
      none: 'Has no contacts',
      partly: 'Contacts fail at times',
      fail: 'Contacts fail',
    },
  },
  infinity: {
    ask: 'Do lenses reach infinity with it?',
    how: 'Focus on an edge a mile away.',
    answers: {
      reaches: 'Lenses reach infinity',
      none: 'Made for close-ups',
      short: 'Lenses don’t reach infinity',
    },
  },
  expiry: {
    ask: 'Is the film in date?',
    how: 'Look at the date on the box. Write the year, the format and the number of rolls in the description.',
    photo: 'The date on the box.',
    answers: {
      fresh: 'In date',
      recent: 'Expired, at most five years ago',
      long: 'Expired longer ago, or date unknown',
    },
  },
  smell,
};
