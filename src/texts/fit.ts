import { inLocale } from './locale.ts';

const list = (names: readonly string[]): string =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : (names[0] ?? '');

/** Compatibility of lenses and cameras. */
export const fitTexts = inLocale({
  fit: {
    title: 'Will it fit?',
    lead: 'Check whether a lens works on a camera: directly, with an adapter, or not at all, and why.',
    camera: 'Camera',
    lens: 'Lens',
    example: (kind: 'camera' | 'lens') =>
      kind === 'camera' ? 'e.g. Nikon Z 6 or Pentax K1000' : 'e.g. Nikkor AF 50mm f/1.8D',
    ask: 'Check',
    which: (typed: string) => `Which one is “${typed}”?`,
    none: (typed: string) =>
      `We don’t know a model called “${typed}”. Try the maker and the name on its front.`,
    pair: (lens: string, camera: string) => `${lens} on ${camera}`,
    verdicts: {
      native: 'Fits without an adapter',
      adapter: 'Fits with an adapter',
      no: 'Doesn’t fit',
      unknown: 'We don’t know',
    },
    images: {
      full: 'The lens covers the full frame.',
      crop: 'Made for a smaller sensor: the camera crops the image.',
      vignettes: 'Made for a smaller frame: the corners will be dark.',
      unknown: 'We don’t know whether the lens covers the full frame.',
    },
    lost: (what: string, isPlural: boolean) =>
      what ? `${what} ${isPlural ? 'don’t' : 'doesn’t'} work.` : 'No known limitations.',
    and: ' and ',
    losses: {
      autofocus: 'autofocus',
      aperture: 'changing the aperture from the camera',
      focus: 'focusing',
      stabilisation: 'stabilization',
      infinity: 'focus at infinity',
    },
    warns: {
      'aperture-ring': 'Set the aperture on the lens.',
      'autofocus-by-motor': 'Autofocus works with lenses that have a built-in motor.',
    },
    because: 'Why',
    adapters: 'Adapters',
    withOptics: 'has a lens inside',
    noInfinity: 'does not focus at infinity',
    source: 'source',
    knownBy: {
      model: '',
      title: 'We read the model from the title. Ask the seller to be sure.',
      mount: 'The seller named only the mount. Ask which model it is.',
    },
    forSale: 'For sale that fits',
    forSaleWith: {
      camera: (name: string) => `Lenses for the ${name}`,
      lens: (name: string) => `Cameras for the ${name}`,
    },
    onItem: 'Will it fit my camera?',
    onCamera: 'Will my lens fit?',
    yourCamera: 'Your camera',
    yourLens: 'Your lens',
    reasons: {
      takes: (body: string, lens: string) =>
        body === lens
          ? `Both have the ${body} mount.`
          : `Cameras with the ${body} mount take ${lens} lenses.`,
      adapter: (name: string) => `It fits with the ${name}.`,
      'fixed-lens': 'The lens of this camera can’t be removed.',
      'several-mounts': (...mounts: readonly string[]) =>
        `It is made for ${list(mounts)}: ask which this one is.`,
      'no-mount': 'Its mount isn’t listed. Ask the seller.',
      'which-model': 'Some models with this mount can’t be used together. Ask which model it is.',
      'too-deep': (mm: number) =>
        `It would be ${mm} mm too far from the film or sensor, so it could not focus on distant subjects.`,
      room: (mm: number) => `That leaves ${mm} mm for an adapter. We don’t know of one.`,
      'no-row': (lens: string, body: string) => `We know of no adapter from ${lens} to ${body}.`,
    },
  },
});
