import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answersOf } from '#demo/catalogue/item.ts';
import type { SuggestedModel } from '#src/gear/models/schemas.ts';
import { checklistTexts } from '#src/texts/checklists.ts';
import { evidenceFormTexts } from '#src/texts/evidence-form.ts';
import { evidenceTexts } from '#src/texts/evidence.ts';
import { gradingTexts } from '#src/texts/gear.ts';
import { gradingFormTexts } from '#src/texts/grading-form.ts';
import { checklistFor, currentChecklist, photosOf, pointsWithPhoto } from './checklists.ts';
import { gradeAnswers } from './grade.ts';
import { grades, checklistNames, type Answers, type Checklist, type ChecklistName } from './schemas.ts';
import { traitsOf, type Traits } from './traits.ts';

/** The known properties of one kind of item, and the answers that state them if its model is unknown. */
type Kind = { list: ChecklistName; known: Traits | null; kind: Answers };
const models: [ChecklistName, SuggestedModel['name'], string[], boolean][] = [
  ['digital', 'D750', ['Nikon F'], false],
  ['digital', 'Alpha 7 IV', ['Sony E'], false],
  ['digital', 'M10', ['Leica M'], false],
  ['digital', 'X100V', [], false],
  ['film', 'FM2', ['Nikon F'], true],
  ['film', 'EOS 3', ['Canon EF'], true],
  ['film', 'M6', ['Leica M'], true],
  ['film', '500C/M', ['Hasselblad V'], true],
  ['film', 'T2', [], true],
];
const lenses: [string, string[]][] = [
  ['EF 24-70mm f/2.8L II USM', ['Canon EF']],
  ['Nikkor 50mm f/1.4', ['Nikon F']],
  ['Super-Takumar 50mm f/1.4', ['M42']],
  ['Sekor C 127mm f/3.8', ['Mamiya RB67']],
];
const everyKind: Kind[] = [
  ...checklistNames.flatMap((list) =>
    currentChecklist(list).points[0]!.answers.map(({ value }) => ({
      list,
      known: null,
      kind: { build: value },
    })),
  ),
  ...models.map(([list, name, mounts, film]) => ({
    list,
    known: traitsOf({ kind: 'cameras', name, mounts, film }),
    kind: {},
  })),
  ...lenses.map(([name, mounts]) => ({
    list: 'lens' as const,
    known: traitsOf({ kind: 'lens', name, mounts, film: false }),
    kind: {},
  })),
];

const of = ({ list, known, kind }: Kind): Checklist => checklistFor(list, known, kind);
const graded = (kind: Kind, answers: Answers) => gradeAnswers(of(kind), answers);
const best = (kind: Kind): Answers => ({
  ...Object.fromEntries(of(kind).points.map(({ id, answers }) => [id, answers[0]!.value])),
  ...kind.kind,
});
const takumar = everyKind.find(({ known }) => known?.['manual-focus'])!;
const lens = of(takumar);

/** Random answers, but the right one about the kind of the item, which is neither good nor bad. */
const anyAnswers: fc.Arbitrary<{ kind: Kind; answers: Answers }> = fc
  .constantFrom(...everyKind)
  .chain((kind) => {
    const { points } = of(kind);
    const each = points.map(({ answers }) => fc.option(fc.nat(answers.length - 1), { freq: 3 }));
    return fc.tuple(...each).map((chosen) => ({
      kind,
      answers: {
        ...Object.fromEntries(
          points.flatMap(({ id, answers }, at) =>
            chosen[at] === null ? [] : [[id, answers[chosen[at]!]!.value]],
          ),
        ),
        ...kind.kind,
      },
    }));
  });

const worth = (grade: string | null): number => [null, 'Fair', 'Good', 'Excellent'].indexOf(grade);

test('a worse answer never improves the grade or the best condition that is allowed', () => {
  const holds = fc.property(anyAnswers, ({ kind, answers }) => {
    const list = of(kind);
    for (const { id, answers: choices } of list.points) {
      if (Object.hasOwn(kind.kind, id)) continue;
      const each = choices.map(({ value }) => gradeAnswers(list, { ...answers, [id]: value }));
      for (const [at, after] of each.slice(1).entries()) {
        const before = each[at]!;
        expect(worth(after.grade), id).toBeLessThanOrEqual(worth(before.grade));
        expect(worth(after.cap), id).toBeLessThanOrEqual(worth(before.cap));
        expect(Number(after.working), id).toBeLessThanOrEqual(Number(before.working));
      }
    }
  });
  fc.assert(holds, { numRuns: 500 });
});

test('the grade improves when each reason and each unchecked point gets the best answer', () => {
  const holds = fc.property(anyAnswers, ({ kind, answers }) => {
    const { grade, reasons, unchecked } = graded(kind, answers);
    if (grade === 'Excellent') return;
    const better = best(kind);
    const improved = { ...answers };
    for (const id of [...reasons.map(({ point }) => point), ...unchecked]) improved[id] = better[id]!;
    expect(worth(graded(kind, improved).grade)).toBeGreaterThan(worth(grade));
  });
  fc.assert(holds, { numRuns: 2_000 });
});

