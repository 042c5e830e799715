import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { settings } from '#src/platform/config.server.ts';
import { ended } from '#scripts/child.ts';

const running = new Set<ChildProcess>();
// A developer's own settings must not reach what is tested.
const unset = Object.fromEntries(Object.keys(settings.shape).map((name) => [name, '']));

function watch<T extends ChildProcess>(child: T): T {
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

export type Ended = { code: number | null; output: string };

/** Runs a script of a copy to its end. */
export async function runScript(folder: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<Ended> {
  const child = watch(
    spawn(process.execPath, args, {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...unset, ...env },
    }),
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => (output += data.toString()));
  const code = await ended(child);
  return { code, output };
}

/** Starts a script of a copy that stays and answers messages. @throws Error with its output when it does not start */
export async function startWorker(folder: string, script: string): Promise<ChildProcess> {
  const child = watch(
    fork(script, [], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: { ...process.env, ...unset },
    }),
  );
  let output = '';
  for (const stream of [child.stdout!, child.stderr!])
    stream.on('data', (data: Buffer) => (output = (output + data.toString()).slice(-4000)));
  const died = once(child, 'exit').then(() => {
    throw new Error(output);
  });
  await Promise.race([once(child, 'message'), died]);
  return child;
}

/** Ends what is still running, by their own ways: they have servers of their own to stop. */
export async function endAll(): Promise<void> {
  const all = [...running];
  const gone = all.map((child) => once(child, 'exit'));
  for (const child of all) {
    if (child.connected) child.disconnect();
    else child.kill('SIGINT');
  }
  await Promise.all(gone);
}
