import type { App } from '#src/platform/app.server.ts';
import { answeredPoints, checklistFor } from './checklists.ts';
import { findFormerPoints } from './queries.server.ts';
import type { ChecklistName, FormerPoint, Inspection } from './schemas.ts';
import { knownTraits } from './service.server.ts';

/** A point to check when buyer and seller meet. `answer` is the seller's, or null if it was not checked. */
export type MeetingPoint = { id: string; ask: string; how: string; answer: string | null };
export type MeetingChecklist = { quick: MeetingPoint[]; others: MeetingPoint[] };

/** The points of an item, with the seller's answers if there are any. */
export async function meetingChecklist(
  app: App,
  list: ChecklistName,
  { modelId, inspection }: { modelId: string | null; inspection: Inspection | null },
): Promise<MeetingChecklist> {
  const points: FormerPoint[] = inspection
    ? await pointsOfInspection(app, inspection)
    : checklistFor(list, await knownTraits(app.root, modelId), {}).points;
  const texts = new Map(inspection?.points.map(({ id, text }) => [id, text]));
  const toCheck = points.filter(({ answers: [first] }) => !first?.traits);
  const toRow = ({ id, ask, how }: FormerPoint) => ({ id, ask, how, answer: texts.get(id) ?? null });
  return {
    quick: toCheck.filter(({ quick }) => quick).map(toRow),
    others: toCheck.filter(({ quick }) => !quick).map(toRow),
  };
}

async function pointsOfInspection(
  { db }: App,
  { list, version, points, unchecked }: Inspection,
): Promise<FormerPoint[]> {
  const ids = new Set([...points, ...unchecked].map(({ id }) => id));
  const all = answeredPoints(list, await findFormerPoints(db, list, version), []);
  return all.filter(({ id }) => ids.has(id));
}
