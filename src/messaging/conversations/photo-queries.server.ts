import { sql } from 'kysely';
import type { Trx } from '#src/platform/db/connect.server.ts';
import type { Photo } from '#src/accounts/photos/schemas.ts';
import { photoJson } from '#src/accounts/photos/service.server.ts';

export const photosOfMessage = sql<Omit<Photo, 'alt'>[]>`(
  select coalesce(json_agg(${photoJson} order by message_photos.position), '[]')
  from message_photos join photos on photos.hash = message_photos.hash
  where (message_photos.conversation_id, message_photos.seq) = (messages.conversation_id, messages.seq)
)`.as('photos');

export async function placePhotos(
  trx: Trx,
  message: { conversation_id: string; seq: number },
  hashes: readonly string[],
): Promise<void> {
  const rows = hashes.map((hash, position) => ({ ...message, position, hash }));
  await trx.insertInto('message_photos').values(rows).execute();
}
