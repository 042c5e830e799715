import { authErrors } from './en-auth-errors.ts';

/** Signing up and in. */
export const auth = {
  auth: {
    loginTitle: 'Login',
    loginLead: 'Welcome back.',
    signupTitle: 'Sign up',
    signupLead: 'An account takes a minute. Buyers book, sellers list.',
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
    googleOff: (settings: string) =>
      `Google sign-in is not set up here. Whoever runs this shop sets ${settings}: docs/identity.md says how.`,
    googleEndTitle: 'Google sign-in',
    googleEnd: 'This window closes by itself. If it stays, close it and go back to the shop.',
    errors: authErrors,
    tooManyFor: (minutes: number) =>
      `Too many attempts. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
  },
};
