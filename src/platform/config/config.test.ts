import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ConfigError, loadConfig, settings } from './config.server.ts';
import { isLoopback } from './values.server.ts';

const wrong: Record<string, string[]> = {
  PORT: ['abc', '0', '-1', '65536', '3000.5', '3000abc', '0x1000', '1e3', '+3000'],
  HOST: ['[::1]', '127.0.0.1:3000', 'http://127.0.0.1', '[::1]:3000', '::1]', ' 127.0.0.1'],
  METRICS_HOST: ['[::]'],
  DEAL_SPEED: ['1e3', '0.5'],
  PUBLIC_URL: [
    'nonsense',
    'localhost:3000',
    '//shop.example',
    'https://',
    'ftp://shop.example',
    'javascript:alert(1)',
    'https://shop.example/used',
    'https://shop.example/?a=b',
    'https://shop.example/#top',
    'https://robin:hunter2@shop.example',
    'https://robin@shop.example',
  ],
  DATABASE_URL: ['mysql://localhost/shop', 'shop'],
  DATABASE_READ_URL: ['shop'],
  EMBEDDED_RUN_AS: ['root'],
  AUTH_SECRET: ['x'.repeat(32)],
  IDENTITY: ['ldap'],
  FIREBASE_PROJECT_ID: ['Not A Project'],
  FIREBASE_API_KEY: ['key with spaces'],
  FIREBASE_AUTH_DOMAIN: ['https://x.firebaseapp.com', "x.example; script-src 'unsafe-inline'"],
  FIREBASE_GOOGLE: ['yes'],
  FIREBASE_KEYS_URL: ['http://keys.example/', 'file:///etc/passwd'],
  FIREBASE_AUTH_EMULATOR_HOST: ['http://localhost:9099'],
  GOOGLE_CLIENT_ID: ['with spaces in it'],
  GOOGLE_CLIENT_SECRET: [' '],
  GOOGLE_DISCOVERY_URL: ['http://accounts.example/.well-known/openid-configuration'],
  LOCALE: ['xx'],
  DEMO: ['yes'],
  PASSWORD_COST: ['0', '15'],
  REQUIRE_VERIFIED_EMAIL: ['yes'],
  TRUSTED_PROXIES: [
    'proxy.example',
    '10.0.0.1;10.0.0.2',
    '10.0.0.0/33',
    '10.0.0.0/',
    '2001:db8::/129',
    '10.0.0.1,',
    'fe80::1%eth0',
    '0.0.0.0/0',
    '127.0.0.1,::/0',
    '0.0.0.0/7',
    '2000::/6',
  ],
  SMTP_URL: ['smtp://', 'smtps://name:word@', 'http://example.com'],
  MAIL_FROM: ['shop', 'Shop <shop>', 'a@b.c\r\nBcc: x@y.z', 'A <a@b> B <c@d>', 'a@b, c@d'],
  METRICS_PORT: ['3000'],
  RATE_LIMITS: ['0'],
  CONTACT_ADDRESS: ['x'.repeat(201)],
  CONTACT_EMAIL: ['us'],
  CONTACT_PHONE: ['1'.repeat(33)],
  LOG_LEVEL: ['loud'],
  IMAGES: ['ftp'],
  S3_PUBLIC_URL: ['http://pictures.example'],
  S3_ENDPOINT: ['s3.example'],
  IMGBB_URL: ['file:///etc/passwd'],
};

const cases = Object.entries(wrong).flatMap(([name, values]) =>
  values.map((value) => [name, value] as const),
);

test.for(cases)('%s=%s is rejected with one line that names the setting', ([name, value]) => {
  const load = () => loadConfig({ [name]: value });
  expect(load).toThrow(ConfigError);
  expect(load).toThrow(new RegExp(`^${name}: [^\\n]+$`));
});

test('TRUSTED_PROXIES accepts addresses and ranges with any spacing', () => {
  const { TRUSTED_PROXIES } = loadConfig({
    TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8,2001:db8::/32, fc00::/7',
  });
  expect(TRUSTED_PROXIES).toEqual(['127.0.0.1', '10.0.0.0/8', '2001:db8::/32', 'fc00::/7']);
});

test('a guessable AUTH_SECRET is rejected with the command that generates a good one', () => {
  for (const AUTH_SECRET of ['hunter2', ' '.repeat(32), 'change-me-'.repeat(5)]) {
    const why =
      'AUTH_SECRET: the value is too weak: it has fewer than 128 bits; `openssl rand -base64 32` generates a good one';
    expect(() => loadConfig({ AUTH_SECRET })).toThrow(new ConfigError(why));
  }
});

