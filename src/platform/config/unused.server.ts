import type { Config } from '#src/platform/config.server.ts';

type Rule = {
  settings: RegExp;
  unless: (config: Config) => boolean;
  why: string;
};

const rules: Rule[] = [
  {
    settings: /^METRICS_HOST$/,
    unless: ({ METRICS_PORT }) => METRICS_PORT !== undefined,
    why: 'no effect without METRICS_PORT',
  },
  {
    settings: /^S3_/,
    unless: ({ IMAGES }) => IMAGES === 's3',
    why: 'new photos go to the bucket only with IMAGES=s3',
  },
  {
    settings: /^BACKUP_S3_/,
    unless: ({ BACKUP_S3_BUCKET }) => BACKUP_S3_BUCKET !== undefined,
    why: 'no effect without BACKUP_S3_BUCKET',
  },
  {
    settings: /^IMGBB_/,
    unless: ({ IMAGES }) => IMAGES === 'imgbb',
    why: 'no effect without IMAGES=imgbb',
  },
  {
    // Other rules apply to the emulator's host.
    settings: /^FIREBASE_(?!AUTH_EMULATOR_HOST)/,
    unless: ({ IDENTITY }) => IDENTITY === 'firebase',
    why: 'no effect without IDENTITY=firebase',
  },
  {
    settings: /^GOOGLE_DISCOVERY_URL$/,
    unless: ({ GOOGLE_CLIENT_ID }) => GOOGLE_CLIENT_ID !== undefined,
    why: 'no effect without GOOGLE_CLIENT_ID',
  },
  {
    settings: /^PASSWORD_COST$/,
    unless: ({ IDENTITY }) => IDENTITY === 'embedded',
    why: 'no effect with IDENTITY=firebase',
  },
  {
    settings: /^PUSH_TEST_/,
    unless: ({ VAPID_PUBLIC_KEY }) => VAPID_PUBLIC_KEY !== undefined,
    why: 'no effect without VAPID_PUBLIC_KEY',
  },
  {
    settings: /^EMBEDDED_RUN_AS$/,
    unless: ({ DATABASE_URL }) => DATABASE_URL === undefined,
    why: 'no effect with DATABASE_URL',
  },
  {
    settings: /^(OTEL_EXPORTER_OTLP_HEADERS|OTEL_SERVICE_NAME|OTEL_TRACES_SAMPLER_ARG)$/,
    unless: ({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }) => endpoint !== undefined,
    why: 'no effect without OTEL_EXPORTER_OTLP_ENDPOINT',
  },
  {
    settings: /^HSTS$/,
    unless: ({ PUBLIC_URL }) => PUBLIC_URL.startsWith('https:'),
    why: 'no effect without an https PUBLIC_URL',
  },
];

export function findUnused(config: Config, env: Record<string, string | undefined>): string[] {
  const given = Object.keys(config).filter((name) => env[name]);
  return rules.flatMap(({ settings, unless, why }) => {
    const unused = given.filter((name) => settings.test(name));
    return unused.length > 0 && !unless(config) ? [`${unused.join(', ')}: ${why}`] : [];
  });
}
