import {
  choice,
  flag,
  isNot,
  matching,
  ownSecret,
  secretIsNot,
  trustedUrl,
  wholeNumber,
} from './values.server.ts';

/** Whether users can log in with Google. */
export const hasGoogleLogin = (config: {
  IDENTITY: 'embedded' | 'firebase';
  FIREBASE_GOOGLE: boolean;
  GOOGLE_CLIENT_ID?: string | undefined;
}): boolean =>
  config.IDENTITY === 'firebase' ? config.FIREBASE_GOOGLE : config.GOOGLE_CLIENT_ID !== undefined;

const host = /^[a-z0-9]([a-z0-9.-]{0,250}[a-z0-9])?(:\d{1,5})?$/i;

export const identitySettings = {
  AUTH_SECRET: ownSecret
    .optional()
    .describe(
      'The secret that signs sessions and access tokens; `openssl rand -base64 32` generates one. Unset: generated once under STATE_DIR. Several processes must share it.',
    ),
  IDENTITY: choice('embedded', 'firebase')
    .default('embedded')
    .describe(
      'How users log in: through the shop itself, or through Firebase Authentication (docs/identity.md).',
    ),
  FIREBASE_PROJECT_ID: matching(/^[a-z0-9][a-z0-9.:-]{2,62}[a-z0-9]$/, isNot('the ID of a Firebase project'))
    .optional()
    .describe('The Firebase project; needed with IDENTITY=firebase.'),
  FIREBASE_API_KEY: matching(/^[\w-]{4,128}$/, secretIsNot('the Web API key of a Firebase project'))
    .optional()
    .describe('The Web API key of that project, which browsers can see; needed with IDENTITY=firebase.'),
  FIREBASE_AUTH_DOMAIN: matching(host, isNot('a host name'))
    .optional()
    .describe('The host of the Google popup. Default: `<FIREBASE_PROJECT_ID>.firebaseapp.com`.'),
  FIREBASE_GOOGLE: flag
    .default(false)
    .describe('`1`: the Google button is shown; the project must have Google login enabled.'),
  FIREBASE_KEYS_URL: trustedUrl
    .default('https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com')
    .describe("The key set for checking Firebase's ID tokens."),
  FIREBASE_AUTH_EMULATOR_HOST: matching(host, isNot('a host name with a port, as localhost:9099'))
    .optional()
    .describe(
      "Firebase's Auth emulator, for tests: its tokens are not signed. Refused when NODE_ENV is production or PUBLIC_URL is not a loopback host.",
    ),
  GOOGLE_CLIENT_ID: matching(/^[\x21-\x7e]{1,256}$/, isNot('an OAuth client ID'))
    .optional()
    .describe('OAuth client for Google login with IDENTITY=embedded. Unset: no Google button.'),
  GOOGLE_CLIENT_SECRET: matching(/^[\x21-\x7e]{1,256}$/, secretIsNot('an OAuth client secret'))
    .optional()
    .describe('The secret of that client; set both or neither.'),
  GOOGLE_DISCOVERY_URL: trustedUrl
    .default('https://accounts.google.com/.well-known/openid-configuration')
    .describe("The URL from which Google's endpoints and keys are read."),
  PASSWORD_COST: wholeNumber(1, 14)
    .default(14)
    .describe(
      'The cost of hashing a password, as a power of two (the N of scrypt): 14 takes 50 ms and 32 MB. Lower values are for tests, and are refused when PUBLIC_URL is not a loopback host.',
    ),
  ADMIN_SECOND_FACTOR: choice('required', 'off')
    .default('required')
    .describe(
      '`required`: an admin without a second factor can only set one up (docs/accounts.md). Demo users are exempt, and so is IDENTITY=firebase. `off`: the password alone is enough.',
    ),
  REQUIRE_VERIFIED_EMAIL: flag
    .default(false)
    .describe(
      '`1`: users can book and list items only after they have confirmed their email address. `0`: a banner asks them to confirm it.',
    ),
};
