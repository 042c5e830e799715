import { inLocale } from './locale.ts';

/** The pages that links in the newsletter's mails open. */
export const lettersTexts = inLocale({
  letters: {
    confirm: {
      title: 'Confirm your subscription',
      lead: 'One click, and you get our newsletter.',
      submit: 'Yes, subscribe me',
      done: 'You are subscribed.',
      gone: 'This link is not valid any more. If you want our letters, subscribe again on the home page.',
    },
    leave: {
      title: 'Leave the newsletter',
      lead: 'One click, and you get no more newsletters.',
      submit: 'Stop sending me letters',
      done: 'You are not subscribed any more.',
      gone: 'This link is not one of ours. Open the one in the last mail that you had from us.',
    },
    home: 'Back to Home Page',
  },
});
