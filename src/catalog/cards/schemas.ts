import { z } from 'zod';
import { kinds } from '#src/catalog/items/kind-schemas.ts';
import { text } from '#src/platform/schemas.ts';
import { fieldProblems } from '#src/texts/problems-fields.ts';
import { maxCards } from './limit-schemas.ts';

/** Items in display order, those similar to the item `similar` of a kind, or the newest ones of a seller. */
export const cardsQuery = z.object({
  id: z
    .array(text(64))
    .max(maxCards, { error: () => fieldProblems.givenAtMost(maxCards) })
    .optional(),
  kind: z.enum(kinds).default('cameras'),
  similar: text(64).optional(),
  seller: text(64).optional(),
});

/** The HTML is the same for every reader. */
export type ItemCard = { _id: string; html: string };
