import type { PointWords } from './checklist-shared.ts';
import { repairs, sitsTight } from './first-checklist-cameras.ts';

/** Version 1 of the checklist of a lens. */
export const lensWords: Record<string, PointWords> = {
  fungus: {
    ask: 'Is there fungus?',
    how: 'Shine a flashlight in from behind, and look for root-like threads.',
    photo: 'The threads, lit from behind.',
    answers: {
      none: 'No fungus',
      rim: 'A trace of fungus at the rim',
      spread: 'Fungus across the glass',
    },
  },
  haze: {
    ask: 'Is there haze?',
    how: 'Shine a flashlight in from behind: clear glass stays dark around the light.',
    photo: 'The haze, lit from behind.',
    answers: { none: 'No haze', trace: 'A trace of haze', milky: 'The glass looks milky' },
  },
  scratches: {
    ask: 'Is the glass scratched?',
    how: 'Breathe on the front and rear glass, and turn them under a lamp.',
    photo: 'The scratch, with light from the side.',
    answers: {
      none: 'No scratches',
      fine: 'Light cleaning marks',
      deep: 'A scratch you can feel',
    },
  },
  separation: {
    ask: 'Are cemented elements separating?',
    how: 'Look for rainbows or bubbles, mostly at the rim.',
    photo: 'The rainbow at the rim.',
    answers: {
      none: 'No element separation',
      rim: 'Separation at the rim',
      spread: 'Separation across the glass',
    },
  },
  dust: {
    ask: 'How much dust is inside?',
    how: 'Shine a flashlight in from behind. Every used lens has some.',
    answers: { little: 'Hardly any dust', some: 'Some dust inside', much: 'Heavy internal dust' },
  },
  aperture: {
    ask: 'Do the aperture blades move?',
    how: 'Close and open them a few times: they should snap shut and look dry.',
    photo: 'The closed blades from the front.',
    answers: {
      snappy: 'Blades dry, snap shut',
      none: 'Has no aperture blades',
      oil: 'Oil on the blades, but they still snap shut',
      slow: 'Blades slow',
      stuck: 'Blades stuck',
    },
  },
  focus: {
    ask: 'Does the focus ring turn?',
    how: 'Turn it from end to end.',
    answers: {
      smooth: 'Focus turns smoothly',
      uneven: 'Focus uneven or loose',
      stiff: 'Focus stiff',
      stuck: 'Focus stuck',
    },
  },
  zoom: {
    ask: 'Does the zoom ring turn?',
    how: 'Turn it from end to end, then point the lens down. The zoom should stay put.',
    answers: {
      smooth: 'Zoom turns smoothly',
      none: 'Fixed focal length',
      creeps: 'Zoom creeps or is uneven',
      stiff: 'Zoom stiff',
    },
  },
  autofocus: {
    ask: 'Does autofocus lock on?',
    how: 'Try it near and far, on a camera.',
    answers: {
      sure: 'Autofocus accurate',
      none: 'Has no autofocus',
      loud: 'Autofocus slow or loud',
      fails: 'Autofocus fails',
    },
  },
  stabiliser: {
    ask: 'Does the stabilizer work?',
    how: 'Switch it on: the viewfinder image becomes steady.',
    answers: {
      works: 'Stabilizer works',
      none: 'Has no stabilizer',
      loud: 'Stabilizer loud but works',
      fails: 'Stabilizer fails',
    },
  },
  lensMount: {
    ...sitsTight,
    ask: 'Is it tight on a camera?',
    answers: {
      tight: 'Mount tight, contacts work',
      brassed: 'Mount worn but tight',
      loose: 'Mount loose, or contacts fail',
    },
  },
  thread: {
    ask: 'Does a filter screw in?',
    how: 'Screw one in and out.',
    answers: {
      clean: 'Filter thread clean',
      none: 'Has no filter thread',
      marked: 'Filter thread marked but usable',
      bent: 'Filter thread bent',
    },
  },
  barrel: {
    ask: 'How does the barrel look?',
    how: 'Turn it under a lamp, and look at its rings.',
    photo: 'A close-up of the mark.',
    answers: { clean: 'Barrel like new', worn: 'Barrel worn', dented: 'Barrel dented or cracked' },
  },
  repairs,
};
