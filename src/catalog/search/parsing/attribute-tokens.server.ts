import { sql } from 'kysely';
import { referenceVersion } from '#src/gear/models/service.server.ts';
import type { Db } from '#src/platform/db/connect.server.ts';
import { attributeTokens } from './attributes.ts';
import { referenceOf } from './models.server.ts';

/** Raise it when `attributeTokens` changes, so that the tokens are written again. */
const version = 1;

/** The items of these models are locked at the same time. */
const batchSize = 50;

/**
 * Writes the tokens of all models into the column `marks`; triggers write them to their items. Does nothing if they were
 * written before.
 */
export async function writeAttributeTokens(db: Db, root: string): Promise<void> {
  const marked = `${version} ${await referenceVersion(db)}`;
  const { rows } = await sql<{ marked: string | null }>`select marked from gear_reference`.execute(db);
  if (rows[0]?.marked === marked) return;
  const { described } = await referenceOf(root);
  const models = [...described.values()].map((model) => ({ id: model.id, marks: attributeTokens(model) }));
  for (let at = 0; at < models.length; at += batchSize)
    await sql`
      update gear_models set marks = given.marks
      from json_to_recordset(${JSON.stringify(models.slice(at, at + batchSize))}::json) as given (id text, marks text[])
      where gear_models.id = given.id and gear_models.marks <> given.marks`.execute(db);
  await sql`update gear_reference set marked = ${marked}`.execute(db);
}
