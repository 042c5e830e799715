/** Pairs of an English text and its translation, with the names of the tables and keys that lead to them. */
export type Pair = { path: string; english: string; translated: string };

const maxTries = 300;
const marker = (at: number): string => `⟨${at}⟩`;
const number = (at: number): number => 41 + at;

const samples = (at: number): unknown[] => [
  number(at),
  marker(at),
  [marker(at)],
  new Proxy({}, { get: () => marker(at) }),
  null,
  1,
];

/** Returns arguments that show in a text which parameters it uses: most parameters are numbers or strings. */
function* argumentsFor(count: number): Generator<unknown[]> {
  for (let tried = 0; tried < Math.min(maxTries, 6 ** count); tried++)
    yield Array.from({ length: count }, (_, at) => samples(at)[Math.floor(tried / 6 ** at) % 6]);
}

const usedIn = (text: string, count: number): string =>
  Array.from({ length: count }, (_, at) => at)
    .filter((at) => text.includes(String(number(at))) || text.includes(marker(at)))
    .join(' ');

const flat = (value: unknown): string =>
  typeof value === 'object' && value !== null ? Object.values(value).map(flat).join('\n') : String(value);

type Text = (...given: unknown[]) => unknown;

function said(text: Text, given: unknown[]): string | null {
  try {
    return flat(text(...given));
  } catch {
    return null;
  }
}

/** The number of parameters that a text takes. */
const parametersOf = (text: Text): number => Math.max(text.length, String(text).startsWith('(...') ? 1 : 0);

/** Returns the text, those in a list, or those that a function returns for different arguments. */
export function resultsOf(text: unknown): unknown {
  if (typeof text === 'function')
    return [...argumentsFor(parametersOf(text as Text))].map((given) => said(text as Text, given));
  return Array.isArray(text) ? text.map(resultsOf) : flat(text);
}

/** Calls both texts with arguments that appear in the English one. `translated` is null if they appear differently. */
function callBoth(english: Text, translated: Text): { english: string; translated: string | null } {
  const count = Math.max(parametersOf(english), translated.length);
  let best = { english: '', translated: null as string | null, used: '' };
  for (const given of argumentsFor(count)) {
    const text = said(english, given);
    if (text === null || text.includes('undefined')) continue;
    const used = usedIn(text, count);
    if (used.length < best.used.length || (used.length === best.used.length && best.translated !== null))
      continue;
    const other = said(translated, given);
    best = {
      english: text,
      translated: other !== null && usedIn(other, count) === used ? other : null,
      used,
    };
    if (best.translated !== null && used.split(' ').length === count) break;
  }
  return best;
}

/**
 * Pairs all texts of two tables. `onDifferent` gets the functions whose translation leaves out a parameter, or fails with
 * arguments with which the English one does not. Texts that are missing have no pair.
 */
export function pairsOf(
  english: unknown,
  translated: unknown,
  onDifferent: (path: string) => void,
  path = '',
): Pair[] {
  if (translated === undefined) return [];
  if (typeof english === 'string') return [{ path, english, translated: String(translated) }];
  if (typeof english === 'function') {
    const both = callBoth(english as Text, translated as Text);
    if (both.translated === null) onDifferent(path);
    return [{ path, english: both.english, translated: both.translated ?? '' }];
  }
  if (typeof english !== 'object' || english === null) return [];
  if (Array.isArray(english) && english.length !== (translated as unknown[]).length) return [];
  const others = new Map(Object.entries(translated as object));
  return Object.entries(english).flatMap(([key, value]) =>
    pairsOf(value, others.get(key), onDifferent, path ? `${path}.${key}` : key),
  );
}
