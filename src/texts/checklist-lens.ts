import { repairs, sitsTight, type PointWords } from './checklist-common.ts';

/** The checklist of a lens. */
export const lensWords: Record<string, PointWords> = {
  fungus: {
    ask: 'Is there fungus?',
    how: 'Shine a torch in from behind, and look for threads like roots.',
    photo: 'The threads, with the torch behind.',
    answers: {
      none: 'No fungus',
      rim: 'A trace of fungus at the rim',
      spread: 'Fungus across the glass',
    },
  },
  haze: {
    ask: 'Is there haze?',
    how: 'Shine a torch in from behind: clear glass stays dark beside its light.',
    photo: 'The veil, with the torch behind.',
    answers: { none: 'No haze', trace: 'A trace of haze', milky: 'The glass looks milky' },
  },
  scratches: {
    ask: 'Is the glass scratched?',
    how: 'Breathe on front and rear glass, and turn them under a lamp.',
    photo: 'The scratch, with light from the side.',
    answers: {
      none: 'No scratches',
      fine: 'Fine marks of cleaning',
      deep: 'A scratch that can be felt',
    },
  },
  separation: {
    ask: 'Do cemented elements come apart?',
    how: 'Look for rainbows or bubbles, mostly at the rim.',
    photo: 'The rainbow at the rim.',
    answers: {
      none: 'No separation',
      rim: 'Separation at the rim',
      spread: 'Separation across the glass',
    },
  },
  dust: {
    ask: 'How much dust is inside?',
    how: 'Shine a torch in from behind: some is in every used lens.',
    answers: { little: 'Hardly any dust', some: 'Some dust inside', much: 'Much dust inside' },
  },
  aperture: {
    ask: 'Do the aperture blades move?',
    how: 'Close and open them a few times: they must snap, and be dry.',
    photo: 'The closed blades from the front.',
    answers: {
      snappy: 'Blades dry and snappy',
      none: 'No aperture blades',
      oil: 'Oil on the blades, still snappy',
      slow: 'Blades slow',
      stuck: 'Blades stuck',
    },
  },
  focus: {
    ask: 'Does the focus turn?',
    how: 'Turn it from end to end.',
    answers: {
      smooth: 'Focus turns smoothly',
      uneven: 'Focus uneven or loose',
      stiff: 'Focus stiff',
      stuck: 'Focus stuck',
    },
  },
  zoom: {
    ask: 'Does the zoom turn?',
    how: 'Turn it from end to end, then point the lens down: it should stay.',
    answers: {
      smooth: 'Zoom turns smoothly',
      none: 'Does not zoom',
      creeps: 'Zoom creeps or is uneven',
      stiff: 'Zoom stiff',
    },
  },
  autofocus: {
    ask: 'Does the autofocus find its subject?',
    how: 'Try it near and far, on a camera.',
    answers: {
      sure: 'Autofocus sure',
      none: 'No autofocus',
      loud: 'Autofocus slow or loud',
      fails: 'Autofocus fails',
    },
  },
  stabiliser: {
    ask: 'Does the stabiliser hold?',
    how: 'Switch it on: the picture in the finder calms down.',
    answers: {
      works: 'Stabiliser holds',
      none: 'No stabiliser',
      loud: 'Stabiliser loud, holds',
      fails: 'Stabiliser fails',
    },
  },
  lensMount: {
    ...sitsTight,
    ask: 'Does it sit tight on a camera?',
    answers: {
      tight: 'Sits tight, contacts work',
      brassed: 'Mount worn, sits tight',
      loose: 'Has play, or contacts fail',
    },
  },
  thread: {
    ask: 'Does a filter screw in?',
    how: 'Screw one in and out.',
    answers: {
      clean: 'Filter thread clean',
      none: 'No filter thread',
      marked: 'Filter thread marked, takes a filter',
      bent: 'Filter thread bent',
    },
  },
  barrel: {
    ask: 'How does the barrel look?',
    how: 'Turn it under a lamp, and look at its rings.',
    photo: 'The mark, close.',
    answers: { clean: 'Barrel like new', worn: 'Barrel worn', dented: 'Barrel dented or cracked' },
  },
  repairs,
};
