import type { EventEmitter } from 'node:events';
import { join } from 'node:path';
import type { Config } from '#src/platform/config/config.server.ts';
import { poolsOf, type Db } from '#src/platform/db/connect.server.ts';
import type { Log } from '#src/platform/observability/log.server.ts';
import { gauge } from '#src/platform/observability/metrics.server.ts';
import { diskOf, type Disk } from './disk.server.ts';

type Name = 'database' | 'files';
type Fault = 'full' | 'read-only';
/** A disk that the shop writes to, either under a folder of this machine or in a database server. */
type Place = { called: string; folder: string | null; server?: string | undefined };

const faults: Record<Name, Record<string, Fault>> = {
  database: { '53100': 'full', '25006': 'read-only' },
  files: { ENOSPC: 'full', EDQUOT: 'full', EROFS: 'read-only' },
};
const names: readonly Name[] = ['database', 'files'];
/** How long a failed write is reported. This is long enough for Prometheus to see it. */
const countsMs = 60_000;
/** If less space than this is free, every failure counts as a full disk, because some libraries give no error code. */
const littleBytes = 1_000_000;

/** Remembers for a minute which writes failed because a disk is full or read-only. */
export class Writes {
  readonly #places: Record<Name, Place>;
  readonly #failed = new Map<Name, { fault: Fault; at: number }>();
  readonly #log: Pick<Log, 'error'>;
  readonly #countsMs: number;

  constructor(places: Record<Name, Place>, log: Pick<Log, 'error'>, forMs = countsMs) {
    this.#places = places;
    this.#log = log;
    this.#countsMs = forMs;
    gauge(
      'rangefinder_writes_ok',
      'Whether the disk is writable; 0 for a minute after a full or read-only disk',
      ['place'],
      () => names.map((place) => [{ place }, this.#faultOf(place) ? 0 : 1] as const),
    );
    gauge('rangefinder_disk_free_bytes', 'Free disk space', ['place', 'mount'], () =>
      this.#measure('freeBytes'),
    );
    gauge('rangefinder_disk_size_bytes', 'Disk size', ['place', 'mount'], () => this.#measure('sizeBytes'));
  }

  /** The places to which recent writes failed. */
  get faults(): { place: Name; fault: Fault }[] {
    return names.flatMap((place) => {
      const fault = this.#faultOf(place);
      return fault ? [{ place, fault }] : [];
    });
  }

  /** Returns why recent writes failed, without naming paths, or null if none failed. */
  get reason(): string | null {
    return (
      this.faults.map(({ place, fault }) => describe(this.#places[place].called, fault)).join(' ') || null
    );
  }

  /** Records an error, and returns whether it means that the disk is full or read-only. */
  async record(name: Name, error: unknown): Promise<boolean> {
    const fault = codeOf(error, faults[name]) ?? (name === 'files' && (await this.#isFull()) ? 'full' : null);
    if (!fault) return false;
    const isNew = !this.#faultOf(name);
    this.#failed.set(name, { fault, at: performance.now() });
    const { called, folder, server } = this.#places[name];
    if (isNew) this.#log.error({ place: name, folder, server, error }, describe(called, fault));
    return true;
  }

  #faultOf(name: Name): Fault | undefined {
    const failed = this.#failed.get(name);
    return failed && performance.now() - failed.at < this.#countsMs ? failed.fault : undefined;
  }

  async #isFull(): Promise<boolean> {
    const disk = await this.#diskOf('files');
    return disk ? disk.freeBytes < littleBytes : false;
  }

  async #diskOf(place: Name): Promise<Disk | null> {
    const { folder } = this.#places[place];
    // The metric is missing for a disk that cannot be measured.
    return folder ? diskOf(folder).catch(() => null) : null;
  }

  async #measure(what: 'freeBytes' | 'sizeBytes') {
    const disks = names.map(async (place) => {
      const disk = await this.#diskOf(place);
      return disk ? [[{ place, mount: disk.mount }, disk[what]] as const] : [];
    });
    return (await Promise.all(disks)).flat();
  }
}

function codeOf(error: unknown, known: Record<string, Fault>): Fault | undefined {
  return error instanceof Error && 'code' in error ? known[String(error.code)] : undefined;
}

function describe(called: string, fault: Fault): string {
  return fault === 'full'
    ? `The disk of ${called} is full.`
    : `${called.replace(/^t/, 'T')} can only be read.`;
}

/** Creates the record for both places that this process writes to: its database and its state folder. */
export function writesOf({ config, db, log }: { config: Config; db: Db; log: Log }, server?: string): Writes {
  const state = config.STATE_DIR;
  const database = config.DATABASE_URL
    ? { folder: null, server }
    : { folder: join(state, 'postgres', 'data') };
  const writes = new Writes(
    {
      database: { called: 'the database', ...database },
      files: { called: 'the state folder', folder: state },
    },
    log,
  );
  // Watches all connections, because statements of jobs and libraries can fail without an error response.
  for (const pool of Object.values(poolsOf(db)))
    pool.on('connect', (client) => {
      const { connection } = client as typeof client & {
        connection: EventEmitter<{ errorMessage: [Error] }>;
      };
      connection.on('errorMessage', (error) => void writes.record('database', error));
    });
  return writes;
}
