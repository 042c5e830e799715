import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';

const port = z.coerce.number().int().min(1).max(65_535);
const origin = z
  // `abort`: what follows reads it as a URL.
  .url({ protocol: /^https?$/, error: 'must be an http:// or https:// URL', abort: true })
  .refine((value) => new URL(value).pathname === '/', 'must have no path')
  .transform((value) => new URL(value).origin);
const webUrl = z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// URL', abort: true });
// Pages load pictures by https alone.
const pictureUrl = z.url({ protocol: /^https$/, error: 'must be an https:// URL' });
const mailbox = /^([^<>"\p{Cc}]{1,120} <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u;
const flag = z.enum(['0', '1']).transform((value) => value === '1');
const host = /^[a-z0-9]([a-z0-9.-]{0,250}[a-z0-9])?(:\d{1,5})?$/i;
/** What is fetched to decide who someone is: nobody on the way may change it. */
const trustedUrl = z
  .url({ protocol: /^https?$/, error: 'must be an https:// URL', abort: true })
  .refine((value) => value.startsWith('https:') || isLoopback(value), 'must be an https:// URL');

/** An address, or a range of them: `10.1.0.0/16`, `2001:db8::/32`. */
function isNetwork(value: string): boolean {
  const [address = '', bits, ...rest] = value.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0 || address.includes('%')) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/** An origin as a browser sends it. */
function isOrigin(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && new URL(value).origin === value;
}

/** Every setting, by the name of its environment variable; `docs/configuration.md` is written from it. */
export const settings = z.object({
  PORT: port.default(3000).describe('The port to listen on.'),
  HOST: z.string().min(1).default('127.0.0.1').describe('The address to listen on.'),
  PUBLIC_URL: origin.optional().describe('Where people reach the shop. Default: `http://localhost:PORT`.'),
  STATE_DIR: z
    .string()
    .min(1)
    .default('.state')
    .describe('Embedded database, local images, mails as `outbox/*.eml`, generated secrets.'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// URL' })
    .optional()
    .describe('A PostgreSQL 15 or later. Unset: an embedded one is started under STATE_DIR.'),
  DATABASE_CONNECTIONS: z.coerce
    .number()
    .int()
    .min(4)
    .max(500)
    .default(16)
    .describe(
      'How many connections to the database one process opens at most; a quarter is kept from people who are not signed in. Its searches open up to 8 more, its jobs up to 6.',
    ),
  VISITORS_AT_ONCE: z.coerce
    .number()
    .int()
    .min(1)
    .max(500)
    .default(6)
    .describe(
      'How many answers are made at once for people who are not signed in, those from memory not counted; ten times as many wait for a moment, the rest get 503 (docs/operating.md).',
    ),
  EMBEDDED_RUN_AS: z
    .enum(['namespace', 'user'])
    .optional()
    .describe('Forces one way of running the embedded database as root. Unset: whichever works.'),
  AUTH_SECRET: z
    .string()
    .min(32, 'must be at least 32 characters')
    .optional()
    .describe(
      'Signs sessions and access tokens. Unset: generated once under STATE_DIR. Several processes must share it.',
    ),
  IDENTITY: z
    .enum(['embedded', 'firebase'])
    .default('embedded')
    .describe('Who signs people in: the shop itself, or Firebase Authentication (docs/identity.md).'),
  FIREBASE_PROJECT_ID: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.:-]{2,62}[a-z0-9]$/, 'must be the id of a Firebase project')
    .optional()
    .describe('The Firebase project; needed with IDENTITY=firebase.'),
  FIREBASE_API_KEY: z
    .string()
    .regex(/^[\w-]{4,128}$/, 'must be the Web API key of the Firebase project')
    .optional()
    .describe('Its Web API key, which browsers get to see; needed with IDENTITY=firebase.'),
  FIREBASE_AUTH_DOMAIN: z
    .string()
    .regex(host, 'must be a host name')
    .optional()
    .describe('Where its Google popup lives. Default: `<FIREBASE_PROJECT_ID>.firebaseapp.com`.'),
  FIREBASE_GOOGLE: flag
    .default(false)
    .describe('`1`: the button for Google is shown; the project must have that way of signing in.'),
  FIREBASE_KEYS_URL: trustedUrl
    .default('https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com')
    .describe("The key set that Firebase's ID tokens are checked with."),
  FIREBASE_AUTH_EMULATOR_HOST: z
    .string()
    .regex(host, 'must be `host:port`')
    .optional()
    .describe(
      "Firebase's Auth emulator, for tests: its tokens are not signed. Refused when NODE_ENV is production or PUBLIC_URL is not a loopback host.",
    ),
  GOOGLE_CLIENT_ID: z
    .string()
    .regex(/^[\x21-\x7e]{1,256}$/, 'must be an OAuth client id')
    .optional()
    .describe('OAuth client for Google sign-in with IDENTITY=embedded. Unset: no such button.'),
  GOOGLE_CLIENT_SECRET: z
    .string()
    .regex(/^[\x21-\x7e]{1,256}$/, 'must be an OAuth client secret')
    .optional()
    .describe('Its secret; the two are set together.'),
  GOOGLE_DISCOVERY_URL: trustedUrl
    .default('https://accounts.google.com/.well-known/openid-configuration')
    .describe("Where Google's addresses and keys are read."),
  REQUIRE_VERIFIED_EMAIL: flag
    .default(false)
    .describe('`1`: nobody books or lists before their e-mail is confirmed. `0`: a banner reminds them.'),
  LOCALE: z.enum(['en', 'original']).default('en').describe('The texts of the pages.'),
  DEMO: flag.default(true).describe('`0`: no demo data on the first start of an embedded database.'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be a smtp:// or smtps:// URL' })
    .optional()
    .describe(
      'The mail server, `smtps://name:password@mail.example.com`. Unset: mails are written to `STATE_DIR/outbox`.',
    ),
  MAIL_FROM: z
    .string()
    .regex(mailbox, 'must be an e-mail address, or `Name <address>`')
    .optional()
    .describe(
      'Who mails are from: an address, or `Name <address>`. Default: no-reply at the host of PUBLIC_URL.',
    ),
  IMAGES: z
    .enum(['local', 's3', 'imgbb'])
    .default('local')
    .describe('Who keeps uploaded pictures: the folder `STATE_DIR/images`, a bucket, or imgbb.'),
  S3_BUCKET: z.string().min(1).optional().describe('With `IMAGES=s3`: the bucket.'),
  S3_PUBLIC_URL: pictureUrl
    .optional()
    .describe('With `IMAGES=s3`: where people fetch what is in the bucket, which must be readable there.'),
  S3_ENDPOINT: webUrl.optional().describe('With `IMAGES=s3`: the server, where it is not Amazon’s.'),
  S3_REGION: z.string().min(1).default('us-east-1').describe('With `IMAGES=s3`: the region.'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional().describe('With `IMAGES=s3`: who writes to the bucket.'),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional().describe('With `IMAGES=s3`: their secret.'),
  IMGBB_KEY: z
    .string()
    .min(1)
    .optional()
    .describe('With `IMAGES=imgbb`: the key of its API. It never leaves the server.'),
  IMGBB_URL: webUrl
    .default('https://api.imgbb.com/1/upload')
    .describe('With `IMAGES=imgbb`: where uploads go.'),
  RATE_LIMITS: z
    .enum(['on', 'off'])
    .default('on')
    .describe('`off` is for load tests; refused when PUBLIC_URL is not a loopback host.'),
  TRUSTED_PROXIES: z
    .string()
    .transform((value) => value.split(',').map((part) => part.trim()))
    .refine((parts) => parts.every(isNetwork), 'must be addresses or CIDR ranges, separated by commas')
    .optional()
    .describe(
      'Addresses or CIDR ranges of your own proxies, separated by commas, `10.0.0.5, 10.1.0.0/16`. Their `X-Forwarded-For` says who calls; nobody else is believed. Unset: whoever connects is the caller.',
    ),
  CORS_ORIGINS: z
    .string()
    .transform((value) => value.split(',').map((part) => part.trim()))
    .refine(
      (parts) => parts.every(isOrigin),
      'must be origins, as https://app.example.com, separated by commas',
    )
    .optional()
    .describe(
      'Origins of other sites whose pages may call `/api` with a bearer of their own, separated by commas; never with cookies. Unset: none.',
    ),
  METRICS_PORT: port
    .optional()
    .describe('Serves Prometheus `/metrics` on a port of its own. Unset: not served.'),
  METRICS_HOST: z
    .string()
    .min(1)
    .default('127.0.0.1')
    .describe('The address that METRICS_PORT listens on; never one that the public reaches.'),
  OTEL_EXPORTER_OTLP_ENDPOINT: webUrl
    .optional()
    .describe(
      'An OpenTelemetry collector that takes OTLP over HTTP, `http://127.0.0.1:4318`: traces are sent to its `/v1/traces`. Unset: nothing is traced.',
    ),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .transform((value) => value.split(',').map((pair) => pair.trim().split(/=(.*)/s).slice(0, 2)))
    .refine(
      (pairs) => pairs.every(([name, value]) => /^[\w-]+$/.test(name ?? '') && value),
      'must be `name=value`, separated by commas',
    )
    .transform((pairs) => Object.fromEntries(pairs) as Record<string, string>)
    .optional()
    .describe('Headers that it asks for, `x-api-key=…`, separated by commas.'),
  OTEL_SERVICE_NAME: z
    .string()
    .min(1)
    .max(100)
    .default('rangefinder')
    .describe('What this shop is called there.'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(1)
    .describe(
      'Which part of the requests is traced, 0 to 1; a trusted proxy that sends `traceparent` decides for its own.',
    ),
  CONTACT_ADDRESS: z
    .string()
    .max(200)
    .default('12 Aperture Lane, Springfield')
    .describe('Street address in the footer.'),
  CONTACT_EMAIL: z.email().default('hello@example.com').describe('E-mail address in the footer.'),
  CONTACT_PHONE: z.string().max(32).default('+1 555 0100').describe('Phone number in the footer.'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error']).default('info').describe('How much is logged.'),
});

export type Config = Omit<z.output<typeof settings>, 'PUBLIC_URL' | 'MAIL_FROM'> & {
  PUBLIC_URL: string;
  MAIL_FROM: string;
};

const neededBy = {
  local: [],
  s3: ['S3_BUCKET', 'S3_PUBLIC_URL', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  imgbb: ['IMGBB_KEY'],
} as const;

/** A setting that cannot be used; the message is one line that names it. */
export class ConfigError extends Error {}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Tells whether a URL's host is this machine alone. */
export function isLoopback(url: string): boolean {
  return loopback.has(new URL(url).hostname);
}

/**
 * Reads the settings from an environment; empty values count as unset.
 * @throws ConfigError naming the first setting that is wrong.
 */
export function loadConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = settings.safeParse(given);
  if (!result.success) {
    const issue = result.error.issues[0]!;
    throw new ConfigError(`${issue.path.join('.')}: ${issue.message}`);
  }
  const config = result.data;
  const publicUrl = config.PUBLIC_URL ?? `http://localhost:${config.PORT}`;
  if (config.RATE_LIMITS === 'off' && !isLoopback(publicUrl)) {
    throw new ConfigError('RATE_LIMITS: off is refused when PUBLIC_URL is not a loopback host');
  }
  checkIdentity(config, publicUrl, env['NODE_ENV']);
  for (const name of neededBy[config.IMAGES]) {
    if (config[name] === undefined) throw new ConfigError(`${name}: is needed with IMAGES=${config.IMAGES}`);
  }
  const from = config.MAIL_FROM ?? `Rangefinder <no-reply@${new URL(publicUrl).hostname}>`;
  return { ...config, PUBLIC_URL: publicUrl, MAIL_FROM: from, STATE_DIR: resolve(config.STATE_DIR) };
}

/** Settings that only make sense together. */
function checkIdentity(config: z.output<typeof settings>, publicUrl: string, nodeEnv = ''): void {
  if (config.IDENTITY === 'firebase') {
    for (const name of ['FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY'] as const)
      if (!config[name]) throw new ConfigError(`${name}: is needed with IDENTITY=firebase`);
    for (const name of ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'] as const)
      if (config[name])
        throw new ConfigError(`${name}: is for IDENTITY=embedded; with firebase set FIREBASE_GOOGLE`);
  }
  // Whatever signs people in now: nobody must find it set later on.
  if (config.FIREBASE_AUTH_EMULATOR_HOST) {
    const refuse = (when: string) => {
      throw new ConfigError(`FIREBASE_AUTH_EMULATOR_HOST: is refused when ${when}`);
    };
    if (nodeEnv === 'production') refuse('NODE_ENV is production: its tokens are not signed');
    if (!isLoopback(publicUrl)) refuse('PUBLIC_URL is not a loopback host: its tokens are not signed');
  }
  if (!config.GOOGLE_CLIENT_ID !== !config.GOOGLE_CLIENT_SECRET) {
    const missing = config.GOOGLE_CLIENT_ID ? 'GOOGLE_CLIENT_SECRET' : 'GOOGLE_CLIENT_ID';
    throw new ConfigError(`${missing}: is needed, too: client id and secret are set together`);
  }
}
