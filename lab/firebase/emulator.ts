import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '#test/free-port.ts';

/** The emulator's tools never contact Firebase for projects with this prefix. */
export const project = 'demo-rangefinder';
const at = (port: number | undefined) => ({ host: '127.0.0.1', port });
const pollMs = 200;
const patienceMs = 120_000;

export type Emulator = { host: string; stop(): Promise<void> };

/** Starts Firebase's Auth emulator on free ports. @throws Error with its output if it does not start */
export async function startEmulator(cli: string): Promise<Emulator> {
  const folder = await mkdtemp(join(tmpdir(), 'rangefinder-emulator-'));
  const [port, hub, logging] = await Promise.all([1, 2, 3].map(findFreePort));
  const emulators = { auth: at(port), hub: at(hub), logging: at(logging), ui: { enabled: false } };
  await writeFile(join(folder, 'firebase.json'), JSON.stringify({ emulators }));
  const child = spawn(
    process.execPath,
    [cli, 'emulators:start', '--only', 'auth', '--project', project, '--non-interactive'],
    // Settings and logs stay in this folder. The process is detached, so Ctrl-C in a terminal does not reach it.
    {
      cwd: folder,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, HOME: folder, CI: '1' },
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => (output += data.toString()));
  const ended = once(child, 'close');
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  // The emulator has the same host as the shop, because browsers partition the storage of other sites.
  const host = `localhost:${port}`;

  async function stop(): Promise<void> {
    if (isRunning()) child.kill('SIGINT');
    await ended;
    await rm(folder, { recursive: true, force: true });
  }

  const until = Date.now() + patienceMs;
  while (!(await isReady(host))) {
    if (isRunning() && Date.now() < until) {
      await pause(pollMs);
      continue;
    }
    await stop();
    throw new Error(`The emulator did not start:\n${output}`);
  }
  return { host, stop };
}

async function isReady(host: string): Promise<boolean> {
  return fetch(`http://${host}/`).then(
    ({ ok }) => ok,
    () => false,
  );
}
