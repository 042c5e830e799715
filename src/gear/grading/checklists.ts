import { accessoryPoints } from './accessory-points.ts';
import { digitalPoints, filmPoints } from './camera-points.ts';
import { lensPoints } from './lens-points.ts';
import type { Answers, Checklist, ChecklistName, FormerPoint, Point } from './schemas.ts';
import { pointsFor, type Traits } from './traits.ts';

/** When a list changes, a migration stores the former one in `former_checklists`: stored answers refer to it. */
const version = 3;
const points: Record<ChecklistName, Point[]> = {
  digital: digitalPoints,
  film: filmPoints,
  lens: lensPoints,
  accessory: accessoryPoints,
};

/** The current version with all its points. */
export const currentChecklist = (list: ChecklistName): Checklist => ({ list, version, points: points[list] });

/**
 * Returns the points that a stored inspection answers.
 * @param former those of its checklist if that has been replaced
 * @param leftOut the ids of the points that did not apply to the item
 */
export function answeredPoints(
  list: ChecklistName,
  former: readonly FormerPoint[] | null,
  leftOut: readonly string[],
): FormerPoint[] {
  return (former ?? points[list]).filter(({ id }) => !leftOut.includes(id));
}

/**
 * The checklist with the points that apply to an item.
 * @param known what its model says about it, or null if its model is not known: then a point asks for its kind
 * @param answers the answer about its kind decides which other points apply
 */
export function checklistFor(list: ChecklistName, known: Traits | null, answers: Answers): Checklist {
  const all = currentChecklist(list);
  if (known) {
    const asked = all.points.filter(({ answers: [first] }) => !first?.traits);
    return { ...all, points: pointsFor(asked, known) };
  }
  const decided = all.points.flatMap(({ id, answers: choices }) =>
    choices.flatMap(({ value, traits }) => (traits && value === answers[id] ? [traits] : [])),
  );
  return { ...all, points: pointsFor(all.points, Object.assign({}, ...decided) as Traits) };
}

/** Returns the instruction for the photo that this answer asks for, or null when it asks for none. */
export const photoInstruction = ({ photo }: Point, value: string): string | null =>
  photo?.answers.includes(value) ? photo.how : null;

export function pointsWithPhoto(asked: readonly Point[], answers: Answers): Point[] {
  return asked.filter((each) => photoInstruction(each, answers[each.id] ?? '') !== null);
}

/** Leaves out points without a photo. */
export function photosOf(
  asked: readonly Point[],
  urlsOf: (id: string) => string[],
): Record<string, string[]> {
  const all = asked.map(({ id }) => [id, urlsOf(id)] as const);
  return Object.fromEntries(all.filter(([, urls]) => urls.length > 0));
}
