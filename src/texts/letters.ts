import { inLocale } from './locale.ts';

/** The pages that links in the newsletter's mails open. */
export const lettersTexts = inLocale({
  letters: {
    confirmTitle: 'Confirm your subscription',
    confirmLead: 'One press, and our letters come to you.',
    confirmSubmit: 'Yes, subscribe me',
    confirmed: 'You are subscribed.',
    confirmGone:
      'This link is not valid any more. If you want our letters, subscribe again on the home page.',
    leaveTitle: 'Leave the newsletter',
    leaveLead: 'One press, and no more letters come.',
    leaveSubmit: 'Stop sending me letters',
    left: 'You are not subscribed any more.',
    leaveGone: 'This link is not one of ours. Open the one in the last mail that you had from us.',
    home: 'Back to Home Page',
  },
});
