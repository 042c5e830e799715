import { z } from 'zod';
import { readRows } from '#src/gear/models/tables-service.server.ts';
import { rememberByKey } from '#src/platform/async.server.ts';
import { foldText } from '#src/platform/shared/text.ts';

const list = (separator: string) => z.string().transform((text) => text.split(separator));
const row = z.object({
  name: z.string(),
  aliases: list(', '),
  mount: z.string(),
  factor: z.coerce.number().positive(),
  lenses: list(', '),
  source: z.string(),
});

export type Converter = { name: string; factor: number; lenses: readonly string[]; source: string };

const wordsOf = (text: string): string[] =>
  foldText(text)
    .split(/[^\p{L}\p{N}.]+/u)
    .filter(Boolean);

const convertersOf = rememberByKey(async (root) => {
  const rows = await readRows(root, 'fit/converters.tsv', row);
  return rows.flatMap(({ name, aliases, ...converter }) =>
    [name, ...aliases].map((called) => ({ name, ...converter, words: wordsOf(called) })),
  );
});

const before = /\s(?:[+&]|with|mit|avec|con)\s/i;
const named =
  /\b(?:extender|tele-?converter|telekonverter|multiplicateur|duplicador|tc)\b|\btc-?\d\d|\bsel\d\dtc\b|\bmc-?(?:14|20)\b|\bxf ?\d(?:\.\d)?x/i;

/** Returns the teleconverter that a typed text names, alone or after a lens, and the text without it. */
export async function converterIn(
  root: string,
  typed: string,
): Promise<{ converter: Converter; rest: string } | null> {
  const at = typed.search(before);
  const rest = at === -1 ? '' : typed.slice(0, at);
  const own = typed.slice(rest.length).replaceAll(/(?<=\d),(?=\d)/g, '.');
  // Some lenses have a converter inside, and its name.
  if (at === -1 && (/\dmm/i.test(own) || !named.test(own))) return null;
  const words = new Set(wordsOf(own));
  const found = (await convertersOf(root))
    .filter((each) => each.words.every((word) => words.has(word)))
    .toSorted((one, other) => other.words.length - one.words.length)[0];
  return found ? { converter: found, rest } : null;
}
