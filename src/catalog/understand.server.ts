import { saysSomething, takePrice } from '#src/search/service.server.ts';
import type { FacetsQuery } from './filters.ts';

/** What was asked for, with the price that its words say as a filter: 'lens under $300' are lenses up to $300. */
export function understand<Q extends FacetsQuery>(asked: Q): Q {
  if (asked.q === undefined) return asked;
  const { rest, ...limits } = takePrice(asked.q);
  // 'used', say, is looked for as it is, unless a price was said.
  return { ...asked, ...limits, q: rest === asked.q || saysSomething(rest) ? rest : undefined };
}
