import { expect, test } from 'vitest';
import { expectProblem } from '#test/problems.ts';
import { useShop } from '#test/shop.ts';
import { aForm } from '#test/uploads.ts';

const shop = await useShop();

test('an SVG that takes too much memory is refused', async () => {
  const as = await shop.createUser('admin');
  // Each group is a layer of 4 MB.
  const layers = 170;
  const inside = `${'<g opacity=".9">'.repeat(layers)}<rect width="1000" height="1000"/>${'</g>'.repeat(layers)}`;
  const bytes = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1000">${inside}</svg>`,
  );
  const refused = await shop.call('POST', '/shop/logo', { as, body: aForm([['image', bytes, 'logo']]) });
  expectProblem(refused, 422, ['image']);
  expect(refused.body.detail).toBe('The image takes too much time or memory to draw.');
});
