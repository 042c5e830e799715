import { inLocale } from './locale.ts';
import { shopName } from './shop.ts';
import { plural } from './words.ts';

/** Emails about an account. */
export const accountMailTexts = inLocale({
  /** Names are used only for confirmed addresses: a stranger could have typed the name and the address. */
  greeting: ({ name, confirmed }: { name: string; confirmed: boolean }) =>
    confirmed ? `Hello ${name},` : 'Hello,',
  footer: (url: string) =>
    `${shopName()}, ${url}. You’re getting this because this address was entered there.`,
  verify: {
    subject: 'Please confirm your email address',
    get paragraphs() {
      return [
        `An account at ${shopName()} was created with this address. Please confirm that it’s yours.`,
        'The link is valid for three days. If you didn’t create an account, ignore this email.',
      ];
    },
    action: 'Confirm this address',
  },
  invitation: {
    subject: () => `You’re invited to ${shopName()}`,
    paragraphs: () => [
      `You can now sign up to ${shopName()}, a marketplace for used cameras, lenses and accessories.`,
      'The link is for you alone and valid for 14 days.',
    ],
    action: 'Sign up',
    footer: (url: string) =>
      `${shopName()}, ${url}. You’re getting this because an admin entered this address there.`,
  },
  reset: {
    subject: 'Set a new password',
    paragraphs: [
      'We received a request to reset the password for your account.',
      'The link is valid for one hour and works once. Setting a new password logs you out everywhere.',
      'If this wasn’t you, ignore this email. Your password stays the same.',
    ],
    action: 'Set a new password',
  },
  change: {
    subject: 'Please confirm your new email address',
    get paragraphs() {
      return [
        `You asked to use this address for your account at ${shopName()}.`,
        'The link is valid for one day. Until you use it, your account keeps its current address.',
      ];
    },
    action: 'Confirm this address',
  },
  signUpTried: {
    subject: 'Someone tried to sign up with your address',
    get paragraphs() {
      return [
        `Someone tried to create an account at ${shopName()} with this address. You already have one, so nothing has changed.`,
        'If this was you, log in with this address, or set a new password. If not, you don’t have to do anything.',
      ];
    },
    action: 'Log in',
  },
  taken: {
    subject: 'Someone asked to use your address',
    get paragraphs() {
      return [
        `Someone asked to change the address of their account at ${shopName()} to this one. Your account already has it, so nothing has changed.`,
        'If this was you, log in with this address instead. If not, you don’t have to do anything.',
      ];
    },
  },
  emailChanged: {
    subject: 'Your email address was changed',
    paragraphs: (newEmail: string, contact: string) => [
      `Your account at ${shopName()} now uses the address ${newEmail}. You can no longer log in with this one.`,
      `If this wasn’t you, write to ${contact} right away.`,
    ],
  },
  linked: {
    subject: 'You can now log in with Google',
    paragraphs: (contact: string) => [
      `Someone logged in to ${shopName()} with the Google account for this address. From now on you can also log in with Google.`,
      `If this wasn’t you, disconnect Google in your profile, and write to ${contact}.`,
    ],
    get endedParagraphs() {
      return [
        `Someone logged in to ${shopName()} with the Google account for this address. There was already an account with a password, and we couldn’t tell whether you had set it.`,
        'For your safety, we removed that password and any other logins, ended all sessions, and canceled all links we had emailed. You can now log in with Google.',
        'Please check your name, your items and your orders. If you want a password, set a new one with the button below.',
      ];
    },
    action: { plain: 'See your logins', ended: 'Set a new password' },
  },
  linkedOutside: {
    subject: 'Your account has a new login',
    get paragraphs() {
      return [
        `Your account at ${shopName()} has a new login, such as Google. Other browsers were logged out.`,
        'If the account has a password you didn’t set, someone else may know it. Set a new one to replace it.',
      ];
    },
    action: 'Set a new password',
  },
  unlinked: {
    subject: 'Google was disconnected from your account',
    paragraphs: (contact: string) => [
      `You can now log in to your account at ${shopName()} only with your password. Other browsers were logged out.`,
      `If this wasn’t you, set a new password, and write to ${contact}.`,
    ],
  },
  newDevice: {
    subject: 'New login to your account',
    paragraphs: (contact: string) => [
      `Someone logged in to your account at ${shopName()} with a browser that we didn’t recognize.`,
      `If this was you, you don’t have to do anything. If not, set a new password now, which logs out everyone, and write to ${contact}.`,
    ],
    facts: {
      time: 'Time',
      device: 'Browser',
      network: 'Network',
      startingWith: (part: string) => `addresses that start with ${part}`,
    },
    action: 'Set a new password',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    paragraphs: (contact: string) => [
      `The password for your account at ${shopName()} was changed, and other browsers were logged out.`,
      `If this wasn’t you, set a new one now, and write to ${contact}.`,
    ],
    action: 'Set a new password',
  },
  apiToken: {
    subject: 'You have a new API token',
    paragraphs: (contact: string) => [
      `An API token was created for your account at ${shopName()}. A program that has it can use the API in your name.`,
      `If this wasn’t you, revoke the token, log out everywhere, set a new password, and write to ${contact}.`,
    ],
    facts: { name: 'Name', scopes: 'Scopes', expires: 'Valid until' },
    action: 'See your API tokens',
  },
  webhook: {
    subject: 'A webhook was turned on for your account',
    paragraphs: (contact: string) => [
      `A webhook of your account at ${shopName()} is on. It tells another server what happens to your items and orders.`,
      `If this wasn’t you, delete the webhook, log out everywhere, set a new password, and write to ${contact}.`,
    ],
    action: 'See your webhooks',
  },
  secondFactor: {
    'added-second-factor': {
      subject: 'Your account now asks for a code at login',
      paragraphs: (contact: string) => [
        `Logging in to ${shopName()} now takes a code from your authenticator app as well. Other browsers were logged out.`,
        `Keep your recovery codes in a safe place: they are the way in if you lose your phone. If this wasn’t you, write to ${contact} right away.`,
      ],
    },
    'removed-second-factor': {
      subject: 'The authenticator app was removed from your account',
      paragraphs: (contact: string, left: number) => [
        `The authenticator app was removed from your account at ${shopName()}. Other browsers were logged out.${left === 0 ? ' Your recovery codes no longer work.' : ''}`,
        `If this wasn’t you, set a new password now, and write to ${contact}.`,
      ],
    },
    'added-passkey': {
      subject: 'A passkey was added to your account',
      paragraphs: (contact: string) => [
        `A passkey was added to your account at ${shopName()}. It opens your account without a password.`,
        `If this wasn’t you, remove it in your profile, set a new password, and write to ${contact} right away.`,
      ],
    },
    'removed-passkey': {
      subject: 'A passkey was removed from your account',
      paragraphs: (contact: string) => [
        `A passkey was removed from your account at ${shopName()}. Other browsers were logged out.`,
        `If this wasn’t you, set a new password now, and write to ${contact}.`,
      ],
    },
    'made-recovery-codes': {
      subject: 'You have new recovery codes',
      paragraphs: (contact: string) => [
        `New recovery codes were made for your account at ${shopName()}. The earlier ones no longer work.`,
        `If this wasn’t you, set a new password now, and write to ${contact}.`,
      ],
    },
    'used-recovery-code': {
      subject: 'A recovery code was used',
      paragraphs: (contact: string, left: number) => [
        `A recovery code of your account at ${shopName()} was used.`,
        left === 0
          ? 'That was the last one. Make new codes in your profile now.'
          : left <= 3
            ? `Only ${plural(left, { one: 'one is', other: `${left} are` })} left. Make new codes in your profile soon.`
            : `${left} are left. Each works once.`,
        `If this wasn’t you, set a new password, make new codes, and write to ${contact}.`,
      ],
    },
    'reset-second-factor': {
      subject: 'Your second factor was reset',
      paragraphs: (contact: string) => [
        `The people who run ${shopName()} removed the second factor of your account and ended all of its sessions. Your password alone is enough to log in until you set up a new one.`,
        `If you didn’t ask for this, write to ${contact} right away.`,
      ],
    },
  },
});
