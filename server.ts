import type { RequestListener, Server } from 'node:http';
import { join } from 'node:path';
import { refusePartlyRestored } from '#src/platform/backup/interrupted.server.ts';
import { isLoopback } from '#src/platform/config/values.server.ts';
import { demoWarning, describeGoogleLogin, findWarnings } from '#src/platform/config/warnings.server.ts';
import { createLog } from '#src/platform/observability/log.server.ts';
import { createHttpServer } from '#src/server/http/http-server.ts';
import { securityHeadersOf } from '#src/server/http/response-headers.ts';
import { Probes } from '#src/server/observability/probes.ts';
import { databaseConnectionsOf, descriptors, requireDescriptors } from '#src/server/overload/descriptors.ts';
import { drain, watchResponses } from '#src/server/overload/drain.ts';
import { claimPort, type Claim } from '#src/server/overload/listening-sockets.ts';
import { buildIfNeeded } from '#src/server/start-up/build.ts';
import { openDatabase } from '#src/server/start-up/database.ts';
import { hasDemoUsers, loadDemo } from '#src/server/start-up/demo-users.ts';
import { createDevListener } from '#src/server/start-up/dev-listener.ts';
import {
  failToLog,
  failWith,
  readArguments,
  readEnvironment,
  root,
} from '#src/server/start-up/environment.ts';
import type { openServer } from '#src/server/start-up/open-server.ts';
import { logEverything, printAs } from '#src/server/start-up/print.ts';
import { readRelease } from '#src/server/start-up/release-file.ts';
import { Shutdown } from '#src/server/start-up/shutdown.ts';
import { StartProgress } from '#src/server/start-up/start-progress.ts';
import { codeOf } from '#src/server/start-up/system.ts';
import { storeAssets } from '#src/server/static/previous-assets.ts';
import { createStaticFiles } from '#src/server/static/static-files.ts';

if (!process.argv.includes('--dev')) failToLog();
const { values: given } = readArguments('start --', { dev: { type: 'boolean' } });
const dev = given.dev ?? false;
const config = readEnvironment(given['env-file']);
// In development, `print` says in plain text what a start does.
if (dev && config.LOG_LEVEL === 'info' && config.LOG_SQL === 'off') config.LOG_LEVEL = 'warn';
const givenMode = process.env['NODE_ENV'];
process.env['NODE_ENV'] = dev ? 'development' : 'production';
// Set before the texts are imported, because they read LOCALE when they are loaded.
process.env['LOCALE'] = config.LOCALE ?? 'en';
const print = (text: string, level: 'info' | 'warn' = 'info'): void => {
  if (dev) process.stdout.write(`${text}\n`);
  else printAs(process.stdout, level, text);
};

// The shop keeps running when the reader of its output exits, as in `npm start | head`.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

const log = createLog(config.LOG_LEVEL);
if (!dev && !process.stdout.isTTY) logEverything(log);
const securityHeaders = securityHeadersOf(config.PUBLIC_URL, config.HSTS);
const probes = new Probes(securityHeaders);

// In development, open pages keep their sockets open, so a longer wait would be useless.
const drainMs = dev ? 200 : 10_000;
/** Longer than proxies keep idle connections open (`keepalive_timeout` in deploy/nginx.conf). */
const idleMs = 5_000;
const shutdown = new Shutdown(log);
if (dev) shutdown.hurry();

function refuse(portName: 'PORT' | 'METRICS_PORT', hostName: 'HOST' | 'METRICS_HOST') {
  return ({ code }: NodeJS.ErrnoException): never => {
    const address = `${config[hostName]}:${config[portName]}`;
    if (code === 'EADDRINUSE')
      throw new Error(
        `${portName}: ${address} is already in use; set ${portName}, or stop the program that uses it`,
      );
    throw new Error(`${code === 'EACCES' ? portName : hostName}: ${address} cannot be used: ${code}`);
  };
}

const claimHttpPort = () => claimPort(config.PORT, config.HOST).catch(refuse('PORT', 'HOST'));

/**
 * Reserves the port for metrics, which is opened only at the end of the start, so that no other shop takes it in the
 * meantime.
 */
const claimMetricsPort = ({ METRICS_PORT: port, METRICS_HOST: host } = config) =>
  port === undefined ? null : claimPort(port, host).catch(refuse('METRICS_PORT', 'METRICS_HOST'));

/** Only logs a failure, so that a full disk does not prevent the start. */
function storeAssetsOfBuild(): void {
  try {
    storeAssets(root, config.STATE_DIR);
  } catch (error) {
    log.warn({ code: codeOf(error) }, 'static files could not be kept for later releases');
  }
}

