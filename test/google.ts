import { OAuth2Server } from 'oauth2-mock-server';

export type GoogleAccount = {
  sub: string;
  email: string;
  email_verified?: boolean;
  name?: string;
  picture?: string;
};

/** A real OpenID Connect server that stands in for Google. */
export type Google = {
  /** The settings of a shop that uses this server for Google login. */
  settings: { GOOGLE_CLIENT_ID: string; GOOGLE_CLIENT_SECRET: string; GOOGLE_DISCOVERY_URL: string };
  server: OAuth2Server;
  /** Sets the account that signs in next. */
  become(account: GoogleAccount): void;
  /** Registers a change to the next ID token only. */
  forge(change: (token: { header: object; payload: Record<string, unknown> }) => void): void;
  close(): Promise<void>;
};

export async function startGoogle(): Promise<Google> {
  const server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  await server.start(0, 'localhost');
  let account: GoogleAccount = { sub: 'nobody', email: 'nobody@example.com' };
  let forgery: Parameters<Google['forge']>[0] | undefined;
  server.service.on('beforeTokenSigning', (token) => {
    // Skips the access token, which has no audience.
    if (!('aud' in token.payload)) return;
    Object.assign(token.payload, account);
    forgery?.(token as never);
    forgery = undefined;
  });
  return {
    server,
    settings: {
      GOOGLE_CLIENT_ID: 'shop-client',
      GOOGLE_CLIENT_SECRET: 'shop-secret',
      GOOGLE_DISCOVERY_URL: `${server.issuer.url}/.well-known/openid-configuration`,
    },
    become(next) {
      account = next;
    },
    forge(change) {
      forgery = change;
    },
    close: () => server.stop(),
  };
}
