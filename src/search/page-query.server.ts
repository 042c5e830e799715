import { redirect } from 'react-router';
import type { z } from 'zod';
import { longestTyped } from '#src/platform/contract.ts';
import { parseQuery } from '#src/platform/http/parse.server.ts';
import type { Group } from './port.ts';

/** Those whose values mean the same in capitals. */
const folded: readonly string[] = ['brand', 'mount', 'place'] satisfies Group[];

/**
 * The query of a page of items. More words than a search may have are cut, as the fields of the pages do: someone who
 * pasted a whole advertisement is shown what its beginning finds.
 * @throws Response that leads to the address as a page writes it, where one was written by hand in capitals.
 */
export function readPageQuery<S extends z.ZodType>(schema: S, { pathname, searchParams }: URL): z.output<S> {
  const written = [...searchParams].map(([name, value]) => [
    name,
    folded.includes(name) ? value.toLowerCase() : value,
  ]);
  const params = new URLSearchParams(written);
  if (params.toString() !== searchParams.toString()) throw redirect(`${pathname}?${params}`, 301);
  const words = params.getAll('q').at(-1)?.trim();
  // Half of a character is none.
  if (words !== undefined) params.set('q', words.slice(0, longestTyped).replace(/[\uD800-\uDBFF]$/, ''));
  return parseQuery(schema, params, false);
}
