import { sql } from 'kysely';
import type { PhotoHost } from '#src/platform/db/columns.ts';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';
import type { EncodedPhoto } from './encoding/encode.server.ts';
import type { StoredPhoto } from './hosting/host.server.ts';

const columns = [
  'hash',
  'host',
  'url',
  'base',
  'widths',
  'formats',
  'width',
  'height',
  'placeholder',
] as const;

/** Inserts an upload. If the same photo is just being removed, waits until that is done. */
export async function insertUpload(trx: Trx, photo: EncodedPhoto, host: PhotoHost, userId: string) {
  const { hash, width, height, placeholder, bytes } = photo;
  await trx
    .insertInto('photos')
    .values({ hash, host, width, height, placeholder })
    // `do nothing` would not wait for a removal in progress.
    .onConflict((same) => same.column('hash').doUpdateSet({ placeholder }))
    .execute();
  await trx
    .insertInto('photo_uploads')
    .values({ hash, user_id: userId, bytes })
    .onConflict((same) => same.columns(['hash', 'user_id']).doUpdateSet({ uploaded_at: sql`now()`, bytes }))
    .execute();
  return trx.selectFrom('photos').select(columns).where('hash', '=', hash).executeTakeFirstOrThrow();
}

/** Serializes the uploads of a user until the transaction ends, so that two cannot exceed the limit together. */
export async function lockStorage(trx: Trx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`photos of ${userId}`}, 0))`.execute(trx);
}

export async function measureStorage(db: DbOrTrx, userId: string) {
  const { photos, bytes } = await db
    .selectFrom('photo_uploads')
    .select(({ fn }) => [fn.countAll<string>().as('photos'), fn.sum<string | null>('bytes').as('bytes')])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return { photos: Number(photos), bytes: Number(bytes ?? 0) };
}

/** Fails if the photo was removed in the meantime. */
export async function markStored(
  db: DbOrTrx,
  hash: string,
  host: PhotoHost,
  stored: StoredPhoto,
): Promise<void> {
  await db
    .updateTable('photos')
    .set({ ...stored, host, stored_at: sql`now()` })
    .where('hash', '=', hash)
    .returning('hash')
    .executeTakeFirstOrThrow();
}

export async function lockUploads(trx: Trx, userId: string, urls: readonly string[]) {
  return trx
    .selectFrom('photos')
    .innerJoin('photo_uploads', 'photo_uploads.hash', 'photos.hash')
    .select(['photos.hash', 'photos.url'])
    .where('photo_uploads.user_id', '=', userId)
    .where('photos.url', 'in', urls)
    .forKeyShare('photos')
    .execute();
}

export async function lockPhotoAt(trx: Trx, userId: string, address: string) {
  return (
    trx
      .selectFrom('photos')
      .select(({ exists, selectFrom }) => [
        'photos.hash',
        'photos.url',
        exists(
          selectFrom('photo_uploads')
            .select('photo_uploads.hash')
            .whereRef('photo_uploads.hash', '=', 'photos.hash')
            .where('photo_uploads.user_id', '=', userId),
        ).as('isOwn'),
      ])
      .where('photos.host', '<>', 'demo')
      // Addresses at our own hosts contain the hash. Addresses at imgbb do not, so the whole address is compared.
      .where((row) =>
        row.or([
          row('photos.hash', 'in', [...(address.match(/[0-9a-f]{32}/g) ?? []), '']),
          row('photos.url', '=', address.replace(/[?#].*/, '')),
        ]),
      )
      .forKeyShare('photos')
      .executeTakeFirst()
  );
}

/** An unused upload is deleted after 24 hours, or after one hour if its user has uploaded `rapidUploads` more photos since. */
const unusedHours = 24;
const unusedHoursIfRapid = 1;
const rapidUploads = 100;
const withdrawnDays = 30;

/** Locks the next photo that has been unused long enough to be deleted. */
export async function lockUnused(trx: Trx, after: string) {
  const alive = sql`(listings.deleted_at is null
    or listings.deleted_at > now() - make_interval(days => ${withdrawnDays}))`;
  const { rows } = await sql<
    Omit<StoredPhoto, 'url'> & { hash: string; host: PhotoHost; url: string | null }
  >`
    select hash, host, url, base, widths, formats from photos
    where host <> 'demo' and hash > ${after}
      and not exists (
        select from photo_uploads where photo_uploads.hash = photos.hash
          and uploaded_at > now() - make_interval(hours => ${unusedHours})
          and (uploaded_at > now() - make_interval(hours => ${unusedHoursIfRapid}) or ${rapidUploads} > (
            select count(*) from (
              select from photo_uploads later
              where later.user_id = photo_uploads.user_id and later.uploaded_at > photo_uploads.uploaded_at
              limit ${rapidUploads}
            ) since
          ))
      )
      and not exists (
        select from listing_photos join listings on listings.id = listing_id
        where listing_photos.hash = photos.hash and ${alive}
      )
      and not exists (
        select from inspection_photos
        join inspections on inspections.id = inspection_id and superseded_at is null
        join listings on listings.id = listing_id
        where inspection_photos.hash = photos.hash and ${alive}
      )
      and not exists (select from listings where img = photos.url and ${alive})
      and not exists (
        select from orders join listings on listings.id = listing_id
        where orders.img = photos.url and orders.deleted_at is null and ${alive}
      )
      and not exists (select from draft_photos where draft_photos.hash = photos.hash)
      and not exists (select from message_photos where message_photos.hash = photos.hash)
      and not exists (select from dispute_photos where dispute_photos.hash = photos.hash)
      and not exists (select from report_quote_photos where report_quote_photos.hash = photos.hash)
      and not exists (select from reported_item_photos where reported_item_photos.hash = photos.hash)
      and not exists (select from users where photo_url = photos.url)
      and not exists (
        select from posts where deleted_at is null and (image = photos.url or strpos(des, photos.hash) > 0)
      )
      and not exists (select from shop_pages where strpos(text, photos.hash) > 0)
      and not exists (select from shop_settings where strpos(settings::text, photos.hash) > 0)
    order by hash limit 1 for update skip locked
  `.execute(trx);
  return rows[0];
}

export async function deletePhoto(trx: Trx, hash: string): Promise<void> {
  await trx.deleteFrom('listing_photos').where('hash', '=', hash).execute();
  await trx.deleteFrom('inspection_photos').where('hash', '=', hash).execute();
  await trx.deleteFrom('photos').where('hash', '=', hash).execute();
}

/** Returns the files of those of `urls` that were uploaded to this shop. */
export async function listFiles(db: DbOrTrx, urls: readonly string[]) {
  return db
    .selectFrom('photos')
    .select(['url', 'base', 'widths', 'formats'])
    .where('url', 'in', urls)
    .execute();
}
