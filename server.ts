import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import type { Server as Door } from 'node:net';
import { join } from 'node:path';
import type pg from 'pg';
import type { openServer } from '#src/server/app.ts';
import type { Config } from '#src/platform/config.server.ts';
import { openDoors } from '#src/server/doors.ts';
import { drain } from '#src/server/drain.ts';
import { createHttpServer } from '#src/server/http-server.ts';
import { addSecurityHeaders, securityHeadersOf } from '#src/server/security-headers.ts';
import { createStaticFiles } from '#src/server/static-files.ts';
import { buildIfNeeded } from './scripts/build.ts';
import { ended } from './scripts/child.ts';
import { hasPeople, openDatabase } from './scripts/database.ts';
import { createDevListener } from './scripts/dev-listener.ts';
import { fail, readEnvironment, root } from './scripts/environment.ts';

const dev = process.argv.includes('--dev');
const config = readEnvironment();
const givenMode = process.env['NODE_ENV'];
process.env['NODE_ENV'] = dev ? 'development' : 'production';
const say = (line: string): void => void process.stdout.write(`${line}\n`);

// Whoever read the output may be gone (`npm start | head`); the shop goes on.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

const securityHeaders = securityHeadersOf(config.PUBLIC_URL);
const notReady: RequestListener = (_, res) => {
  addSecurityHeaders(res, securityHeaders);
  res.writeHead(503, { 'content-type': 'application/problem+json', 'retry-after': '1' });
  res.end(
    '{"type":"urn:rangefinder:problem:unavailable","title":"Not ready yet","status":503,"detail":"Starting."}',
  );
};
let listener = notReady;
const server = createHttpServer((req, res) => {
  if (req.url !== '/healthz') return listener(req, res);
  addSecurityHeaders(res, securityHeaders);
  res.writeHead(200, { 'content-type': 'application/json' }).end('{"status":"serving"}');
}, securityHeaders);

// A page in development keeps a socket open for as long as it is looked at.
const drainMs = dev ? 200 : 10_000;
let doors: Door[] = [];
const cleanups: (() => Promise<void>)[] = [];
const ending = new AbortController();
let starting: Promise<void> | undefined;
let stopping: Promise<void> | undefined;

/** Ends what was begun, the newest first; the process leaves nothing behind. */
function stop(): Promise<void> {
  stopping ??= (async () => {
    ending.abort();
    // First those who are being answered: what they need is closed after them.
    if (server.listening) await drain(server, drainMs, doors);
    // What it is about to open must be closed, too: a database server outlives the process that started it.
    await starting?.catch(() => undefined);
    for (const cleanup of cleanups.toReversed())
      await cleanup().catch((error: unknown) => say(String(error)));
  })();
  return stopping;
}

async function listen({ PORT, HOST }: Config): Promise<void> {
  doors = await openDoors(server, PORT, HOST).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') fail(`PORT: ${HOST}:${PORT} is in use; set PORT, or stop what uses it`);
    fail(`${error.code === 'EACCES' ? 'PORT' : 'HOST'}: ${HOST}:${PORT} cannot be used: ${error.code}`);
  });
}

/** In a process of its own: what it loads is not needed again. */
async function loadDemo(connection: pg.ClientConfig): Promise<void> {
  if (await hasPeople(connection)) return;
  say('Loading the demo shop…');
  const child = spawn(process.execPath, [join(root, 'scripts/demo.ts'), '--if-empty'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    // It reads the settings anew, under the mode that they were checked in.
    env: { ...process.env, NODE_ENV: givenMode },
    signal: ending.signal,
  });
  const code = await ended(child);
  ending.signal.throwIfAborted();
  if (code !== 0) say('The demo shop could not be loaded; `npm run demo` tries again.');
}

async function start(): Promise<void> {
  await listen(config);
  const database = await openDatabase(config);
  cleanups.push(() => database.close());
  ending.signal.throwIfAborted();
  if (!dev) await buildIfNeeded(say, ending.signal);
  if (!config.DATABASE_URL && config.DEMO) await loadDemo(database.connection);
  const files = createStaticFiles(root, config.STATE_DIR, securityHeaders, dev);
  let pages: RequestListener;
  if (dev) {
    const opened = await createDevListener(server, config, database.connection);
    cleanups.push(() => opened.close());
    pages = opened.listener;
  } else {
    const build = (await import(join(root, 'build/server/index.js'))) as { openServer: typeof openServer };
    const opened = await build.openServer(config, database.connection, root);
    cleanups.push(() => opened.close());
    pages = opened.listener;
  }
  listener = (req, res) => files(req, res, () => pages(req, res));
  say(`Rangefinder is at ${config.PUBLIC_URL} (${database.kind}).`);
  if (!config.DATABASE_URL && config.DEMO) printDemoPeople();
}

function printDemoPeople(): void {
  try {
    say(readFileSync(join(config.STATE_DIR, 'demo.txt'), 'utf8').trimEnd());
  } catch {
    // No demo here.
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => void stop().then(() => process.exit(0)));
}
process.on('uncaughtException', (error) => void abort(error));
process.on('unhandledRejection', (error) => void abort(error));

async function abort(error: unknown): Promise<void> {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  await stop();
  process.exit(1);
}

starting = start();
await starting.catch(async (error: unknown) => {
  // A signal came: its handler ends the process.
  if (ending.signal.aborted) return;
  await stop();
  fail(error instanceof Error ? error.message : String(error));
});
