import { knocks, repairs, type PointWords } from './checklist-common.ts';

/** The checklist of a film camera. */
export const filmWords: Record<string, PointWords> = {
  advance: {
    ask: 'Do advance and release work?',
    how: 'Wind and release ten times without film.',
    answers: {
      smooth: 'Advance smooth, releases each time',
      rough: 'Advance rough, releases each time',
      fails: 'Advance or release fails',
    },
  },
  slowSpeeds: {
    ask: 'Are the slow speeds right?',
    how: 'Listen at 1 s and at 1/8 s: it must whirr through without a stop.',
    answers: {
      right: 'Slow speeds sound right',
      none: 'No slow speeds',
      slow: 'Slow speeds take too long',
      stuck: 'Slow speeds get stuck',
    },
  },
  shutter: {
    ask: 'Is the shutter tight?',
    how: 'Open the back, hold it against light, and look for points of light.',
    photo: 'The curtains from behind.',
    answers: {
      tight: 'Shutter tight against light',
      marked: 'Curtains marked, tight',
      holes: 'Light comes through the shutter',
    },
  },
  seals: {
    ask: 'How are the light seals?',
    how: 'Touch the foam along the back gently.',
    photo: 'The groove of the back.',
    answers: {
      fresh: 'Light seals fresh',
      none: 'No foam seals',
      worn: 'Light seals worn',
      crumbling: 'Light seals crumbling',
    },
  },
  meter: {
    ask: 'Does the meter agree with another one?',
    how: 'Compare with a phone in shade and in sun.',
    answers: {
      right: 'Meter right within a stop',
      none: 'No meter',
      off: 'Meter off by more than a stop',
      dead: 'Meter dead',
    },
  },
  filmFinder: {
    ask: 'Are finder and patch clear?',
    how: 'Look at the sky; a rangefinder’s patch must meet at infinity.',
    photo: 'The view through the finder.',
    answers: {
      clear: 'Finder and patch clear',
      dust: 'Dust in the finder, patch right',
      faulty: 'Finder hazy, or patch dim or off',
    },
  },
  back: {
    ask: 'Does the back close?',
    how: 'Close it and press along its edges.',
    answers: { closes: 'Back closes tight', worn: 'Back worn, closes', broken: 'Back does not hold' },
  },
  chamber: {
    ask: 'Is the battery chamber clean?',
    how: 'Open it and look for green or white crust.',
    photo: 'The open chamber.',
    answers: {
      clean: 'Battery chamber clean',
      none: 'No battery chamber',
      traces: 'Traces of corrosion, contacts work',
      corroded: 'Battery chamber corroded',
    },
  },
  bellows: {
    ask: 'Are the bellows tight?',
    how: 'Pull them out, and shine a torch from inside in the dark.',
    photo: 'The bellows, pulled out.',
    answers: {
      tight: 'Bellows tight',
      none: 'No bellows',
      worn: 'Bellows worn, tight',
      holes: 'Bellows have holes',
    },
  },
  knocks,
  repairs,
};