test('the best answers about each kind of item make it Excellent, and others lead to each grade', () => {
  for (const kind of everyKind) {
    const name = JSON.stringify(kind);
    expect(graded(kind, best(kind)), name).toMatchObject({ grade: 'Excellent', working: true, reasons: [] });
    const reached = of(kind).points.flatMap(({ id, answers }) =>
      Object.hasOwn(kind.kind, id)
        ? []
        : answers.map(({ value }) => graded(kind, { ...best(kind), [id]: value })),
    );
    const isFilm = kind.kind['build'] === 'film';
    for (const grade of grades)
      expect(
        reached.map((each) => each.grade),
        name,
      ).toContain(grade);
    expect(new Set(reached.map(({ working }) => working)), name).toEqual(
      new Set(isFilm ? [true] : [true, false]),
    );
    expect(reached.every(({ working, grade }) => working || grade === 'Fair')).toBe(true);
  }
});

test('the grade of a lens follows the answer about its aperture blades', () => {
  const withBlades = (aperture: string) => {
    const { grade, working, reasons } = gradeAnswers(lens, { ...best(takumar), aperture });
    return [grade, working, reasons.map(({ point, answer }) => [point, answer])];
  };
  expect(withBlades('snappy')).toEqual(['Excellent', true, []]);
  expect(withBlades('oil')).toEqual(['Good', true, [['aperture', 'oil']]]);
  expect(withBlades('slow')).toEqual(['Fair', true, [['aperture', 'slow']]]);
  expect(withBlades('stuck')).toEqual(['Fair', false, [['aperture', 'stuck']]]);
  expect(gradeAnswers(lens, { ...best(takumar), fungus: 'rim' }).grade).toBe('Fair');
});

const without = (...ids: string[]): Answers =>
  Object.fromEntries(Object.entries(best(takumar)).filter(([id]) => !ids.includes(id)));

test('an unchecked required point limits the grade to Good, and up to a third of the points can be left out', () => {
  expect(gradeAnswers(lens, without('fungus'))).toEqual({
    grade: 'Good',
    cap: 'Good',
    working: true,
    reasons: [
      { point: 'fungus', ask: checklistTexts.lens['fungus']!.ask, answer: null, text: null, cap: 'Good' },
    ],
    unchecked: ['fungus'],
  });
  const seven = ['separation', 'front', 'rear', 'coating', 'dust', 'sharp', 'thread'];
  expect(lens.points).toHaveLength(21);
  expect(gradeAnswers(lens, without(...seven)).grade).toBe('Excellent');
  expect(gradeAnswers(lens, without(...seven, 'parts'))).toMatchObject({ grade: null, cap: 'Excellent' });
});

test('answers are ordered from best to worst, and each has a text', () => {
  for (const list of checklistNames) {
    const { points } = currentChecklist(list);
    expect(points.length, list).toBeLessThanOrEqual(40);
    expect(new Set(points.map(({ id }) => id)).size, list).toBe(points.length);
    for (const { id, answers, photo } of points) {
      const caps = answers.map(({ cap }) => worth(cap));
      expect(caps, `${list} ${id}`).toEqual(caps.toSorted((one, other) => other - one));
      const values = answers.map(({ value }) => value);
      const texts = checklistTexts[list][id]!.answers;
      expect(Object.keys(texts).toSorted(), `${list} ${id}`).toEqual(values.toSorted());
      expect(photo === null || (Boolean(photo.how) && photo.answers.length > 0), `${list} ${id}`).toBe(true);
      expect(values, `${list} ${id}`).toEqual(expect.arrayContaining(photo?.answers ?? []));
    }
  }
});

const sent = (aperture: string | null) =>
  photosOf(pointsWithPhoto(lens.points, answersOf('lens', { aperture }, takumar.known)), (id) =>
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

const gradeWith = (list: ChecklistName, build: string, changes: Answers) => {
  const kind = { list, known: null, kind: { build } };
  const { grade, working } = graded(kind, { ...best(kind), ...changes });
  return [grade, working];
};

test('answers limit the grade as a dealer would', () => {
  const fine = ['Excellent', true];
  const fair = ['Fair', true];
  const broken = ['Fair', false];
  for (const [list, build] of [
    ['digital', 'slr'],
    ['film', 'slr'],
    ['lens', 'prime'],
  ] as const)
    expect(gradeWith(list, build, { service: 'shop' }), list).toEqual(fine);
  expect(gradeWith('digital', 'slr', { pictures: 'some' })).toEqual(broken);
  expect(gradeWith('digital', 'slr', { autofocus: 'fails' })).toEqual(broken);
  expect(gradeWith('digital', 'slr', { wear: 'traces' })).toEqual(['Good', true]);
  expect(gradeWith('digital', 'slr', { pixels: 'few' })).toEqual(fine);
  expect(gradeWith('digital', 'slr', { sensor: 'marked' })).toEqual(fair);
  expect(gradeWith('digital', 'compact', { fungus: 'rim' })).toEqual(fair);
  expect(gradeWith('film', 'slr', { wear: 'heavy' })).toEqual(fair);
  expect(gradeWith('film', 'slr', { meter: 'off' })).toEqual(fair);
  expect(gradeWith('film', 'slr', { meter: 'dead' })).toEqual(fair);
  expect(gradeWith('film', 'slr', { slowSpeeds: 'slow' })).toEqual(fair);
  expect(gradeWith('film', 'rangefinder', { rangefinder: 'slight' })).toEqual(['Good', true]);
  expect(gradeWith('lens', 'prime', { separation: 'rim' })).toEqual(fair);
  expect(gradeWith('lens', 'prime', { autofocus: 'fails' })).toEqual(broken);
  expect(gradeWith('accessory', 'support', { hold: 'slip' })).toEqual(broken);
});
