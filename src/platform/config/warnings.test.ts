import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadConfig } from './config.server.ts';
import { demoWarning, describeGoogleLogin, findWarnings } from './warnings.server.ts';

const warned = (env: Record<string, string>): string[] =>
  findWarnings(loadConfig(env), env).map((line) => {
    expect(line).toMatch(/^[\w, ]+: [^\n]+$/);
    return line.split(':', 1)[0]!;
  });

const careful = {
  PUBLIC_URL: 'https://shop.example',
  SMTP_URL: 'smtp://mail.example',
  TRUSTED_PROXIES: '127.0.0.1',
  DATABASE_URL: 'postgres://shop@db/shop',
  AUTH_SECRET: 'qnLwcvPz5sAVJqxlYDFnxbkqsRXAzXhG3kEbIYLIBCY=',
};

test('a local shop and a fully configured public shop get no warnings', () => {
  expect(warned({})).toEqual([]);
  expect(warned(careful)).toEqual([]);
});

test('a public shop gets one line for each missing setting', () => {
  const { PUBLIC_URL, DATABASE_URL } = careful;
  expect(warned({ PUBLIC_URL, DATABASE_URL })).toEqual(['SMTP_URL', 'TRUSTED_PROXIES', 'AUTH_SECRET']);
});

test('the warning about the outbox includes the number of emails that the outbox keeps', () => {
  const env = { ...careful, SMTP_URL: '', STATE_DIR: '/var/lib/shop' };
  expect(findWarnings(loadConfig(env), env)).toEqual([
    'SMTP_URL: is not set: emails are not sent but written to /var/lib/shop/outbox, which keeps the newest 1000',
  ]);
});

test.for<[Record<string, string>, string[]]>([
  [{ ...careful, SMTP_URL: '' }, ['SMTP_URL']],
  [{ ...careful, TRUSTED_PROXIES: '' }, ['TRUSTED_PROXIES']],
  [{ ...careful, AUTH_SECRET: '' }, ['AUTH_SECRET']],
  [{ ...careful, AUTH_SECRET: '', DATABASE_URL: '' }, []],
  [{ ...careful, PUBLIC_URL: 'http://shop.example' }, ['PUBLIC_URL']],
  [{ PUBLIC_URL: 'https://localhost' }, ['TRUSTED_PROXIES']],
  [{ RATE_LIMITS: 'off' }, ['RATE_LIMITS']],
  [{ LOAD_SHEDDING: 'off' }, ['LOAD_SHEDDING']],
  [{ PASSWORD_COST: '4' }, ['PASSWORD_COST']],
])('the environment %j causes warnings about %j', ([env, settings]) => expect(warned(env)).toEqual(settings));

test.for([
  [0o1777, ['STATE_DIR']],
  [0o755, ['STATE_DIR']],
  [0o750, ['STATE_DIR']],
  [0o700, []],
] as const)('a state folder of mode %o causes warnings about %j', async ([mode, settings]) => {
  const STATE_DIR = await mkdtemp(join(tmpdir(), 'rangefinder-open-'));
  onTestFinished(() => rm(STATE_DIR, { recursive: true }));
  await chmod(STATE_DIR, mode);
  expect(warned({ STATE_DIR })).toEqual(settings);
});

test('the warning about demo users names the file with their passwords', () => {
  expect(demoWarning('/var/lib/shop')).toMatch(/^DEMO: [^\n]+\(\/var\/lib\/shop\/demo\.txt\)/);
});

const described = (env: Record<string, string>) => describeGoogleLogin(loadConfig(env));

