import type { ChildProcess } from 'node:child_process';

/** Waits until a child is gone, aborted or not; gives its exit code, null when a signal ended it. */
export function ended(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.once('error', (error) => {
      // An aborted child says so at once, and is gone a little later.
      if (error.name !== 'AbortError') reject(error);
    });
    child.once('close', resolve);
  });
}
