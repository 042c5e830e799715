import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Config } from './config.server.ts';
import { poolsOf, type Db } from '#src/db/connect.server.ts';
import type { PipelineClient } from '#src/db/pipeline.server.ts';
import { diskOf } from './disk.server.ts';
import type { Log } from './log.server.ts';
import { gauge } from './metrics.server.ts';

type Name = 'database' | 'files';
type Fault = 'full' | 'read-only';
/** What the shop writes to. */
type Place = {
  /** For people: what cannot be kept while it takes nothing. */
  needs: string;
  called: string;
  /** On this machine, or the server that has the disk. */
  folder: string | null;
  server?: string | undefined;
  /** Writes as much as whatever comes next will need, and takes it back. */
  probe(): Promise<void>;
};
type State = { fault: Fault; since: number; timer: NodeJS.Timeout };

const faults: Record<Name, Record<string, Fault>> = {
  database: { '53100': 'full', '25006': 'read-only' },
  files: { ENOSPC: 'full', EDQUOT: 'full', EROFS: 'read-only' },
};
const probeEveryMs = 2_000;
const probeBytes = 4_000_000;
/** With less than this, whatever failed to write failed for it: libraries do not always say. */
const littleBytes = 1_000_000;

/** The fault of a place that an error tells of; undefined for all others. */
function faultOf(name: Name, error: unknown): Fault | undefined {
  return error instanceof Error && 'code' in error ? faults[name][String(error.code)] : undefined;
}

/**
 * Whether what the shop keeps can be written. It learns of a full disk, and of a database that takes no writes, by what
 * fails; from then on it tries by itself until it goes again.
 */
export class Writes {
  readonly #places: Record<Name, Place>;
  readonly #states = new Map<Name, State>();
  readonly #log: Pick<Log, 'error' | 'warn'>;
  #isClosed = false;

  readonly #everyMs: number;

  constructor(places: Record<Name, Place>, log: Pick<Log, 'error' | 'warn'>, everyMs = probeEveryMs) {
    this.#places = places;
    this.#log = log;
    this.#everyMs = everyMs;
    gauge('rangefinder_writes_ok', 'Whether what is kept there can be written', ['place'], () =>
      names.map((place) => [{ place }, this.#states.has(place) ? 0 : 1] as const),
    );
    for (const [name, help, of] of [
      ['free', 'What may still be written', 'freeBytes'],
      ['size', 'How large it is', 'sizeBytes'],
    ] as const)
      gauge(
        `rangefinder_disk_${name}_bytes`,
        `${help}, by what the disk is needed for`,
        ['place', 'mount'],
        async () => {
          const disks = await Promise.all(
            names.map(async (place) => [place, await this.#diskOf(place)] as const),
          );
          return disks.flatMap(([place, disk]) =>
            disk ? [[{ place, mount: disk.mount }, disk[of]] as const] : [],
          );
        },
      );
  }

  /** What is to be said where writes are not possible, without any path; null while they are. */
  get reason(): string | null {
    const said = [...this.#states].map(([name, { fault }]) => sentence(this.#places[name].called, fault));
    return said.join(' ') || null;
  }

  /** Hears of an error; whether it tells that the place takes no writes, or its disk has no room for any. */
  async heard(name: Name, error: unknown): Promise<boolean> {
    const known = faultOf(name, error);
    // A database answers many errors, all with their code.
    if (!known && name === 'database') return false;
    // At once: whoever is answered by this failure may ask for the state in the same moment.
    let isNew = known !== undefined && this.#begin(name, known);
    const disk = await this.#diskOf(name);
    if (!known) {
      if (!disk || disk.freeBytes >= littleBytes) return false;
      isNew = this.#begin(name, 'full');
    }
    if (!isNew) return true;
    const { needs, called, server, folder } = this.#places[name];
    const place = { place: name, mount: disk?.mount, folder, server, freeBytes: disk?.freeBytes };
    this.#log.error({ ...place, needs, error }, sentence(called, known ?? 'full'));
    return true;
  }

  /** False where that was known already. */
  #begin(name: Name, fault: Fault): boolean {
    if (this.#states.has(name) || this.#isClosed) return false;
    this.#states.set(name, { fault, since: performance.now(), timer: this.#probeLater(name) });
    return true;
  }

  #probeLater(name: Name): NodeJS.Timeout {
    return setTimeout(() => void this.#probe(name), this.#everyMs).unref();
  }

  async #probe(name: Name): Promise<void> {
    const state = this.#states.get(name);
    if (!state || this.#isClosed) return;
    try {
      await this.#places[name].probe();
    } catch (error) {
      state.fault = faultOf(name, error) ?? state.fault;
      state.timer = this.#probeLater(name);
      return;
    }
    this.#states.delete(name);
    const seconds = Math.round((performance.now() - state.since) / 1000);
    this.#log.warn({ place: name, seconds }, 'writes go on: there is room again');
  }

  async #diskOf(name: Name) {
    const { folder } = this.#places[name];
    return folder === null ? null : diskOf(folder).catch(() => null);
  }

  close(): void {
    this.#isClosed = true;
    for (const { timer } of this.#states.values()) clearTimeout(timer);
  }
}

const names: readonly Name[] = ['database', 'files'];

function sentence(called: string, fault: Fault): string {
  return fault === 'full'
    ? `The disk of ${called} is full.`
    : `${called.replace(/^t/, 'T')} can only be read.`;
}

/** What this process writes to: its database, and the folder of its state. */
export function writesOf({ config, db, log }: { config: Config; db: Db; log: Log }, server?: string): Writes {
  const state = config.STATE_DIR;
  const writes = new Writes(
    {
      database: {
        needs: 'accounts, items, orders, messages and background jobs',
        called: 'the database',
        folder: config.DATABASE_URL ? null : join(state, 'postgres', 'data'),
        server: config.DATABASE_URL ? server : undefined,
        probe: () => probeDatabase(db),
      },
      files: {
        needs: 'uploaded pictures, and mails that are written to the outbox',
        called: 'the state folder',
        folder: state,
        probe: () => probeFolder(state),
      },
    },
    log,
  );
  // Whatever becomes of the statement: most errors reach people as an answer, some reach nobody.
  for (const pool of Object.values(poolsOf(db)))
    pool.on('connect', (client) =>
      (client as unknown as PipelineClient).onServerError((error) => void writes.heard('database', error)),
    );
  return writes;
}

/** A table of its own that goes with the transaction: tables must be able to grow, and the log to be written. */
async function probeDatabase(db: Db): Promise<void> {
  const rows = probeBytes / 1_000;
  await db.transaction().execute((trx) =>
    sql`create temporary table write_probe on commit drop as
      select repeat('x', 1000) from generate_series(1, ${sql.lit(rows)})`.execute(trx),
  );
}

async function probeFolder(folder: string): Promise<void> {
  const path = join(folder, `write-probe-${process.pid}`);
  try {
    const file = await open(path, 'w', 0o600);
    try {
      await file.writeFile(Buffer.alloc(probeBytes));
      await file.sync();
    } finally {
      await file.close();
    }
  } finally {
    await rm(path, { force: true });
  }
}
