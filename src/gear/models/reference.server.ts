import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Db } from '#src/platform/db/connect.server.ts';
import { advisoryLocks } from '#src/platform/db/migrate.server.ts';
import { builds, fullFrameDiagonal, type TraitRule } from './camera-traits.ts';
import type { ReferenceModel } from './model-entry.ts';
import { mountNames } from './mounts-service.server.ts';
import { loadedChecksum, saveChecksum, saveModels, saveMounts } from './queries.server.ts';
import { withVariants, type VariantGroup } from './regional-variants.ts';
import type { GearKind } from './schemas.ts';
import { listOf, ownLensFiles, rowsOf, type Row } from './tables-service.server.ts';
import { titleRules } from './title-facts-service.server.ts';
import { traitsOfCamera, traitsOfLens } from './traits.ts';
import { trustedMounts, type MakerMounts } from './trusted-mounts.ts';

declare module '#src/platform/cache/collect-tags.server.ts' {
  interface CacheTags {
    /** The reference of cameras and lenses. */
    models: 'models';
  }
}

/** Raise it when `searchText` or the texts of stored facts change, so that the rows are written again. */
const version = 6;
type Parsed = Pick<ReferenceModel, 'id' | 'maker' | 'name' | 'alias' | 'mounts' | 'crop' | 'source'> & {
  frame: number[] | null;
  /** The values in its own row, which count before any rule. */
  traits?: TraitRule;
};
type File = {
  name: string;
  kind: GearKind;
  parse: (row: Row) => Parsed;
  /** Whether the file has lenses of our own, whose rows list all mounts and say how a lens is focused. */
  isOwn?: boolean;
};
const files: File[] = [
  { name: 'cameras.tsv', kind: 'cameras', parse: parseModel },
  { name: 'own-cameras.tsv', kind: 'cameras', parse: parseOwnCamera },
  { name: 'lenses.tsv', kind: 'lens', parse: parseModel },
];

