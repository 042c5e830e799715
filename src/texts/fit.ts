import { inLocale } from './locale.ts';
import { asSentence, digits, inSentence } from './words.ts';

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
      limited: 'Mounts, but with limits',
      no: 'Doesn’t fit',
      unknown: 'We don’t know',
    },
    /** Verdicts of lenses that mount but are hard to use. */
    limits: {
      focus: 'Mounts, but you can’t focus it',
      aperture: 'Mounts, but you can’t change the aperture',
      infinity: 'Mounts, but it won’t focus on distant subjects',
    },
    images: {
      full: 'The lens covers the camera’s whole frame.',
      crop: 'Made for a smaller sensor: the camera crops the image.',
      vignettes: 'Made for a smaller frame: the corners will be dark.',
      unknown: 'We don’t know whether the lens covers the camera’s whole frame.',
    },
    lost: (what: readonly string[]) =>
      what.length === 0
        ? 'No known limitations.'
        : `${asSentence(inSentence(what))} ${what.length > 1 ? 'don’t' : 'doesn’t'} work.`,
    losses: {
      autofocus: 'autofocus',
      aperture: 'aperture control',
      focus: 'focusing',
      stabilisation: 'stabilization',
      infinity: 'focus at infinity',
      metering: 'metering',
    },
    warns: {
      'aperture-ring': 'Set the aperture on the lens.',
      'adapter-ring': 'Set the aperture on the adapter.',
      'autofocus-by-motor': 'Autofocus works with lenses that have a built-in motor.',
      'autofocus-if-any': 'You focus by hand.',
    },
    byMount: 'It depends on the mount of the lens',
    others: 'Also in this listing',
    because: 'Why',
    adapters: 'Adapters',
    /** A search for adapters. */
    adapter: (from: string, to: string) => `${from} to ${to} adapter`,
    onSale: (count: number, price: string) => `${count} on sale from ${price}`,
    withOptics: 'has a lens inside',
    focalFactor: (factor: number) => `focal length × ${digits(factor)}`,
    converter: {
      takes: (name: string, lens: string, factor: number) =>
        `The ${name} goes behind the ${lens}. The focal length and the f-number are multiplied by ${digits(factor)}, and autofocus may be slower or fail.`,
      refuses: (name: string, lens: string) => `The ${name} doesn’t go behind the ${lens}.`,
      only: (name: string) => `Lenses that take the ${name}:`,
    },
    noInfinity: 'does not focus at infinity',
    source: 'source',
    knownBy: {
      model: '',
      title: 'We recognized the model by its name. Ask the seller to be sure.',
      mount: 'The seller named only the mount. Ask which model it is.',
    },
    forSale: 'For sale that fits',
    forSaleWith: {
      camera: (name: string) => `Lenses for the ${name}, with or without an adapter`,
      lens: (name: string) => `Cameras for the ${name}, with or without an adapter`,
    },
    onItem: 'Will it fit my camera?',
    onCamera: 'Will my lens fit?',
    yourCamera: 'Your camera',
    yourLens: 'Your lens',
  },
});
