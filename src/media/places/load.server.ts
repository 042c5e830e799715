import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { createBrotliDecompress } from 'node:zlib';
import pg from 'pg';
import { poolOf, type Db } from '#src/platform/db/connect.server.ts';
import { copyInto } from '#src/platform/db/copy.server.ts';
import { advisoryLocks } from '#src/platform/db/migrate.server.ts';
import { asciiName, searchName, spellings } from './names.ts';

/** Raise it when `names.ts` changes, so that the rows are written again. */
const version = 1;

export type LoadedPlace = {
  /** The local name, and the other names in the notation of the file. */
  names: [own: string, others: string];
  country: string;
  region_code: string;
  population: number;
};

/** Reads the lines of the file in parts, from its beginning. */
type Parts = () => AsyncIterable<string[]> | Iterable<string[]>;

/**
 * Loads the places of reference/places if the file has changed. Safe when several processes start at the same time.
 * With `isWanted`, loads only some of them, but as if they were all: the databases of tests are small.
 */
export async function loadPlaces(
  db: Db,
  root: string,
  isWanted?: (place: LoadedPlace) => boolean,
): Promise<void> {
  const file = join(root, 'reference/places/places.tsv.br');
  const hash = createHash('sha256').update(`${version}\n`);
  for await (const part of createReadStream(file)) hash.update(part);
  const checksum = hash.digest('hex');
  const loaded = await db.selectFrom('place_reference').select('checksum').executeTakeFirst();
  if (loaded?.checksum === checksum) return;
  const { options } = poolOf(db);
  // Passwords are not enumerable in the options of a pool.
  const client = new pg.Client({ ...options, password: options.password, pipeline: false });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [advisoryLocks.places]);
    const { rowCount } = await client.query('select from place_reference where checksum = $1', [checksum]);
    if (rowCount === 0) await fill(client, checksum, await partsOf(file, isWanted));
    await client.query('commit');
    if (rowCount === 0) await client.query('vacuum places');
  } finally {
    await client.end();
  }
}

async function fill(client: pg.Client, checksum: string, parts: Parts): Promise<void> {
  const { rowCount } = await client.query('select from places limit 1');
  await (rowCount === 0 ? fillFirst(client, parts) : replace(client, parts));
  await client.query('analyze places, place_names');
  await client.query(
    `insert into place_reference (checksum) values ($1)
    on conflict (only_one) do update set checksum = excluded.checksum, regions_checksum = null, loaded_at = now()`,
    [checksum],
  );
}

/**
 * Fills the empty tables, and creates their indexes afterwards, which takes a fraction of the time. Nobody waits for the
 * locks: processes read places only after they have loaded them. Frozen rows need no vacuum.
 */
async function fillFirst(client: pg.Client, parts: Parts): Promise<void> {
  const { rows } = await client.query<{ drop: string; create: string }>(
    `select format('drop index %s', indexrelid::regclass) as drop, pg_get_indexdef(indexrelid) as create from pg_index
    where indrelid in ('places'::regclass, 'place_names'::regclass) and not indisprimary
    union all
    select format('alter table place_names drop constraint %I', conname),
      format('alter table place_names add constraint %I %s', conname, pg_get_constraintdef(oid))
    from pg_constraint where conrelid = 'place_names'::regclass and contype = 'p'`,
  );
  await client.query(['truncate place_names', ...rows.map(({ drop }) => drop)].join(';'));
  await copyInto(client, 'places', inChunks(parts(), placeRow));
  await copyInto(client, 'place_names', inChunks(parts(), nameRows), { isFrozen: true });
  await client.query(rows.map(({ create }) => create).join(';'));
}

/**
 * Writes only what differs, and locks no table: other processes read places for each item that they show, and would wait
 * until the commit. A listing loses the link to a place that is no longer there.
 */
