import { inLocale } from './locale.ts';

/** Texts of the mails about one's account. On the server alone, so that no page carries them. */
export const accountMailTexts = inLocale({
  /** Names are used only for confirmed addresses: a stranger could have typed both. */
  greeting: ({ name, confirmed }: { name: string; confirmed: boolean }) =>
    confirmed ? `Hello ${name},` : 'Hello,',
  footer: (url: string) => `Rangefinder, ${url}. You’re getting this because this address was entered there.`,
  verify: {
    subject: 'Please confirm your email address',
    paragraphs: [
      'An account at Rangefinder was created with this address. Please confirm that it is yours.',
      'The link is valid for three days. If you didn’t create an account, ignore this email.',
    ],
    action: 'Confirm this address',
  },
  reset: {
    subject: 'Choose a new password',
    paragraphs: [
      'We received a request for a new password for your account.',
      'The link is valid for one hour and works once. Setting a new password logs you out everywhere.',
      'If it wasn’t you, ignore this email. Your password stays the same.',
    ],
    action: 'Choose a new password',
  },
  change: {
    subject: 'Please confirm your new email address',
    paragraphs: [
      'You asked to use this address for your Rangefinder account.',
      'The link is valid for one day. Until you use it, your account keeps its current address.',
    ],
    action: 'Confirm this address',
  },
  signUpTried: {
    subject: 'Someone tried to sign up with your address',
    paragraphs: [
      'Someone tried to create an account at Rangefinder with this address. You already have one, so nothing was changed.',
      'If it was you, log in with this address, or set a new password. If not, you don’t have to do anything.',
    ],
    action: 'Log in',
  },
  taken: {
    subject: 'Someone asked to use your address',
    paragraphs: [
      'Someone asked to change the address of their Rangefinder account to this one. Your account already has it, so nothing was changed.',
      'If it was you, log in with this address instead. If not, you don’t have to do anything.',
    ],
  },
  emailChanged: {
    subject: 'Your email address was changed',
    paragraphs: (newEmail: string, contact: string) => [
      `Your account at Rangefinder now has the address ${newEmail}. You can no longer log in with this one.`,
      `If it wasn’t you, write to ${contact} at once.`,
    ],
  },
  linked: {
    subject: 'You can now log in with Google',
    paragraphs: (contact: string) => [
      'Someone logged in at Rangefinder with the Google account of this address. From now on you can also log in with Google.',
      `If it wasn’t you, disconnect Google in your profile, and write to ${contact}.`,
    ],
    endedParagraphs: [
      'Someone logged in at Rangefinder with the Google account of this address. There was already an account with a password, and we could not tell whether you had chosen it.',
      'For your safety, that password, other logins, all sessions and all links we had emailed have ended. You can log in with Google now.',
      'Please check your name, your items and your orders. If you want a password, set a new one with the button below.',
    ],
    action: { plain: 'See your logins', ended: 'Set a new password' },
  },
  linkedOutside: {
    subject: 'Your account has a new login',
    paragraphs: [
      'Your Rangefinder account has a new login, such as Google. Other browsers were logged out.',
      'If the account has a password you didn’t choose, someone else may know it. Set a new one to replace it.',
    ],
    action: 'Choose a new password',
  },
  unlinked: {
    subject: 'Google was disconnected from your account',
    paragraphs: (contact: string) => [
      'You can now log in to your Rangefinder account only with your password. Other browsers were logged out.',
      `If it wasn’t you, set a new password, and write to ${contact}.`,
    ],
  },
  passwordChanged: {
    subject: 'Your password was changed',
    paragraphs: (contact: string) => [
      'The password of your Rangefinder account was changed, and other browsers were logged out.',
      `If it wasn’t you, set a new one now, and write to ${contact}.`,
    ],
    action: 'Choose a new password',
  },
});
