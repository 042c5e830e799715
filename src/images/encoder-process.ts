import { encodePhoto, Unreadable, type MadePhoto } from './encode.server.ts';

/** What the shop's process asks of this one, and what it gets. */
export type Task = { id: number; source: string; folder: string };
export type Outcome = { id: number } & ({ made: MadePhoto } | { unreadable: string } | { fault: string });

async function outcomeOf({ id, source, folder }: Task): Promise<Outcome> {
  try {
    return { id, made: await encodePhoto(source, folder) };
  } catch (error) {
    if (error instanceof Unreadable) return { id, unreadable: error.message };
    return { id, fault: error instanceof Error ? error.name : 'unknown' };
  }
}

process.on('message', (task: Task) => void outcomeOf(task).then((outcome) => process.send?.(outcome)));
// Ctrl-C reaches all processes of a terminal; this one ends with the one that it works for.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit(0));
