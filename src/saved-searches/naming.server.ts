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
  const {
    q,
    kind,
    brand,
    mount,
    condition,
    place,
    min,
    max,
    age,
    shots,
    verified,
    graded,
    available,
    fits,
    adapters,
  } = readAsked(query);
  const { words, everything, atLeast, atMost, ...texts } = savedSearchTexts;
  const parts = [
    ...(q === undefined ? [] : [words(q)]),
    ...kinds.filter((each) => kind?.includes(each)).map((each) => siteTexts.kinds[each].many),
    ...[brand, mount, condition, place].flatMap((values) => values ?? []),
    ...(min === undefined ? [] : [atLeast(formatDollars(min))]),
    ...(max === undefined ? [] : [atMost(formatDollars(max))]),
    ...(age === undefined ? [] : [texts.age(age)]),
    ...(shots === undefined ? [] : [texts.shots(shots)]),
    ...(verified ? [texts.verified] : []),
    ...(graded ? [texts.graded] : []),
    ...(available ? [texts.available] : []),
    // The model's id is its maker and name.
    ...(fits === undefined ? [] : [texts.fits(fits.replaceAll('-', ' '))]),
    ...(adapters ? [texts.adapters] : []),
  ];
  const name = parts.length > 0 ? parts.join(' · ') : everything;
  return name.length > longest ? `${name.slice(0, longest - 1)}…` : name;
}
