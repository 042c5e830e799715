import { inLocale } from './locale.ts';

/** Texts of the mails about one's account. On the server alone, so that no page carries them. */
export const accountMailTexts = inLocale({
  /** By name only where the address is known to be theirs: anyone could have typed both. */
  greeting: ({ name, confirmed }: { name: string; confirmed: boolean }) =>
    confirmed ? `Hello ${name},` : 'Hello,',
  footer: (url: string) => `Rangefinder, ${url}. You get this because your address was given there.`,
  verify: {
    subject: 'Please confirm your e-mail address',
    paragraphs: [
      'An account at Rangefinder was made with this address. Please confirm that it is yours.',
      'The link is good for three days. If you made no account, do nothing.',
    ],
    action: 'Confirm this address',
  },
  reset: {
    subject: 'Choose a new password',
    paragraphs: [
      'Someone, probably you, asked for a new password for your account.',
      'The link is good for one hour and for one use. Once you have chosen, you are signed out everywhere.',
      'If it was not you, do nothing: your password stays as it is.',
    ],
    action: 'Choose a new password',
  },
  change: {
    subject: 'Please confirm your new e-mail address',
    paragraphs: [
      'You asked to sign in to Rangefinder with this address from now on.',
      'The link is good for one day. Until you follow it, your account keeps the address that it has.',
    ],
    action: 'Confirm this address',
  },
  signUpTried: {
    subject: 'Someone tried to sign up with your address',
    paragraphs: [
      'Someone, maybe you, tried to make an account at Rangefinder with this address. You have one already, so nothing was made or changed.',
      'If it was you, log in with this address; if you do not know your password, choose a new one. If not, there is nothing to do.',
    ],
    action: 'Log in',
  },
  taken: {
    subject: 'Someone asked to use your address',
    paragraphs: [
      'Someone asked to change the address of their account at Rangefinder to this one. Your account has it already, so nothing was changed.',
      'If that was you, sign in with this address instead. If not, there is nothing to do.',
    ],
  },
  emailChanged: {
    subject: 'Your e-mail address was changed',
    paragraphs: (newEmail: string, contact: string) => [
      `Your account at Rangefinder now has the address ${newEmail}. This one does not open it any more.`,
      `If it was not you, write to ${contact} at once.`,
    ],
  },
  linked: {
    subject: 'Google now opens your account',
    paragraphs: (contact: string) => [
      'Someone signed in at Rangefinder with the Google account of this address. From now on Google opens your account, beside what opened it before.',
      `If it was not you, take Google off in your profile, and write to ${contact}.`,
    ],
    endedParagraphs: [
      'Someone signed in at Rangefinder with the Google account of this address. There was an account with a password already, and we could not tell whether it was you who chose that password.',
      'So that nobody else gets in, that password, other ways to sign in, every signed-in browser and every link that we had mailed have ended. Google opens the account now.',
      'Look through your name, your items and your orders. If you want a password, choose a new one by the button below.',
    ],
    action: { plain: 'See how you sign in', ended: 'Choose a new password' },
  },
  linkedOutside: {
    subject: 'There is a new way to sign in to your account',
    paragraphs: [
      'Your account at Rangefinder can be signed in to in a new way, such as with Google. Other browsers were signed out for the moment.',
      'If the account has a password that you did not choose, somebody else may know it: choose a new one, which ends theirs.',
    ],
    action: 'Choose a new password',
  },
  unlinked: {
    subject: 'Google was taken off your account',
    paragraphs: (contact: string) => [
      'Your account at Rangefinder is opened by its password alone now, and other browsers were signed out.',
      `If it was not you, choose a new password, and write to ${contact}.`,
    ],
  },
  passwordChanged: {
    subject: 'Your password was changed',
    paragraphs: (contact: string) => [
      'The password of your account at Rangefinder was changed, and other browsers were signed out.',
      `If it was not you, choose a new one now, and write to ${contact}.`,
    ],
    action: 'Choose a new password',
  },
});
