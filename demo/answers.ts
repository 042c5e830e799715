import { currentChecklist } from '#src/gear/grading/checklists.ts';
import type { Answers, ChecklistName } from '#src/gear/grading/schemas.ts';

/** Returns the best answer to every question of a checklist, except for `changes`; null leaves a question out. */
export function answersOf(list: ChecklistName, changes: Record<string, string | null> = {}): Answers {
  const all = currentChecklist(list).points.map(({ id, answers }) => [id, answers[0]!.value] as const);
  const said = Object.entries({ ...Object.fromEntries(all), ...changes });
  return Object.fromEntries(said.filter((pair): pair is [string, string] => pair[1] !== null));
}
