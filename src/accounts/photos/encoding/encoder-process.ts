import { encodePhoto, measurePhoto, Unreadable, type MadePhoto } from './encode.server.ts';

export type Task = { source: string; folder?: string };
export type Done = { pixels: number } | { made: MadePhoto };
export type Outcome = { id: number } & ({ done: Done } | { unreadable: string } | { fault: string });

async function outcomeOf({ id, source, folder }: Task & { id: number }): Promise<Outcome> {
  try {
    const done = folder
      ? { made: await encodePhoto(source, folder) }
      : { pixels: await measurePhoto(source) };
    return { id, done };
  } catch (error) {
    if (error instanceof Unreadable) return { id, unreadable: error.message };
    return { id, fault: error instanceof Error ? error.name : 'unknown' };
  }
}

process.on(
  'message',
  (task: Task & { id: number }) => void outcomeOf(task).then((outcome) => process.send?.(outcome)),
);
// Ctrl-C reaches all processes of a terminal; this one ends with the one that it works for.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit(0));
