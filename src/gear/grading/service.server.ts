import { findById } from '#src/gear/fit/model-service.server.ts';
import { toSuggested } from '#src/gear/models/service.server.ts';
import { findUploads } from '#src/media/photos/service.server.ts';
import type { Condition } from '#src/platform/db/columns.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { newId } from '#src/platform/ids.server.ts';
import { gradingFields, itemProblems } from '#src/texts/problems-items.server.ts';
import { sharedProblems } from '#src/texts/problems.ts';
import { answeredPoints, checklistFor, currentChecklist } from './checklists.ts';
import { gradeAnswers, isBetter, type Graded } from './grade.ts';
import {
  endInspection,
  findInspection,
  findInspectionPhotos,
  insertInspection,
  insertPhotos,
} from './queries.server.ts';
import {
  checklistNamesOf,
  maxPhotos,
  type Answers,
  type Checklist,
  type ChecklistName,
  type NewInspection,
} from './schemas.ts';
import { traitsOf, type Traits } from './traits.ts';

type Item = {
  id: string;
  kind: keyof typeof checklistNamesOf;
  seller_id: string;
  condition: Condition;
  model_id: string | null;
  named_model_id: string | null;
};
type StoredPhoto = { hash: string; url: string | null };
type Fault = { path: string; message: string };

const invalid = (errors: Fault[]) => new AppError('invalid', undefined, errors);

/**
 * Answers to points that do not apply to the model are ignored.
 * @param shown photos of the item, which may illustrate points. @throws AppError `conflict` when the list has changed,
 * `invalid`
 */
export async function saveInspection(
  trx: Trx,
  root: string,
  item: Item,
  { list, version, answers: sent, photos: sentPhotos = {}, service }: NewInspection,
  { shown = [], at = '' }: { shown?: StoredPhoto[]; at?: string } = {},
): Promise<void> {
  const refuse = (errors: Fault[]) =>
    invalid(errors.map(({ path, message }) => ({ path: at + path, message })));
  const allowed: readonly ChecklistName[] = checklistNamesOf[item.kind];
  if (!allowed.includes(list))
    throw refuse([{ path: 'list', message: gradingFields.oneOfLists(...allowed) }]);
  const wrong = await faultOfList(root, item, list);
  if (wrong) throw refuse([wrong]);
  const all = currentChecklist(list);
  if (version !== all.version) throw new AppError('conflict', itemProblems.checklistChanged);
  const checklist = checklistFor(list, await knownTraits(root, item.model_id), sent);
  const [answers, photos] = [forPoints(checklist, sent), forPoints(checklist, sentPhotos)];
  const faults = [
    ...faultsOfAnswers(checklist, answers),
    ...faultsOfPhotos(checklist, answers, photos),
    ...(service && answers['service'] !== 'shop'
      ? [{ path: 'service', message: gradingFields.needsShop }]
      : []),
  ];
  if (faults.length > 0) throw refuse(faults);
  const graded = gradeAnswers(checklist, answers);
  if (isBetter(item.condition, graded.cap))
    throw refuse(
      graded.reasons.map((reason) => ({
        path: `answers.${reason.point}`,
        message: gradingFields.allowsAtBest(graded.cap, reasonText(reason)),
      })),
    );
  const { chosen, missing } = await choosePhotos(trx, item, photos, shown);
  if (missing.length > 0) throw refuse(missing);
  const { cap, grade, working } = graded;
  const row = {
    id: newId(),
    listing_id: item.id,
    list,
    version,
    cap,
    grade,
    working,
    left_out: idsLeftOut(checklist),
    serviced_in: service?.year ?? null,
    serviced_by: service?.by ?? null,
  };
  await insertInspection(trx, row, answers);
  await insertPhotos(
    trx,
    chosen.map((photo, number) => ({ ...photo, number, inspection_id: row.id })),
  );
}

/** The ids of the points that do not apply to the item. */
function idsLeftOut({ list, points }: Checklist): string[] {
  const asked = new Set(points.map(({ id }) => id));
  return currentChecklist(list)
    .points.map(({ id }) => id)
    .filter((id) => !asked.has(id));
}

