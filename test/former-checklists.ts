import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../db/migrations/1.x');
const migrations = ['0370_former_checklists', '0460_second_checklists'].map((name) =>
  readFileSync(join(folder, `${name}.additive.sql`), 'utf8'),
);

/** Stores the checklists that 1.x replaced, as a shop of 1.x has them, in the language of the shop. New shops have none. */
export async function storeFormerChecklists(run: (statements: string) => Promise<unknown>): Promise<void> {
  for (const statements of ['drop table former_checklists', ...migrations]) await run(statements);
}
