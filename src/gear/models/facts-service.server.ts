import { reportableFacts } from '#src/moderation/reports/ports.server.ts';
import type { App } from '#src/platform/app.server.ts';
import { rememberByKey } from '#src/platform/async.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { browsingTexts } from '#src/texts/browsing.ts';
import { gearTexts } from '#src/texts/gear.ts';
import { kitTexts } from '#src/texts/kit.ts';
import { modelFactTexts } from '#src/texts/model-facts.server.ts';
import { itemProblems } from '#src/texts/problems-items.server.ts';
import { searchTexts } from '#src/texts/search.ts';
import { siteTexts } from '#src/texts/site.ts';
import { digits, listed, noted } from '#src/texts/words.ts';
import { exactness, formatOf } from './camera-traits.ts';
import type { ReferenceModel } from './model-entry.ts';
import { modelsById } from './names-service.server.ts';
import { belongingsOf } from './notes-service.server.ts';
import { shownNotes } from './shown-notes-service.server.ts';
import { listOf, modelFiles, placedRows, type Placed, type Row } from './tables-service.server.ts';

type Line = Placed<Row>;

export type ModelFact = {
  name: string;
  label: string;
  text: string;
  /** A name, which a browser must not translate. */
  isName: boolean;
  /** `reference/cameras.tsv:12`: the row that states it. */
  place: string;
  /** The pages that prove it; null for the database of lensfun. */
  sources: (string | null)[];
};

const tablesOf = rememberByKey(async (root) => {
  const read = async (files: readonly string[], key: (row: Row) => string | undefined) =>
    new Map((await placedRows(root, files)).map((line) => [key(line.row), line]));
  const variants = await placedRows(root, ['regional-variants.tsv']);
  return {
    own: await read(modelFiles(root), ({ id }) => id),
    lenses: await read(['fit/lenses.tsv'], ({ model }) => model),
    corrections: await read(['fit/corrections.tsv'], ({ model, column }) => `${model} ${column}`),
    variants: new Map(variants.flatMap((line) => listOf(line.row['models']).map((id) => [id, line]))),
    traits: await placedRows(root, ['traits.tsv']),
  };
});

/** Returns what the reference knows of a model, each fact with the row that states it; empty for an unknown id. */
export async function factsOfModel(root: string, id: string): Promise<ModelFact[]> {
  const [models, tables] = await Promise.all([modelsById(root), tablesOf(root)]);
  const model = models.get(id);
  const own = tables.own.get(id);
  if (!model || !own) return [];
  const corrected = (column: string): Line => tables.corrections.get(`${id} ${column}`) ?? own;
  const ofLens = tables.lenses.get(id) ?? own;
  const trait = (column: string): Line =>
    own.row[column] ? own : (ruleOf(tables.traits, model, column) ?? own);
  const { gear } = gearTexts;
  const { find } = searchTexts;
  const { labels, builds } = modelFactTexts;
  const year = trait('year');
  const variants = tables.variants.get(id);
  const covers = Number(ofLens.row['covers']) || null;
  const covered = model.kind === 'lens' ? formatOf(covers, null) : null;
  const facts: [
    name: string,
    label: string,
    text: string | null | undefined,
    line: Line,
    isName?: boolean,
  ][] = [
    ['maker', siteTexts.listing.brand, model.maker, own, true],
    ['name', gear.model, model.name, own, true],
    ['alias', labels.alias, aliasesOf(model), corrected('alias'), true],
    ['names', labels.elsewhere, variants && listed(model.variants?.names ?? []), variants ?? own, true],
    ['build', labels.build, model.build && builds[model.build], trait('build')],
    ['film', find.film, model.film === null ? null : find.traits.film[`${model.film}`], trait('film')],
    ['format', find.format, formatText(model, own.row['frame']), own],
    ['crop', gear.crop, cropText(model), own],
    ['mounts', gear.mount, mountText(model), corrected('mounts')],
    ['focal', gear.focal, model.focal && kitTexts.length(...model.focal), corrected('focal')],
    [
      'aperture',
      gear.aperture,
      model.aperture === null ? null : gear.fStop(model.aperture),
      corrected('aperture'),
    ],
    [
      'autofocus',
      find.focus,
      model.autofocus === null ? null : find.traits.autofocus[`${model.autofocus}`],
      tables.corrections.get(`${id} autofocus`) ?? (ofLens.row['focus'] ? ofLens : own),
    ],
    ['covers', labels.covers, covered && find.traits.format[covered], ofLens],
    ['macro', labels.macro, model.macro ? browsingTexts.compare.yes : null, corrected('macro')],
    ['year', labels.year, year.row['year'], year],
  ];
  const known = facts.flatMap(([name, label, text, line, isName = false]) =>
    text ? [{ name, label, text, isName, place: line.place, sources: sourcesOf(line) }] : [],
  );
  return [...known, ...(await belongingFacts(root, model))];
}