/** Ignores what belongs to points that do not apply. What belongs to no point of the list stays, since it is a fault. */
export function forPoints<T>(checklist: Checklist, given: Record<string, T>): Record<string, T> {
  const leftOut = new Set(idsLeftOut(checklist));
  return Object.fromEntries(Object.entries(given).filter(([id]) => !leftOut.has(id)));
}

/** The properties that follow from the model of an item, or null without a model in the reference. */
export async function knownTraits(root: string, modelId: string | null): Promise<Traits | null> {
  const model = await findById({ root }, modelId ?? '');
  return traitsOf(model && toSuggested(model));
}

type ModelOf = Pick<Item, 'kind' | 'model_id' | 'named_model_id'>;

/** A camera that is known to take film must be graded as a film camera, and the reverse. */
async function faultOfList(root: string, item: ModelOf, list: ChecklistName): Promise<Fault | null> {
  if (item.kind !== 'cameras') return null;
  const model = await findById({ root }, item.model_id ?? item.named_model_id ?? '');
  const right = model?.film ? 'film' : 'digital';
  if (!model || list === right) return null;
  return {
    path: 'list',
    message: gradingFields[right === 'film' ? 'filmList' : 'digitalList'](`${model.maker} ${model.name}`),
  };
}

/** Ends an inspection by the checklist for film cameras if the model is now a digital camera, and the reverse. */
export async function endOtherInspection(
  trx: Trx,
  root: string,
  item: ModelOf & Pick<Item, 'id'>,
): Promise<void> {
  const found = await findInspection(trx, item.id);
  if (found && (await faultOfList(root, item, found.list))) await endInspection(trx, item.id);
}

/** @throws AppError `invalid` naming `condition` when it is better than the inspection allows */
export async function checkCondition(trx: Trx, itemId: string, condition: Condition): Promise<void> {
  const found = await findInspection(trx, itemId);
  if (!found || !isBetter(condition, found.cap)) return;
  const points = answeredPoints(found.list, found.former, found.left_out);
  const { reasons } = gradeAnswers({ points }, found.answers);
  throw invalid(
    reasons.slice(0, 1).map((reason) => ({
      path: 'condition',
      message: gradingFields.canBeAtBest(found.cap, reasonText(reason)),
    })),
  );
}

const reasonText = ({ ask, text }: Graded['reasons'][number]): string =>
  text === null ? gradingFields.notChecked(ask) : gradingFields.answered(text);

export function faultsOfAnswers({ points }: Checklist, answers: Answers): Fault[] {
  return Object.entries(answers).flatMap(([id, value]) => {
    const point = points.find((each) => each.id === id);
    if (!point) return [{ path: `answers.${id}`, message: gradingFields.notInList }];
    const values = point.answers.map((answer) => answer.value);
    return values.includes(value)
      ? []
      : [{ path: `answers.${id}`, message: gradingFields.oneOfAnswers(...values) }];
  });
}

function faultsOfPhotos({ points }: Checklist, answers: Answers, photos: Record<string, string[]>): Fault[] {
  const count = Object.values(photos).flat().length;
  return [
    ...(count > maxPhotos.all
      ? [{ path: 'photos', message: gradingFields.atMostPhotos(maxPhotos.all) }]
      : []),
    ...Object.keys(photos)
      .filter((id) => !Object.hasOwn(answers, id) || !points.find((point) => point.id === id)?.photo)
      .map((id) => ({ path: `photos.${id}`, message: gradingFields.noPhotosHere })),
  ];
}

async function choosePhotos(trx: Trx, item: Item, photos: Record<string, string[]>, shown: StoredPhoto[]) {
  const wanted = [...new Set(Object.values(photos).flat())];
  if (wanted.length === 0) return { chosen: [], missing: [] };
  const before = await findInspectionPhotos(trx, item.id);
  const sent = await findUploads(trx, item.seller_id, wanted);
  const hashOf = new Map([...shown, ...before, ...sent].map(({ hash, url }) => [url, hash]));
  const rows = Object.entries(photos).flatMap(([point, urls]) =>
    urls.map((url, position) => ({ point, position, hash: hashOf.get(url) })),
  );
  const message = sharedProblems.ownPhotos;
  return {
    chosen: rows.flatMap(({ hash, ...place }) => (hash ? { ...place, hash } : [])),
    missing: rows
      .filter(({ hash }) => !hash)
      .map(({ point }): Fault => ({ path: `photos.${point}`, message })),
  };
}