test.for<[Record<string, string>, string]>([
  [{ PORT: 'abc' }, "PORT: 'abc' is not a whole number from 1 to 65535"],
  [{ PORT: '65536' }, "PORT: '65536' is not a whole number from 1 to 65535"],
  [{ OTEL_TRACES_SAMPLER_ARG: '2' }, "OTEL_TRACES_SAMPLER_ARG: '2' is not a number from 0 to 1"],
  [{ LOG_LEVEL: 'loud' }, "LOG_LEVEL: 'loud' is not one of debug, info, warn, error"],
  [{ DEMO: 'yes' }, "DEMO: 'yes' is not one of 0, 1"],
  [
    { CONTACT_PHONE: '1'.repeat(33) },
    `CONTACT_PHONE: '${'1'.repeat(33)}' is not text of at most 32 characters`,
  ],
  [{ CONTACT_EMAIL: 'us' }, "CONTACT_EMAIL: 'us' is not an email address"],
  [{ S3_ENDPOINT: 'https//s3' }, "S3_ENDPOINT: 'https//s3' is not an http:// or https:// URL"],
  [
    { PUBLIC_URL: 'https://robin:hunter2@shop.example' },
    'PUBLIC_URL: the value is not a URL without user name, password, path and query, such as https://shop.example.com',
  ],
])('%j is rejected with the value and the rule', ([env, line]) => {
  expect(() => loadConfig(env)).toThrow(new ConfigError(line));
});

const secretSettings = new Set(
  `AUTH_SECRET DATABASE_URL DATABASE_READ_URL SMTP_URL S3_ACCESS_KEY_ID S3_SECRET_ACCESS_KEY IMGBB_KEY FIREBASE_API_KEY
  GOOGLE_CLIENT_SECRET VAPID_PRIVATE_KEY OTEL_EXPORTER_OTLP_HEADERS`.split(/\s+/),
);

test.for(Object.keys(settings.shape))(
  'messages about %s contain no secret and no text from the schema library',
  (name) => {
    for (const value of ['hunter2', 'ftp://robin:hunter2@x', '-1', ' ', '\u0001', 'hunter2'.repeat(200)]) {
      const line = refusalOf({ [name]: value });
      if (line === null) continue;
      expect(line).toMatch(
        /^[A-Z_\d]+: ('[^']{1,60}'|the value|must|has|is required|requires|is set|is refused)(,|;| )[^\n]+$/,
      );
      expect(line).not.toMatch(/invalid|expected|received|too (small|big)/i);
      const isSecret = secretSettings.has(name) || value.includes('@');
      expect(isSecret && line.includes('hunter2')).toBe(false);
    }
  },
);

