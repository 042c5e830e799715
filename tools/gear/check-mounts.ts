import { MountNames } from '#src/gear/models/mounts.ts';
import { listOf, ownLensFiles, rowsOf, type Row } from '#src/gear/models/tables-service.server.ts';
import { makerOf } from '#src/gear/models/trusted-mounts.ts';
import { root } from '#src/server/start-up/environment.ts';

/**
 * Returns the models and tables with a mount that is not in mounts.tsv, the lenses with a mount that their makers never
 * made, and the names of mounts that are too short for the mount field.
 */
export function findMountErrors(read: (name: string) => string): string[] {
  const mounts = rowsOf(read('mounts.tsv'));
  const known = new Set(mounts.map(({ mount }) => mount));
  const makers = rowsOf(read('fit/makers.tsv')).map(({ maker = '', own, made }) => {
    return { maker, own: listOf(own), made: listOf(made) };
  });
  const corrections = new Map(
    rowsOf(read('fit/corrections.tsv'))
      .filter(({ column }) => column === 'mounts')
      .map(({ model, value }) => [model, listOf(value)]),
  );
  const lenses = new Set(['lenses.tsv', ...ownLensFiles(root)]);
  const models = ['cameras.tsv', 'own-cameras.tsv', ...lenses].flatMap((name) =>
    rowsOf(read(name)).map(({ id = '', maker = '', name: model = '', mounts: list, mount }) => {
      return {
        id,
        maker,
        name: model,
        isLens: lenses.has(name),
        has: corrections.get(id) ?? listOf(list ?? mount),
      };
    }),
  );
  const named: [string, readonly string[]][] = [
    ...models.map(({ id, has }): [string, string[]] => [id, has]),
    ...makers.map(({ maker, own, made }): [string, string[]] => [maker, [...own, ...made]]),
    ...mounts.map(({ mount = '', takes }): [string, string[]] => [mount, listOf(takes)]),
  ];
  return [
    ...named.flatMap(([name, has]) =>
      has
        .filter((mount) => !known.has(mount))
        .map((mount) => `reference/mounts.tsv has no ${mount}: ${name}`),
    ),
    ...models.flatMap(({ id, maker, name, isLens, has }) => {
      const row = isLens ? makerOf(makers, { maker, name }) : undefined;
      return has
        .filter((mount) => isLens && !row?.own.includes(mount) && !row?.made.includes(mount))
        .map((mount) => `reference/fit/makers.tsv: ${maker} made no lenses for ${mount}: ${id}`);
    }),
    ...findNameErrors(
      mounts,
      makers.map(({ maker }) => maker),
    ),
  ];
}

function findNameErrors(mounts: readonly Row[], makers: readonly string[]): string[] {
  const all = mounts.map(({ mount = '', aliases, takes }) => {
    return { name: mount, aliases: listOf(aliases, '; '), takes: listOf(takes) };
  });
  const names = new MountNames(all, makers);
  return all.flatMap(({ name }) =>
    ['lens', 'cameras'].some((kind) => names.named(name, kind) === name)
      ? []
      : [`reference/mounts.tsv: ${name} also names another mount`],
  );
}
