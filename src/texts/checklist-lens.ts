import { glass, service, smell, type ListWords } from './checklist-shared.ts';

/** The checklist of a lens. */
export const lensWords: ListWords = {
  build: {
    ask: 'What kind of lens is it?',
    how: 'The questions depend on it.',
    answers: {
      zoom: 'Autofocus zoom',
      prime: 'Autofocus lens without zoom',
      manualZoom: 'Manual-focus zoom',
      manual: 'Manual-focus lens without zoom',
      leaf: 'Lens with its own shutter',
    },
  },
  ...glass,
  separation: {
    ask: 'Any separation between cemented elements?',
    how: 'Look for rainbows or bubbles, mostly at the rim.',
    photo: 'The rainbow at the rim.',
    answers: {
      none: 'No element separation',
      rim: 'Separation at the rim',
      spread: 'Separation across the glass',
    },
  },
  coating: {
    ask: 'Is the coating intact?',
    how: 'Let a lamp reflect in the front and rear glass: the color must be even.',
    photo: 'The reflection.',
    answers: {
      intact: 'Coating intact',
      none: 'Glass without coating',
      worn: 'Coating marks or thin spots',
      peeling: 'Coating peeling or rubbed off',
    },
  },
  yellowing: {
    ask: 'Has the glass turned yellow?',
    how: 'Hold it over white paper. Thorium glass of the 1960s and 70s does; sunlight often clears it.',
    photo: 'The lens on white paper.',
    answers: {
      none: 'Glass not yellowed',
      slight: 'Glass slightly yellowed',
      strong: 'Glass clearly yellowed',
    },
  },
  flaking: {
    ask: 'Is black paint flaking inside?',
    how: 'Look for white dots at the edges of the glass (Schneideritis) and loose flakes.',
    photo: 'The dots or flakes.',
    answers: {
      none: 'No paint flaking inside',
      dots: 'White dots at the edges of elements',
      flakes: 'Flakes of paint on the glass',
    },
  },
  dust: {
    ask: 'How much dust is inside?',
    how: 'Shine a flashlight in from behind. Every used lens has some.',
    answers: { little: 'Hardly any dust', some: 'Some dust inside', much: 'Heavy internal dust' },
  },
  leaf: {
    ask: 'Does the shutter in the lens work?',
    how: 'Fire at 1 s, 1/8 s and 1/500 s, and listen.',
    answers: {
      right: 'Leaf shutter sounds right',
      none: 'Has no shutter of its own',
      slow: 'Slow speeds of the leaf shutter run too long',
      stuck: 'Leaf shutter sticks',
    },
  },
  focus: {
    ask: 'Does the focus ring work?',
    how: 'Turn it from end to end. Stop-to-stop it should feel the same. An electronic ring turns on and on: on a camera, the picture must follow.',
    answers: {
      smooth: 'Focus ring turns smoothly and moves the focus',
      none: 'Has no focus ring',
      uneven: 'Focus ring uneven or loose',
      stiff: 'Focus ring stiff',
      stuck: 'Focus ring stuck or without effect',
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
      stuck: 'Zoom stuck',
    },
  },
  autofocus: {
    ask: 'Does it focus?',
    how: 'On a camera, half-press on something near, then far, at both ends of the zoom. Listen to the motor.',
    answers: {
      sure: 'Autofocus quick and certain',
      none: 'Has no autofocus',
      loud: 'Autofocus slow or noisy',
      fails: 'Autofocus fails, always or at times',
    },
  },
  stabilizer: {
    ask: 'Does the stabilizer work?',
    how: 'Half-press at the longest focal length: the viewfinder image becomes steady. Or compare photos at 1/8 s with it on and off.',
    answers: {
      works: 'Stabilizer works',
      none: 'Has no stabilizer',
      loud: 'Stabilizer noisy or jumps when it starts',
      fails: 'Stabilizer doesn’t work',
    },
  },
  sharp: {
    ask: 'Is it equally sharp on all sides?',
    how: 'Photograph a brick wall straight on, wide open. Compare the four corners.',
    photo: 'The worst corner, enlarged.',
    answers: {
      even: 'Equally sharp on all sides',
      slight: 'One side slightly softer wide open',
      soft: 'One side clearly soft (decentered)',
    },
  },
  lensMount: {
    ask: 'Is it tight on a camera?',
    how: 'Gently twist the lens. It shouldn’t wobble. The camera must show its aperture.',
    photo: 'The mount from behind.',
    answers: {
      tight: 'Mount tight, contacts work',
      brassed: 'Mount worn but tight',
      loose: 'Mount loose or bent',
      contacts: 'Contacts fail: the camera doesn’t recognize it',
    },
  },
  altered: {
    ask: 'Has the mount or aperture ring been altered?',
    how: 'For example made AI, given another mount, or made clickless.',
    photo: 'The altered part.',
    answers: {
      none: 'Mount and aperture ring original',
      clean: 'Altered cleanly, works as intended',
      rough: 'Altered by filing, or with parts missing',
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
  rubber: {
    ask: 'Are the rings’ rubber grips in order?',
    how: 'Feel for looseness, and look for a white bloom.',
    photo: 'The rubber.',
    answers: {
      firm: 'Rubber firm and clean',
      none: 'Has no rubber',
      loose: 'Rubber loose or with white bloom',
      missing: 'Rubber torn or missing',
    },
  },
  parts: {
    ask: 'Are its own hood, collar and switches in order?',
    how: 'Slide the built-in hood, lock the tripod collar, and move each switch.',
    answers: {
      fine: 'Built-in hood, collar and switches fine',
      none: 'Has none of these parts',
      worn: 'Hood, collar or a switch loose',
      missing: 'Hood, collar foot or a switch broken or missing',
    },
  },
  barrel: {
    ask: 'How worn is the barrel?',
    how: 'Turn it under a lamp, and look at its rings and markings.',
    photo: 'A close-up of the mark.',
    answers: {
      clean: 'Barrel with hardly any signs of use',
      worn: 'Barrel worn',
      dented: 'Barrel dented, cracked or heavily brassed',
    },
  },
  stopping: {
    ask: 'Does the aperture close on a camera?',
    how: 'Take a photo at f/16 and one wide open, at both ends of the zoom: both equally bright, and no error.',
    answers: {
      works: 'Aperture closes on a camera',
      none: 'The camera doesn’t set its aperture',
      errors: 'Photos too bright at f/16, or the camera shows an error',
    },
  },
  infinity: {
    ask: 'Is it sharp at infinity?',
    how: 'Focus by hand on an edge a mile away. Adapted or cleaned lenses often stop short. Autofocus and long lenses may turn past infinity.',
    answers: {
      sharp: 'Sharp at infinity',
      none: 'Made for close-ups or bellows only',
      past: 'Infinity mark wrong, but sharp at infinity',
      short: 'Doesn’t reach infinity',
    },
  },
  coupling: {
    ask: 'Does the rangefinder agree with the lens?',
    how: 'On a rangefinder camera that is in order, focus on a ruler 3 ft away, wide open, and compare.',
    answers: {
      agrees: 'Rangefinder agrees near and far',
      none: 'Isn’t coupled to the rangefinder',
      slight: 'Focus slightly off near or far',
      off: 'Focus clearly off: needs adjustment',
    },
  },
  front: {
    ask: 'Is the front glass scratched?',
    how: 'Breathe on it, and turn it under a lamp.',
    photo: 'The scratch, with light from the side.',
    answers: {
      none: 'No scratches on the front glass',
      fine: 'Light cleaning marks on the front glass',
      deep: 'Deep scratches or chips on the front glass',
    },
  },
  rear: {
    ask: 'Is the rear glass scratched?',
    how: 'Breathe on it, and turn it under a lamp. A mark in the rear shows in photos sooner than one in front.',
    photo: 'The scratch, with light from the side.',
    answers: {
      none: 'No scratches on the rear glass',
      faint: 'A faint mark on the rear glass',
      marked: 'Scratches or chips on the rear glass',
    },
  },
  service,
  smell,
};
