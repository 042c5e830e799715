import { createHash } from 'node:crypto';
import type { BetterAuthPlugin } from 'better-auth';
import { APIError } from 'better-auth/api';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { z } from 'zod';
import type { App } from '#src/platform/app.server.ts';
import { email, imageUrl, toUserName } from '#src/platform/schemas.ts';
import { dayMs } from '#src/platform/shared/dates.ts';
import { accountProblems } from '#src/texts/problems-accounts.server.ts';
import { endConfirmation } from './confirming.server.ts';

const timeoutMs = 10_000;

const discovery = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
});
const tokenResponse = z.object({ id_token: z.string() });
const profile = z.object({
  sub: z.string().min(1).max(255),
  email,
  email_verified: z.boolean().default(false),
  name: z.string().default(''),
  picture: z.string().optional(),
  nonce: z.string(),
});

/**
 * Registers Google. The library's own plugins are not used, because they have fixed addresses or must reach Google at
 * startup.
 */
export function googlePlugin(app: App): BetterAuthPlugin {
  const google = createGoogle(app);
  return {
    id: 'rangefinder-google',
    init: ({ socialProviders }) => ({ context: { socialProviders: [google, ...socialProviders] } }),
  };
}

type Provider = Parameters<NonNullable<BetterAuthPlugin['init']>>[0]['socialProviders'][number];

function createGoogle(app: App): Provider {
  const { config } = app;
  const { GOOGLE_CLIENT_ID: clientId = '', GOOGLE_CLIENT_SECRET: clientSecret = '' } = config;
  const discover = createDiscovery(config.GOOGLE_DISCOVERY_URL);
  return {
    id: 'google',
    name: 'Google',
    requiresIdTokenNonce: true,
    // The start of a login asks for an account if its user would be admitted (sign-in.server.ts).
    disableImplicitSignUp: true,
    accountSubject: ({ profile: claims }) => profile.pick({ sub: true }).parse(claims).sub,

    async createAuthorizationURL({ state, codeVerifier, redirectURI, idTokenNonce = '' }) {
      const url = new URL((await discover()).authorization_endpoint);
      const params = {
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectURI,
        scope: 'openid email profile',
        state,
        nonce: idTokenNonce,
        code_challenge: createHash('sha256').update(codeVerifier).digest('base64url'),
        code_challenge_method: 'S256',
        prompt: 'select_account',
      };
      for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value);
      return url;
    },

    async validateAuthorizationCode({ code, redirectURI, codeVerifier = '' }) {
      const response = await fetch((await discover()).token_endpoint, {
        method: 'POST',
        signal: AbortSignal.timeout(timeoutMs),
        body: new URLSearchParams({
          grant_type: 'authorization_code',
          code,
          redirect_uri: redirectURI,
          client_id: clientId,
          client_secret: clientSecret,
          code_verifier: codeVerifier,
        }),
      });
      if (!response.ok) return null;
      // Drops the access token, because we never call Google on behalf of a user.
      return { idToken: tokenResponse.parse(await response.json()).id_token };
    },

    async getUserInfo({ idToken = '', expectedIdTokenNonce }) {
      const { issuer, keys } = await discover();
      // Any error here means that the token proves nothing.
      const verified = await jwtVerify(idToken, keys, {
        issuer,
        audience: clientId,
        algorithms: ['RS256'],
        requiredClaims: ['exp', 'iat'],
        maxTokenAge: '1h',
        clockTolerance: 30,
      }).catch(() => null);
      const { success, data } = profile.safeParse(verified?.payload);
      if (!success || data.nonce !== expectedIdTokenNonce) return null;
      await endConfirmation(app, data.sub);
      const { sub, email: address, email_verified: emailVerified } = data;
      const name = toUserName(data.name) || toUserName(address.replace(/@.*/s, '')) || 'Member';
      const image = imageUrl.safeParse(data.picture).data;
      return { user: { name, email: address, emailVerified, ...(image && { image }) }, data: { sub } };
    },
  };
}

/** Loads Google's discovery document on first use and caches it for a day; failures are not cached. */
function createDiscovery(url: string) {
  type Discovered = z.output<typeof discovery> & { keys: ReturnType<typeof createRemoteJWKSet> };
  let cached: { at: number; value: Promise<Discovered> } | undefined;
  async function load(): Promise<Discovered> {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
      if (!response.ok) throw new Error(`Google's discovery document returned ${response.status}`);
      const value = discovery.parse(await response.json());
      return { ...value, keys: createRemoteJWKSet(new URL(value.jwks_uri), { timeoutDuration: timeoutMs }) };
    } catch {
      cached = undefined;
      throw new APIError('BAD_GATEWAY', { message: accountProblems.googleDown });
    }
  }
  return (): Promise<Discovered> => {
    if (!cached || cached.at < Date.now() - dayMs) cached = { at: Date.now(), value: load() };
    return cached.value;
  };
}
