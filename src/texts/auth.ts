import { inLocale } from './locale.ts';
import { plural } from './words.ts';

const noMatch = 'Email and password don’t match. Check both and try again.';
const taken = 'There is already an account with this email. Log in instead?';
const tooMany = 'Too many attempts. Wait a minute and try again.';
const noCookies =
  'Your browser didn’t keep the login. Allow cookies and site data for this shop, and try again.';
const network = 'The server could not be reached. Nothing you typed is lost. Try again.';
const other = 'Something went wrong. Nothing you typed is lost. Try again.';
const closed =
  'The Google window was closed before you were logged in. Tap or click the button to try again.';
const again = 'For security, log out, log in again, and retry.';
const setUp = 'This login isn’t set up for this shop. Please tell the people who run it.';

const en = {
  auth: {
    loginTitle: 'Login',
    loginLead: 'Welcome back.',
    loginAfterEnd:
      'Your session has ended. Log in to continue. Your unsent changes are saved on this device.',
    loginTo: {
      ask: (title: string) =>
        `Log in to send your question about “${title}”. Your text is saved on this device.`,
      book: (title: string) => `Log in to book “${title}”. We’ll bring you back to it.`,
      offer: (title: string) => `Log in to make an offer on “${title}”. We’ll bring you back to it.`,
      watch: (title: string) => `Log in to watch “${title}”. We’ll bring you back to it.`,
    },
    loginToSell: 'Log in to list an item.',
    signupTitle: 'Sign up',
    signupLead: 'Signing up takes a minute. Buyers book gear; sellers list it.',
    signupTo: {
      ask: (title: string) =>
        `Signing up takes a minute. Then you can send your question about “${title}”, which is saved on this device.`,
      book: (title: string) => `Signing up takes a minute. Then we’ll bring you back to “${title}”.`,
      offer: (title: string) => `Signing up takes a minute. Then you can make your offer on “${title}”.`,
      watch: (title: string) => `Signing up takes a minute. Then you’ll be watching “${title}”.`,
    },
    signupInvited:
      'You need an invitation to sign up here. Open the link in your invitation, or ask the people who run this shop.',
    signupSpent:
      'This invitation has expired or was already used. Ask the people who run this shop for another one.',
    signupClosed: 'This shop does not accept new accounts at the moment.',
    signupToSell: 'Signing up takes a minute. Then you can list your first item.',
    name: 'Name',
    email: 'Email',
    password: 'Password',
    passwordHint: 'At least 8 characters; a few unusual words are best.',
    show: 'Show password',
    hide: 'Hide password',
    role: 'I am a',
    roleHint: 'You can switch at any time.',
    roleMissing: 'Choose one.',
    roles: { Buyer: 'Buyer', Seller: 'Seller' },
    roleHints: {
      Buyer: 'Buy gear: book items and meet their sellers.',
      Seller: 'Sell gear: list items and see who books them.',
    },
    submitLogin: 'Log in',
    forgotPassword: 'Forgot password?',
    submitSignup: 'Sign up',
    noAccount: 'New here?',
    byInvitation: 'New accounts are by invitation.',
    haveAccount: 'Have an account?',
    loginSuccess: 'Login Success',
    signupSuccess: 'Signup Success',
    finishTitle: 'One question left',
    finishLead: 'Your account has no role yet. What brings you here?',
    finishSubmit: 'Continue',
    signedInAs: (name: string) => `You’re logged in as ${name}.`,
    toDashboard: 'Go to your dashboard',
    or: 'or',
    passkey: 'Use a passkey',
    google: 'Continue with Google',
    googleEndTitle: 'Google login',
    googleEnd: 'This window closes automatically. If it stays open, close it and go back to the shop.',
    /** The messages for the provider's error codes. */
    errors: {
      INVALID_EMAIL_OR_PASSWORD: noMatch,
      USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: taken,
      USER_ALREADY_EXISTS: taken,
      INVALID_EMAIL: 'That’s not an email address. Check it and try again.',
      INVALID_PASSWORD: 'That’s not your password. Try again.',
      INVALID_TOKEN: 'This link has expired or was already used. Request another one.',
      EMAIL_ALREADY_VERIFIED: 'This address is already confirmed.',
      PASSWORD_TOO_SHORT: 'The password must have at least 8 characters.',
      PASSWORD_TOO_LONG: 'The password can have at most 128 characters.',
      FAILED_TO_CREATE_USER: 'The account could not be created. Nothing you typed is lost. Try again.',
      FAILED_TO_CREATE_SESSION: 'You could not be logged in. Nothing you typed is lost. Try again.',
      'no-cookies': noCookies,
      unauthenticated: 'You’re no longer logged in. Log in and try again.',
      forbidden: 'This account was closed, or this page is not part of the shop.',
      'unverified-email': 'Confirm your email address first. We sent you a link.',
      maintenance: 'The shop is down for maintenance. Only admins can log in.',
      'last-admin': 'You’re the last admin. Make someone else an admin first.',
      'auth/email-already-in-use': taken,
      'auth/wrong-password': noMatch,
      'auth/user-not-found': noMatch,
      'auth/invalid-credential': noMatch,
      'auth/user-mismatch': 'That’s a different account from the one you’re logged in to.',
      'auth/invalid-email': 'That’s not an email address. Check it and try again.',
      'auth/weak-password': 'This password is too easy to guess. Choose a longer one.',
      'auth/password-does-not-meet-requirements': 'This password is too easy to guess. Choose a longer one.',
      'auth/too-many-requests': tooMany,
      'auth/user-disabled': 'This account was closed.',
      'auth/requires-recent-login': again,
      'auth/user-token-expired': again,
      'auth/network-request-failed': network,
      'auth/timeout': network,
      'auth/popup-blocked':
        'Your browser blocked the Google window. Allow pop-ups for this shop, then tap or click the button again.',
      'auth/popup-closed-by-user': closed,
      'auth/cancelled-popup-request': closed,
      'auth/user-cancelled': 'The Google login was canceled. Tap or click the button to try again.',
      'auth/account-exists-with-different-credential':
        'There is already an account with this email and a password. Log in with the password. Once the email is confirmed, you can also use Google.',
      'auth/google-unreachable': 'Google could not be reached. Try again in a minute.',
      'auth/sign-up-closed': 'New accounts need an invitation here, or can’t be opened at the moment.',
      'auth/google-failed': 'Google couldn’t log you in. Tap or click the button to try again.',
      'auth/unauthorized-domain': setUp,
      'auth/operation-not-allowed': setUp,
      'auth/invalid-api-key': setUp,
      'auth/invalid-verification-code': 'That code is not correct. Check it or request a new one.',
      'auth/multi-factor-auth-required':
        'This account needs two-factor login, which this shop does not support. Use another account.',
      'auth/unknown': other,
      tooMany,
      network,
      other,
    } as Record<string, string> & { tooMany: string; network: string; other: string },
    tooManyFor: (minutes: number) =>
      `Too many attempts. Try again in ${plural(minutes, { one: 'a minute', other: `${minutes} minutes` })}.`,
  },
};

const original: typeof en = {
  ...en,
  // The original shows the provider's own messages for all other errors.
  auth: { ...en.auth, errors: { tooMany, network, other, 'no-cookies': noCookies } },
};

/** Sign-up and login. */
export const authTexts = inLocale(en, original);
