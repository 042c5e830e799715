import { inLocale } from './locale.ts';

const noMatch = 'E-mail and password do not match. Check both and try again.';
const taken = 'There is an account with this e-mail already. Log in instead?';
const tooMany = 'Too many attempts. Wait a minute and try again.';
const network = 'The server could not be reached. What you typed is still here: try again.';
const other = 'That did not work. What you typed is still here: try again.';
const link = 'This link has been used or is too old. Ask for a new one.';
const closed = 'The Google window was closed before you were signed in. Press the button to try again.';
const again = 'Log out, log in once more, and try again: this needs a login of a few minutes ago.';
const setUp = 'This way of signing in is not set up for this shop. Tell whoever runs it.';

const en = {
  auth: {
    loginTitle: 'Login',
    loginLead: 'Welcome back.',
    loginAfterEnd:
      'Your session has ended. Log in to continue. Your unsent changes are saved on this device.',
    loginToBook: (title: string) => `Log in to book “${title}”: you come back to it.`,
    signupTitle: 'Sign up',
    signupLead: 'An account takes a minute. Buyers book, sellers list.',
    signupToBook: (title: string) => `An account takes a minute, then you come back to “${title}”.`,
    name: 'Name',
    email: 'E-mail',
    password: 'Password',
    passwordHint: 'At least 8 characters; a few unusual words are best.',
    show: 'Show password',
    hide: 'Hide password',
    role: 'I am a',
    roleMissing: 'Choose one of the two.',
    roles: { Buyer: 'Buyer', Seller: 'Seller' },
    roleHints: {
      Buyer: 'Buy gear: book items and meet their sellers.',
      Seller: 'Sell gear: list items and see who books them.',
    },
    submitLogin: 'Login',
    submitSignup: 'Sign up',
    noAccount: 'New here?',
    haveAccount: 'Have an account?',
    loginSuccess: 'Login Success',
    signupSuccess: 'Signup Success',
    finishTitle: 'One question left',
    finishLead: 'Your account has no role yet. What brings you here?',
    finishSubmit: 'Continue',
    signedInAs: (name: string) => `You are signed in as ${name}.`,
    toDashboard: 'To your dashboard',
    or: 'or',
    google: 'Continue with Google',
    googleOff: 'Not available in this shop yet.',
    googleHow: 'For whoever runs it',
    googleSettings: (settings: string) => `Set ${settings}: docs/identity.md says how.`,
    googleEndTitle: 'Google sign-in',
    googleEnd: 'This window closes by itself. If it stays, close it and go back to the shop.',
    /** By the code of the provider. */
    errors: {
      INVALID_EMAIL_OR_PASSWORD: noMatch,
      USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: taken,
      USER_ALREADY_EXISTS: taken,
      INVALID_EMAIL: 'That is not an e-mail address. Check it and try again.',
      INVALID_PASSWORD: 'That is not your password. Try again.',
      INVALID_TOKEN: 'This link was used, or is too old. Ask for another one.',
      EMAIL_ALREADY_VERIFIED: 'This address is confirmed already.',
      PASSWORD_TOO_SHORT: 'The password needs 8 characters at least.',
      PASSWORD_TOO_LONG: 'The password may have 128 characters at most.',
      FAILED_TO_CREATE_USER: 'The account could not be made. What you typed is still here: try again.',
      FAILED_TO_CREATE_SESSION: 'You could not be signed in. What you typed is still here: try again.',
      unauthenticated: 'You are not signed in any more. Log in and try again.',
      forbidden: 'This account was closed, or this page is from another address than the shop.',
      'unverified-email': 'Confirm your e-mail address first: the link is in the mail that we sent you.',
      maintenance: 'The shop takes no changes at the moment: only admins can log in.',
      'last-admin': 'You are the last admin. Make somebody else an admin first.',
      'auth/email-already-in-use': taken,
      'auth/wrong-password': noMatch,
      'auth/user-not-found': noMatch,
      'auth/invalid-credential': noMatch,
      'auth/user-mismatch': 'That is another account than the one you are signed in to.',
      'auth/invalid-email': 'That is not an e-mail address. Check it and try again.',
      'auth/weak-password': 'This password is too easy to guess. Choose a longer one.',
      'auth/password-does-not-meet-requirements': 'This password is too easy to guess. Choose a longer one.',
      'auth/too-many-requests': tooMany,
      'auth/user-disabled': 'This account was closed.',
      'auth/requires-recent-login': again,
      'auth/user-token-expired': again,
      'auth/network-request-failed': network,
      'auth/timeout': network,
      'auth/popup-blocked':
        'Your browser blocked the Google window. Allow pop-ups for this shop, then press the button again.',
      'auth/popup-closed-by-user': closed,
      'auth/cancelled-popup-request': closed,
      'auth/user-cancelled': 'Google was told not to sign you in. Press the button to try again.',
      'auth/account-exists-with-different-credential':
        'There is an account with this e-mail already, and it has a password. Log in with that; once its e-mail is confirmed, Google works, too.',
      'auth/google-unreachable': 'Google could not be reached. Try again in a minute.',
      'auth/google-failed': 'Google did not sign you in. Press the button to try again.',
      'auth/unauthorized-domain': setUp,
      'auth/operation-not-allowed': setUp,
      'auth/invalid-api-key': setUp,
      'auth/expired-action-code': link,
      'auth/invalid-action-code': link,
      'auth/invalid-verification-code': 'That code is not right. Check it, or ask for a new one.',
      'auth/multi-factor-auth-required':
        'This account asks for a second proof, which this shop cannot take. Use another account.',
      'auth/unknown': other,
      tooMany,
      network,
      other,
    } as Record<string, string> & { tooMany: string; network: string; other: string },
    tooManyFor: (minutes: number) =>
      `Too many attempts. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
  },
};

const original: typeof en = {
  ...en,
  // What the shop itself says; for all else the provider's own text stands.
  auth: { ...en.auth, errors: { tooMany, network, other } },
};

/** Signing up and in. */
export const authTexts = inLocale(en, original);
