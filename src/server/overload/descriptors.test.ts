import { expect, test } from 'vitest';
import { loadConfig } from '#src/platform/config/config.server.ts';
import { databaseConnectionsOf, descriptors, requireDescriptors } from './descriptors.ts';

test('a limit on open files that is too low to serve anyone is rejected with the number that is needed', () => {
  expect(() => requireDescriptors(24, 128)).toThrow(
    /^ulimit -n: the process may open 128 files and needs 368; raise the limit, by `ulimit -n 65536` or by LimitNOFILE=65536 [^\n]+$/,
  );
  expect(() => requireDescriptors(24, 367)).toThrow('may open 367 files and needs 368');
  requireDescriptors(24, 368);
  requireDescriptors(24, Infinity);
});

test('the lowest accepted limit leaves descriptors for visitors and files', () => {
  expect(descriptors(24, 368)).toEqual({ connections: 48, files: 32 });
});

test('connections to a standby count as much as those to the database', () => {
  const env = { DATABASE_URL: 'postgres://shop@db/shop', DATABASE_CONNECTIONS: '5' };
  expect(databaseConnectionsOf(loadConfig(env))).toBe(8);
  const withStandby = { ...env, DATABASE_READ_URL: 'postgres://shop@standby/shop' };
  expect(databaseConnectionsOf(loadConfig(withStandby))).toBe(16);
});
