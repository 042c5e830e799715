import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { rememberByKey } from '#src/platform/async.server.ts';
import { modelNoteTexts } from '#src/texts/model-notes.server.ts';
import type { ReferenceModel } from './model-entry.ts';
import { referenceModels } from './names-service.server.ts';
import { isListed, listOf, modelFiles, placedRows, type Placed, type Row } from './tables-service.server.ts';

/** `place` is the file and line of the row, such as `reference/belongings.tsv:12`. */
type NoteSource = { url: string; title: string; place: string };
/** `text` is in the shop's language. */
export type ModelNote = { key: string; text: string; sources: NoteSource[] };
/** For a filter, `name` is its diameter in mm. */
export type Belonging = { kind: (typeof belongingKinds)[number]; name: string; sources: NoteSource[] };

const belongingKinds = ['battery', 'charger', 'hood', 'filter', 'screen'] as const;

const noteFiles = (root: string): string[] =>
  readdirSync(join(root, 'reference/notes')).flatMap((name) =>
    name.endsWith('.tsv') ? `notes/${name}` : [],
  );

const isNote = (key: string): key is keyof typeof modelNoteTexts.notes =>
  Object.hasOwn(modelNoteTexts.notes, key);

/** Returns undefined for an unknown note, or if a detail is missing or has no place in the text. */
function sentence(key: string, detail: string): string | undefined {
  const text = isNote(key) ? modelNoteTexts.notes[key] : '';
  if ((typeof text === 'function') !== (detail !== '')) return undefined;
  return typeof text === 'string' ? text || undefined : text(detail);
}

function schemasOf(ids: readonly string[]) {
  const known = new Set(ids);
  const exists = (each: string): boolean =>
    known.has(each) || (each.endsWith('*') && ids.some((id) => isListed(each, id)));
  const sourced = z.strictObject({
    models: z
      .string()
      .transform((cell) => listOf(cell))
      .pipe(z.array(z.string().refine(exists)).min(1)),
    source: z.url({ protocol: /^https?$/ }).regex(/^\S+$/),
    title: z.string().min(1),
  });
  return {
    note: sourced
      .extend({ note: z.string(), detail: z.string() })
      .refine(({ note, detail }) => sentence(note, detail) !== undefined, { path: ['note'] }),
    belonging: sourced
      .extend({ kind: z.enum(belongingKinds), name: z.string().min(1) })
      .refine(({ kind, name }) => kind !== 'filter' || /^\d{2,3}(?:\.\d)?$/.test(name), { path: ['name'] }),
  };
}

/** Returns the correct rows, and the errors in the others, each with its file, line and column. */
function parseRows<Of>(rows: readonly Placed<Row>[], schema: z.ZodType<Of>) {
  const seen = new Set<string>();
  const parsed = rows.map(({ row, place }) => {
    const { title: _, ...cells } = row;
    const key = JSON.stringify(cells);
    const { data, error } = schema.safeParse(row);
    const errors = (error?.issues ?? []).map(({ path, message }) => `${String(path[0])}: ${message}`);
    if (seen.has(key)) errors.push('repeats another row');
    seen.add(key);
    return { row: data, place, errors: errors.map((text) => `${place} ${text}`) };
  });
  return {
    rows: parsed.flatMap(({ row, place }): Placed<Of>[] => (row === undefined ? [] : [{ row, place }])),
    errors: parsed.flatMap(({ errors }) => errors),
  };
}

const readNotes = rememberByKey(async (root) => {
  const schemas = schemasOf((await placedRows(root, modelFiles(root))).map(({ row: { id = '' } }) => id));
  const notes = parseRows(await placedRows(root, noteFiles(root)), schemas.note);
  const belongings = parseRows(await placedRows(root, ['belongings.tsv']), schemas.belonging);
  return { notes: notes.rows, belongings: belongings.rows, errors: [...notes.errors, ...belongings.errors] };
});

export const findNoteErrors = async (root: string): Promise<string[]> => (await readNotes(root)).errors;

/** Throws the errors in the notes and belongings, so that a shop never starts with a wrong row. */
export async function checkNotes(root: string): Promise<void> {
  const errors = await findNoteErrors(root);
  if (errors.length > 0) throw new Error(errors.join('\n'));
}

type Model = Pick<ReferenceModel, 'id' | 'variants'>;
type Sourced = { models: string[]; source: string; title: string };

/** Groups the rows about a model, or about the same camera under the name of another region, by what they say. */
function rowsAbout<Of extends Sourced>(
  rows: readonly Placed<Of>[],
  { id, variants }: Model,
  keyOf: (row: Of) => string,
) {
  const ids = [id, ...(variants?.ids ?? [])];
  const about = rows.filter(({ row }) => row.models.some((each) => ids.some((own) => isListed(each, own))));
  return [...Map.groupBy(about, ({ row }) => keyOf(row)).values()].flatMap((same) => {
    const sources = same.map(({ row: { source, title }, place }): NoteSource => ({
      url: source,
      title,
      place,
    }));
    return same.slice(0, 1).map(({ row }) => ({ row, sources }));
  });
}

/** Returns what is worth knowing before someone buys the model, in the order of the files. */
export async function notesOf(root: string, model: Model): Promise<ModelNote[]> {
  const { notes } = await readNotes(root);
  return rowsAbout(notes, model, ({ note, detail }) => `${note} ${detail}`).map(({ row, sources }) => {
    return { key: row.note, text: sentence(row.note, row.detail) ?? '', sources };
  });
}

/** The ids of the models that have notes. */
export const notedModels = rememberByKey(async (root) => {
  const models = await referenceModels(root);
  const notes = await Promise.all(models.map(async (model) => notesOf(root, model)));
  return models.flatMap(({ id }, index) => (notes[index]?.length ? id : []));
});

/** Returns the items of other kinds that belong to the model. */
export async function belongingsOf(root: string, model: Model): Promise<Belonging[]> {
  const { belongings } = await readNotes(root);
  const found = rowsAbout(belongings, model, ({ kind, name }) => `${kind} ${name}`);
  return belongingKinds.flatMap((kind) =>
    found.flatMap(({ row, sources }) => (row.kind === kind ? { kind, name: row.name, sources } : [])),
  );
}
