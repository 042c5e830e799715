import type { App } from '#src/platform/app.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { routesOf } from '#src/platform/http/route.server.ts';
import { itemFields, itemProblems } from '#src/texts/problems-items.server.ts';
import { checklistFor, currentChecklist } from './checklists.ts';
import { gradeAnswers } from './grade.ts';
import {
  checklist,
  checklistNames,
  graded,
  listParams,
  listQuery,
  toGrade,
  type ChecklistName,
} from './schemas.ts';
import { faultsOfAnswers, forPoints, knownTraits } from './service.server.ts';
import type { Traits } from './traits.ts';

const route = routesOf('grading');

function knownList(name: string): ChecklistName {
  const list = checklistNames.find((each) => each === name);
  if (!list) throw new AppError('not-found', itemProblems.noChecklist);
  return list;
}

/** @throws AppError `invalid` naming `model` when there is no such model */
async function traitsOfModel({ root }: App, model: string): Promise<Traits> {
  const known = await knownTraits(root, model);
  if (!known) throw new AppError('invalid', undefined, [{ path: 'model', message: itemFields.noModel }]);
  return known;
}

export const gradingRoutes = [
  route.get('/checklists/{list}', {
    access: 'public',
    summary: 'The checklist for grading an item',
    description:
      'With `model`, only the points that apply to it. Without it, all points: each answer with `traits` decides which points apply, see `only`.',
    problems: ['not-found'],
    params: listParams,
    query: listQuery,
    responses: { 200: checklist },
    run: async ({ app, params, query: { model } }) => {
      const list = knownList(params.list);
      return model === undefined
        ? currentChecklist(list)
        : checklistFor(list, await traitsOfModel(app, model), {});
    },
  }),
  route.post('/checklists/{list}/grade', {
    access: 'public',
    summary: 'Compute the grade for a set of answers; nothing is stored',
    problems: ['not-found'],
    params: listParams,
    body: toGrade,
    responses: { 200: graded },
    handle: async ({ app, params, body: { answers: sent, model } }) => {
      const name = knownList(params.list);
      const list = checklistFor(name, model === undefined ? null : await traitsOfModel(app, model), sent);
      const answers = forPoints(list, sent);
      const faults = faultsOfAnswers(list, answers);
      if (faults.length > 0) throw new AppError('invalid', undefined, faults);
      const { grade, working, reasons, unchecked } = gradeAnswers(list, answers);
      const shown = reasons.map(({ point, answer, cap }) => ({ point, answer, cap }));
      return Response.json({ grade, working, reasons: shown, unchecked });
    },
  }),
] as const;
