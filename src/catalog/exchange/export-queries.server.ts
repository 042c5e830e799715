import { sql } from 'kysely';
import type { PhotoFormat, PhotoHost } from '#src/platform/db/columns.ts';
import type { Db } from '#src/platform/db/connect.server.ts';

/** All files of the photos in a ZIP have at most this size together. Those in the ZIP have less than half of it. */
const partBytes = 900 * 1024 * 1024;

export type ExportedPhoto = {
  url: string;
  host: PhotoHost;
  base: string | null;
  widths: number[];
  formats: PhotoFormat[];
};

/** The uploaded photos of a seller's items, each with the number of its ZIP. */
const parts = (sellerId: string) => sql<ExportedPhoto & { part: number }>`
  select url, host, base, widths, formats,
    1 + floor((sum(bytes) over (order by hash) - bytes) / ${sql.lit(partBytes)})::int as part
  from (
    select photos.hash, url, host, base, widths, formats, coalesce((
      select max(bytes) from photo_uploads where photo_uploads.hash = photos.hash), 0) as bytes
    from photos
    where url is not null and host <> 'demo' and hash in (
      select listing_photos.hash from listing_photos join listings on listings.id = listing_id
      where seller_id = ${sellerId} and deleted_at is null)
  ) as used`;

export async function listPhotos(db: Db, sellerId: string, part: number): Promise<ExportedPhoto[]> {
  const { rows } = await sql<ExportedPhoto>`
    select * from (${parts(sellerId)}) as parts where part = ${part} order by url`.execute(db);
  return rows;
}

export async function countPhotoParts(db: Db, sellerId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(max(part), 0) as count from (${parts(sellerId)}) as parts`.execute(db);
  return rows[0]?.count ?? 0;
}
