import { statSync } from 'node:fs';
import { join } from 'node:path';
import { settings, type Config } from './config.server.ts';
import { hasGoogleLogin } from './identity-settings.server.ts';
import { describeMisspelt, findMisspelt } from './misspelled.server.ts';
import { maxOutboxMails } from './state-settings.server.ts';
import { isLoopback } from './values.server.ts';

type Environment = Record<string, string | undefined>;

export function findWarnings(config: Config, env: Environment): string[] {
  const misspelt = findMisspelt(env, Object.keys(settings.shape)).map(describeMisspelt);
  return [...misspelt, ...findUnused(config, env), ...findRisks(config), ...findOpenFolder(config)];
}

function findRisks(config: Config): string[] {
  const isPublic = !isLoopback(config.PUBLIC_URL);
  const isHttps = config.PUBLIC_URL.startsWith('https:');
  const warnings: [boolean, string][] = [
    [
      isPublic && !config.SMTP_URL,
      `SMTP_URL: is not set: emails are not sent but written to ${join(config.STATE_DIR, 'outbox')}, which keeps the newest ${maxOutboxMails}`,
    ],
    [
      // This process does not support TLS, so it needs a proxy that does.
      (isPublic || isHttps) && !config.TRUSTED_PROXIES,
      'TRUSTED_PROXIES: is not set: behind a proxy, all clients share its address and one rate limit; set it to your proxies',
    ],
    [
      isPublic && Boolean(config.DATABASE_URL) && !config.AUTH_SECRET,
      `AUTH_SECRET: is not set: the secret that signs sessions is only in ${config.STATE_DIR}; other processes on this database reject the sessions`,
    ],
    [isPublic && !isHttps, 'PUBLIC_URL: is not https: passwords and sessions are sent unencrypted'],
    [config.RATE_LIMITS === 'off', 'RATE_LIMITS: is off: for load tests only'],
    [config.LOAD_SHEDDING === 'off', 'LOAD_SHEDDING: is off: for tests only'],
    [
      config.PASSWORD_COST < 14,
      'PASSWORD_COST: is lowered, which makes stolen hashes easier to crack; for tests only',
    ],
  ];
  return warnings.filter(([applies]) => applies).map(([, line]) => line);
}

/** The shop creates a private folder, but an existing one, such as a mount, can be open to others. */
function findOpenFolder({ STATE_DIR: folder }: Config): string[] {
  try {
    if ((statSync(folder).mode & 0o077) === 0) return [];
  } catch {
    // The start creates a missing folder, and reports one that it cannot use.
    return [];
  }
  return [
    `STATE_DIR: other accounts have rights to ${folder}, which holds secrets and data of users; run chmod 700 ${folder}`,
  ];
}

export const demoWarning = (stateDir: string): string =>
  `DEMO: the demo users of this public shop can log in, one of them as admin (${join(stateDir, 'demo.txt')}); start again with DEMO=0 and another STATE_DIR`;

/** A line for the log at startup, because the login page only has a button for Google if it works. */
export function describeGoogleLogin(config: Config): string | null {
  if (hasGoogleLogin(config)) return null;
  const needed =
    config.IDENTITY === 'firebase' ? 'FIREBASE_GOOGLE=1' : 'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET';
  return `Google login is off; to turn it on, set ${needed} (docs/identity.md).`;
}

/** Settings, by name or prefix, that have no effect unless another setting is set or has a certain value. */
const dependent: [pattern: RegExp, needed: keyof Config, value?: string][] = [
  [/^METRICS_HOST$/, 'METRICS_PORT'],
  [/^BACKUP_S3_/, 'BACKUP_S3_BUCKET'],
  [/^IMGBB_/, 'IMAGES', 'imgbb'],
  // FIREBASE_AUTH_EMULATOR_HOST is checked separately.
  [/^FIREBASE_(?!AUTH_EMULATOR_HOST)/, 'IDENTITY', 'firebase'],
  [/^GOOGLE_DISCOVERY_URL$/, 'GOOGLE_CLIENT_ID'],
  [/^PUSH_TEST_/, 'VAPID_PUBLIC_KEY'],
  [/^OTEL_(EXPORTER_OTLP_HEADERS|SERVICE_NAME|TRACES_SAMPLER_ARG)$/, 'OTEL_EXPORTER_OTLP_ENDPOINT'],
];

type Rule = [pattern: RegExp, isUnused: boolean, why: string];

function rulesFor(config: Config): Rule[] {
  const { IMAGES, IDENTITY, DATABASE_URL, PUBLIC_URL } = config;
  return [
    ...dependent.map(([pattern, needed, value]): Rule => {
      const isMet = value === undefined ? config[needed] !== undefined : config[needed] === value;
      return [pattern, !isMet, `no effect without ${needed}${value ? `=${value}` : ''}`];
    }),
    [/^S3_/, IMAGES !== 's3', 'new photos go to the bucket only with IMAGES=s3'],
    [/^PASSWORD_COST$/, IDENTITY !== 'embedded', 'no effect with IDENTITY=firebase'],
    [/^EMBEDDED_RUN_AS$/, DATABASE_URL !== undefined, 'no effect with DATABASE_URL'],
    [/^HSTS$/, !PUBLIC_URL.startsWith('https:'), 'no effect without an https PUBLIC_URL'],
  ];
}

function findUnused(config: Config, env: Record<string, string | undefined>): string[] {
  const given = Object.keys(config).filter((name) => env[name]);
  return rulesFor(config).flatMap(([pattern, isUnused, why]) => {
    const unused = given.filter((name) => pattern.test(name));
    return unused.length > 0 && isUnused ? [`${unused.join(', ')}: ${why}`] : [];
  });
}
