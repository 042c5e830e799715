import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { isRoot, type Ground } from './test-environment.ts';

const volumeMb = 320;

/**
 * Mounts a small volume.
 * @throws Error if this account is not allowed to mount
 */
export function mountVolume(ground: Ground): string {
  if (!isRoot) throw new Error('Only root can mount a small volume: run the test as root.');
  const volume = join(ground.folder, 'volume');
  mkdirSync(volume);
  try {
    ground.run('mount', ['-t', 'tmpfs', '-o', `size=${volumeMb}m,mode=755`, 'rangefinder-faults', volume]);
  } catch (error) {
    throw new Error('Root is not allowed to mount a volume here: run the test with CAP_SYS_ADMIN.', {
      cause: error,
    });
  }
  ground.onEnd(() => ground.run('umount', ['--lazy', volume]));
  return volume;
}

export function fill(ballast: string): void {
  const file = openSync(ballast, 'w');
  try {
    for (const size of [1 << 20, 4096]) {
      const zeros = Buffer.alloc(size);
      for (let written = size; written === size;) written = write(file, zeros);
    }
  } finally {
    closeSync(file);
  }
}

function write(file: number, data: Buffer): number {
  try {
    return writeSync(file, data);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return 0;
    throw error;
  }
}
