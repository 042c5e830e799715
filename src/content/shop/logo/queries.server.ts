import { sql } from 'kysely';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';
import type { ShopLogo } from '#src/platform/shop/schemas.ts';
import type { LogoFile } from './draw.server.ts';

export async function insertLogo(
  trx: Trx,
  { hash, width, height }: ShopLogo,
  files: readonly LogoFile[],
): Promise<void> {
  const rows = files.map(({ name, png }) => ({ hash, name, width, height, png: Buffer.from(png, 'base64') }));
  await trx
    .insertInto('shop_logo_files')
    .values(rows)
    .onConflict((same) => same.columns(['hash', 'name']).doUpdateSet({ made_at: sql`shop_now()` }))
    .execute();
}

const unusedMinutes = 60;

/** Deletes logos that the shop does not use, unless they were uploaded or chosen in the last hour. */
export async function deleteUnusedLogos(db: DbOrTrx): Promise<void> {
  await db
    .deleteFrom('shop_logo_files')
    .where(sql<boolean>`made_at < shop_now() - make_interval(mins => ${unusedMinutes})`)
    .where(
      sql<boolean>`not exists (select from shop_settings where settings -> 'logo' ->> 'hash' = shop_logo_files.hash)`,
    )
    .execute();
}

/** Protects a logo from being deleted as unused. Returns whether it exists. */
export async function claimLogo(trx: Trx, { hash, width, height }: ShopLogo): Promise<boolean> {
  const found = await trx
    .updateTable('shop_logo_files')
    .set({ made_at: sql`shop_now()` })
    .where('hash', '=', hash)
    .where('width', '=', width)
    .where('height', '=', height)
    .returning('hash')
    .execute();
  return found.length > 0;
}

export async function findLogoFile(db: DbOrTrx, hash: string, name: string): Promise<Buffer | undefined> {
  const file = await db
    .selectFrom('shop_logo_files')
    .select('png')
    .where('hash', '=', hash)
    .where('name', '=', name)
    .executeTakeFirst();
  return file?.png;
}
