import { inLocale } from './locale.ts';

/** Choosing and sending photographs. */
export const photosTexts = inLocale({
  photos: {
    label: 'Photographs',
    choose: 'Choose photographs',
    chooseOne: 'Choose a photograph',
    take: 'Take a photograph',
    orDrop: 'or drop them here, or paste them.',
    orDropOne: 'or drop it here, or paste it.',
    notArrived: 'The picture has not arrived. What you typed is still here.',
    hint: (most: number) =>
      `JPEG, PNG, WebP or AVIF, 15 MB each at most, up to ${most}. The first one is the picture of the item.`,
    list: 'Your photographs, in their order',
    of: (number: number) => `Photograph ${number}`,
    earlier: (number: number) => `Move photograph ${number} forward`,
    later: (number: number) => `Move photograph ${number} back`,
    remove: (number: number) => `Take photograph ${number} out`,
    removed: (number: number, left: number) => `Photo ${number} removed, ${left} left`,
    moved: (number: number, of: number) => `Now photograph ${number} of ${of}`,
    first: 'First',
    sending: (number: number) => `Sending photograph ${number}`,
    again: 'Try now',
    againOf: (number: number) => `Send photograph ${number} again now`,
    waiting: 'It did not get through. We keep trying.',
    failed: 'It could not be sent.',
    tooLarge: 'It has more than 15 MB.',
    empty: 'The file is empty.',
    heic: 'It is HEIC, which browsers cannot show: choose JPEG.',
    wrongType: 'It is no JPEG, PNG, WebP or AVIF.',
    tooMany: (most: number) => `${most} photographs are all that an item can have.`,
    notSent: 'Not all photographs have arrived. Everything you typed is still here.',
    orAddress: 'Or a picture’s address',
    missing: 'Add a photo or a picture’s address.',
    addressUnused: 'Not used while there is a photograph.',
  },
  /** Photographs that stand beside words: of a message. */
  tiles: {
    of: (number: number, of: number, from: string) =>
      of === 1 ? `Photograph from ${from}` : `Photograph ${number} of ${of} from ${from}`,
    from: (from: string) => `Photographs from ${from}`,
    open: (alt: string) => `${alt}: full size`,
    show: (alt: string) => `${alt}: show it`,
    showShort: 'Show',
  },
});
