import { spawn } from 'node:child_process';
import type pg from 'pg';
import { parseDatabaseUrl } from '#src/platform/db/database-url.server.ts';
import { borrowDatabase } from '#src/server/start-up/database.ts';
import { failWith, readArguments, readEnvironment } from '#src/server/start-up/environment.ts';
import { ended } from '#src/server/start-up/system.ts';
import { readStatements, runStatements } from './statement-runner.ts';
import { withDatabase } from './with-database.ts';

/** Returns environment variables that connect psql to the database. Arguments would be visible to other accounts. */
function toVariables({ host, port, user, password, database }: pg.ClientConfig, url?: string) {
  const { sslmode, sslrootcert, sslcert, sslkey, options } = url ? parseDatabaseUrl(url).parameters : {};
  const all = {
    PGHOST: host,
    PGPORT: port,
    PGUSER: user,
    PGPASSWORD: password,
    PGDATABASE: database,
    PGSSLMODE: sslmode,
    PGSSLROOTCERT: sslrootcert,
    PGSSLCERT: sslcert,
    PGSSLKEY: sslkey,
    PGOPTIONS: options,
    PGAPPNAME: 'rangefinder-psql',
  };
  const given = Object.entries(all).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}

const ignoreSignal = (): void => undefined;

/** Returns the exit code of psql, or null when it is not installed. */
async function runPsql(statements: readonly string[], env: NodeJS.ProcessEnv): Promise<number | null> {
  const child = spawn(
    'psql',
    statements.flatMap((each) => ['-c', each]),
    { env, stdio: 'inherit' },
  );
  // Ctrl-C is left to psql, where it cancels a statement.
  process.on('SIGINT', ignoreSignal);
  try {
    return (await ended(child)) ?? 1;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  } finally {
    process.off('SIGINT', ignoreSignal);
  }
}

async function runOwn(connection: pg.ClientConfig, statements: readonly string[]): Promise<number> {
  const isTyped = statements.length === 0 && process.stdin.isTTY;
  if (isTyped)
    process.stdout.write(
      'psql is not installed; using a simple prompt. End statements with a semicolon; exit with Ctrl-D.\n',
    );
  const typed = () => readStatements(process.stdin, isTyped ? `${connection.database}=> ` : null);
  const failed = await runStatements(connection, statements.length > 0 ? statements : typed());
  return failed > 0 ? 1 : 0;
}

// Opens psql on the shop's database, whether or not the shop is running: `npm run tool -- psql -c 'select count(*) from
// listings'`.
const { values } = readArguments('run tool -- psql [-c STATEMENT]', {
  command: { type: 'string', short: 'c', multiple: true },
});
const config = readEnvironment(values['env-file']);
await withDatabase(borrowDatabase(config), async (connection) => {
  const statements = values.command ?? [];
  const env = { ...process.env, ...toVariables(connection, config.DATABASE_URL) };
  process.exitCode = (await runPsql(statements, env)) ?? (await runOwn(connection, statements));
}).catch(failWith);
