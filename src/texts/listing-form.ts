import { inLocale } from './locale.ts';
import { plural } from './words.ts';

/** The form in which a seller describes an item, and the drafts of unfinished forms. */
export const listingFormTexts = inLocale({
  sections: {
    photos: 'Photos',
    item: 'What is it?',
    condition: 'What shape is it in?',
    price: 'Price',
    included: 'What’s included',
    parts: 'Sold together with',
    more: 'A few more details',
  },
  kindOf: { cameras: 'Camera', lens: 'Lens', accessories: 'Accessory' },
  switched: {
    cameras: 'That’s a camera. The form is now for a camera.',
    lens: 'That’s a lens. The form is now for a lens.',
  },
  conditionHint:
    'Excellent: works fully, hardly any wear. Good: works, normal wear. Fair: heavy wear, or something doesn’t work.',
  optional: 'optional',
  includedHint: 'Tick what the buyer gets with it.',
  oldEvidence:
    'The shutter count was removed, because it was read more than a day ago. Add it again, or list the item without it.',
  /** The parts that are sold together with an item. */
  parts: {
    hint: 'A lens on the camera, a second lens, a film back: name each one so buyers can find your item by it.',
    part: (number: number, kind: string) => `${number}. ${kind}`,
    name: 'Name',
    add: { cameras: 'Add a camera', lens: 'Add a lens', accessories: 'Add an accessory' },
    nameLens: 'Name the lens',
    nameLensHint: 'Which lens is it? Name it so buyers can find your item by it.',
    remove: 'Remove',
    removeOf: (part: string) => `Remove ${part}`,
  },
  uploading: 'Photos that are still uploading will be lost. Everything else is saved as a draft.',
  preview: {
    open: 'Preview',
    title: 'Preview',
    lead: 'This is what buyers will see. It isn’t listed yet.',
    noTitle: 'No title yet',
    noPrice: 'No price yet',
    noPhotos: 'No photos yet',
    back: 'Back to the form',
  },
  draft: {
    saving: 'Saving draft…',
    saved: 'Draft saved',
    uploading: (count: number) =>
      `Draft saved, ${plural(count, { one: '{n} photo', other: '{n} photos' })} still uploading`,
    lost: (count: number) =>
      plural(count, {
        one: '1 photo wasn’t uploaded. Choose it again.',
        other: `${count} photos weren’t uploaded. Choose them again.`,
      }),
    waiting: 'Saved on this device. We’ll save it to your account when you’re back online.',
    refused: (why: string) => `Saved on this device only. ${why}`,
    changed: 'This draft was changed on another device',
    changedText: 'Only one version can be kept.',
    takeOther: 'Use the other version',
    keepMine: 'Keep this version',
    gone: 'This draft was listed or deleted on another device. Check My Products before you list the item again.',
    notFound: 'That draft is gone. It was listed or deleted.',
  },
  drafts: {
    title: 'Drafts',
    untitled: { cameras: 'Untitled camera', lens: 'Untitled lens', accessories: 'Untitled accessory' },
    savedAt: 'Saved',
    until: (day: string) => `kept until ${day}`,
    onDevice: 'On this device only',
    continue: 'Continue',
    finish: (title: string) => `Finish your listing: ${title}`,
    continueOf: (title: string) => `Continue: ${title}`,
    remove: 'Delete',
    removeOf: (title: string) => `Delete: ${title}`,
    removeTitle: (title: string) => `Delete the draft “${title}”?`,
    removeText: 'Its text and photos are deleted. This can’t be undone.',
    removed: 'Draft deleted',
    keep: 'Keep it',
    failed: 'The draft wasn’t deleted. Try again.',
  },
  another: {
    label: 'Sell another like this',
    copied: (title: string) =>
      `Copied from “${title}”. Add photos and the condition, and check the age and the description.`,
    failed: 'The new draft wasn’t created. Try again.',
  },
});
