import { OAuth2Server } from 'oauth2-mock-server';

/** Someone with a Google account. */
export type GoogleAccount = {
  sub: string;
  email: string;
  email_verified?: boolean;
  name?: string;
  picture?: string;
};

/** Google's part, played by a real OpenID Connect server with keys of its own. */
export type Google = {
  /** The settings of a shop that signs people in with it. */
  settings: { GOOGLE_CLIENT_ID: string; GOOGLE_CLIENT_SECRET: string; GOOGLE_DISCOVERY_URL: string };
  server: OAuth2Server;
  /** Who chooses their account in the next windows. */
  become(account: GoogleAccount): void;
  /** Changes what the next ID token says, once. */
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
    // The access token is made before; it has no audience.
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