async function replace(client: pg.Client, parts: Parts): Promise<void> {
  await client.query(`
    create temporary table loaded (like places) on commit drop;
    create temporary table loaded_names (like place_names) on commit drop`);
  await copyInto(client, 'loaded', inChunks(parts(), placeRow));
  await copyInto(client, 'loaded_names', inChunks(parts(), nameRows));
  await client.query(`
    insert into places select * from loaded
    on conflict (id) do update set (name, ascii, region, region_code, country, lat, lon, population)
      = (excluded.name, excluded.ascii, excluded.region, excluded.region_code, excluded.country, excluded.lat,
        excluded.lon, excluded.population)
    where places.* is distinct from excluded.*;
    delete from places where not exists (select from loaded where loaded.id = places.id);
    insert into place_names select * from loaded_names
    on conflict (place_id, language) do update set (name, search, population, country)
      = (excluded.name, excluded.search, excluded.population, excluded.country)
    where place_names.* is distinct from excluded.*;
    delete from place_names where not exists (
      select from loaded_names
      where loaded_names.place_id = place_names.place_id and loaded_names.language = place_names.language)`);
}

/** All rows at once would take a hundred megabytes, so they are read for each table; some of them are read once. */
async function partsOf(file: string, isWanted?: (place: LoadedPlace) => boolean): Promise<Parts> {
  if (!isWanted) return () => linesOf(file);
  const wanted: string[][] = [];
  for await (const lines of linesOf(file))
    wanted.push(lines.filter((line) => isWanted(toLoaded(line.split('\t')))));
  return () => wanted;
}

async function* linesOf(file: string): AsyncGenerator<string[]> {
  const text = createBrotliDecompress({ chunkSize: partBytes }).setEncoding('utf8');
  // An error of either stream ends the loop below.
  pipeline(createReadStream(file), text, () => undefined);
  let isHead = true;
  let rest = '';
  for await (const part of text) {
    // COPY reads a backslash as the beginning of an escape. Cells have neither tabs nor line ends.
    const lines = `${rest}${String(part).replaceAll('\\', String.raw`\\`)}`.split('\n');
    rest = lines.pop() ?? '';
    if (isHead) lines.shift();
    isHead = false;
    yield lines;
  }
}

function toLoaded([
  ,
  name = '',
  country = '',
  region_code = '',
  ,
  ,
  ,
  people,
  others = '',
]: string[]): LoadedPlace {
  return { names: [name, others], country, region_code, population: Number(people) };
}

/** Small enough that most of what is made of a part is gone before the heap has to grow. */
const partBytes = 16_384;

async function* inChunks(
  parts: ReturnType<Parts>,
  rowOf: (cells: string[]) => string,
): AsyncGenerator<Buffer> {
  for await (const lines of parts) {
    let rows = '';
    for (const line of lines) rows += rowOf(line.split('\t'));
    yield Buffer.from(rows);
  }
}

const none = String.raw`\N`;

function placeRow([id, name = '', country = '', code, region, lat, lon, people]: string[]): string {
  const ascii = asciiName(name, country);
  return `${id}\t${name}\t${ascii}\t${region || none}\t${code || none}\t${country}\t${lat}\t${lon}\t${people}\n`;
}

function nameRows([id, name = '', country, , , , , people, others = '']: string[]): string {
  const own = searchName(name);
  const end = `\t${people}\t${country}\n`;
  let rows = `${id}\tund\t${name}\t${own}${end}`;
  const add = (language: string, shown: string, search: string): void => {
    rows += `${id}\t${language}\t${shown}\t${search}${end}`;
  };
  let further: Map<string, string> | undefined;
  const addFurther = (spelling: string, shown: string): void => {
    if (spelling !== own) (further ??= new Map()).set(spelling, shown);
  };
  for (const spelling of spellings(name)) addFurther(spelling, name);
  for (const other of others === '' ? [] : others.split('|')) {
    const colon = other.indexOf(':');
    const shown = other.slice(colon + 1);
    const search = searchName(shown);
    for (const language of other.slice(0, colon).split(',')) add(language, shown, search);
    for (const spelling of spellings(shown)) if (spelling !== search) addFurther(spelling, shown);
  }
  let index = 0;
  for (const [search, shown] of further ?? []) add(`x-${++index}`, shown, search);
  return rows;
}
