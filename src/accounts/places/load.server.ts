import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import pg from 'pg';
import { poolOf, type Db } from '#src/platform/db/connect.server.ts';
import { copyInto, copyRow } from '#src/platform/db/copy.server.ts';
import { advisoryLocks } from '#src/platform/db/migrate.server.ts';
import { asciiName, searchName, spellings } from './names.ts';

/** Raise it when `names.ts` changes, so that the rows are written again. */
const version = 1;

export type LoadedPlace = { country: string; region_code: string; population: number };

const decompress = promisify(brotliDecompress);

/**
 * Loads the places of reference/places if the file has changed. Safe when several processes start at the same time.
 * With `isWanted`, loads only some of them, but as if they were all: the databases of tests are small.
 */
export async function loadPlaces(
  db: Db,
  root: string,
  isWanted?: (place: LoadedPlace) => boolean,
): Promise<void> {
  const file = await readFile(join(root, 'reference/places/places.tsv.br'));
  const checksum = createHash('sha256').update(`${version}\n`).update(file).digest('hex');
  const loaded = await db.selectFrom('place_reference').select('checksum').executeTakeFirst();
  if (loaded?.checksum === checksum) return;
  const text = await decompress(file);
  // A slow machine may take longer than statements of requests are allowed to.
  const { options } = poolOf(db);
  const client = new pg.Client({
    ...options,
    // Not enumerable in the options of a pool.
    password: options.password,
    pipeline: false,
    statement_timeout: 0,
    query_timeout: 0,
  });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [advisoryLocks.places]);
    const { rowCount } = await client.query('select from place_reference where checksum = $1', [checksum]);
    if (rowCount === 0) await fill(client, checksum, () => linesOf(text, isWanted));
    await client.query('commit');
    if (rowCount === 0) await client.query('vacuum analyze places, place_names');
  } finally {
    await client.end();
  }
}

async function fill(client: pg.Client, checksum: string, lines: () => Iterable<string[]>): Promise<void> {
  const { rowCount } = await client.query('select from places limit 1');
  const isFirst = rowCount === 0;
  if (!isFirst)
    await client.query(`
      create temporary table loaded (like places) on commit drop;
      create temporary table loaded_names (like place_names) on commit drop`);
  await copyInto(client, isFirst ? 'places' : 'loaded', inChunks(lines(), placeRow));
  await copyInto(client, isFirst ? 'place_names' : 'loaded_names', inChunks(lines(), nameRows));
  if (!isFirst) await replace(client);
  await client.query(
    `insert into place_reference (checksum) values ($1)
    on conflict (only_one) do update set checksum = excluded.checksum, loaded_at = now()`,
    [checksum],
  );
}

/**
 * Writes only what differs, and locks no table: other processes read places for each item that they show, and would wait
 * until the commit. A listing loses the link to a place that is no longer there.
 */
async function replace(client: pg.Client): Promise<void> {
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

/** Reads the file line by line, because all of its rows at once would take a hundred megabytes. */
function* linesOf(text: Buffer, isWanted?: (place: LoadedPlace) => boolean): Generator<string[]> {
  let start = text.indexOf('\n') + 1;
  for (let end = text.indexOf('\n', start); end > 0; end = text.indexOf('\n', start)) {
    const cells = text.toString('utf8', start, end).split('\t');
    const [, , country = '', region_code = '', , , , people] = cells;
    if (!isWanted || isWanted({ country, region_code, population: Number(people) })) yield cells;
    start = end + 1;
  }
}

const chunkLength = 65_536;

function* inChunks(lines: Iterable<string[]>, rowsOf: (cells: string[]) => string): Generator<string> {
  let chunk = '';
  for (const cells of lines) {
    chunk += rowsOf(cells);
    if (chunk.length < chunkLength) continue;
    yield chunk;
    chunk = '';
  }
  yield chunk;
}

function placeRow([
  id = '',
  name = '',
  country = '',
  code,
  region,
  lat = '',
  lon = '',
  people = '',
]: string[]): string {
  const area = [region || null, code || null];
  return copyRow([id, name, asciiName(name, country), ...area, country, lat, lon, people]);
}

function nameRows([id = '', name = '', country = '', , , , , people = '', others = '']: string[]): string {
  const own = searchName(name);
  let rows = '';
  const add = (language: string, shown: string, search: string): void => {
    rows += copyRow([id, language, shown, search, people, country]);
  };
  add('und', name, own);
  const further = new Map(spellings(name).map((spelling) => [spelling, name]));
  for (const other of others === '' ? [] : others.split('|')) {
    const colon = other.indexOf(':');
    const shown = other.slice(colon + 1);
    const search = searchName(shown);
    for (const language of other.slice(0, colon).split(',')) add(language, shown, search);
    for (const spelling of spellings(shown)) if (spelling !== search) further.set(spelling, shown);
  }
  further.delete(own);
  [...further].forEach(([search, shown], index) => add(`x-${index + 1}`, shown, search));
  return rows;
}