/** Returns the items of other kinds that belong to the model, one fact for each kind. */
async function belongingFacts(root: string, model: ReferenceModel): Promise<ModelFact[]> {
  const byKind = Map.groupBy(await belongingsOf(root, model), ({ kind }) => kind);
  return [...byKind].flatMap(([kind, all]) => {
    const sources = all.flatMap((each) => each.sources);
    return sources.slice(0, 1).map(({ place }) => ({
      name: kind,
      label: modelFactTexts.belongings[kind],
      text: listed(all.map(({ name }) => (kind === 'filter' ? modelFactTexts.diameter(name) : name))),
      isName: true,
      place,
      sources: [...new Set(sources.map(({ url }) => url))],
    }));
  });
}

/** Returns what users can report on the page of a model: its facts, and its notes as `note:KEY`. */
async function reportableOf(app: App, id: string): Promise<Omit<ModelFact, 'isName' | 'sources'>[]> {
  const model = (await modelsById(app.root)).get(id);
  const notes = model ? await shownNotes(app, model) : [];
  return [
    ...(await factsOfModel(app.root, id)),
    ...notes.flatMap(({ key, text, sources }) =>
      sources
        .slice(0, 1)
        .map(({ place }) => ({ name: `note:${key}`, label: modelFactTexts.labels.note, text, place })),
    ),
  ];
}

/** Returns the row that gives a camera this trait: of those that know it, the one that is the most exact. */
function ruleOf(rules: readonly Line[], camera: ReferenceModel, column: string): Line | undefined {
  if (camera.kind !== 'cameras') return undefined;
  let best: { line: Line; exact: number } | undefined;
  for (const line of rules) {
    const exact = line.row[column] ? exactness({ models: line.row['models'] ?? '' }, camera) : 0;
    if (exact > (best?.exact ?? 0)) best = { line, exact };
  }
  return best?.line;
}

function sourcesOf({ row: { source, second_source, further_sources, ...row } }: Line): (string | null)[] {
  if (source === undefined && row['mounts'] !== undefined) return [null];
  return [source, second_source, further_sources].flatMap((cell) => listOf(cell, ' '));
}

const plain = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Leaves out regional names, and spellings that differ from the name only in case and spaces. */
function aliasesOf({ maker, name, alias, variants }: ReferenceModel): string {
  const shown = new Set([name, maker + name, ...(variants?.names ?? [])].map(plain));
  return listed(alias.split(',').filter((each) => !shown.has(plain(each)) && shown.add(plain(each))));
}

function formatText({ format }: ReferenceModel, frame: string | undefined): string | null {
  const name = format && searchTexts.find.traits.format[format];
  const [short = '', long = ''] = frame?.split('x') ?? [];
  return name && frame ? noted(name, modelFactTexts.frame(short, long)) : name;
}

const cropText = ({ kind, crop }: ReferenceModel): string | null =>
  kind !== 'cameras' || crop === null ? null : crop === 1 ? gearTexts.gear.fullFrame : digits(crop);

function mountText({ kind, mounts }: ReferenceModel): string | null {
  if (mounts.length > 0) return listed(mounts);
  return kind === 'cameras' ? gearTexts.gear.fixedLens : null;
}

/** Lets users report a fact, and shows admins where it stands. */
export const factReports = reportableFacts.providedBy({
  async check(app, model, fact) {
    if (!(await reportableOf(app, model)).some(({ name }) => name === fact))
      throw new AppError('not-found', itemProblems.noModel);
  },
  async show(app, id, fact) {
    const model = (await modelsById(app.root)).get(id);
    const found = (await reportableOf(app, id)).find(({ name }) => name === fact);
    const { label = fact, text = null, place = null } = found ?? {};
    return { model: model ? `${model.maker} ${model.name}` : null, label, text, place };
  },
});
