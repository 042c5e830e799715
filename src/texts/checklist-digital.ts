import { knocks, repairs, sitsTight, type PointWords } from './checklist-common.ts';

/** The checklist of a digital camera. */
export const digitalWords: Record<string, PointWords> = {
  pictures: {
    ask: 'Does it take pictures?',
    how: 'Take one in each mode, at a slow and at a fast speed.',
    answers: { all: 'Takes pictures in every mode', some: 'Fails at times', none: 'Takes no pictures' },
  },
  sensor: {
    ask: 'Is the sensor clean?',
    how: 'Photograph an even, bright wall out of focus at f/16, and look at the picture enlarged.',
    photo: 'That picture of the wall, from the display.',
    answers: {
      clean: 'Sensor clean at f/16',
      specks: 'Specks of dust at f/16',
      marked: 'Scratches, lines or dead pixels',
    },
  },
  curtains: {
    ask: 'Are the shutter curtains whole?',
    how: 'Take the lens off and look; do not touch them.',
    photo: 'The closed curtains from the front.',
    answers: {
      flat: 'Curtains flat and clean',
      none: 'No mechanical shutter',
      marked: 'Curtains marked, exposures even',
      uneven: 'Curtains damaged or exposures uneven',
    },
  },
  mirror: {
    ask: 'Are mirror and screen clean?',
    how: 'Look into the mount with a torch.',
    answers: {
      clean: 'Mirror and screen clean',
      none: 'No mirror',
      dust: 'Dust on mirror or screen',
      marked: 'Mirror or screen scratched',
    },
  },
  finder: {
    ask: 'Is the finder clear?',
    how: 'Point it at the sky and look into every corner.',
    photo: 'The view through the finder.',
    answers: {
      clear: 'Finder clear',
      none: 'No finder',
      dust: 'Dust in the finder',
      faulty: 'Finder hazy, scratched or faulty',
    },
  },
  display: {
    ask: 'Is the display whole?',
    how: 'Look at it switched off, then at a white and at a black picture.',
    photo: 'The display, with light from the side.',
    answers: {
      clear: 'Display without marks',
      none: 'No display',
      scratched: 'Display scratched, can be read',
      faulty: 'Display cracked, faded or faulty',
    },
  },
  mount: {
    ...sitsTight,
    ask: 'Does a lens sit tight?',
    answers: {
      tight: 'Lens sits tight',
      fixed: 'The lens cannot be taken off',
      brassed: 'Mount worn, lens sits tight',
      loose: 'Lens has play, or contacts fail',
    },
  },
  batteryDoor: {
    ask: 'Does the battery door close?',
    how: 'Close it, and shake gently: the camera must stay on.',
    photo: 'The door and its latch.',
    answers: {
      closes: 'Battery door closes',
      worn: 'Battery door worn, holds',
      broken: 'Battery door broken',
    },
  },
  cardDoor: {
    ask: 'Does the card door close?',
    how: 'Open and close it, and put a card in.',
    answers: { closes: 'Card door closes', worn: 'Card door worn, holds', broken: 'Card door broken' },
  },
  buttons: {
    ask: 'Do all buttons and dials work?',
    how: 'Press and turn each once, and see that something changes.',
    answers: {
      all: 'All buttons and dials work',
      stiff: 'Some are stiff or worn',
      fail: 'Some do nothing',
    },
  },
  hotShoe: {
    ask: 'Does the hot shoe fire a flash?',
    how: 'Slide a flash on: it must sit tight and fire.',
    answers: {
      works: 'Hot shoe fires a flash',
      none: 'No hot shoe',
      worn: 'Hot shoe worn, fires',
      fails: 'Hot shoe loose or dead',
    },
  },
  grips: {
    ask: 'Do grips and leather sit tight?',
    how: 'Feel along their edges.',
    photo: 'The edge that lifts.',
    answers: {
      tight: 'Grips sit tight',
      lifting: 'Grips sticky or lifting',
      missing: 'Grips torn or missing',
    },
  },
  battery: {
    ask: 'Is the battery swollen?',
    how: 'Lay it on a table: a swollen one rocks, and is dangerous.',
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
