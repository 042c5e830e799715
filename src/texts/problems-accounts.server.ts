import { inLocale } from './locale.ts';

/** Details of problems with accounts, logins, invitations and photos. */
export const accountProblems = inLocale({
  linkExpired: 'This link is invalid or has expired.',
  emailTaken: 'Another account has this email address.',
  emailConfirmed: 'This email address is already confirmed.',
  confirmEmail: 'Confirm your email address first. We sent you a link.',
  noFirebaseEndpoint: 'There is no such endpoint: Firebase manages the accounts.',
  firebaseDown: 'Firebase cannot be reached at the moment. Try again in a minute.',
  googleDown: 'Google could not be reached.',
  loginAgain: 'Log in again to confirm that it’s you.',
  idTokenEnded: 'The ID token is invalid or has expired.',
  accessTokenEnded: 'The access token is invalid or has expired.',
  notForPrograms: 'API tokens cannot make this call: it is for people.',
  needsScope: (scope: string) => `This API token has no scope ${scope}.`,
  tooManyTokens: (max: number) => `You can have at most ${max} API tokens. Revoke one first.`,
  tooManyWebhooks: (max: number) => `You can have at most ${max} webhooks. Delete one first.`,
  onlyAdminsHear: 'Only admins can choose report.opened.',
  onlyAdminsRead: 'Only admins can choose admin:read.',
  otherOrigin: 'This endpoint accepts only requests from pages of this shop.',
  onlyLogin: 'This is your only way to log in. Set a password first.',
  wrongPassword: 'That password is incorrect.',
  wrongLogin: 'Invalid email or password',
  wrongCode: 'That code is not right, or it was already used.',
  stepEnded: 'Log in again first: this login has waited too long for its second step.',
  hasAuthenticator: 'This account already has an authenticator app. Remove it first.',
  noAuthenticator: 'This account has no authenticator app, or it was set up in the meantime.',
  wrongPasskey: 'This passkey was not accepted. It may have been removed from the account.',
  knownPasskey: 'This passkey is already in use here.',
  tooManyPasskeys: (max: number) => `An account can have at most ${max} passkeys.`,
  noUser: 'There is no such user.',
  ownConcern: 'This concerns you, so another admin must decide.',
  suspended: (reason: string) => `Your account is suspended: ${reason}`,
  closed: 'This account was closed.',
  isClosed: 'This account is closed.',
  tryAgain: 'Try again.',
  ownBlock: 'You cannot block yourself.',
  tooManyBlocks: (max: number) => `You can block at most ${max} people.`,
  signUpClosed: 'This shop does not accept new accounts at the moment.',
  invitationUsed: 'This invitation has expired or was already used. Ask for another one.',
  nameChanged: (name: string) => `This person is called “${name}” now. Check again.`,
  onlySellersVerified: 'Only sellers can be verified.',
  alreadyVerified: 'You are already verified.',
  alreadyAsked: 'You have already asked.',
  askAgainLater: (days: number) => `You can ask again ${days} days after a refusal.`,
  profileFirst: 'Confirm your email address, add a photo, and write at least ten words about yourself first.',
  declined: (reason: string) => `An admin has declined your account: ${reason}`,
  draftSaved: 'Your draft is saved.',
  checkedFirst: 'An admin checks sellers before their items are published. You’ll get an email.',
  uploadingPhotos: (count: number) => `You are already uploading ${count} photos. Wait until some are done.`,
  uploadingMegabytes: (megabytes: number) =>
    `You are already uploading ${megabytes} MB of photos. Wait until some are done.`,
});

/** Faults of a field, shown after its label. */
export const accountFields = inLocale({
  isOwnEmail: 'is already your email address',
  emailTaken: 'belongs to another account',
  incorrect: 'is incorrect',
  tooCommon: 'is too common; choose another',
  repeats: 'repeats the same few characters; choose another',
  hasShopName: 'contains the name of the shop; choose another',
  hasOwnName: 'contains your name or email address; choose another',
  foreignPhoto: 'must be a photo that you uploaded or the URL of a photo on another site',
});

/** Faults of an uploaded photo. */
export const photoProblems = inLocale({
  /** `fault` is one of `faults`, which also appear alone, after the label of the field. */
  detail: (fault: string) => `The photo ${fault}.`,
  faults: {
    damaged: 'is damaged or incomplete',
    unknownInks: 'is a CMYK image without an Adobe marker; save it as RGB',
    tooManyPixels: 'has more than 110 megapixels',
    tooSmall: 'is too small: each side must have at least 32 pixels',
    tooNarrow: 'is too narrow: its long side may be at most 20 times its short side',
    heic: 'is HEIC, which browsers cannot show: choose JPEG ("Most Compatible" in an iPhone’s camera settings)',
    empty: 'is empty: the file has no bytes',
    unknownFormat: 'must be a JPEG, PNG, WebP or AVIF photo',
    oneTooMany: (max: number) => `is one too many: an account can store at most ${max} photos`,
    noRoom: (megabytes: number) => `does not fit: the photos of an account can take at most ${megabytes} MB`,
  },
});
