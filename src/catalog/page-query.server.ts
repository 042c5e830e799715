import type { z } from 'zod';
import { longestTyped } from '#src/platform/contract.ts';
import { parseQuery } from '#src/platform/http/parse.server.ts';

/**
 * The query of a page of items. More words than a search may have are cut, as the fields of the pages do: someone who
 * pasted a whole advertisement is shown what its beginning finds.
 */
export function readPageQuery<S extends z.ZodType>(schema: S, given: URLSearchParams): z.output<S> {
  const params = new URLSearchParams(given);
  const words = params.getAll('q').at(-1)?.trim();
  // Half of a character is none.
  if (words !== undefined) params.set('q', words.slice(0, longestTyped).replace(/[\uD800-\uDBFF]$/, ''));
  return parseQuery(schema, params, false);
}
