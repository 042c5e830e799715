import { chooseGear, nameGear } from '#src/gear/models/service.server.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { fieldProblems } from '#src/texts/problems-fields.ts';
import type { PartRow } from './queries.server.ts';
import type { NewPart } from './schemas.ts';

/** @throws AppError `invalid` naming a field of a part, such as `parts.0.modelId` */
export async function chooseParts(
  trx: Trx,
  root: string,
  parts: readonly NewPart[],
): Promise<(PartRow & { model: string })[]> {
  const rows: (PartRow & { model: string })[] = [];
  for (const [at, { kind, brand, ...fields }] of parts.entries()) {
    const { model, ...gear } = await choosePart(trx, root, kind, fields, `parts.${at}.`);
    if (model === null) throw new AppError('invalid', undefined, [required(`parts.${at}.model`)]);
    const texts = { kind, brand, title: model, des: '', ...gear };
    rows.push({ kind, brand, model, ...gear, ...(await nameGear(trx, root, texts)) });
  }
  return rows;
}

const required = (path: string) => ({ path, message: fieldProblems.required });

async function choosePart(
  trx: Trx,
  root: string,
  kind: string,
  fields: Omit<NewPart, 'kind' | 'brand'>,
  at: string,
) {
  try {
    return await chooseGear(trx, root, kind, fields);
  } catch (error) {
    if (!(error instanceof AppError) || !error.errors) throw error;
    const errors = error.errors.map(({ path, message }) => ({ path: at + path, message }));
    throw new AppError(error.code, undefined, errors);
  }
}
