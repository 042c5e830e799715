import { inLocale } from './locale.ts';

/** A seller's request to be verified, on the profile page and in the lists for admins. */
export const verificationTexts = inLocale({
  title: 'Verification',
  lead: 'Buyers see a badge next to your name, and what an admin has checked. Admins decide each request themselves, so there’s no fixed time. You’ll get an email either way.',
  verified: 'You’re a verified seller.',
  asked: (day: string) => `You asked on ${day}. We’ll email you when an admin has decided.`,
  declined: (day: string) => `Declined on ${day}`,
  again: (day: string) => `You can ask again on ${day}.`,
  needed: 'What you need',
  needs: {
    email: 'A confirmed email address',
    photo: 'A photo',
    about: 'At least ten words about yourself',
  },
  whenComplete: 'Once you have all three, you can ask here.',
  has: 'done',
  missing: 'missing',
  note: 'Anything we should know?',
  noteHint:
    'For example a link to your shop or to reviews elsewhere. Only admins see it. At most 500 characters.',
  optional: 'optional',
  ask: 'Ask to be verified',
  sent: 'Thank you. We’ll look at your profile.',
  failed: 'Your request was not sent. Your text is still here. Try again.',
  notLoaded: 'This could not be loaded. Try again later.',
  askedOn: (day: string) => `Asked to be verified on ${day}`,
  approve: 'Approve',
  approveOf: (name: string) => `Approve ${name}`,
  decline: 'Decline',
  declineOf: (name: string) => `Decline ${name}`,
  declineTitle: (name: string) => `Decline the request of ${name}?`,
  declineText: 'They can keep selling, and ask again after 30 days.',
  reason: 'Reason',
  reasonHint: 'They’ll get this by email. At most 500 characters.',
  cancel: 'Cancel',
  wasDeclined: 'Request declined',
});
