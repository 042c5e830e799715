import { parentPort } from 'node:worker_threads';
import { readCameraFile, type FileFacts } from './read-file.ts';

export type Task = { id: number; bytes: Uint8Array };
export type Outcome = { id: number; facts: FileFacts | null };

parentPort?.on('message', ({ id, bytes }: Task) => {
  let facts: FileFacts | null = null;
  try {
    facts = readCameraFile(bytes);
  } catch {
    // The file was not written by a camera.
  }
  parentPort?.postMessage({ id, facts } satisfies Outcome);
});
parentPort?.postMessage('ready');
