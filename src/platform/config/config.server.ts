import { resolve } from 'node:path';
import { z } from 'zod';
import { identitySettings } from './identity-settings.server.ts';
import { describeMisspelt, findMisspelt } from './misspelled.server.ts';
import { serverSettings } from './server-settings.server.ts';
import { shopSettings } from './shop-settings.server.ts';
import { stateSettings } from './state-settings.server.ts';
import { telemetrySettings } from './telemetry-settings.server.ts';
import { isLoopback } from './values.server.ts';

/** Every setting, by the name of its environment variable. `docs/configuration.md` is generated from it. */
export const settings = z.object({
  ...serverSettings,
  ...stateSettings,
  ...identitySettings,
  ...shopSettings,
  ...telemetrySettings,
});

type Given = z.output<typeof settings>;
export type Config = Omit<Given, 'PUBLIC_URL' | 'MAIL_FROM'> & {
  PUBLIC_URL: string;
  MAIL_FROM: string;
};

const neededBy: Record<string, (keyof Given)[]> = {
  'IMAGES=s3': ['S3_BUCKET', 'S3_PUBLIC_URL', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  'IMAGES=imgbb': ['IMGBB_KEY'],
  'IDENTITY=firebase': ['FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY'],
  BACKUP_S3_BUCKET: ['BACKUP_PASSPHRASE_FILE', 'BACKUP_S3_ACCESS_KEY_ID', 'BACKUP_S3_SECRET_ACCESS_KEY'],
};

export class ConfigError extends Error {}

/** Treats empty values as unset. @throws ConfigError with the first invalid setting */
export function loadConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = settings.safeParse(given);
  if (!result.success) {
    const [first] = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new ConfigError(first);
  }
  const config = result.data;
  const publicUrl = config.PUBLIC_URL ?? `http://localhost:${config.PORT}`;
  const [misspelt] = findMisspelt(env, Object.keys(settings.shape));
  // Without the intended setting, the shop could start with the wrong database or with demo users.
  if (misspelt && !isLoopback(publicUrl)) throw new ConfigError(describeMisspelt(misspelt));
  const refused = [
    config.RATE_LIMITS === 'off' && 'RATE_LIMITS: off',
    config.LOAD_SHEDDING === 'off' && 'LOAD_SHEDDING: off',
    config.DEAL_SPEED !== 1 && 'DEAL_SPEED: any value but 1',
    config.PASSWORD_COST !== 14 && 'PASSWORD_COST: less than 14',
  ].find(Boolean);
  if (refused && !isLoopback(publicUrl))
    throw new ConfigError(`${refused} is refused when PUBLIC_URL is not a loopback host`);
  if (config.METRICS_PORT === config.PORT)
    throw new ConfigError('METRICS_PORT: must differ from PORT, which is public');
  if (config.DATABASE_READ_URL && !config.DATABASE_URL)
    throw new ConfigError('DATABASE_URL: is required with DATABASE_READ_URL, which is a standby of it');
  const { IDENTITY, IMAGES, BACKUP_S3_BUCKET: bucket } = config;
  const chosen = [`IDENTITY=${IDENTITY}`, `IMAGES=${IMAGES}`, ...(bucket ? ['BACKUP_S3_BUCKET'] : [])];
  for (const choice of chosen) {
    const missing = neededBy[choice]?.find((name) => config[name] === undefined);
    if (missing) throw new ConfigError(`${missing}: is required with ${choice}`);
  }
  checkIdentity(config, publicUrl, env['NODE_ENV']);
  checkPush(config, publicUrl);
  if (bucket && bucket === config.S3_BUCKET)
    throw new ConfigError('BACKUP_S3_BUCKET: must not be S3_BUCKET, which is public');
  const from = config.MAIL_FROM ?? `no-reply@${mailDomain(publicUrl)}`;
  return { ...config, PUBLIC_URL: publicUrl, MAIL_FROM: from, STATE_DIR: resolve(config.STATE_DIR) };
}

const vapid = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'] as const;

function checkPush(config: Given, publicUrl: string): void {
  const missing = vapid.find((name) => !config[name]);
  if (missing && vapid.some((name) => config[name]))
    throw new ConfigError(`${missing}: is required; set all of ${vapid.join(', ')} or none`);
  if (config.PUSH_TEST_PORT && !isLoopback(publicUrl))
    throw new ConfigError('PUSH_TEST_PORT: is refused when PUBLIC_URL is not a loopback host');
  if (!config.PUSH_TEST_PORT !== !config.PUSH_TEST_CA)
    throw new ConfigError('PUSH_TEST_PORT: requires PUSH_TEST_CA, and the reverse');
}

function checkIdentity(config: Given, publicUrl: string, nodeEnv = ''): void {
  if (config.IDENTITY === 'firebase') {
    for (const name of ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'] as const)
      if (config[name])
        throw new ConfigError(`${name}: is for IDENTITY=embedded; with firebase set FIREBASE_GOOGLE`);
  }
  // Checked with any provider, because the shop would accept forged tokens after a later change to IDENTITY.
  if (config.FIREBASE_AUTH_EMULATOR_HOST) {
    const refuse = (when: string) => {
      throw new ConfigError(`FIREBASE_AUTH_EMULATOR_HOST: is refused when ${when}`);
    };
    if (nodeEnv === 'production') refuse('NODE_ENV is production: its tokens are not signed');
    if (!isLoopback(publicUrl)) refuse('PUBLIC_URL is not a loopback host: its tokens are not signed');
  }
  if (!config.GOOGLE_CLIENT_ID !== !config.GOOGLE_CLIENT_SECRET) {
    const missing = config.GOOGLE_CLIENT_ID ? 'GOOGLE_CLIENT_SECRET' : 'GOOGLE_CLIENT_ID';
    throw new ConfigError(`${missing}: is required; set both client ID and secret, or neither`);
  }
}

/** Returns the shop's host as the domain of an email address. IPv6 becomes an address literal (RFC 5321, 4.1.3). */
function mailDomain(publicUrl: string): string {
  const { hostname } = new URL(publicUrl);
  return hostname.startsWith('[') ? `[IPv6:${hostname.slice(1, -1)}]` : hostname;
}
