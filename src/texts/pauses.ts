import { inLocale } from './locale.ts';

/** Items that an admin or their seller has paused. */
export const pauseTexts = inLocale({
  title: 'Paused Items',
  lead: 'Hidden from the lists until an admin restores them.',
  link: 'Paused items',
  tag: 'Paused',
  since: (day: string) => `Paused on ${day}`,
  edited: (day: string) => `Edited by the seller on ${day}`,
  notEdited: 'Not edited since.',
  restore: 'Restore',
  restoreOf: (title: string) => `Restore: ${title}`,
  restoreText: 'It appears in the lists again, and can be booked.',
  restored: 'Restored',
  failed: 'Something went wrong. Nothing was changed. Try again.',
  empty: 'Nothing is paused',
  emptyHint: 'Items paused after a report appear here.',
  why: 'Reason',
  /** Shown to the owner of a paused item. */
  notice: (day: string) => `Paused since ${day}`,
  what: 'An admin has hidden it from the lists. Nobody can see or book it until it is restored.',
  todo: 'Fix the problem, then write to us at the address at the bottom of this page. An admin will check it and restore it.',
  /** After a deal that ended although the item was handed over. */
  back: {
    notice: 'Do you have it back?',
    what: 'The deal ended after the handover. Nobody can see or book this item until you confirm that you have it back. Check the listing first: does it say everything that a buyer should know?',
    confirm: 'I have it back: list it again',
    title: 'List it again?',
    text: 'Buyers can see and book it as it’s shown here.',
    yes: 'List it again',
    no: 'Go back',
    done: 'Listed again',
    failed: 'Something went wrong. Nothing was changed. Try again.',
    changed: 'The listing has changed. Check it again.',
  },
  bySeller: {
    tag: (day: string) => `Paused by the seller on ${day}`,
    notice: (day: string) => `You paused this on ${day}`,
    what: 'Nobody can see or book it until you resume it.',
    adminWhat: 'Its seller has paused it.',
  },
});
