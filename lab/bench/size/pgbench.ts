import { execFile, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startShop } from '#lab/bench/processes.ts';
import type { Sent } from './drive.ts';

/** A statement as the driver sent it. */
type Statement = { text: string; values: (string | null)[]; prepared: boolean };
/** The statements of one request, in order. */
export type LoggedRequest = Statement[];

/** Limits the number of requests, because pgbench accepts at most 128 scripts. */
const maxStatements = 60;
// Left out: statements of the job queue, and those that begin or end transactions.
const notOfRequests = /\bjobs\.|pgboss|\bversion\(\)|^\s*(begin|commit|rollback|start|listen|set)\b/i;

/** Restarts the shop, sends some requests one by one, and returns the statements of each. */
export async function logStatements(
  folder: string,
  settings: Record<string, string>,
  requests: Record<string, readonly Sent[]>,
): Promise<Record<string, LoggedRequest[]>> {
  const file = join(folder, 'statements.jsonl');
  await writeFile(file, '');
  const hook = `--import=${join(import.meta.dirname, 'statements.ts')}`;
  const shop = await startShop({ ...settings, BENCH_STATEMENTS: file, NODE_OPTIONS: hook });
  const logged: Record<string, LoggedRequest[]> = {};
  try {
    // Waits for the index, because the statements that fill it would otherwise count as part of the first request.
    await shop.indexed();
    let read = readFileSync(file, 'utf8').length;
    for (const [name, sent] of Object.entries(requests)) {
      logged[name] = [];
      for (const [turn, { path, token }] of sent.slice(0, maxStatements).entries()) {
        const url = `${shop.url}${path}${path.includes('?') ? '&' : '?'}x=log${turn}`;
        const response = await fetch(url, token ? { headers: { authorization: `bearer ${token}` } } : {});
        await response.arrayBuffer();
        const all = readFileSync(file, 'utf8');
        const lines = all.slice(read).split('\n').filter(Boolean);
        read = all.length;
        // Skipped, because the measurement itself reports failed requests.
        if (response.status >= 300) continue;
        const statements = lines.map((line) => JSON.parse(line) as Statement);
        logged[name].push(statements.filter(({ text }) => !notOfRequests.test(text)));
      }
    }
  } finally {
    await shop.stop();
  }
  return logged;
}

/** Requests per second: `pgbench` plans each statement every time, and `pgbenchPrepared` uses prepared plans. */
export type Replayed = { pgbench: number; pgbenchPrepared?: number };

/**
 * Runs the statements of logged requests with pgbench, and again with prepared plans if the shop uses prepared
 * statements.
 */
export async function replay(
  folder: string,
  database: string,
  requests: readonly LoggedRequest[],
  options: { seconds: number; connections: number },
): Promise<Replayed> {
  const scripts = join(folder, 'pgbench');
  await rm(scripts, { recursive: true, force: true });
  await mkdir(scripts, { recursive: true });
  const args: string[] = [];
  for (const [number, statements] of requests.entries()) {
    if (statements.length === 0) continue;
    const lines = statements.map(({ text, values }, index) => {
      const filled = escapeColons(text).replaceAll(/\$(\d+)/g, (_, digits: string) => {
        const value = values[Number(digits) - 1];
        if (value === null || value === undefined) return 'null';
        // A variable of pgbench cannot be empty.
        if (value === '') return "''";
        const name = `r${number}_${index}_${digits}`;
        args.push('-D', `${name}=${value}`);
        return `:${name}`;
      });
      return `${filled.trim().replaceAll(/\s*\n\s*/g, ' ')};`;
    });
    const file = join(scripts, `${number}.sql`);
    await writeFile(file, `${lines.join('\n')}\n`);
    args.push('-f', file);
  }
  const planned = await runPgbench(database, ['-M', 'extended', ...args], options);
  if (!requests.flat().every((statement) => statement.prepared)) return { pgbench: planned };
  return {
    pgbench: planned,
    pgbenchPrepared: await runPgbench(database, ['-M', 'prepared', ...args], options),
  };
}

/** Escapes colons inside quotes, because pgbench would take the one of 'HH24:MI' for a variable. */
const escapeColons = (statement: string): string =>
  statement.replaceAll(/'(?:[^']|'')*'/g, (literal) =>
    literal.includes(':')
      ? `E${literal.replaceAll('\\', '\\\\').replaceAll(':', String.raw`\x3A`)}`
      : literal,
  );

/** Runs pgbench, and returns transactions per second. */
export async function runPgbench(
  database: string,
  args: readonly string[],
  { seconds, connections }: { seconds: number; connections: number },
): Promise<number> {
  const url = new URL(database);
  const env = {
    PATH: process.env['PATH'],
    PGHOST: url.searchParams.get('host') ?? url.hostname,
    PGPORT: url.port || '5432',
    PGUSER: decodeURIComponent(url.username),
    PGPASSWORD: decodeURIComponent(url.password),
    PGDATABASE: url.pathname.slice(1),
  };
  const all = ['-n', '-c', String(connections), '-j', '1', '-T', String(seconds), ...args];
  const { stdout } = await promisify(execFile)('pgbench', all, { env, maxBuffer: 64 * 1024 * 1024 });
  const found = /^tps = ([\d.]+) \(without/m.exec(stdout);
  if (!found) throw new Error(`pgbench printed no tps: ${stdout.slice(-300)}`);
  return Number(found[1]);
}

/** The required programs with their Debian packages. */
const packages = { wrk: 'wrk', pgbench: 'postgresql-15' } as const;

/** Installs missing programs. @throws Error with the packages to install */
export function needPrograms(): void {
  for (const [program, name] of Object.entries(packages)) {
    if (isInstalled(program)) continue;
    console.log(`Installing ${name} for ${program} …`);
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], { stdio: 'ignore' });
    if (!isInstalled(program))
      throw new Error(`${program} could not be installed: run \`apt-get install ${name}\` as root.`);
  }
}

function isInstalled(program: string): boolean {
  return spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined;
}
