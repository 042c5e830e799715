import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { sql } from 'kysely';
import type { Db, DbOrTrx } from '#src/platform/db/connect.server.ts';
import { advisoryLocks } from '#src/platform/db/migrate.server.ts';

/**
 * Loads the names of the regions that have places if the file or the places have changed. Call it after `loadPlaces`. Safe
 * when several processes start at the same time.
 */
export async function loadRegions(db: Db, root: string): Promise<void> {
  const file = await readFile(join(root, 'reference/places/regions.tsv.br'));
  const checksum = createHash('sha256').update(file).digest('hex');
  const isLoaded = async (where: DbOrTrx) => {
    const loaded = await where.selectFrom('place_reference').select('regions_checksum').executeTakeFirst();
    return loaded?.regions_checksum === checksum;
  };
  if (await isLoaded(db)) return;
  const text = (await promisify(brotliDecompress)(file)).toString();
  const regions = text.trimEnd().split('\n').slice(1).map(toRegion);
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${advisoryLocks.places})`.execute(trx);
    if (await isLoaded(trx)) return;
    await sql`
      with used as (select distinct country, region_code as code from places where region_code is not null),
        loaded as (
          select country, code, names
          from json_to_recordset(${`[${regions.join(',')}]`}) as given (country text, code text, names jsonb)
            join used using (country, code)),
        gone as (
          delete from regions where not exists (
            select from loaded where (loaded.country, loaded.code) = (regions.country, regions.code)))
      insert into regions select * from loaded
      on conflict (country, code) do update set names = excluded.names where regions.names <> excluded.names`.execute(
      trx,
    );
    await trx.updateTable('place_reference').set({ regions_checksum: checksum }).execute();
  });
}

/** Writes a row as JSON text directly, because objects with 40 keys each would take several times as long. */
function toRegion(line: string): string {
  const [country, code, others = ''] = line.split('\t');
  const names = others.split('|').map((other) => {
    const colon = other.indexOf(':');
    const name = JSON.stringify(other.slice(colon + 1));
    return other.slice(0, colon).replaceAll(/[^,]+/g, (language) => `"${language}":${name}`);
  });
  return `{"country":"${country}","code":"${code}","names":{${names.join(',')}}}`;
}
