import { shopFacts } from '#src/texts/shop.ts';

/** Returns what a field for an amount shows around it: the currency's sign before or after. */
export function moneySigns(): { before?: string; after?: string } {
  const { before, after } = shopFacts().currency;
  return { ...(before && { before: before.trim() }), ...(after && { after: after.trim() }) };
}
