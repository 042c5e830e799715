import { placeMeant } from '#src/media/places/meant-service.server.ts';
import type { App } from '#src/platform/app.server.ts';
import { takePlace, type MeantPlace } from './near/service.server.ts';
import { takePrice } from './parsing/price.ts';
import { hasContent } from './parsing/typed-words.server.ts';
import type { Criteria } from './schemas.ts';

declare const isUnderstood: unique symbol;
const understood = {} as { [isUnderstood]: true };
/**
 * A search whose typed prices and places are filters in `criteria`, and whose place has been looked up. Only `understand`
 * and `understoodBefore` make it.
 */
export type Understood<Q extends Criteria = Criteria> = {
  criteria: Q;
  /** A typed price that is in another currency than the shop's. */
  ignoredPrice?: string | undefined;
  /** Null without `near`. */
  meant: MeantPlace | null;
  [isUnderstood]: true;
};

/** Turns typed prices and places into filters: 'lens under $300 near Leeds' becomes lenses up to $300 near Leeds. */
export async function understand<Q extends Criteria>(app: App, typed: Q): Promise<Understood<Q>> {
  const { criteria, ignoredPrice } = await readFilters(app, typed);
  return { ...(await understoodBefore(app, criteria)), ignoredPrice };
}

export const withoutPrice = (q: string): string | undefined => takePrice(q).rest || undefined;

/** Returns the criteria with typed prices and places as filters. The place is not looked up. */
export async function takeFilters<Q extends Criteria>(app: App, typed: Q): Promise<Q> {
  return (await readFilters(app, typed)).criteria;
}

type Taken<Q> = { criteria: Q; ignoredPrice?: string | undefined };

async function readFilters<Q extends Criteria>(app: App, typed: Q): Promise<Taken<Q>> {
  const { q } = typed;
  if (q === undefined) return { criteria: typed };
  const { rest: unpriced, ignored: ignoredPrice, ...limits } = takePrice(q);
  const { rest, ...near } = await takePlace(app, unpriced, typed);
  // 'used' alone stays a word unless a price or a place was removed from the text.
  const words = rest === q || hasContent(rest) ? rest : undefined;
  return { criteria: { ...typed, ...limits, ...near, q: words }, ignoredPrice };
}

/** For criteria that `understand` returned before, and that were stored. */
export async function understoodBefore<Q extends Criteria>(app: App, criteria: Q): Promise<Understood<Q>> {
  const { near } = criteria;
  if (near === undefined) return { ...understood, criteria, meant: null };
  const meant = { text: near, ...(await placeMeant(app, near)) };
  const id = meant.place ? String(meant.place._id) : near;
  return { ...understood, criteria: { ...criteria, near: id }, meant };
}
