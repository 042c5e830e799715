import { sql } from 'kysely';
import type { Config } from '#src/platform/config/config.server.ts';
import type { Db } from '#src/platform/db/connect.server.ts';
import {
  isNewDatabase,
  listBreaking,
  type Migration,
  type MigrationReport,
} from '#src/platform/db/migrate.server.ts';
import { errorCode, errorMessage } from '#src/platform/errors.ts';
import type { Log } from '#src/platform/observability/log.server.ts';
import { languageOf, languages } from '#src/texts/language-names.ts';
import { setLanguage } from '#src/texts/languages.server.ts';
import { describeMigration, describeStart, type StartProgress } from './start-progress.ts';

/** How often the log repeats what a start waits for. */
const repeatMs = 10_000;

type Needs = {
  config: Config;
  log: Log;
  progress: StartProgress;
  migrations: readonly Migration[];
};

/** Logs how far a migration is, and shows it to clients. A new database is not worth a line for each migration. */
export function reportMigrations({ config, log, progress, migrations }: Needs): MigrationReport {
  let [loggedMs, startMs] = [-Infinity, performance.now()];
  let pending: readonly Migration[] = [];
  let done = 0;
  let isNew = false;
  const isDue = (): boolean => {
    if (performance.now() - loggedMs < repeatMs) return false;
    loggedMs = performance.now();
    return true;
  };
  return {
    onWait(other) {
      if (isDue()) log.info({ ...other }, 'another process migrates the database; this one waits');
    },
    async onBegin(found, db) {
      pending = found;
      isNew = isNewDatabase(pending, migrations);
      startMs = performance.now();
      await setLanguage(languageOf(config.LOCALE) ?? (await findLanguage(db)) ?? 'en');
      progress.content = describeMigration(0, pending.length);
      if (isNew) return;
      const [first, last] = [pending[0]?.name, pending.at(-1)?.name];
      log.info({ migrations: pending.length, first, last }, 'the database is being migrated');
      const breaking = listBreaking(pending);
      if (breaking.length > 0)
        log.warn(
          { migrations: breaking },
          'processes of the previous release must be stopped: they cannot run with these',
        );
    },
    onRetry({ name }, error) {
      if (isDue())
        log.warn(
          { migration: name, code: errorCode(error), reason: errorMessage(error) },
          'a migration is retried, because other transactions were in its way',
        );
    },
    onRan({ name }, ms) {
      done++;
      progress.content = describeMigration(done, pending.length);
      if (!isNew)
        log.info({ migration: name, ms: Math.round(ms), done, of: pending.length }, 'a migration has run');
      if (done < pending.length) return;
      progress.content = describeStart();
      const total = Math.round(performance.now() - startMs);
      log.info(
        { migrations: done, ms: total },
        'the database is migrated; reference data and search index follow',
      );
    },
  };
}

/** Returns the language that admins have chosen, unless the database is older than this setting. */
async function findLanguage(db: Db) {
  const { rows } = await sql<{ exists: boolean }>`
    select to_regclass('shop_settings') is not null as exists`.execute(db);
  if (!rows[0]?.exists) return undefined;
  const row = await db.selectFrom('shop_settings').select('settings').executeTakeFirst();
  const { language } = Object(row?.settings);
  return languages.find((each) => each === language);
}
