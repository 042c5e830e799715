import { inLocale } from './locale.ts';

/** The pages opened by links in the newsletter's emails. */
export const newsletterTexts = inLocale({
  links: {
    confirm: {
      title: 'Confirm your subscription',
      lead: 'One click, and you’ll get our newsletter.',
      submit: 'Confirm subscription',
      done: 'You’re subscribed.',
      gone: 'This link is no longer valid. To get our newsletter, subscribe again on the home page.',
    },
    leave: {
      title: 'Unsubscribe from the newsletter',
      lead: 'One click, and you’ll get no more newsletters.',
      submit: 'Unsubscribe',
      done: 'You’re unsubscribed.',
      gone: 'This link is not valid. Use the one in the latest email from us.',
    },
    home: 'Back to Home Page',
  },
});
