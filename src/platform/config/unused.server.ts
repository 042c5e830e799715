import type { Config } from './config.server.ts';

/** Settings, by name or prefix, that have no effect unless another one is set, or has this value. */
const dependent: [settings: RegExp, needed: keyof Config, value?: string][] = [
  [/^METRICS_HOST$/, 'METRICS_PORT'],
  [/^BACKUP_S3_/, 'BACKUP_S3_BUCKET'],
  [/^IMGBB_/, 'IMAGES', 'imgbb'],
  // Other rules apply to the emulator's host.
  [/^FIREBASE_(?!AUTH_EMULATOR_HOST)/, 'IDENTITY', 'firebase'],
  [/^GOOGLE_DISCOVERY_URL$/, 'GOOGLE_CLIENT_ID'],
  [/^PUSH_TEST_/, 'VAPID_PUBLIC_KEY'],
  [/^OTEL_(EXPORTER_OTLP_HEADERS|SERVICE_NAME|TRACES_SAMPLER_ARG)$/, 'OTEL_EXPORTER_OTLP_ENDPOINT'],
];

type Rule = [settings: RegExp, isUnused: boolean, why: string];

function rulesFor(config: Config): Rule[] {
  const { IMAGES, IDENTITY, DATABASE_URL, PUBLIC_URL } = config;
  return [
    ...dependent.map(([settings, needed, value]): Rule => {
      const isMet = value === undefined ? config[needed] !== undefined : config[needed] === value;
      return [settings, !isMet, `no effect without ${needed}${value ? `=${value}` : ''}`];
    }),
    [/^S3_/, IMAGES !== 's3', 'new photos go to the bucket only with IMAGES=s3'],
    [/^PASSWORD_COST$/, IDENTITY !== 'embedded', 'no effect with IDENTITY=firebase'],
    [/^EMBEDDED_RUN_AS$/, DATABASE_URL !== undefined, 'no effect with DATABASE_URL'],
    [/^HSTS$/, !PUBLIC_URL.startsWith('https:'), 'no effect without an https PUBLIC_URL'],
  ];
}

export function findUnused(config: Config, env: Record<string, string | undefined>): string[] {
  const given = Object.keys(config).filter((name) => env[name]);
  return rulesFor(config).flatMap(([settings, isUnused, why]) => {
    const unused = given.filter((name) => settings.test(name));
    return unused.length > 0 && isUnused ? [`${unused.join(', ')}: ${why}`] : [];
  });
}
