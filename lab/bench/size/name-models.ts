import { join } from 'node:path';
import type pg from 'pg';
import { namedInTitle } from '#src/gear/models/names-service.server.ts';

const root = join(import.meta.dirname, '../../..');
type Written = { kind: string; brand: string; title: string };

/** Links what has no model to the one that its title names, as the app does while an item is written. */
export async function nameModels(client: pg.Client): Promise<void> {
  const { rows } = await client.query<Written>(
    "select distinct kind, brand, title from listings where model_id is null and kind <> 'accessories'",
  );
  const named: (Written & { id: string })[] = [];
  for (const written of rows) {
    const id = await namedInTitle(root, written.kind, written.brand, written.title);
    if (id) named.push({ ...written, id });
  }
  await client.query(
    `update listings set named_model_id = named.id,
      mounts = case when mount is null then gear_models.mounts else listings.mounts end
    from json_to_recordset($1) as named (kind text, brand text, title text, id text) join gear_models using (id)
    where listings.model_id is null and listings.kind = named.kind and listings.brand = named.brand
      and listings.title = named.title`,
    [JSON.stringify(named)],
  );
}
