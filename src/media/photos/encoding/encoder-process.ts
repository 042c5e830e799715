import {
  encodePhoto,
  measurePhoto,
  Unreadable,
  type EncodedPhoto,
  type PhotoFault,
} from './encode.server.ts';

export type Task = { source: string; folder?: string };
type Result = { pixels: number } | { made: EncodedPhoto } | { unreadable: PhotoFault } | { fault: string };
export type Outcome = { id: number } & Result;

async function outcomeOf({ id, source, folder }: Task & { id: number }): Promise<Outcome> {
  try {
    return folder
      ? { id, made: await encodePhoto(source, folder) }
      : { id, pixels: await measurePhoto(source) };
  } catch (error) {
    if (error instanceof Unreadable) return { id, unreadable: error.fault };
    return { id, fault: error instanceof Error ? error.name : 'unknown' };
  }
}

process.on(
  'message',
  (task: Task & { id: number }) => void outcomeOf(task).then((outcome) => process.send?.(outcome)),
);
// Ignores Ctrl-C, which reaches all processes of a terminal, because this process ends when its parent does.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit(0));
