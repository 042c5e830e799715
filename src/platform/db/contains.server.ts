import { sql, type RawBuilder } from 'kysely';

/** Whether a column of lower-case text contains what someone typed; trigrams serve it where many rows are searched. */
export function contains(column: RawBuilder<string>, typed: string): RawBuilder<boolean> {
  return sql<boolean>`${column} like lower(${`%${typed.replaceAll(/[\\%_]/g, '\\$&')}%`})`;
}