const importBuild = (): Promise<{ openServer: typeof openServer }> =>
  import(join(root, 'build/server/index.js'));

const refused = (code: string): void => log.error({ code }, 'incoming connections were dropped');

type Front = {
  serve(listener: RequestListener): void;
  endStreamsWith(end: () => void): void;
  server: Server;
};

/** Opens the port. Until `serve` is called, all requests get `waiting`. */
async function openFront(port: Claim, maxConnections: number, waiting: RequestListener): Promise<Front> {
  let listener = waiting;
  let endStreams: (() => void) | undefined;
  const server = createHttpServer((req, res) => {
    if (!probes.answer(req, res)) listener(req, res);
  }, securityHeaders);
  const latest = watchResponses(server);
  const bound = { maxConnections, trustedProxies: config.TRUSTED_PROXIES, refused };
  const listeningSockets = await port.open(server, bound).catch(refuse('PORT', 'HOST'));
  const { skipWait } = shutdown;
  shutdown.drainWith(async () => {
    await probes.drain(skipWait);
    endStreams?.();
    await drain(server, drainMs, { listeningSockets, latest, idleMs, skipIdleWait: skipWait });
  });
  return {
    server,
    serve(shop) {
      listener = shop;
      probes.serve();
    },
    endStreamsWith: (end) => (endStreams = end),
  };
}

async function start(): Promise<void> {
  const { signal } = shutdown;
  const databaseConnections = databaseConnectionsOf(config);
  requireDescriptors(databaseConnections);
  for (const line of findWarnings(config, process.env)) print(line, 'warn');
  // A port that is in use is reported before anything is created.
  const port = await claimHttpPort();
  const metricsPort = await claimMetricsPort();
  refusePartlyRestored(config.STATE_DIR);
  const available = descriptors(databaseConnections);
  const progress = new StartProgress(signal, securityHeaders);
  const front = await openFront(port, available.connections, (req, res) => progress.respond(req, res));
  const database = await openDatabase(config, log);
  shutdown.closeLater(() => database.close());
  signal.throwIfAborted();
  if (!dev && !readRelease(root)) await buildIfNeeded(print, config.LOCALE, signal);
  // The demo gets the original NODE_ENV, because the settings were checked with it.
  const demo = { stateDir: config.STATE_DIR, env: { ...process.env, NODE_ENV: givenMode }, signal, print };
  const demoLogins = !config.DATABASE_URL && config.DEMO ? await loadDemo(database.connection, demo) : null;
  if (hasDemoUsers(config.STATE_DIR) && !isLoopback(config.PUBLIC_URL))
    print(demoWarning(config.STATE_DIR), 'warn');
  if (!dev) storeAssetsOfBuild();
  const files = createStaticFiles({
    root,
    stateDir: config.STATE_DIR,
    maxOpenFiles: available.files,
    trustedProxies: config.TRUSTED_PROXIES,
    security: securityHeaders,
    log,
    dev,
  });
  const shop = dev
    ? await createDevListener(front.server, config, database.connection)
    : await (await importBuild()).openServer(config, database.connection, root, progress);
  shutdown.closeLater(() => shop.close());
  front.endStreamsWith(() => shop.endStreams());
  // Metrics are now served on this port, so it need not be reserved any longer.
  metricsPort?.release();
  signal.throwIfAborted();
  front.serve((req, res) => files(req, res, () => shop.listener(req, res)));
  if (config.METRICS_PORT !== undefined)
    print(`Metrics are at http://${config.METRICS_HOST}:${config.METRICS_PORT}/metrics.`);
  print(`Rangefinder is at ${config.PUBLIC_URL} (${database.kind}).`);
  for (const line of [describeGoogleLogin(config), await shop.describeSetup(), demoLogins])
    if (line) print(line);
}

async function stop(exitCode: number): Promise<never> {
  await shutdown.end();
  process.exit(exitCode);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    // After Ctrl-C, someone at a terminal is waiting for the process to exit.
    if (signal !== 'SIGTERM') shutdown.hurry();
    void stop(0);
  });
}
process.on('uncaughtException', (error) => void abort(error));
process.on('unhandledRejection', (error) => void abort(error));

async function abort(error: unknown): Promise<void> {
  if (dev)
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  else log.fatal({ error }, 'the process is exiting after a fatal error');
  shutdown.hurry();
  await stop(1);
}

await shutdown.run(start).catch(async (error: unknown) => {
  // If a signal interrupted the start, the signal's handler ends the process.
  if (shutdown.signal.aborted) return;
  shutdown.hurry();
  await shutdown.end();
  failWith(error);
});
