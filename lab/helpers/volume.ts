import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { needRoot, type Ground } from './ground.ts';

/** A small disk that can be full. */
export class Volume {
  readonly folder: string;
  readonly #ground: Ground;

  private constructor(ground: Ground) {
    this.#ground = ground;
    this.folder = join(ground.folder, 'volume');
  }

  /** @throws Error if this account is not allowed to mount */
  static mount(ground: Ground, size: string): Volume {
    needRoot();
    const volume = new Volume(ground);
    mkdirSync(volume.folder);
    const options = ['-t', 'tmpfs', '-o', `size=${size},mode=755`, 'rangefinder-lab'];
    try {
      ground.run('mount', [...options, volume.folder]);
    } catch (cause) {
      throw new Error('Root may not mount a volume here: run the test with CAP_SYS_ADMIN.', { cause });
    }
    ground.onEnd(() => {
      ground.run('umount', ['--lazy', volume.folder]);
      rmSync(volume.folder, { recursive: true });
    });
    return volume;
  }

  resize(size: string): void {
    this.#ground.run('mount', ['-o', `remount,size=${size}`, this.folder]);
  }

  get #ballast(): string {
    return join(this.folder, 'ballast');
  }

  fill(): void {
    const file = openSync(this.#ballast, 'w');
    try {
      for (const size of [1 << 20, 4096]) {
        const zeros = Buffer.alloc(size);
        for (let written = size; written === size;) written = write(file, zeros);
      }
    } finally {
      closeSync(file);
    }
  }

  free(): void {
    rmSync(this.#ballast);
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
