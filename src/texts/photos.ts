import { inLocale } from './locale.ts';
import { asSentence } from './words.ts';

/** Choosing and sending photos. */
export const photosTexts = inLocale({
  photos: {
    label: 'Photos',
    choose: 'Choose photos',
    chooseOne: 'Choose a photo',
    take: 'Take a photo',
    orDrop: 'or drop them here, or paste them.',
    orDropOne: 'or drop it here, or paste it.',
    notArrived: 'The photo has not been uploaded. Nothing you typed is lost.',
    hint: (max: number) =>
      `JPEG, PNG, WebP or AVIF, at most 15 MB each, up to ${max} photos. The first one is the main photo.`,
    list: 'Your photos, in order',
    of: (number: number) => `Photo ${number}`,
    earlier: (number: number) => `Move photo ${number} forward`,
    later: (number: number) => `Move photo ${number} back`,
    remove: (number: number) => `Remove photo ${number}`,
    removed: (number: number, left: number) => `Photo ${number} removed, ${left} left`,
    moved: (number: number, of: number) => `Now photo ${number} of ${of}`,
    first: 'First',
    sending: (number: number) => `Uploading photo ${number}`,
    again: 'Try now',
    againOf: (number: number) => `Upload photo ${number} again now`,
    waiting: 'Not uploaded yet. We’ll keep trying.',
    failed: 'It could not be uploaded.',
    tooLarge: 'Larger than 15 MB.',
    refused: (size: string, limit: string) =>
      `The server didn’t accept it because of its size, ${size} MB. The shop’s limit is ${limit} MB.`,
    empty: 'The file is empty.',
    heic: 'HEIC isn’t supported. Use JPEG.',
    wrongType: 'Unsupported file type. Use JPEG, PNG, WebP or AVIF.',
    tooMany: (max: number) => `An item can have at most ${max} photos.`,
    notSent: 'Not all photos have been uploaded. Nothing you typed is lost.',
    orAddress: 'Or a photo URL',
    missing: 'Add a photo or a photo URL.',
    addressUnused: 'Ignored if you upload a photo.',
  },
  /** Photos of a message. */
  tiles: {
    /** `from` is null for the user's own photos. */
    of: (number: number, of: number, from: string | null) => {
      const which = of === 1 ? 'photo' : `photo ${number} of ${of}`;
      return from === null ? `Your ${which}` : `${asSentence(which)} from ${from}`;
    },
    from: (from: string | null) => (from === null ? 'Your photos' : `Photos from ${from}`),
    open: (alt: string) => `${alt}: full size`,
    show: (alt: string) => `${alt}: show`,
    showShort: 'Show',
  },
});
