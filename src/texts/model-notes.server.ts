import { inLocale } from './locale.ts';

/** Notes for buyers of a model. A text with a parameter gets the `detail` of its row in `reference/notes`. */
export const modelNoteTexts = inLocale({
  notes: {
    'aperture-cable':
      'A cable in the lens breaks, and the camera then shows Err 01 when the lens is stopped down. Take photos at a small aperture over the whole zoom range.',
    'aperture-magnet':
      'The magnet that sets the aperture often fails, and photos come out far too dark, at first only the first few after the camera was switched on. Take several in a row.',
    'bright-pixels':
      'Some copies had bright pixels, and Nikon issued a service notice. Ask whether this one was affected, and take a long exposure with the cap on.',
    capacitor:
      'A capacitor fails with age: the finder lights up, but the shutter doesn’t fire. It can be replaced.',
    'cloudy-cement':
      'The cement between inner elements turns cloudy, which can’t be cleaned. Shine a light through the lens.',
    'cloudy-finder': 'The glass of the viewfinder and rangefinder turns cloudy. It can be cleaned.',
    'coating-bubbles': 'Bubbles can form under the coating of the metal body.',
    'display-stains': 'The screen can get coffee-colored stains, and the maker has no replacement screens.',
    'door-latch': 'The plastic latch of the back breaks easily. Check that the back closes firmly.',
    'dried-lubricant':
      'Without service, dried lubricants slow down the shutter. Try all speeds, above all the slow ones.',
    'dust-in-lens': 'Dust gathers inside the lens, which is not sealed against it. Shine a light through it.',
    'dust-inside':
      'Dust can get onto the sensor although the lens is fixed. Photograph a white wall at the smallest aperture, and look for spots.',
    'early-shutter-failure':
      'Owners have sued over shutters that failed early, many after 10,000 to 50,000 photos. Ask for the shutter count and whether the shutter has been replaced.',
    'finder-display':
      'The display in the viewfinder loses contrast or single digits with age. Check that all of it can be read.',
    'flaps-leak-light': (serials: string) =>
      `Copies with the serial numbers ${serials} let light in at the flaps of the connectors. The maker repairs them free of charge: ask whether it has been done.`,
    'focus-motor': 'The autofocus motor often starts to squeal, and then fails. Listen while it focuses.',
    haze: 'Haze forms inside the lens. Shine a light through it.',
    jams: 'The camera can jam when it is wound. Wind and fire it several times with the lens on.',
    'left-focus-points':
      'On early copies, the outer left focus points can be off with fast wide-angle lenses. Nikon adjusted them: compare them with the center.',
    'lens-lock':
      'On some copies, lenses can’t be turned until they lock. Nikon repairs them free of charge: mount a lens, and ask whether this one was affected.',
    'light-seals': 'The seals of the back decay with age and let light in. Ask when they were replaced.',
    'loose-covering': 'The covering or the rubber of the grips comes off.',
    'magazine-seal':
      'The seal of the film magazine, where the dark slide goes in, wears out and lets light in. Ask when it was replaced.',
    'mercury-battery': (battery: string) =>
      `Made for the mercury battery ${battery}, which is no longer sold. Ask which battery the seller uses, and whether the meter is right with it.`,
    'meter-light-leak':
      'If the sixth digit of the serial number is 1 or 2, the lit display on top can change the metered exposure in the dark.',
    'mirror-detaches':
      'The mirror can come off its mount. Canon fixed this free of charge: ask whether it has been done.',
    'mirror-stays-up':
      'The mirror can stay up after a photo. Fire the shutter several times at different speeds.',
    'oily-blades':
      'Oil gets onto the aperture blades and makes them stick. Watch them while you work the aperture.',
    'prism-foam': 'Foam on the prism decays and eats its silvering. Look for spots in the viewfinder.',
    'rear-dial': 'The rear dial can jump or turn values the wrong way. Try it in a menu.',
    'sensor-corrosion':
      'The cover glass of the sensor can corrode. Photograph a white wall, out of focus and at the smallest aperture, look for white spots, and ask whether the sensor has been replaced.',
    'shutter-bumper':
      'A foam bumper in the shutter turns into tar and makes the blades stick. Open the back and look for black, sticky spots on them.',
    'shutter-shading':
      'The shutter can shade a part of the photo. Nikon called many copies in for repair: ask whether this one was affected, and whether it has been repaired.',
    'shutter-squeal':
      'The shutter can squeal or wheeze because the lubricant of the mirror mechanism has dried out. This is common, and a repair shop can oil it.',
    'soft-front': 'The front element is soft, and many copies have scratches or cleaning marks.',
    'spots-from-shutter':
      'The shutter can leave oil and dust on the sensor. Nikon replaced such shutters free of charge: ask whether it has been done, and look for spots at a small aperture.',
    'sticky-aperture':
      'The aperture blades can stick, and photos at small apertures then come out too bright. Take some at f/16 in a row, and compare them.',
    'sticky-rubber': 'The rubber or its coating turns sticky with age.',
    'stiff-focus': 'The focus ring gets stiff as its grease ages.',
    'strap-lugs':
      'The strap lugs can come loose. The maker repairs affected copies: ask whether it has been done.',
    thorium:
      'Most versions contain slightly radioactive thorium glass, which turns yellow with age. Sunlight or UV light clears it again.',
    'warped-flap': 'The flap over the connectors can warp and no longer close tightly.',
    'weak-autofocus':
      'A knock or pressure on the front can break the autofocus. Try it over the whole range, also by hand.',
    'white-grip':
      'The front grip of early copies can turn white and irritate the skin. Canon replaced such grips free of charge.',
    yellowing: 'The glass can turn yellow. Look through the lens at something white.',
  },
});
