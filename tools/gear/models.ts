import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rowsOf } from '#src/gear/models/tables-service.server.ts';
import type { Entry } from './lensfun-xml.ts';
import { mountOf } from './mounts.ts';
import { aliasOf, nameOf, tidyName } from './names.ts';
import { isProduct } from './products.ts';

export type Model = {
  /** Derived from the maker and the name. */
  id: string;
  maker: string;
  name: string;
  mounts: string[];
  /** The factor by which the frame of a camera is smaller than 24 x 36 mm. */
  cropFactor?: number | undefined;
  /** The name that the camera writes into its files, if it differs from `name`. */
  alias?: string | undefined;
};

export function idOf(maker: string, name: string): string {
  return `${maker} ${name}`
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('+', ' plus ')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/**
 * Sorts models, and merges those that are the same: their names differ only in case or spaces, or renamed.tsv lists one as
 * a former id of the other. The merged model has the mounts of all and the largest frame.
 */
function unique(models: Model[], renamed: ReadonlyMap<string, string>): Model[] {
  const known = new Map<string, Model>();
  const isFormer = ({ id }: Model): boolean => renamed.has(id);
  for (const model of models.filter((each) => !isFormer(each)))
    known.set(model.id, merged(known.get(model.id), model));
  for (const model of models.filter(isFormer)) {
    const same = known.get(renamed.get(model.id) ?? '');
    if (same) known.set(same.id, merged(same, model));
  }
  const order = new Intl.Collator('en', { numeric: true }).compare;
  return [...known.values()].toSorted(
    (a, b) => order(a.maker, b.maker) || order(a.name, b.name) || order(a.id, b.id),
  );
}

function merged(known: Model | undefined, model: Model): Model {
  if (!known) return model;
  return {
    ...known,
    mounts: [...new Set([...known.mounts, ...model.mounts])],
    ...(known.cropFactor && { cropFactor: Math.min(known.cropFactor, model.cropFactor ?? Infinity) }),
  };
}

/** Returns the camera models. Those with a fixed lens have no mount. */
export function toCameras(entries: Entry[], renamed: ReadonlyMap<string, string>): Model[] {
  const models = entries.map((entry) => ({ entry, ...nameOf(entry) })).filter(isProduct);
  return unique(
    models.map(({ entry, maker, name }) => ({
      id: idOf(maker, name),
      maker,
      name,
      mounts: entry.mounts.flatMap((mount) => mountOf(mount) ?? []),
      cropFactor: entry.cropFactor && Math.round(entry.cropFactor * 100) / 100,
      alias: aliasOf(entry, name),
    })),
    renamed,
  );
}

export function toLenses(entries: Entry[], renamed: ReadonlyMap<string, string>): Model[] {
  const models = entries.map((entry) => ({ entry, ...nameOf(entry) })).filter(isProduct);
  return unique(
    models.flatMap(({ entry, maker, name: written }) => {
      const mounts = [...new Set(entry.mounts.flatMap((mount) => mountOf(mount) ?? []))].toSorted();
      return byMount(tidyName(written), mounts).map((each) => ({
        id: idOf(maker, each.name),
        maker,
        ...each,
      }));
    }),
    renamed,
  );
}

/** How Zeiss ends the name of a lens for each mount. */
const zeissEnds: Record<string, string> = { 'Canon EF': 'ZE', 'Nikon F': 'ZF.2', 'Pentax K': 'ZK' };

/** Returns the products that lensfun lists as one lens: those that Zeiss names by their mounts are several. */
function byMount(name: string, mounts: string[]): Pick<Model, 'name' | 'mounts'>[] {
  if (mounts.length === 0) return [];
  if (!name.endsWith(' ZF.2')) return [{ name, mounts }];
  return mounts.map((mount) => ({
    name: name.replace(/ZF\.2$/, zeissEnds[mount] ?? mount),
    mounts: [mount],
  }));
}

/** Reads renamed.tsv, which maps old model ids to new ones, or to '' without a successor. */
export async function readRenamed(folder: string): Promise<Map<string, string>> {
  const text = await readFile(join(folder, 'renamed.tsv'), 'utf8');
  return new Map(rowsOf(text).map(({ was = '', is = '' }) => [was, is]));
}

/** Returns the removed ids that renamed.tsv does not list, or maps to an id that does not exist. */
export function withoutSuccessor(
  before: readonly string[],
  now: readonly string[],
  renamed: ReadonlyMap<string, string>,
): string[] {
  const known = new Set(['', ...now]);
  return before.filter((id) => !known.has(renamed.get(id) ?? id));
}
