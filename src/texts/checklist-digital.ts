import { body, builtInLens, service, smell, type ListWords } from './checklist-shared.ts';

/** The checklist of a digital camera. */
export const digitalWords: ListWords = {
  build: {
    ask: 'What kind of camera is it?',
    how: 'The questions depend on it.',
    answers: {
      mirrorless: 'Mirrorless camera',
      slr: 'SLR',
      rangefinder: 'Rangefinder camera',
      compact: 'Camera with a built-in lens',
    },
  },
  pictures: {
    ask: 'Does it take photos?',
    how: 'Take twenty in a row, slow and fast, and look at the last one. Then one at f/2.8 and one at f/16: both must be equally bright.',
    answers: {
      all: 'Takes photos reliably',
      some: 'Sometimes fails, exposes wrongly or shows an error',
      none: 'Doesn’t take photos',
    },
  },
  buttons: {
    ask: 'Do all buttons and dials work?',
    how: 'Press or turn each one, and check that something changes.',
    answers: {
      all: 'All buttons and dials work',
      stiff: 'Some buttons or dials are stiff or skip',
      minor: 'A button or dial that isn’t essential does nothing',
      fail: 'An essential button or dial doesn’t work',
    },
  },
  locks: {
    ask: 'Is it free of locks, with menus in English?',
    how: 'Open the language menu, and reset all settings. No password or account may be needed.',
    answers: {
      free: 'Menus in English, no locks',
      language: 'Menus not available in English',
      locked: 'Locked by a password, an account or missing activation',
    },
  },
  sensor: {
    ask: 'Is the sensor clean?',
    how: 'Photograph an even, bright wall, out of focus at f/16 or the smallest aperture, and enlarge it.',
    photo: 'That photo of the wall, from the screen.',
    answers: {
      clean: 'Sensor clean at f/16',
      specks: 'Specks of dust at f/16, can be cleaned',
      marked: 'Scratches or coating marks on the sensor',
    },
  },
  pixels: {
    ask: 'Any lines or bright dots in dark photos?',
    how: 'Put the cap on, take a photo of 1 second at ISO 1600, and enlarge it. A few hot pixels are normal.',
    photo: 'The dark photo, enlarged.',
    answers: {
      few: 'No lines, at most a few hot pixels',
      some: 'Hot or dead pixels that show in ordinary photos',
      lines: 'Lines or clusters of dead pixels',
    },
  },
  curtains: {
    ask: 'Are the shutter curtains undamaged?',
    how: 'Take the lens off and look; don’t touch. Where a mirror hides them or they stay open, just compare photos at 1/1000 s from edge to edge.',
    photo: 'The curtains, or the uneven photo.',
    answers: {
      flat: 'Curtains undamaged, exposures even',
      none: 'Has no shutter curtains',
      marked: 'Curtains marked, exposures even',
      uneven: 'Curtains damaged or exposures uneven',
    },
  },
  mirror: {
    ask: 'Are the mirror and focusing screen clean?',
    how: 'Look into the mount with a flashlight.',
    answers: {
      clean: 'Mirror and focusing screen clean, at most a few specks',
      dust: 'Much dust on mirror or focusing screen',
      marked: 'Mirror or focusing screen scratched',
      sticks: 'Mirror sticks or is loose',
    },
  },
  stabilizer: {
    ask: 'Does the stabilizer in the camera work?',
    how: 'Compare handheld photos at 1/15 s with it on and off. A soft rattle while switched off is normal.',
    answers: {
      works: 'Stabilizer in the camera works',
      none: 'Has no stabilizer in the camera',
      fails: 'Stabilizer doesn’t work or blurs photos',
    },
  },
  flash: {
    ask: 'Do the hot shoe and any built-in flash fire?',
    how: 'Attach a flash: it must sit tight and fire. If one is built in, pop it up and fire it.',
    answers: {
      fires: 'Hot shoe and built-in flash fire',
      none: 'Has neither hot shoe nor flash',
      worn: 'Hot shoe worn, but fires',
      fails: 'Hot shoe or built-in flash doesn’t fire',
    },
  },
  finder: {
    ask: 'Is the viewfinder clear?',
    how: 'Point it at the sky and look into every corner. Turn the dioptre, and feel the eyecup. In an electronic one, look for burn-in.',
    photo: 'The view through the viewfinder.',
    answers: {
      clear: 'Viewfinder clear',
      none: 'Has no viewfinder',
      dust: 'Dust in the viewfinder',
      marked: 'Viewfinder hazy, scratched or burned in',
      dead: 'Viewfinder shows no picture',
    },
  },
  display: {
    ask: 'Is the screen undamaged?',
    how: 'Look at it switched off, then with a white and a black image. Tilt it, and try touch. Look at a top display too.',
    photo: 'The screen, with light from the side.',
    answers: {
      clear: 'Screen unmarked',
      none: 'Has no screen',
      scratched: 'Screen scratched but readable',
      burned: 'Screen cracked, peeling or burned in',
      partly: 'Touch or hinge of the screen fails',
      dead: 'Screen stays dark or flickers',
    },
  },
  battery: {
    ask: 'Is the battery swollen?',
    how: 'A battery must not bulge: if it rocks on a table, it’s dangerous. Some menus show its health.',
    photo: 'The battery from the side.',
    answers: {
      holds: 'Battery not swollen, holds its charge',
      none: 'Sold without a battery',
      weak: 'Battery not swollen, but runs down quickly',
      swollen: 'Battery swollen: dangerous, must not be used or shipped',
    },
  },
  card: {
    ask: 'Does it save to a card?',
    how: 'Save a photo in each slot. Look at the pins with a flashlight.',
    answers: {
      saves: 'Saves to a card in each slot',
      none: 'Takes no card',
      one: 'One of two slots doesn’t work',
      fails: 'Bent pins, or no card works',
    },
  },
  doors: {
    ask: 'Do the battery and card doors close?',
    how: 'Close them and gently shake the camera. They must stay shut.',
    photo: 'The door and its latch.',
    answers: {
      close: 'Doors close',
      worn: 'A door is worn but stays shut',
      broken: 'A door or latch is broken',
    },
  },
  ports: {
    ask: 'Are the ports in order?',
    how: 'Plug in a cable and move it gently. Check the covers.',
    answers: {
      work: 'Ports work',
      none: 'Has no ports',
      cover: 'A port is loose, or its cover is missing',
      fails: 'A port doesn’t work',
    },
  },
  water: {
    ask: 'Any trace of water, salt or sand?',
    how: 'Look for rust and crust on screws, in the hot shoe and in the battery compartment.',
    photo: 'The trace.',
    answers: {
      none: 'No trace of water, salt or sand',
      traces: 'Traces of water, salt or sand',
    },
  },
  accuracy: {
    ask: 'Does it focus where it should?',
    how: 'Photograph a ruler at an angle, wide open, with the viewfinder.',
    answers: {
      exact: 'Focus exact',
      none: 'Has no autofocus',
      tuned: 'Focus exact after fine-tuning in the menu',
      off: 'Focuses in front of or behind the subject',
    },
  },
  video: {
    ask: 'Does it record video with sound?',
    how: 'Record for a minute, and play it back with headphones.',
    answers: {
      records: 'Records video with clear sound',
      none: 'Has no video',
      noisy: 'Sound noisy, or recording stops early',
      silent: 'No sound, or video fails',
    },
  },
  filter: {
    ask: 'Is the filter over the sensor original?',
    how: 'Some cameras are converted for infrared or astronomy. This changes the colors of every photo.',
    answers: {
      original: 'Sensor filter original',
      spectrum: 'Converted for infrared, full spectrum or astronomy',
      lowPass: 'Low-pass filter removed',
      mono: 'Converted to monochrome',
    },
  },
  clock: {
    ask: 'Does the clock keep the time?',
    how: 'Take the battery out for ten minutes. The camera shouldn’t ask for the date.',
    answers: {
      keeps: 'Clock keeps the time',
      none: 'Has no clock',
      resets: 'Clock loses the time without a battery',
    },
  },
  serial: {
    ask: 'Is the serial number readable?',
    how: 'Compare it with the box and with the data of a photo. It isn’t stored here.',
    answers: {
      same: 'Serial number readable, same on the box or in photos',
      readable: 'Serial number readable',
      missing: 'Serial number missing or unreadable',
    },
  },
  ...builtInLens,
  ...body,
  service,
  smell,
};
