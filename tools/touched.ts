import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { findEmbeddedPostgres } from '#embedded-postgres/start.ts';
import { median } from '#lab/bench/options.ts';
import { addCamera, callWell, signUpUser } from '#lab/bench/users.ts';
import { ended } from '#src/server/start-up/system.ts';
import { root } from '#src/server/start-up/environment.ts';
import { findFreePort } from '#test/free-port.ts';

// Lists the files of `src` that contain a function which runs while the server handles one uncached request.
// `--functions` also lists the functions.

/**
 * A file is listed only if it is touched in every round, which leaves out timers that happen to fire in one of them.
 */
const rounds = 5;
/** Long enough for the change log to be read, and for work that continues after a response. */
const settleMs = 1_500;
/** This file is used only in development. */
const devListener = 'src/server/start-up/dev-listener.ts';

type Coverage = {
  scriptId: string;
  url: string;
  functions: { functionName: string; ranges: [{ startOffset: number; count: number }] }[];
};
/** How often each function ran: by file, then by the function's name and position in the script. */
type Runs = Map<string, Map<string, number>>;
type Inspector = { send<Result>(method: string, params?: object): Promise<Result>; close(): void };
type Case = { name: string; warmUp(): Promise<unknown>; run(): Promise<unknown> };

async function connectInspector(url: string): Promise<Inspector> {
  const socket = new WebSocket(url);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`no inspector at ${url}`)));
  });
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let count = 0;
  socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const { id, result, error } = JSON.parse(data) as { id: number; result: unknown; error?: object };
    if (error) waiting.get(id)?.reject(new Error(JSON.stringify(error)));
    else waiting.get(id)?.resolve(result);
    waiting.delete(id);
  });
  return {
    send<Result>(method: string, params = {}) {
      const response = Promise.withResolvers<Result>();
      waiting.set(++count, response as PromiseWithResolvers<unknown>);
      socket.send(JSON.stringify({ id: count, method, params }));
      return response.promise;
    },
    close: () => socket.close(),
  };
}

/** Returns the path below the project, or null for a file of a library or of Node. */
function sourcePath(url: string): string | null {
  const path = relative(root, url.startsWith('file:') ? fileURLToPath(url) : url).replace(/\?.*$/, '');
  return /^(src\/|server\.ts$)/.test(path) && path !== devListener ? path : null;
}

/** Returns a function that counts which functions ran since its last call. */
function createCounter(inspector: Inspector): () => Promise<Runs> {
  const scripts = new Map<string, string>();
  async function readScript(scriptId: string): Promise<string> {
    const known = scripts.get(scriptId);
    if (known !== undefined) return known;
    type Source = { scriptSource: string };
    const { scriptSource } = await inspector.send<Source>('Debugger.getScriptSource', { scriptId });
    scripts.set(scriptId, scriptSource);
    return scriptSource;
  }
  return async () => {
    const runs: Runs = new Map();
    const { result } = await inspector.send<{ result: Coverage[] }>('Profiler.takePreciseCoverage');
    for (const { scriptId, url, functions } of result) {
      const path = sourcePath(url);
      if (!path) continue;
      const script = await readScript(scriptId);
      const counts = runs.get(path) ?? new Map<string, number>();
      runs.set(path, counts);
      for (const { functionName, ranges } of functions) {
        const [{ startOffset, count }] = ranges;
        // Vite turns each export into a function, which runs when another file reads the export.
        const isExport = /__vite_ssr_exportName__\("[^"]+", $/.test(
          script.slice(Math.max(0, startOffset - 200), startOffset),
        );
        if (count > 0 && !isExport) counts.set(`${functionName || '(anonymous)'}@${startOffset}`, count);
      }
    }
    return runs;
  };
}

/** Returns, by file, the functions that ran more often than they usually do in an idle period. */
function subtract(runs: Runs, idle: Runs[]): Map<string, string[]> {
  const touched = new Map<string, string[]>();
  for (const [path, counts] of runs) {
    const idleCount = (key: string) => median(idle.map((moment) => moment.get(path)?.get(key) ?? 0));
    const more = [...counts].filter(([key, count]) => count > idleCount(key));
    if (more.length > 0) touched.set(path, [...new Set(more.map(([key]) => key.replace(/@.*/, '')))]);
  }
  return touched;
}

