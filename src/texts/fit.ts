import { inLocale } from './locale.ts';

const list = (names: readonly string[]): string =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : (names[0] ?? '');

/** What fits what. */
export const fitTexts = inLocale({
  fit: {
    title: 'Does it fit?',
    lead: 'A camera and a lens: whether they go together as they are, with an adapter, or not at all, and what tells us so.',
    camera: 'Camera',
    lens: 'Lens',
    example: (kind: 'camera' | 'lens') =>
      kind === 'camera' ? 'As Nikon Z 6 or Pentax K1000' : 'As Nikkor AF 50mm f/1.8D',
    ask: 'Look it up',
    which: (typed: string) => `Which one is “${typed}”?`,
    none: (typed: string) =>
      `We know no model called “${typed}”. The name on its front, with its maker, works best.`,
    pair: (lens: string, camera: string) => `${lens} on ${camera}`,
    verdicts: {
      native: 'Fits as it is',
      adapter: 'Fits with an adapter',
      no: 'Does not fit',
      unknown: 'We do not know',
    },
    images: {
      full: 'Its picture fills the frame.',
      crop: 'Made for a smaller sensor: the camera takes the middle of the picture.',
      vignettes: 'Made for a smaller frame: the corners stay dark.',
      unknown: 'Whether its picture fills the frame is not known.',
    },
    lost: (what: string) => `Lost: ${what || 'nothing that we know of'}.`,
    losses: {
      autofocus: 'autofocus',
      aperture: 'setting the aperture from the camera',
      focus: 'focusing at all',
      stabilisation: 'stabilisation',
      infinity: 'focus at infinity',
    },
    warns: {
      'aperture-ring': 'The aperture is set on the lens.',
      'autofocus-by-motor': 'Autofocus works with lenses that have a motor of their own.',
    },
    because: 'Why',
    adapters: 'Adapters',
    withOptics: 'has a lens inside',
    noInfinity: 'does not focus at infinity',
    source: 'source',
    knownBy: {
      model: '',
      title: 'The model is read from the title; its seller did not choose it. Ask to be sure.',
      mount: 'The seller says the mount alone. Ask which model it is to be sure.',
    },
    forSale: 'What is for sale that fits',
    forSaleWith: {
      camera: (name: string) => `Lenses for the ${name}`,
      lens: (name: string) => `Cameras for the ${name}`,
    },
    onItem: 'Does it fit my camera?',
    onCamera: 'Does my lens fit?',
    yourCamera: 'Your camera',
    yourLens: 'Your lens',
    reasons: {
      takes: (body: string, lens: string) =>
        body === lens
          ? `Both have the ${body} mount.`
          : `Cameras with the ${body} mount take ${lens} lenses.`,
      adapter: (name: string) => `${name} holds it.`,
      'fixed-lens': 'The lens of this camera cannot be taken off.',
      'several-mounts': (...mounts: readonly string[]) =>
        `It is made for ${list(mounts)}: ask which this one is.`,
      'no-mount': 'Its mount is not said: ask for it.',
      'which-model': 'Some models with this mount must not be put together: ask which one it is.',
      'too-deep': (mm: number) =>
        `It would sit ${mm} mm too far from the film or sensor, and focus nothing that is far away.`,
      room: (mm: number) => `There are ${mm} mm of room for an adapter. Whether there is one we do not know.`,
      'no-row': (lens: string, body: string) => `We know of no adapter from ${lens} to ${body}.`,
    },
  },
});
