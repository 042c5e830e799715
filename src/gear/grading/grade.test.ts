import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checklistTexts } from '#src/texts/checklists.ts';
import { evidenceFormTexts } from '#src/texts/evidence-form.ts';
import { evidenceTexts } from '#src/texts/evidence.ts';
import { gradingFormTexts } from '#src/texts/grading-form.ts';
import { gradingTexts } from '#src/texts/gear.ts';
import { answersOf } from '#demo/catalogue/item.ts';
import { checklistsOf, currentChecklist, photosOf, pointsWithPhoto } from './checklists.ts';
import { grades, checklistNames, type Answers, type Checklist, type ChecklistName } from './schemas.ts';
import { gradeAnswers } from './grade.ts';

const lens = currentChecklist('lens');

function best({ points }: Checklist): Answers {
  return Object.fromEntries(points.map(({ id, answers }) => [id, answers[0]!.value]));
}

const anyAnswers: fc.Arbitrary<{ list: ChecklistName; answers: Answers }> = fc
  .constantFrom(...checklistNames)
  .chain((list) => {
    const { points } = currentChecklist(list);
    const each = points.map(({ answers }) => fc.option(fc.nat(answers.length - 1), { freq: 3 }));
    return fc.tuple(...each).map((chosen) => ({
      list,
      answers: Object.fromEntries(
        points.flatMap(({ id, answers }, at) =>
          chosen[at] === null ? [] : [[id, answers[chosen[at]!]!.value]],
        ),
      ),
    }));
  });

const worth = (grade: string | null): number => [null, 'Fair', 'Good', 'Excellent'].indexOf(grade);

test('a worse answer never improves the grade or the best condition that is allowed', () => {
  const holds = fc.property(anyAnswers, fc.nat(), fc.nat(), ({ list, answers }, which, to) => {
    const { points } = currentChecklist(list);
    const point = points[which % points.length]!;
    const at = point.answers.findIndex(({ value }) => value === answers[point.id]);
    const worse = point.answers.slice(at + 1);
    if (at === -1 || worse.length === 0) return;
    const before = gradeAnswers(currentChecklist(list), answers);
    const after = gradeAnswers(currentChecklist(list), {
      ...answers,
      [point.id]: worse[to % worse.length]!.value,
    });
    expect(worth(after.grade)).toBeLessThanOrEqual(worth(before.grade));
    expect(worth(after.cap)).toBeLessThanOrEqual(worth(before.cap));
    expect(Number(after.working)).toBeLessThanOrEqual(Number(before.working));
  });
  fc.assert(holds, { numRuns: 10_000 });
});

test('the grade improves when each reason and each unchecked point gets the best answer', () => {
  const holds = fc.property(anyAnswers, ({ list, answers }) => {
    const checklist = currentChecklist(list);
    const { grade, reasons, unchecked } = gradeAnswers(checklist, answers);
    if (grade === 'Excellent') return;
    const better = best(checklist);
    const improved = { ...answers };
    for (const id of [...reasons.map(({ point }) => point), ...unchecked]) improved[id] = better[id]!;
    expect(worth(gradeAnswers(checklist, improved).grade)).toBeGreaterThan(worth(grade));
  });
  fc.assert(holds, { numRuns: 2_000 });
});

test('each checklist can lead to each grade, and to an item that is judged not working', () => {
  for (const list of checklistNames) {
    const checklist = currentChecklist(list);
    const reached = checklist.points.flatMap(({ id, answers }) =>
      answers.map(({ value }) => gradeAnswers(checklist, { ...best(checklist), [id]: value })),
    );
    for (const grade of grades) expect(reached.map((each) => each.grade)).toContain(grade);
    expect(new Set(reached.map(({ working }) => working))).toEqual(new Set([true, false]));
    expect(reached.every(({ working, grade }) => working || grade === 'Fair')).toBe(true);
  }
});

test('the grade of a lens follows the answer about its aperture blades', () => {
  const withBlades = (aperture: string) => {
    const { grade, working, reasons } = gradeAnswers(lens, { ...best(lens), aperture });
    return [grade, working, reasons.map(({ point, answer }) => [point, answer])];
  };
  expect(withBlades('snappy')).toEqual(['Excellent', true, []]);
  expect(withBlades('oil')).toEqual(['Good', true, [['aperture', 'oil']]]);
  expect(withBlades('slow')).toEqual(['Fair', true, [['aperture', 'slow']]]);
  expect(withBlades('stuck')).toEqual(['Fair', false, [['aperture', 'stuck']]]);
  expect(gradeAnswers(lens, { ...best(lens), fungus: 'rim' }).grade).toBe('Fair');
});

test('an unchecked required point limits the grade to Good, and up to a third of the points can be left out', () => {
  const without = (...ids: string[]): Answers =>
    Object.fromEntries(Object.entries(best(lens)).filter(([id]) => !ids.includes(id)));
  expect(gradeAnswers(lens, without('fungus'))).toEqual({
    grade: 'Good',
    cap: 'Good',
    working: true,
    reasons: [
      { point: 'fungus', ask: checklistTexts.lens['fungus']!.ask, answer: null, text: null, cap: 'Good' },
    ],
    unchecked: ['fungus'],
  });
  const four = ['scratches', 'dust', 'zoom', 'barrel'];
  expect(gradeAnswers(lens, without(...four)).grade).toBe('Excellent');
  expect(gradeAnswers(lens, without(...four, 'thread'))).toMatchObject({ grade: null, cap: 'Excellent' });
});

test('answers are ordered from best to worst, and each has a text', () => {
  for (const list of checklistNames)
    for (const { points } of checklistsOf(list))
      for (const { id, answers, photo } of points) {
        const caps = answers.map(({ cap }) => worth(cap));
        expect(caps, `${list} ${id}`).toEqual(caps.toSorted((one, other) => other - one));
        const words = checklistTexts[list][id]!;
        expect(Object.keys(words.answers).toSorted(), `${list} ${id}`).toEqual(
          answers.map(({ value }) => value).toSorted(),
        );
        expect(Boolean(words.photo) || photo === null, `${list} ${id}`).toBe(true);
      }
});

const sent = (aperture: string | null) =>
  photosOf(pointsWithPhoto(lens.points, answersOf('lens', { aperture })), (id) =>
    id === 'aperture' ? ['/a.jpg'] : [],
  );

test('only photos that the current answer asks for are sent', () => {
  expect(sent('oil')).toEqual({ aperture: ['/a.jpg'] });
  expect(sent('snappy')).toEqual({});
  expect(sent(null)).toEqual({});
});

test('texts about grades or camera files never claim a certificate, verification or guarantee', () => {
  const collected: string[] = [];
  const collect = (texts: unknown): void => {
    if (typeof texts === 'string') collected.push(texts);
    else if (typeof texts === 'function') collected.push(String(texts('x', 'y')));
    else if (texts) Object.values(texts).forEach(collect);
  };
  for (const texts of [gradingTexts, gradingFormTexts, checklistTexts, evidenceTexts, evidenceFormTexts])
    collect(texts);
  expect(collected.length).toBeGreaterThan(200);
  expect(collected.filter((text) => /certif|verif|guarant/i.test(text))).toEqual([]);
});