function refusalOf(env: Record<string, string>): string | null {
  try {
    loadConfig(env);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

test('a misspelled setting is rejected only when the shop is public', () => {
  const env = { DATABSE_URL: 'postgres://shop@db/shop' };
  const line = 'DATABSE_URL: is not a setting; rename it to DATABASE_URL if you meant that, or unset it';
  expect(() => loadConfig({ ...env, PUBLIC_URL: 'https://shop.example' })).toThrow(new ConfigError(line));
  expect(loadConfig(env)).toEqual(loadConfig({}));
  expect(refusalOf({ DATABSE_URL: '', PUBLIC_URL: 'https://shop.example' })).toBeNull();
});

test.for([
  ['RATE_LIMITS', 'off'],
  ['LOAD_SHEDDING', 'off'],
  ['DEAL_SPEED', '2'],
  ['PASSWORD_COST', '13'],
] as const)('%s=%s is rejected when the shop is public', ([name, value]) => {
  const load = (PUBLIC_URL: string) => loadConfig({ [name]: value, PUBLIC_URL });
  expect(() => load('https://shop.example')).toThrow(
    new RegExp(`^${name}: [\\w ]+ is refused when PUBLIC_URL is not a loopback host$`),
  );
  for (const url of ['http://localhost:9', 'http://127.0.0.1:9', 'http://[::1]:9'])
    expect(String(load(url)[name])).toBe(value);
});

const firebase = { IDENTITY: 'firebase', FIREBASE_PROJECT_ID: 'my-shop', FIREBASE_API_KEY: 'AIza-1' };

test.for<[Record<string, string>, RegExp]>([
  [{ DATABASE_READ_URL: 'postgres://x@y/z' }, /^DATABASE_URL: is required with DATABASE_READ_URL/],
  [{ BACKUP_S3_BUCKET: 'copies' }, /^BACKUP_PASSPHRASE_FILE: is required with BACKUP_S3_BUCKET$/],
  [{ IDENTITY: 'firebase' }, /^FIREBASE_PROJECT_ID: is required with IDENTITY=firebase$/],
  [{ ...firebase, FIREBASE_API_KEY: '' }, /^FIREBASE_API_KEY: is required with IDENTITY=firebase$/],
  [{ ...firebase, GOOGLE_CLIENT_ID: 'x' }, /^GOOGLE_CLIENT_ID: is for IDENTITY=embedded/],
  [{ GOOGLE_CLIENT_ID: 'x' }, /^GOOGLE_CLIENT_SECRET: is required/],
  [{ GOOGLE_CLIENT_SECRET: 'hunter2' }, /^GOOGLE_CLIENT_ID: is required[^\n2]+$/],
])('settings that belong together must be set together: %j', ([env, line]) => {
  expect(() => loadConfig(env)).toThrow(ConfigError);
  expect(() => loadConfig(env)).toThrow(line);
});

test('the Firebase emulator, whose tokens anyone can forge, is rejected in production and when the shop is public', () => {
  const env = { ...firebase, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' };
  expect(loadConfig(env).FIREBASE_AUTH_EMULATOR_HOST).toBe('127.0.0.1:9099');
  const refused = /^FIREBASE_AUTH_EMULATOR_HOST: is refused when [^\n]+$/;
  expect(() => loadConfig({ ...env, NODE_ENV: 'production' })).toThrow(refused);
  expect(() => loadConfig({ ...env, PUBLIC_URL: 'https://shop.example' })).toThrow(refused);
  expect(() => loadConfig({ ...env, IDENTITY: 'embedded', NODE_ENV: 'production' })).toThrow(refused);
});

test('a photo host without its settings is rejected with one line that names the missing setting', () => {
  const s3 = {
    S3_BUCKET: 'shop',
    S3_PUBLIC_URL: 'https://pictures.example',
    S3_ACCESS_KEY_ID: 'robin',
    S3_SECRET_ACCESS_KEY: 'hunter2',
  };
  expect(loadConfig({ IMAGES: 's3', ...s3 }).IMAGES).toBe('s3');
  for (const name of Object.keys(s3)) {
    const load = () => loadConfig({ IMAGES: 's3', ...s3, [name]: '' });
    expect(load).toThrow(new RegExp(`^${name}: is required with IMAGES=s3$`));
  }
  expect(() => loadConfig({ IMAGES: 'imgbb' })).toThrow(/^IMGBB_KEY: is required with IMAGES=imgbb$/);
  expect(loadConfig({ IMAGES: 'imgbb', IMGBB_KEY: 'k' }).IMGBB_URL).toBe('https://api.imgbb.com/1/upload');
});

test('a shop without settings is reachable only from its own machine', () => {
  expect(loadConfig({})).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    PUBLIC_URL: 'http://localhost:3000',
    STATE_DIR: resolve('.state'),
    IDENTITY: 'embedded',
    IMAGES: 'local',
    DEMO: true,
    RATE_LIMITS: 'on',
    LOAD_SHEDDING: 'on',
  });
});

test('the email sender is a single mailbox, by default at the host of PUBLIC_URL', () => {
  for (const MAIL_FROM of ['shop@example.com', 'Shop <shop@example.com>', 'The Shop, Ltd. <a@b>'])
    expect(loadConfig({ MAIL_FROM }).MAIL_FROM).toBe(MAIL_FROM);
  expect(loadConfig({ PUBLIC_URL: 'http://[::1]:3000' }).MAIL_FROM).toBe('no-reply@[IPv6:::1]');
});

test('PUBLIC_URL uses the configured port by default, and a trailing slash is removed', () => {
  expect(loadConfig({ PORT: '8080' }).PUBLIC_URL).toBe('http://localhost:8080');
  expect(loadConfig({ PORT: '8080', PUBLIC_URL: 'https://Shop.Example/' }).PUBLIC_URL).toBe(
    'https://shop.example',
  );
  expect(loadConfig({ PUBLIC_URL: 'https://shop.example:443' }).PUBLIC_URL).toBe('https://shop.example');
});

test('an empty setting counts as unset', () => {
  const empty = { PORT: '', PUBLIC_URL: '', DATABASE_URL: '', AUTH_SECRET: '', DEMO: '' };
  expect(loadConfig(empty)).toEqual(loadConfig({}));
});

test('unknown environment variables are ignored', () => {
  expect(loadConfig({ PATH: '/bin', port: '1', HOME: '/root' })).toEqual(loadConfig({}));
});

test.for<[string, boolean]>([
  ['http://localhost:3000', true],
  ['https://127.0.0.1', true],
  ['http://[::1]:3000', true],
  ['http://localhost.evil.example', false],
  ['http://127.0.0.1.evil.example', false],
  ['https://shop.example', false],
  ['http://0.0.0.0:3000', false],
])('whether %s is a loopback address: %s', ([url, is]) => expect(isLoopback(url)).toBe(is));
