import { knocks, repairs, type PointWords } from './checklist-common.ts';

/** The checklist of a film camera. */
export const filmWords: Record<string, PointWords> = {
  advance: {
    ask: 'Do film advance and release work?',
    how: 'Wind and release ten times without film.',
    answers: {
      smooth: 'Smooth film advance, releases each time',
      rough: 'Rough film advance, releases each time',
      fails: 'Film advance or release fails',
    },
  },
  slowSpeeds: {
    ask: 'Are the slow speeds right?',
    how: 'Listen at 1 s and at 1/8 s: it must run through without stopping.',
    answers: {
      right: 'Slow speeds sound right',
      none: 'No slow speeds',
      slow: 'Slow speeds take too long',
      stuck: 'Slow speeds get stuck',
    },
  },
  shutter: {
    ask: 'Is the shutter light-tight?',
    how: 'Open the back, hold it against light, and look for points of light.',
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
    ask: 'Are viewfinder and rangefinder patch clear?',
    how: 'Look at the sky; a rangefinder’s patch must meet at infinity.',
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
    answers: { closes: 'Back closes tight', worn: 'Back worn but closes', broken: 'Back does not hold' },
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
    ask: 'Are the bellows light-tight?',
    how: 'Extend them, and shine a flashlight from inside in the dark.',
    photo: 'The bellows, extended.',
    answers: {
      tight: 'Bellows light-tight',
      none: 'No bellows',
      worn: 'Bellows worn but light-tight',
      holes: 'Bellows have holes',
    },
  },
  knocks,
  repairs,
};
