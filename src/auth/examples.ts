import type { Examples } from '#src/platform/manifest.server.ts';
import { account, date, email, id, jwt, password } from '#src/platform/http/samples.ts';

const session = 'u3xQ0m…';
const done = { status: true };
const mailedToken = 'b7f3…';

export const authExamples: Examples = {
  schemas: {
    SignedInDevice: {
      id,
      current: true,
      signedInAt: date,
      lastUsedAt: date,
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      address: '203.0.113.9',
    },
  },
  answers: {
    'GET /jwt': { accessToken: jwt },
    'POST /auth/sign-up/email': { token: session, user: account },
    'POST /auth/sign-in/email': { redirect: false, token: session, user: account },
    'POST /auth/sign-out': { success: true },
    'GET /auth/account': { email, emailVerified: false, hasPassword: true, newEmail: null, linked: [] },
    'POST /auth/verify-email': { ...done, email },
    'POST /auth/check-link': { valid: true },
    ...Object.fromEntries(
      ['request-password-reset', 'reset-password', 'send-verification-email', 'change-password']
        .concat('change-email', 'withdraw-email-change', 'revoke-sessions', 'unlink-account')
        .map((name) => [`POST /auth/${name}`, done]),
    ),
    'GET /auth/token': { token: jwt },
    'GET /auth/get-session': { session: { id, userId: id, expiresAt: date }, user: account },
    'GET /auth/list-accounts': [
      {
        id,
        providerId: 'google',
        accountId: '117…',
        userId: id,
        scopes: [],
        createdAt: date,
        updatedAt: date,
      },
    ],
    'GET /auth/jwks': { keys: [{ kid: id, kty: 'OKP', alg: 'EdDSA', crv: 'Ed25519', x: 'dTTFXbHm…' }] },
  },
  bodies: {
    'POST /auth/sign-up/email': { name: 'Robin', email, password },
    'POST /auth/sign-in/email': { email, password },
    'POST /auth/request-password-reset': { email },
    'POST /auth/reset-password': { token: mailedToken, newPassword: password },
    'POST /auth/verify-email': { token: mailedToken },
    'POST /auth/check-link': { token: mailedToken, purpose: 'reset' },
    'POST /auth/send-verification-email': {},
    'POST /auth/change-password': { currentPassword: 'old and worn 41', newPassword: password },
    'POST /auth/change-email': { newEmail: 'robin@new.example', password },
    'POST /auth/withdraw-email-change': {},
    'POST /auth/unlink-account': { providerId: 'google' },
    'POST /auth/revoke-sessions': {},
  },
};
