import { mapGroups, mapSwitches, type Group } from '#src/catalog/search/filters.ts';
import { finds, judged, spelledIn, type Listed } from '#src/catalog/search/index/finds.ts';
import { bestOf, isWanted, limitedOnly, type Wanted } from '#src/catalog/search/index/fitting.ts';
import { compareTexts } from '#src/catalog/search/index/text-buffer.ts';
import {
  describedFit,
  kindLift,
  makerLift,
  noWords,
  unplacedKey,
  valuesShown,
  type Facets,
  type Found,
  type Page,
  type Query,
  type SortKey,
  type Words,
} from '#src/catalog/search/port.ts';
import { metersBetween } from '#src/platform/shared/distance.ts';

const modelsOf = ({ item }: Listed) => [item.model, ...(item.kit?.models ?? [])];

function fitOf(listed: Listed, words: Words): number {
  if (!finds({ words: { ...words, described: [] } }, listed)) return describedFit;
  const own = modelsOf(listed);
  const fits = words.models.filter(({ id }) => own.includes(id)).map(({ fit }) => fit);
  if (fits.length > 0) return Math.max(...fits);
  const isOf = (group: Group, values: readonly string[]) =>
    spelledIn[group](listed.item).some(({ value }) => values.includes(value));
  return (isOf('kind', words.kinds) ? kindLift : 0) + (isOf('brand', words.makers) ? makerLift : 0);
}

function keyOf(listed: Listed, { words = noWords, near }: Query, { sort, order }: Page): SortKey {
  const { listedAt, title, saleCents, savingCents, town } = listed.item;
  switch (sort) {
    case 'date':
      return listedAt;
    case 'title':
      return title;
    case 'sale':
      return saleCents;
    case 'saving':
      return savingCents;
    case 'relevance':
      return fitOf(listed, words);
    case 'distance':
      return near && town ? metersBetween(near, town) : unplacedKey(order);
  }
}

type Place = Found['items'][number];
const compareKeys = (one: SortKey, other: SortKey) =>
  typeof one === 'number' ? one - Number(other) : compareTexts(one, String(other));
const comparePlaces = (order: Page['order']) => (one: Place, other: Place) =>
  Number(one.isLimited ?? false) - Number(other.isLimited ?? false) ||
  (compareKeys(one.key, other.key) || compareTexts(one.id, other.id)) * (order === 'asc' ? 1 : -1);

const byLength = (one: { length: number }, other: { length: number }) => other.length - one.length;

/** Counts values, each with its most common spelling. */
function rank(values: readonly { label: string; value: string }[]): Facets['groups'][Group] {
  return [...Map.groupBy(values, ({ value }) => value)]
    .map(([value, alike]) => {
      const labels = [...Map.groupBy(alike, ({ label }) => label)];
      const [best] = labels.toSorted(([one, a], [other, b]) => byLength(a, b) || compareTexts(one, other));
      return { value, label: best![0], count: alike.length };
    })
    .toSorted((one, other) => other.count - one.count || compareTexts(one.value, other.value))
    .slice(0, valuesShown);
}

/** Answers like the index, but by evaluating the query for each item. */
export function plainSearch(all: readonly Listed[]) {
  const having = (query: Query) => all.filter((listed) => finds(query, listed));
  return {
    find(query: Query, page: Page): Found {
      const { fits } = query;
      const found = having(query);
      const places = found.map((listed) => ({
        id: listed.item.id,
        key: keyOf(listed, query, page),
        isLimited: Boolean(fits?.withLimited) && isWanted(judged(listed, fits!), limitedOnly),
      }));
      const compare = comparePlaces(page.order);
      const rest = places.filter((place) => !page.after || compare(place, page.after) > 0);
      return { count: found.length, items: rest.toSorted(compare).slice(0, page.limit) };
    },

    facets({ fits, ...query }: Query, radii: readonly number[]): Facets {
      const { near } = query;
      const whole = { ...query, ...(fits && { fits }) };
      const unswitched = { ...whole, ...mapSwitches(() => false) };
      const prices = having(unswitched).map(({ item }) => item.saleCents);
      const judgedBy = (wanted: Wanted) =>
        having(query).filter((listed) => isWanted(judged(listed, fits!), wanted)).length;
      return {
        groups: mapGroups((group) =>
          rank(having({ ...whole, [group]: [] }).flatMap(({ item }) => spelledIn[group](item))),
        ),
        switches: mapSwitches((name) => having({ ...whole, [name]: true }).length),
        price: prices.length > 0 ? { min: Math.min(...prices), max: Math.max(...prices) } : null,
        fits: fits
          ? {
              native: judgedBy(bestOf.native),
              adapter: judgedBy(bestOf.adapter),
              limited: judgedBy(bestOf.limited),
              unknown: judgedBy(bestOf.unknown),
            }
          : null,
        within: near
          ? radii.map((km) => ({ km, count: having({ ...whole, near: { ...near, km } }).length }))
          : [],
      };
    },

    brands(): string[] {
      const spelled = having({}).flatMap(({ item }) => spelledIn.brand(item));
      return [...Map.groupBy(spelled, ({ value }) => value)]
        .toSorted(([one], [other]) => compareTexts(one, other))
        .map(([, alike]) => alike.map(({ label }) => label).toSorted(compareTexts)[0]!);
    },

    listedModels: (ids: readonly string[]): string[] =>
      ids.filter((id) => having({}).some((listed) => modelsOf(listed).includes(id))),
  };
}