test('the log of a shop without Google login names the settings for it', () => {
  const firebase = { IDENTITY: 'firebase', FIREBASE_PROJECT_ID: 'my-shop', FIREBASE_API_KEY: 'AIza-1' };
  expect(described({})).toBe(
    'Google login is off; to turn it on, set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET (docs/identity.md).',
  );
  expect(described({ GOOGLE_CLIENT_ID: 'x', GOOGLE_CLIENT_SECRET: 'y' })).toBe(null);
  expect(described(firebase)).toMatch(/, set FIREBASE_GOOGLE=1 \(/);
  expect(described({ ...firebase, FIREBASE_GOOGLE: '1' })).toBe(null);
});

const misspelt: Record<string, string[]> = {
  TRUSTED_PROXIES: ['TRUSTED_PROXY', 'TRUSTED_PROXYS', 'TRUSTED_PROXIE'],
  SMTP_URL: ['SMPT_URL', 'SMTP_URI'],
  DATABASE_URL: ['DATABASE_ULR', 'DATABSE_URL'],
  PUBLIC_URL: ['PUBLIC_URI', 'public_url'],
  STATE_DIR: ['STATEDIR'],
  S3_ACCESS_KEY_ID: ['S3_ACCESS_KEY'],
  METRICS_PORT: ['METRIC_PORT'],
  LOG_LEVEL: ['LOGLEVEL'],
  IMAGES: ['IMAGE'],
};
const pairs = Object.entries(misspelt).flatMap(([intended, all]) =>
  all.map((written) => [written, intended] as const),
);

test.for(pairs)('%s is reported as a misspelled %s', ([written, intended]) => {
  const lines = findWarnings(loadConfig({}), { [written]: 'x' });
  expect(lines).toEqual([
    `${written}: is not a setting; rename it to ${intended} if you meant that, or unset it`,
  ]);
});

test('common variables of shells, services, containers and tools cause no warning', () => {
  const ordinary =
    `PATH HOME USER LOGNAME SHELL TERM LANG LANGUAGE LC_ALL LC_TIME PWD OLDPWD SHLVL TZ EDITOR PAGER
    HOSTNAME HOSTTYPE HOSTS PORTS POST DEMOS MAIL MAILTO MAIL_URL TMPDIR TEMP DISPLAY COLORTERM NO_COLOR FORCE_COLOR CI DEBUG
    NODE NODE_ENV NODE_OPTIONS NODE_PATH NODE_VERSION YARN_VERSION INIT_CWD npm_lifecycle_event npm_config_loglevel
    MALLOC_ARENA_MAX STATE_DIRECTORY LOGS_DIRECTORY CACHE_DIRECTORY RUNTIME_DIRECTORY INVOCATION_ID JOURNAL_STREAM
    SYSTEMD_EXEC_PID CREDENTIALS_DIRECTORY NOTIFY_SOCKET LISTEN_PID XDG_RUNTIME_DIR XDG_SESSION_ID SSH_CLIENT SSH_TTY
    PGHOST PGPORT PGUSER PGPASSWORD PGDATABASE POSTGRES_PASSWORD POSTGRES_USER POSTGRES_DB DATABASE_HOST DATABASE_NAME
    SMTP_HOST SMTP_PORT SMTP_USER HTTP_PROXY HTTPS_PROXY NO_PROXY http_proxy no_proxy S3_PREFIX AWS_REGION
    AWS_ACCESS_KEY_ID AWS_SECRET_ACCESS_KEY GOOGLE_APPLICATION_CREDENTIALS FIREBASE_CONFIG OTEL_TRACES_SAMPLER
    OTEL_SERVICE_VERSION OTEL_EXPORTER_OTLP_TIMEOUT OTEL_EXPORTER_OTLP_PROTOCOL KUBERNETES_SERVICE_HOST
    KUBERNETES_PORT CHROMIUM_PATH PUPPETEER_EXECUTABLE_PATH VITEST`.split(/\s+/);
  expect(findWarnings(loadConfig({}), Object.fromEntries(ordinary.map((name) => [name, 'x'])))).toEqual([]);
});

const s3 = { S3_BUCKET: 'shop', S3_PUBLIC_URL: 'https://photos.example' };

test.for<[Record<string, string>, string]>([
  [{ METRICS_HOST: '10.0.0.1' }, 'METRICS_HOST: no effect without METRICS_PORT'],
  [s3, 'S3_BUCKET, S3_PUBLIC_URL: new photos go to the bucket only with IMAGES=s3'],
  [{ BACKUP_S3_REGION: 'eu-west-1' }, 'BACKUP_S3_REGION: no effect without BACKUP_S3_BUCKET'],
  [{ IMGBB_KEY: 'x' }, 'IMGBB_KEY: no effect without IMAGES=imgbb'],
  [{ FIREBASE_PROJECT_ID: 'my-shop' }, 'FIREBASE_PROJECT_ID: no effect without IDENTITY=firebase'],
  [{ GOOGLE_DISCOVERY_URL: 'https://x.example' }, 'GOOGLE_DISCOVERY_URL: no effect without GOOGLE_CLIENT_ID'],
  [
    { DATABASE_URL: 'postgres://shop@db/shop', EMBEDDED_RUN_AS: 'user' },
    'EMBEDDED_RUN_AS: no effect with DATABASE_URL',
  ],
  [{ OTEL_SERVICE_NAME: 'shop' }, 'OTEL_SERVICE_NAME: no effect without OTEL_EXPORTER_OTLP_ENDPOINT'],
  [{ HSTS: 'subdomains' }, 'HSTS: no effect without an https PUBLIC_URL'],
  [
    { IDENTITY: 'firebase', FIREBASE_PROJECT_ID: 'my-shop', FIREBASE_API_KEY: 'AIza-1', PASSWORD_COST: '14' },
    'PASSWORD_COST: no effect with IDENTITY=firebase',
  ],
  [
    { PUSH_TEST_PORT: '9443', PUSH_TEST_CA: '/etc/ca.pem' },
    'PUSH_TEST_PORT, PUSH_TEST_CA: no effect without VAPID_PUBLIC_KEY',
  ],
])('the environment %j causes a warning about a setting without effect', ([env, line]) => {
  expect(findWarnings(loadConfig(env), env)).toEqual([line]);
});

test('settings that have an effect cause no warning', () => {
  const all = {
    ...s3,
    IMAGES: 's3',
    S3_ACCESS_KEY_ID: 'robin',
    S3_SECRET_ACCESS_KEY: 'x',
    BACKUP_PASSPHRASE_FILE: '/etc/passphrase',
    BACKUP_S3_BUCKET: 'backups',
    BACKUP_S3_ACCESS_KEY_ID: 'robin',
    BACKUP_S3_SECRET_ACCESS_KEY: 'x',
    METRICS_PORT: '9100',
    METRICS_HOST: '10.0.0.1',
    EMBEDDED_RUN_AS: 'user',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318',
    OTEL_SERVICE_NAME: 'shop',
    GOOGLE_CLIENT_ID: 'x',
    GOOGLE_CLIENT_SECRET: 'x',
    GOOGLE_DISCOVERY_URL: 'https://x.example',
  };
  expect(findWarnings(loadConfig(all), all)).toEqual([]);
});
