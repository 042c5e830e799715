import { tokensOf } from '#src/gear/models/tokens.ts';
import { rowsOf } from '#src/gear/models/tables-service.server.ts';
import { idOf } from './models.ts';

/** The same for two spellings of a name: `1:2/50 ASPH.` and `50mm f/2 ASPH`. */
const keyOf = (maker: string, name: string): string => {
  const tokens = tokensOf(`${maker} ${name.replaceAll(/(?<!\d)\./g, ' ')}`);
  return [...new Set(tokens.filter(Boolean))].toSorted().join(' ');
};

/**
 * Returns the lenses of our own with an id that is not made of maker and name, without a mount, with an impossible year, an
 * alias with a comma, or the name of another lens.
 */
export function findOwnLensErrors(read: (name: string) => string, files: readonly string[]): string[] {
  const measured = rowsOf(read('lenses.tsv'));
  const own = files.flatMap((file) =>
    rowsOf(read(file)).map((row, at) => ({ row, place: `reference/${file}:${at + 2}` })),
  );
  const named = new Map<string, string>();
  for (const { id = '', maker = '', name = '' } of [...own.map(({ row }) => row), ...measured])
    named.set(keyOf(maker, name), id);
  const ids = new Set(measured.map(({ id }) => id));
  return own.flatMap(({ row, place }) => {
    const { id = '', maker = '', name = '', mounts = '', alias = '', year = '' } = row;
    const isSecond = ids.has(id);
    ids.add(id);
    const others = [name, ...alias.split('; ').filter(Boolean)].flatMap((text) => {
      const other = named.get(keyOf(maker, text));
      return other === undefined || other === id ? [] : `has the name of ${other}: ${text}`;
    });
    return [
      ...(id === idOf(maker, name) ? [] : [`must have the id ${idOf(maker, name)}`]),
      ...(mounts ? [] : ['has no mounts']),
      ...(isSecond ? [`is the second row for ${id}`] : []),
      ...(/^(?:1[89]\d\d|20\d\d)?$/.test(year) ? [] : [`has the year ${year}`]),
      ...(alias.includes(',') ? ['has an alias with a comma'] : []),
      ...others,
    ].map((error) => `${place} ${error}`);
  });
}
