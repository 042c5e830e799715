import { describedFit, kindLift, makerLift, type Page, type Words } from '#src/catalog/search/port.ts';
import { bitsFor, count, intersect, put, subtract, unite, type Bits } from './bits.ts';
import type { Components } from './components.ts';
import type { Matching } from './matching.ts';
import type { SortOrders } from './sort-orders.ts';

type Class = { fit: number; make: () => Bits };

type Parts = { matching: Matching; orders: SortOrders; components: Components };

function classesOf(matched: Bits, words: Words, { matching, components }: Parts): Class[] {
  const { models, kinds, makers } = words;
  const described = matching.described(words);
  const found = matched.slice();
  subtract(found, described);
  intersect(described, matched);
  const documentsOfModels = (ids: readonly string[]): Bits => {
    const all = bitsFor(found.length * 32);
    for (const id of ids) unite(all, matching.ofModel(id));
    intersect(all, found);
    return all;
  };
  /** Keeps the chosen documents, or the others. */
  const keep = (rest: Bits, chosen: Bits | undefined, isChosen: boolean): void => {
    if (!isChosen) subtract(rest, chosen ?? bitsFor(found.length * 32));
    else intersect(rest, chosen ?? bitsFor(found.length * 32));
  };
  const others = (isNamed: boolean, isOfMaker: boolean) => (): Bits => {
    const rest = found.slice();
    subtract(rest, documentsOfModels(models.map(({ id }) => id)));
    const chosen = matching.chosen({ kind: kinds, brand: makers });
    keep(rest, chosen.get('kind'), isNamed);
    keep(rest, chosen.get('brand'), isOfMaker);
    return rest;
  };
  const bestFits = components.bestFits(models);
  /** An item with several models belongs to the class of the best one. */
  const bestOnly = (fit: number, ids: readonly string[]): Bits => {
    const all = documentsOfModels(ids);
    for (const [document, best] of bestFits) if (best !== fit) put(all, document, false);
    return all;
  };
  const byFit = Map.groupBy(models, ({ fit }) => fit);
  return [
    ...[...byFit].map(([fit, alike]) => ({
      fit,
      make: () =>
        bestOnly(
          fit,
          alike.map(({ id }) => id),
        ),
    })),
    ...[true, false].flatMap((isNamed) =>
      [true, false].map((isOfMaker) => ({
        fit: (isNamed ? kindLift : 0) + (isOfMaker ? makerLift : 0),
        make: others(isNamed, isOfMaker),
      })),
    ),
    { fit: describedFit, make: () => described },
  ];
}

export function takeFitting(
  found: Bits,
  words: Words,
  { order, after, limit }: Page,
  parts: Parts,
): { document: number; key: number }[] {
  const direction = order === 'asc' ? 1 : -1;
  const taken: { document: number; key: number }[] = [];
  const byFit = [...Map.groupBy(classesOf(found, words, parts), ({ fit }) => fit)];
  for (const [fit, classes] of byFit.toSorted(([one], [other]) => (one - other) * direction)) {
    const isBefore = after !== null && (fit - Number(after.key)) * direction < 0;
    if (isBefore || taken.length >= limit) continue;
    const all = classes
      .map(({ make }) => make())
      .reduce((united, other) => {
        unite(united, other);
        return united;
      });
    const own = after && fit === Number(after.key) ? { key: 0, id: after.id } : null;
    const page = { order, after: own, limit: limit - taken.length };
    for (const document of parts.orders.take(all, count(all), 'id', page)) taken.push({ document, key: fit });
  }
  return taken;
}
