import { expect, test } from 'vitest';
import { elementOf, elementsOf, valuesOf } from '#test/markup.ts';
import { render } from '#test/rendered.ts';
import { openShop } from '#test/shop.ts';

test('the sign-up page offers the roles Buyer and Seller, neither of them chosen, and asks for an email', async () => {
  const shop = await openShop();
  const { html } = await render(shop.app, '/signup');
  await shop.close();
  const main = elementOf(html, 'main').html;
  const group = elementOf(main, 'fieldset', 'I am a').html;
  expect(group).toContain('You can switch at any time.');
  const radios = elementsOf(group, 'input').map(({ attributes }) => attributes);
  expect(radios.map(({ type, value }) => [type, value])).toEqual([
    ['radio', 'Buyer'],
    ['radio', 'Seller'],
  ]);
  for (const { 'aria-labelledby': label, value, ...radio } of radios) {
    expect(elementsOf(group, 'span').find(({ attributes }) => attributes['id'] === label)?.text).toBe(value);
    expect(radio).not.toHaveProperty('checked');
  }
  expect(valuesOf(main, 'input', 'type')).toEqual(['text', 'email', 'radio', 'radio', 'password']);
});
