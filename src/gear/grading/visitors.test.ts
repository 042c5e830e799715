import { expect, test } from 'vitest';
import { answersOf } from '#demo/catalogue/item.ts';
import { expectProblem } from '#test/problems.ts';
import { useShop } from '#test/shop.ts';

const shop = await useShop();

test('visitors can read the questions and get a grade', async () => {
  const { body: list } = await shop.call('GET', '/checklists/lens');
  expect([list.list, list.version, list.points.length]).toEqual(['lens', 1, 14]);
  expect(list.points.find(({ id }: { id: string }) => id === 'aperture').answers).toEqual([
    { value: 'snappy', text: 'Blades dry, snap shut', cap: 'Excellent', working: true },
    { value: 'none', text: 'Has no aperture blades', cap: 'Excellent', working: true },
    { value: 'oil', text: 'Oil on the blades, but they still snap shut', cap: 'Good', working: true },
    { value: 'slow', text: 'Blades slow', cap: 'Fair', working: true },
    { value: 'stuck', text: 'Blades stuck', cap: 'Fair', working: false },
  ]);
  const grade = (answers: object) => shop.call('POST', '/checklists/lens/grade', { body: { answers } });
  expect((await grade(answersOf('lens', { aperture: 'oil', zoom: null }))).body).toEqual({
    grade: 'Good',
    working: true,
    reasons: [{ point: 'aperture', answer: 'oil', cap: 'Good' }],
    unchecked: ['zoom'],
  });
  expect((await grade({})).body).toMatchObject({ grade: null, working: true });
  expectProblem(await grade({ fungus: 'a lot' }), 422, ['answers.fungus']);
  expectProblem(await shop.call('GET', '/checklists/tripod'), 404);
});
