import { AppError } from '#src/platform/errors.ts';
import { routesOf, type Route } from '#src/platform/http/route.server.ts';
import { currentChecklist } from './checklists.ts';
import { checklist, graded, listParams, checklistNames, toGrade, type ChecklistName } from './schemas.ts';
import { gradeAnswers } from './grade.ts';
import { faultsOfAnswers } from './service.server.ts';

const route = routesOf('grading');

function knownList(name: string): ChecklistName {
  const list = checklistNames.find((each) => each === name);
  if (!list) throw new AppError('not-found', 'There is no such checklist.');
  return list;
}

export const gradingRoutes: Route[] = [
  route.get('/checklists/{list}', {
    access: 'public',
    summary: 'The checklist for grading an item',
    problems: ['not-found'],
    params: listParams,
    responses: { 200: checklist },
    run: ({ params }) => currentChecklist(knownList(params.list)),
  }),
  route.post('/checklists/{list}/grade', {
    access: 'public',
    summary: 'Compute the grade for a set of answers; nothing is stored',
    problems: ['not-found'],
    params: listParams,
    body: toGrade,
    responses: { 200: graded },
    handle: async ({ params, body: { answers } }) => {
      const list = currentChecklist(knownList(params.list));
      const faults = faultsOfAnswers(list, answers);
      if (faults.length > 0) throw new AppError('invalid', undefined, faults);
      const { grade, working, reasons, unchecked } = gradeAnswers(list, answers);
      const shown = reasons.map(({ point, answer, cap }) => ({ point, answer, cap }));
      return Response.json({ grade, working, reasons: shown, unchecked });
    },
  }),
];
