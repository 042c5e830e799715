import { describeItem } from '#src/catalog/items/describe-service.server.ts';
import { fields as fieldTable } from '#src/catalog/items/fields.ts';
import { maxPhotos, partName, type Kind } from '#src/catalog/items/kind-schemas.ts';
import { newListingOf, type NewListing } from '#src/catalog/items/schemas.ts';
import { modelsById } from '#src/gear/models/names-service.server.ts';
import { inTransaction, type App } from '#src/platform/app.server.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import { AppError, type FieldError } from '#src/platform/errors.ts';
import { parse } from '#src/platform/http/parse.server.ts';
import { newId } from '#src/platform/ids.server.ts';
import { importTexts } from '#src/texts/imports.ts';
import { fieldProblems } from '#src/texts/problems-fields.ts';
import { exchangeProblems } from '#src/texts/problems-items.server.ts';
import { choiceOf, isColumn, namesIn, readRow, type ReadRow } from './columns.ts';
import {
  hasItem,
  lockImport,
  nextRows,
  saveRow,
  updateImport,
  type LockedImport,
  type Outcome,
} from './import-queries.server.ts';
import type { PhotoZips } from './photo-zips.server.ts';
import type { RowProblem } from './schemas.ts';

type ReadItem = { kind: Kind; fields: NewListing; photos: string[] };

/** Stands for photos that are not uploaded yet. */
const anyPhoto = '/images/photo.jpg';

/** Names the values of a column in the words of files, where the schema has those of the API. */
function inWordsOfFiles({ path, message }: FieldError, { kind, given }: ReadRow): FieldError {
  if (/^parts\.\d+$/.test(path))
    return { path, message: exchangeProblems.partLike(importTexts.form.examples.parts) };
  const [name = ''] = path.split('.');
  const choice = choiceOf(name, kind);
  const values = new Map<string, unknown>(Object.entries(given));
  const isUnknown = (value: unknown) => value !== undefined && !choice.some(([known]) => known === value);
  if (choice.length === 0 || ![values.get(name)].flat().some(isUnknown)) return { path, message };
  const oneOf = choice.length > 3 ? fieldProblems.oneOfMany : fieldProblems.oneOf;
  return { path, message: oneOf(...namesIn(choice)) };
}

/** Reads a row as the form of an item would be sent. @throws AppError `invalid` naming its columns */
export function readItem(cells: readonly string[], columns: readonly string[], zips: PhotoZips): ReadItem {
  const row = readRow(cells, columns);
  const { kind, given, photos } = row;
  const errors: FieldError[] = photos
    .filter((name) => !zips.has(name))
    .map((name) => ({ path: 'photos', message: exchangeProblems.missingPhoto(name) }));
  if (photos.length > maxPhotos)
    errors.push({ path: 'photos', message: fieldProblems.atMostPhotos(maxPhotos) });
  if (!kind) {
    const isEmpty = (cells[columns.indexOf('kind')] ?? '').trim() === '';
    const message = isEmpty ? fieldProblems.required : fieldProblems.oneOfMany(...namesIn(choiceOf('kind')));
    errors.push({ path: 'kind', message });
  }
  const photo = photos.length > 0 ? anyPhoto : given.img;
  if (photo === undefined) errors.push({ path: 'photos', message: fieldProblems.required });
  // An empty cell is like a field of the form that nobody has touched.
  const values = { offers: fieldTable.offers.blank, ...given, img: photo ?? anyPhoto };
  try {
    const fields = parse(newListingOf(kind ?? 'accessories'), values);
    if (kind && errors.length === 0) return { kind, fields, photos };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    errors.push(...(error.errors ?? []).map((each) => inWordsOfFiles(each, row)));
  }
  throw new AppError('invalid', undefined, errors);
}

export const problemsOf = ({ errors, message }: AppError): RowProblem[] =>
  errors?.map(({ path, message: text }) => {
    const [name = ''] = path.split('.');
    return { column: isColumn(name) ? name : null, message: text };
  }) ?? [{ column: null, message }];

type Row = { cells: string[]; repeats: boolean };

/** Predicts the result of publishing a row. */
async function checkRow(
  app: App,
  trx: Trx,
  { seller_id, columns }: LockedImport,
  { cells, repeats }: Row,
  zips: PhotoZips,
): Promise<Outcome> {
  if (readRow(cells, columns).state !== null)
    return { result: 'skipped', problems: [{ column: null, message: exchangeProblems.notForSale }] };
  try {
    const { kind, fields } = readItem(cells, columns, zips);
    const { item } = await describeItem(trx, app, { id: newId(), kind, seller_id }, fields);
    const model = (await modelsById(app.root)).get(item.model_id ?? item.named_model_id ?? '');
    const isDuplicate = repeats || (await hasItem(trx, seller_id, item));
    return {
      result: isDuplicate ? 'duplicate' : 'ready',
      model: model ? partName({ brand: model.maker, model: model.name }) : null,
    };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { result: 'wrong', problems: problemsOf(error) };
  }
}

const checkedAtOnce = 50;

/** After an error, goes on one row at a time, so that the row with the error is the next one. */
export async function checkSome(app: App, id: string, zips: PhotoZips): Promise<void> {
  try {
    await checkNext(app, id, zips, checkedAtOnce);
  } catch (error) {
    app.log.warn({ error, import: id }, 'rows of an import are checked again, one at a time');
    for (let count = 0; count < checkedAtOnce; count++) await checkNext(app, id, zips, 1);
  }
}

async function checkNext(app: App, id: string, zips: PhotoZips, limit: number): Promise<void> {
  await inTransaction(app, async (trx) => {
    const found = await lockImport(trx, id);
    if (found?.state !== 'checking') return;
    const rows = await nextRows(trx, id, ['waiting'], limit);
    for (const row of rows) await saveRow(trx, id, row.number, await checkRow(app, trx, found, row, zips));
    if (rows.length < limit) await updateImport(trx, id, { state: 'checked' });
  });
}
