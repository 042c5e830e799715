import { expect, test } from 'vitest';
import { elementOf, elementsOf, textsOf, valuesOf } from '#test/markup.ts';
import { render } from '#test/rendered.ts';
import { createListing, useShop } from '#test/shop.ts';

const contact = {
  CONTACT_ADDRESS: '7 Shutter Street, Aveiro',
  CONTACT_EMAIL: 'shop@example.org',
  CONTACT_PHONE: '+351 234 000 000',
};

const shop = await useShop(contact);
const seller = await shop.createUser('Seller');
for (const kind of ['lens', 'accessories', 'accessories'] as const)
  await createListing(shop, seller, { title: `Plain ${kind}` }, kind);
const { _id } = await createListing(shop, seller, { title: 'Shown off' });
await shop.call('PUT', `/cameras/${_id}/advertise`, { as: seller });
const { html: home } = await render(shop.app, '/');
const main = elementOf(home, 'main').html;
const footer = elementOf(home, 'footer').html;

test('three slides promise savings on lenses, and each Read More links to the list of lenses', () => {
  const offers = elementsOf(main, 'section').find(({ attributes }) => attributes['aria-label'] === 'Offers')!;
  const titles = [
    'Save on lenses that have seen things.',
    'A used lens kit can save you $500.',
    'Your next lens is in somebody’s closet.',
  ];
  expect(textsOf(offers.html, 'h2')).toEqual(titles);
  const starts = [/^Good glass/, /^Add up/, /^It has thousands/].map((start) => expect.stringMatching(start));
  expect(textsOf(offers.html, 'p')).toEqual(starts);
  const links = elementsOf(offers.html, 'a');
  expect(links.map(({ text }) => text)).toEqual(titles.map((title) => `Read More : ${title}`));
  expect(links.map(({ attributes }) => attributes['href'])).toEqual(['/lens', '/lens', '/lens']);
  expect(new Set(valuesOf(offers.html, 'img', 'src')).size).toBe(3);
});

test('Explore categories has a card for each category with its name, picture, count and link', async () => {
  const { body } = await shop.call('GET', '/categories');
  const section = elementOf(main, 'section', 'Explore categories').html;
  const cards = elementsOf(section, 'li').map(({ html }) => [
    elementOf(html, 'a').attributes['href'],
    elementOf(html, 'img').attributes['src'],
    elementOf(html, 'a').text,
  ]);
  const counts = ['1 1 item', '1 1 item', '2 2 items'];
  expect(cards).toEqual(
    body.map(({ cat, name, img }: Record<string, string>, index: number) => [
      `/${cat}`,
      img,
      `${name} ${counts[index]}`,
    ]),
  );
});

test('Get Started is next to the section on lenses, and links visitors to sign-up', () => {
  const feature = elementOf(main, 'section', 'Glass outlives bodies.').html;
  expect(valuesOf(feature, 'img', 'src')).toEqual(['/demo/lens-70-200-white-1200.webp']);
  expect(textsOf(feature, 'p')).toEqual([expect.stringMatching(/^A lens that was sharp in 1985/)]);
  expect(elementOf(feature, 'a')).toMatchObject({ text: 'Get Started', attributes: { href: '/signup' } });
});

const itemsIn = (html: string): string[] =>
  elementsOf(html, 'article').map(({ html: card }) => elementOf(card, 'h3').text);

test('an advertised item is in the Advertise section, and no item appears twice on the page', () => {
  expect(itemsIn(elementOf(main, 'section', 'Change Image').html)).toEqual(['Shown off']);
  expect(itemsIn(main).toSorted()).toEqual([
    'Plain accessories',
    'Plain accessories',
    'Plain lens',
    'Shown off',
  ]);
  const links = elementsOf(main, 'article').map(({ html }) => elementOf(html, 'a').attributes['href']);
  expect(new Set(links).size).toBe(4);
});

test('the newsletter section has an email field and a Subscribe button', () => {
  const block = elementOf(main, 'form', 'Subscribe').html;
  expect(valuesOf(block, 'input', 'type')).toEqual(['email']);
  expect(textsOf(block, 'button')).toEqual(['Subscribe']);
});

test("the footer shows the operator's address, email and phone number", () => {
  const address = elementOf(footer, 'address');
  expect(address.text).toBe(Object.values(contact).join(' '));
  expect(valuesOf(address.html, 'a', 'href')).toEqual(['mailto:shop@example.org', 'tel:+351234000000']);
});

test.for([
  ['Services', ['/buying', '/selling', '/safety', '/fit', '/grading']],
  ['Company', ['/about', '/contact', '/blogs']],
  ['Legal', ['/terms', '/privacy', '/cookies']],
] as const)('the group %s of the footer links to existing pages', async ([group, paths]) => {
  const links = elementOf(footer, 'nav', group);
  expect(links.attributes['aria-label']).toBe(group);
  expect(valuesOf(links.html, 'a', 'href')).toEqual(paths);
  for (const path of paths) expect((await render(shop.app, path)).status).toBe(200);
});