async function measure(
  { warmUp, run }: Case,
  takeRuns: () => Promise<Runs>,
  settle: () => Promise<void>,
): Promise<Map<string, string[]>> {
  await warmUp();
  const [measured, idle]: [Runs[], Runs[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    await settle();
    await takeRuns();
    const began = performance.now();
    await run();
    const ms = performance.now() - began;
    measured.push(await takeRuns());
    await delay(settleMs);
    await takeRuns();
    await delay(ms);
    idle.push(await takeRuns());
  }
  const [first = new Map<string, string[]>(), ...others] = measured.map((runs) => subtract(runs, idle));
  return new Map([...first].filter(([path]) => others.every((other) => other.has(path))));
}

function print({ name }: Case, touched: Map<string, string[]>, withFunctions: boolean): void {
  console.log(`\n${name}: ${touched.size} files`);
  const folders = Map.groupBy([...touched.keys()].toSorted(), dirname);
  for (const [folder, paths] of folders) {
    console.log(`  ${folder} (${paths.length})`);
    for (const path of paths) {
      const functions = withFunctions ? `: ${touched.get(path)?.join(', ')}` : '';
      console.log(`    ${path.slice(path.lastIndexOf('/') + 1)}${functions}`);
    }
  }
}

/** Starts the shop from its sources with its own database, and returns the address of its inspector. */
async function startShop(
  port: number,
  stateDir: string,
): Promise<{ child: ChildProcess; inspector: string }> {
  const settings = {
    PORT: String(port),
    STATE_DIR: stateDir,
    DEMO: '0',
    RATE_LIMITS: 'off',
    PASSWORD_COST: '4',
    LOG_LEVEL: 'error',
  };
  // Disables the optimizing compilers, because calls that they inline are not counted.
  const flags = ['--no-opt', '--no-maglev', '--inspect=127.0.0.1:0'];
  const child = spawn(process.execPath, [...flags, 'server.ts', '--dev'], {
    cwd: root,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const inspector = Promise.withResolvers<string>();
  createInterface(child.stderr).on('line', (line) => {
    const [address] = /ws:\/\/\S+/.exec(line) ?? [];
    if (address) inspector.resolve(address);
    else if (!/^(Debugger|For help)/.test(line)) console.error(line);
  });
  return { child, inspector: await inspector.promise };
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    await delay(200);
  }
}

/** Postpones every job by a day. Otherwise a job that runs during a request would count as part of it. */
const postponeJobs = `
  create function postpone() returns trigger language plpgsql as
    $$ begin new.start_after = now() + interval '1 day'; return new; end $$;
  create trigger postpone before insert on jobs.job for each row execute function postpone()`;

async function makeCases(shop: string): Promise<Case[]> {
  const [seller, buyer] = [await signUpUser(shop, 'Seller'), await signUpUser(shop, 'Buyer')];
  let count = 0;
  const add = async () => (await addCamera(shop, seller, `Nikon FM2 number ${++count}`)).id;
  const ids = await Promise.all(Array.from({ length: 2 * (rounds + 1) + 4 }, add));
  const take = () => ids.pop() ?? '';
  const read = async (path: string) => {
    const response = await fetch(shop + path);
    await response.text();
    if (!response.ok) throw new Error(`GET ${path} returned ${response.status}`);
  };
  const book = () => {
    const body = { phone: '+351 555 0100', location: 'Porto', listing: take() };
    return callWell(shop, 'POST', '/orders', { as: buyer, body });
  };
  const lowerPrice = (sale: number) =>
    callWell(shop, 'PATCH', `/cameras/${take()}`, { as: seller, body: { sale } });
  return [
    { name: 'GET /cameras', warmUp: () => read('/cameras?max=900'), run: () => read('/cameras') },
    { name: 'POST /api/orders', warmUp: book, run: book },
    { name: 'PATCH /api/cameras/{id}', warmUp: () => lowerPrice(290), run: () => lowerPrice(280) },
  ];
}

const { values } = parseArgs({ options: { functions: { type: 'boolean', default: false } } });
const stateDir = await mkdtemp(join(tmpdir(), 'rangefinder-touched-'));
const port = await findFreePort();
const shop = `http://localhost:${port}`;
const { child, inspector: address } = await startShop(port, stateDir);
const end = ended(child);
try {
  await untilReady(shop, child);
  const connection = await findEmbeddedPostgres(stateDir);
  if (!connection) throw new Error('the database of the shop was not found');
  const db = new pg.Client(connection);
  await db.connect();
  await db.query(postponeJobs);
  const cases = await makeCases(shop);
  const inspector = await connectInspector(address);
  await inspector.send('Debugger.enable');
  await inspector.send('Profiler.enable');
  await inspector.send('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  const takeRuns = createCounter(inspector);
  const emptyCaches = async (): Promise<void> => {
    // All cached pages and rows of items have this tag. The tag `everything` would also restart the search index.
    await db.query(`insert into changes (tags) values ('{models}')`);
    await delay(settleMs);
  };
  for (const each of cases) print(each, await measure(each, takeRuns, emptyCaches), values.functions);
  inspector.close();
  await db.end();
} finally {
  child.kill('SIGINT');
  await end;
  await rm(stateDir, { recursive: true, force: true });
}
