import { inLocale } from './locale.ts';

/** The checklist that a buyer prints and takes to the meeting. */
export const meetingTexts = inLocale({
  title: 'Checklist for the meeting',
  pageTitle: (item: string) => `Checklist: ${item}`,
  lead: (isGraded: boolean) =>
    isGraded
      ? 'Print it or keep it open on your phone. Compare what the seller found with what you see.'
      : 'Print it or keep it open on your phone. The seller hasn’t gone through this checklist.',
  bring: {
    cameras:
      'Bring a flashlight, a charged battery, a memory card or film, and a lens if the camera takes one.',
    lens: 'Bring a flashlight and a camera that the lens fits.',
    accessories: 'Bring whatever it works with, and fresh batteries if it needs them.',
  },
  facts: (price: string, condition: string) => `${price} · ${condition}`,
  quick: 'Five-minute tests',
  others: 'If you have more time',
  check: 'Check',
  seller: 'The seller found',
  same: 'OK?',
  box: '☐',
  notChecked: 'Not checked',
  notes: 'Notes',
  back: 'Back to the item',
});
