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

test('an invitation is checked before its form is shown, and the login page offers no sign-up that is refused', async () => {
  const shop = await openShop();
  const admin = await shop.createUser('admin');
  const openIn = async (signUp: string, path: string) => {
    const { version } = shop.app.shop.current;
    await shop.call('PATCH', '/shop', { as: admin, body: { version, signUp } });
    return elementOf((await render(shop.app, path)).html, 'main').html;
  };
  const [unchecked, invited, closed] = [
    await openIn('invitation', '/signup?invitation=x'),
    await openIn('invitation', '/login'),
    await openIn('closed', '/login'),
  ];
  await shop.close();
  expect(valuesOf(unchecked, 'input', 'type')).toEqual([]);
  expect(invited).toContain('New accounts are by invitation.');
  expect(closed).not.toContain('New here?');
});
