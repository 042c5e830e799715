import { currentChecklist, checklistFor } from './checklists.ts';
import { checklistsOf } from './old-checklists.server.ts';
import type { ChecklistName, Inspection, Point } from './schemas.ts';
import { knownTraits } from './service.server.ts';

/** A point to check when buyer and seller meet. `answer` is the seller's, or null if it was not checked. */
export type MeetingPoint = { id: string; ask: string; how: string; answer: string | null };
export type MeetingChecklist = { quick: MeetingPoint[]; others: MeetingPoint[] };

/** The points of an item, with the seller's answers if there are any. */
export async function meetingChecklist(
  root: string,
  list: ChecklistName,
  { modelId, inspection }: { modelId: string | null; inspection: Inspection | null },
): Promise<MeetingChecklist> {
  const points = inspection
    ? pointsOfInspection(inspection)
    : checklistFor(list, await knownTraits(root, modelId), {}).points;
  const texts = new Map(inspection?.points.map(({ id, text }) => [id, text]));
  const toCheck = points.filter(({ answers: [first] }) => !first?.traits);
  // Version 1 does not say which points are quick.
  const isQuick = toCheck.some(({ quick }) => quick)
    ? ({ quick }: Point) => quick
    : ({ must }: Point) => must;
  const toRow = ({ id, ask, how }: Point) => ({ id, ask, how, answer: texts.get(id) ?? null });
  return {
    quick: toCheck.filter(isQuick).map(toRow),
    others: toCheck.filter((point) => !isQuick(point)).map(toRow),
  };
}

function pointsOfInspection({ list, version, points, unchecked }: Inspection): Point[] {
  const ids = new Set([...points, ...unchecked].map(({ id }) => id));
  const found = checklistsOf(list).find((each) => each.version === version) ?? currentChecklist(list);
  return found.points.filter(({ id }) => ids.has(id));
}
