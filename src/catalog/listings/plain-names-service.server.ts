import { fields, fieldsWith } from '#src/catalog/items/fields.ts';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import type { Listing } from './schemas.ts';

export type PlainNames = [field: keyof Listing, name: string][];

/**
 * Returns the fields that items show as they are stored, apart from those with a text of their own in `facts.ts`. The
 * server finds their names, so that pages for visitors don't load the table of fields.
 */
export function plainNames(): PlainNames {
  const names: Partial<Record<string, string>> = dashboardTexts.products.fields;
  const plain = fieldsWith('shown').filter((name) => fields[name].group === 'plain' && name !== 'included');
  return plain.map((name) => [name, names[name] ?? name]);
}
