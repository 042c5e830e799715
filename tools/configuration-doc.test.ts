import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { loadConfig, settings } from '#src/platform/config/config.server.ts';
import { writeConfigurationDocs } from './configuration-doc.ts';

const written = writeConfigurationDocs();

test.for(Object.keys(written))(
  '%s is up to date with the settings; `npm run tool -- configuration` writes it',
  (path) => {
    expect(readFileSync(join(import.meta.dirname, '..', path), 'utf8')).toBe(written[path]);
  },
);

test('every setting has a description', () => {
  const silent = Object.entries(settings.shape).filter(([, schema]) => !schema.description);
  expect(silent).toEqual([]);
});

test('.env.example equals the defaults when every line is uncommented', () => {
  const lines = written['.env.example']!.replaceAll(/^# (?=[A-Z\d_]+=)/gm, '');
  expect(Object.keys(parseEnv(lines)).toSorted()).toEqual(Object.keys(settings.shape).toSorted());
  expect(loadConfig(parseEnv(lines))).toEqual(loadConfig({}));
});
