import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { settings } from '#src/platform/config/config.server.ts';
import { findFreePort } from '#test/free-port.ts';

const root = join(import.meta.dirname, '..');
const pollMs = 50;

/** How long a worker may take to start and stop its own server. Without LOCALE, it first builds the pages five times. */
export const serverTimeoutMs = 600_000;

export type RunningServer = {
  url: string;
  stateDir: string;
  /**
   * Stops the server as an operator would.
   * @throws Error if it exits with a failure or has logged an error
   */
  stop(): Promise<void>;
};

/** Starts a production server with its own database, state folder and port, and waits until it is ready. */
export async function startServer(given: Record<string, string> = {}): Promise<RunningServer> {
  const stateDir = await mkdtemp(join(tmpdir(), 'rangefinder-e2e-'));
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  // A developer's own settings, from the shell or from .env, must not affect the tests.
  const unset = Object.fromEntries(Object.keys(settings.shape).map((name) => [name, '']));
  const own = {
    STATE_DIR: stateDir,
    PORT: String(port),
    // `npm test` builds the pages in English only.
    LOCALE: 'en',
    RATE_LIMITS: 'off',
    ADMIN_SECOND_FACTOR: 'off',
    LOAD_SHEDDING: 'off',
    PASSWORD_COST: '4',
  };
  const child = spawn(process.execPath, [join(root, 'server.ts')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...unset, ...own, ...given },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => (output += data.toString()));
  const ended = once(child, 'close');

  async function stop(): Promise<void> {
    // Not SIGTERM, because the server would then wait nine seconds for requests from proxies.
    if (isRunning(child)) child.kill('SIGINT');
    await ended;
    await rm(stateDir, { recursive: true, force: true });
    const errors = output.split('\n').filter((line) => /"level":(50|60)\b/.test(line));
    if (child.exitCode !== 0 || errors.length > 0)
      throw new Error(`the server ended with ${child.exitCode ?? child.signalCode}:\n${output}`);
  }

  while (!(await isReady(url))) {
    if (!isRunning(child)) await stop();
    await pause(pollMs);
  }
  return { url, stateDir, stop };
}

function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null;
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}
