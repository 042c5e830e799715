import { kinds } from '#src/listings/contract.ts';
import { formatDollars } from '#src/platform/money.ts';
import { readAsked, type Asked } from '#src/search/service.server.ts';
import { savedSearchTexts } from '#src/texts/saved-searches.ts';
import { siteTexts } from '#src/texts/site.ts';

const longest = 80;

/** What someone asked for as the query of an address, as it was typed. */
export function addressOf(asked: Asked): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(asked))
    for (const each of [value].flat()) if (each !== undefined) params.append(name, String(each));
  return params.toString();
}

/** What a search is called where nobody has given it a name. */
export function nameOf(query: string): string {
  const { q, kind, brand, mount, condition, place, min, max, age, verified, available, ...rest } =
    readAsked(query);
  const { words, everything, atLeast, atMost, ...texts } = savedSearchTexts;
  const parts = [
    ...(q === undefined ? [] : [words(q)]),
    ...kinds.filter((each) => kind?.includes(each)).map((each) => siteTexts.kinds[each].many),
    ...[brand, mount, condition, place].flatMap((values) => values ?? []),
    ...(min === undefined ? [] : [atLeast(formatDollars(min))]),
    ...(max === undefined ? [] : [atMost(formatDollars(max))]),
    ...(age === undefined ? [] : [texts.age(age)]),
    ...(verified ? [texts.verified] : []),
    ...(available ? [texts.available] : []),
    // Of what the search came to ask besides, the values say enough.
    ...Object.values(rest as object).flatMap((value) =>
      value === undefined ? [] : [value].flat().map(String),
    ),
  ];
  const name = parts.length > 0 ? parts.join(' · ') : everything;
  return name.length > longest ? `${name.slice(0, longest - 1)}…` : name;
}
