import { expect, test } from 'vitest';
import { formatDay } from '#src/platform/shared/dates.ts';
import { elementOf, elementsOf, textsOf, valuesOf } from '#test/markup.ts';
import { expectProblem } from '#test/problems.ts';
import { render } from '#test/rendered.ts';
import { useShop } from '#test/shop.ts';
import { pageNames } from './schemas.ts';
import { originalOf } from './service.server.ts';

const shop = await useShop();
const admin = await shop.createUser('admin');

const read = async (name: string) => (await shop.call('GET', `/shop/pages/${name}`)).body;
const write = async (name: string, text: string, version?: number) =>
  shop.call('PUT', `/shop/pages/${name}`, {
    as: admin,
    body: { text, version: version ?? (await read(name)).version },
  });
const restore = async (name: string, version?: number) =>
  shop.call('DELETE', `/shop/pages/${name}`, {
    as: admin,
    body: { version: version ?? (await read(name)).version },
  });
const show = async (path: string) => (await render(shop.app, path)).html;

test('a page that nobody has changed has the text that ships as Markdown', async () => {
  const { body } = await shop.call('GET', '/shop/pages');
  expect(body.map(({ name }: { name: string }) => name)).toEqual(pageNames);
  expect(body[1]).toEqual({ name: 'buying', title: 'Buying', changedAt: null });
  const buying = await read('buying');
  expect(buying).toMatchObject({ title: 'Buying', version: 0, text: originalOf('buying') });
  expect(buying.text).toMatch(/^# Buying\n\nFind it.*\n\n## Book\n\nChoose Book Now/);
});

test('a changed page shows its Markdown and the day of the change until it is restored', async () => {
  const { body } = await write('about', '# About *our* club\n\nWe meet in **Lyon**.\n\n## Since\n\n1952.');
  expect(body).toMatchObject({ title: 'About our club', version: 1 });
  const html = await show('/about');
  const main = elementOf(html, 'main').html;
  expect([textsOf(main, 'h1'), textsOf(main, 'h2'), textsOf(main, 'strong')]).toEqual([
    ['About our club'],
    ['Since'],
    ['Lyon'],
  ]);
  expect(elementOf(main, 'time').text).toBe(`Changed on ${formatDay(body.changedAt)}`);
  const description = elementsOf(html, 'meta').find(({ attributes }) => attributes['name'] === 'description');
  expect(description?.attributes['content']).toBe('We meet in Lyon.');
  expect((await restore('about')).body).toMatchObject({ text: originalOf('about'), changedAt: null });
  expect(textsOf(await show('/about'), 'time')).toEqual([]);
});

test('raw HTML and dangerous links of a page do no harm', async () => {
  const attack = '<script>alert(1)</script><img src=x onerror=alert(1)>';
  await write('terms', `# ${attack}\n\n${attack} [x](javascript:alert(1))\n\n[y](data:text/html,${attack})`);
  const main = elementOf(await show('/terms'), 'main').html;
  expect(main).not.toMatch(/<(script|img|a)\b/);
  expect(textsOf(main, 'h1')).toEqual([attack]);
});

test('the second of two admins gets 409, also after the page was restored', async () => {
  const { version } = await read('privacy');
  expect((await write('privacy', 'First', version)).status).toBe(200);
  const second = await write('privacy', 'Second', version);
  expectProblem(second, 409);
  expect([second.body.version, (await read('privacy')).text]).toEqual([version + 1, 'First']);
  await restore('privacy');
  await write('privacy', 'Third');
  expectProblem(await write('privacy', 'Fourth', version + 1), 409);
  expectProblem(await restore('privacy', version + 1), 409);
});

test('the footer links to an imprint once it has a text', async () => {
  const links = async () => valuesOf(elementOf(await show('/fit'), 'footer').html, 'a', 'href');
  expect((await render(shop.app, '/imprint')).status).toBe(404);
  expect(await links()).not.toContain('/imprint');
  await write('imprint', 'Fotoclub Berlin e. V.');
  expect(await links()).toContain('/imprint');
  expect(textsOf(await show('/imprint'), 'h1')).toEqual(['Imprint']);
  await restore('imprint');
  expect(await links()).not.toContain('/imprint');
});

test('the pages that ship use the name of the shop, whatever characters it has', async () => {
  const name = '1. *Foto* <b>Club</b> & Co';
  const { version } = (await shop.call('GET', '/shop')).body;
  await shop.call('PATCH', '/shop', { as: admin, body: { version, name } });
  const html = await show('/buying');
  expect(elementOf(html, 'main').text).toContain(`${name} takes no payment and no fee.`);
  expect(elementOf(await show('/about'), 'main').text).not.toContain('Rangefinder');
});

test('a text that is too long is refused', async () => {
  expectProblem(await write('selling', 'x'.repeat(50_001)), 422, ['text']);
  expectProblem(await write('selling', 'x'.repeat(2 * 1024 * 1024)), 422, ['text']);
  expectProblem(await shop.call('GET', '/shop/pages/rules'), 404);
});