/** Loads the models and mounts if they have changed. Items follow them later, in the batches of a job. */
export async function loadReference(db: Db, root: string): Promise<void> {
  const reference = await readReference(root);
  const checksum = checksumOf(reference);
  if ((await loadedChecksum(db)) === checksum) return;
  // Each name of a camera suggests one model, so a name that no model has belongs to the first of its variants.
  const further = new Map(
    parseVariants(reference.variants).map(({ ids: [first = ''], names }) => [first, names]),
  );
  const rows = parseAll(reference).map(({ id, kind, maker, name, mounts, crop, alias }) => ({
    id,
    kind,
    maker,
    name,
    mounts,
    crop,
    search: searchText(maker, name, [alias, ...(further.get(id) ?? [])].join(' ').trim()),
  }));
  const { all: mounts } = await mountNames(root);
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${advisoryLocks.reference})`.execute(trx);
    if ((await loadedChecksum(trx)) === checksum) return;
    await saveModels(trx, rows);
    await saveMounts(
      trx,
      mounts.map(({ name }) => name),
    );
    await saveChecksum(trx, checksum);
  });
}

function checksumOf({ models, ...others }: Reference): string {
  const texts = [...models.map(({ text }) => text), ...Object.values(others)];
  return createHash('sha256')
    .update(`${version}\n${titleRules}\n${texts.join('\n')}`)
    .digest('hex');
}

type Reference = {
  models: (File & { text: string })[];
  corrections: string;
  makers: string;
  mounts: string;
  variants: string;
  traits: string;
  lenses: string;
  bodies: string;
  renamed: string;
};

async function readReference(root: string): Promise<Reference> {
  const own = ownLensFiles(root).map((name): File => {
    return { name, kind: 'lens', parse: parseOwnLens, isOwn: true };
  });
  const models = [...files, ...own].map(async (file) => ({ ...file, text: await readText(root, file.name) }));
  return {
    models: await Promise.all(models),
    corrections: await readText(root, 'fit/corrections.tsv'),
    makers: await readText(root, 'fit/makers.tsv'),
    mounts: await readText(root, 'mounts.tsv'),
    variants: await readText(root, 'regional-variants.tsv'),
    traits: await readText(root, 'traits.tsv'),
    lenses: await readText(root, 'fit/lenses.tsv'),
    bodies: await readText(root, 'fit/bodies.tsv'),
    renamed: await readText(root, 'renamed.tsv'),
  };
}

const readText = async (root: string, name: string): Promise<string> =>
  readFile(join(root, 'reference', name), 'utf8');

function parseVariants(text: string): VariantGroup[] {
  return rowsOf(text).map(({ models, names }) => ({ ids: listOf(models), names: listOf(names) }));
}

const yesOrNo: Partial<Record<string, boolean>> = { yes: true, no: false };

function parseRule({ models = '', film = '', build, year }: Row): TraitRule {
  return {
    models,
    film: yesOrNo[film] ?? null,
    build: builds.find((known) => known === build) ?? null,
    year: year ? Number(year) : null,
  };
}

/** A camera has autofocus if it can drive a lens in some way. */
function focusOfBody({ screw_drive: screw = '', motor = '' }: Row): boolean | null {
  if (screw === 'yes' || motor === 'yes') return true;
  return screw === 'no' && motor === 'no' ? false : null;
}

function parseAll({
  models,
  corrections,
  makers,
  variants,
  traits,
  lenses,
  bodies,
}: Reference): ReferenceModel[] {
  const corrected = new Map(
    rowsOf(corrections).map(({ model, column, value = '' }) => [`${model} ${column}`, value]),
  );
  const lines = rowsOf(makers).map(({ maker = '', own, made }): MakerMounts => ({
    maker,
    own: listOf(own),
    made: listOf(made),
  }));
  const rules = rowsOf(traits).map(parseRule);
  const lensRows = new Map(rowsOf(lenses).map((row) => [row['model'], row]));
  const bodyRows = new Map(rowsOf(bodies).map((row) => [row['model'], row]));
  const all = models.flatMap(({ kind, parse, isOwn, text }) =>
    rowsOf(text).map((row) => {
      const { frame, traits: own, ...model } = { kind, ...parse(row) };
      const correction = (column: string): string | undefined => corrected.get(`${model.id} ${column}`);
      const mounts = correction('mounts') ?? (isOwn ? row.mounts : undefined);
      const trusted = trustedMounts(model, lines, mounts === undefined ? undefined : listOf(mounts));
      const about = {
        ...model,
        ...trusted,
        alias: [model.alias, correction('alias')].filter(Boolean).join(','),
      };
      if (kind === 'cameras') {
        const body = bodyRows.get(model.id);
        const parts = { autofocus: body ? focusOfBody(body) : null, stabilizer: null };
        return { ...about, ...traitsOfCamera(rules, { ...model, ...trusted, frame }, own), parts };
      }
      const lens = isOwn ? row : lensRows.get(model.id);
      const ofLens = traitsOfLens(model.name, lens?.focus, correction);
      const parts = { autofocus: ofLens.autofocus, stabilizer: yesOrNo[lens?.stabilizer ?? ''] ?? null };
      return { ...about, ...ofLens, year: row.year ? Number(row.year) : null, parts };
    }),
  );
  // A film camera that lensfun lists among the digital ones has another row in `own-cameras.tsv`.
  const unique = [...new Map(all.map((model) => [model.id, model])).values()];
  return withVariants(unique, parseVariants(variants));
}

/**
 * Reads the models, the new ids of renamed models by their old ones (an empty text if a model was removed), and the
 * checksum that `loadReference` stores for them.
 */
export async function readModels(
  root: string,
): Promise<{ models: ReferenceModel[]; renamed: ReadonlyMap<string, string>; checksum: string }> {
  const reference = await readReference(root);
  return {
    models: parseAll(reference),
    renamed: new Map(rowsOf(reference.renamed).map(({ was = '', is = '' }) => [was, is])),
    checksum: checksumOf(reference),
  };
}

function parseModel({ id = '', maker = '', name = '', mounts, crop, alias = '' }: Row): Parsed {
  return {
    id,
    maker,
    name,
    alias,
    mounts: listOf(mounts),
    crop: crop ? Number(crop) : null,
    frame: null,
  };
}

function parseOwnLens({ id = '', maker = '', name = '', mounts, alias = '', source = '' }: Row): Parsed {
  return {
    id,
    maker,
    name,
    alias: alias.replaceAll('; ', ','),
    mounts: listOf(mounts),
    crop: null,
    frame: null,
    source: source.replace(/ .*/, ''),
  };
}

function parseOwnCamera({ id = '', maker = '', name = '', alias = '', source = '', ...row }: Row): Parsed {
  const { mount, frame } = row;
  const sides = frame ? frame.split('x').map(Number) : null;
  return {
    id,
    maker,
    name,
    alias,
    mounts: mount ? [mount] : [],
    crop: sides && Math.round((fullFrameDiagonal / Math.hypot(...sides)) * 100) / 100,
    frame: sides,
    traits: parseRule(row),
    source: source.replace(/ .*/, ''),
  };
}

/** Includes nicknames: `Alpha 7 III` is also `a7 iii` and `ilce-7m3`, `X-T3` is `xt3`. */
function searchText(maker: string, name: string, alias: string): string {
  const short = name.replace(/^Alpha (?=\d)/, 'a');
  const squeezed = [name, short].map((text) => text.replaceAll(/[^\p{L}\p{N}]/gu, ''));
  return [...new Set([maker, name, short, alias, ...squeezed])].join(' ').toLowerCase();
}
