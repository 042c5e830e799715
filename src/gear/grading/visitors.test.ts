import { expect, test } from 'vitest';
import { answersOf } from '#demo/catalogue/item.ts';
import { expectProblem } from '#test/problems.ts';
import { useShop } from '#test/shop.ts';
import { traitsOf } from './traits.ts';

const shop = await useShop();
const d750 = { kind: 'cameras' as const, name: 'D750', mounts: ['Nikon F'], film: false };

test('visitors can read the questions and get a grade', async () => {
  const { body: list } = await shop.call('GET', '/checklists/lens');
  expect([list.list, list.version, list.points.length]).toEqual(['lens', 3, 28]);
  expect(list.points.find(({ id }: { id: string }) => id === 'aperture')).toMatchObject({
    section: 'mechanics',
    must: true,
    only: null,
    quick: true,
    photo: { answers: ['oil', 'slow', 'stuck'] },
    answers: [
      { value: 'snappy', text: 'Blades dry, snap shut', cap: 'Excellent', working: true },
      { value: 'none', text: 'Has no aperture blades', cap: 'Excellent', working: true },
      { value: 'oil', text: 'Oil on the blades, but they still snap shut', cap: 'Good', working: true },
      { value: 'slow', text: 'Blades slow or bent', cap: 'Fair', working: true },
      { value: 'stuck', text: 'Blades stuck', cap: 'Fair', working: false },
    ],
  });
  const grade = (answers: object, model?: string) =>
    shop.call('POST', '/checklists/lens/grade', { body: { answers, ...(model && { model }) } });
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

test('a model decides which points are asked, and answers to others are ignored', async () => {
  const pointsOf = async (list: string, model: string) => {
    const { body } = await shop.call('GET', `/checklists/${list}?model=${model}`);
    return body.points.map(({ id }: { id: string }) => id);
  };
  const x100 = await pointsOf('digital', 'fujifilm-finepix-x100');
  expect(x100).toEqual(expect.arrayContaining(['fungus', 'extends']));
  for (const id of ['build', 'mount', 'curtains', 'mirror']) expect(x100).not.toContain(id);
  expect(await pointsOf('digital', 'nikon-d750')).toContain('mirror');
  expectProblem(await shop.call('GET', '/checklists/digital?model=box-brownie'), 422, ['model']);
  const answers = { ...answersOf('digital', {}, traitsOf(d750)), fungus: 'spread' };
  const grade = (body: object) => shop.call('POST', '/checklists/digital/grade', { body });
  const { body } = await grade({ answers, model: 'nikon-d750' });
  expect([body.grade, body.unchecked]).toEqual(['Excellent', []]);
  expectProblem(await grade({ answers: { mirror: 'none' }, model: 'nikon-d750' }), 422, ['answers.mirror']);
});
