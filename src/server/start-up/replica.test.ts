import { join } from 'node:path';
import { sql } from 'kysely';
import type pg from 'pg';
import { expect, test } from 'vitest';
import { loadConfig } from '#src/platform/config/config.server.ts';
import { withContext } from '#src/platform/context.server.ts';
import { createReadyCheck } from '#src/server/observability/ready-check.ts';
import { findFreePort } from '#test/free-port.ts';
import { useShop } from '#test/shop.ts';
import { openRuntime } from './runtime.ts';

// There is no standby here; `npm run lab -- faults --only r` starts one.
const shop = await useShop();

function urlOf(changes: pg.ClientConfig = {}): string {
  const { host, port, user, password, database: name } = { ...shop.connection, ...changes };
  return `postgres://${user}:${String(password)}@/${name}?host=${host}&port=${port}`;
}

async function open(readUrl: string) {
  const config = loadConfig({
    STATE_DIR: shop.app.config.STATE_DIR,
    LOG_LEVEL: 'error',
    DATABASE_URL: urlOf(),
    DATABASE_READ_URL: readUrl,
  });
  return openRuntime(config, shop.connection, join(import.meta.dirname, '../../..'));
}

test.for([
  ['does not answer', async () => urlOf({ host: '127.0.0.1', port: await findFreePort() })],
  ['is the primary itself', async () => urlOf()],
] as const)(
  'the primary serves reads and a warning is logged while DATABASE_READ_URL %s',
  async ([, find]) => {
    const { app, close } = await open(await find());
    try {
      const read = () => sql`select from migrations`.execute(app.db);
      expect((await withContext({ standby: app.replica!.used }, read)).rows.length).toBeGreaterThan(0);
      expect(app.changes.listening).toBe(true);
      expect(await (await createReadyCheck(app)()).json()).toEqual({
        status: 'ready',
        writes: true,
        replica: false,
      });
    } finally {
      app.log.level = 'silent';
      await close();
    }
  },
);

test('a start fails when DATABASE_READ_URL is not a copy of the database', async () => {
  const other = urlOf({ database: 'rangefinder' });
  await expect(open(other)).rejects.toThrow(
    /^DATABASE_READ_URL: .*\/rangefinder cannot be used: it is not a copy of the database of DATABASE_URL$/,
  );
});
