import { expect, test } from 'vitest';
import { describeCurrency } from '#src/texts/currency.ts';
import { setShopFacts, shopFacts } from '#src/texts/shop.ts';
import { elementOf, elementsOf, textOf, textsOf, valuesOf } from '#test/markup.ts';
import { expectProblem } from '#test/problems.ts';
import { render } from '#test/rendered.ts';
import { createListing, openShop, useShop } from '#test/shop.ts';
import { originalSlides } from './original-client.ts';

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
  elementsOf(html, 'article').flatMap(({ html: card }) => [...textsOf(card, 'h2'), ...textsOf(card, 'h3')]);

test('an advertised item is in the Advertise section, and no item appears twice on the page', () => {
  expect(itemsIn(elementOf(main, 'section', 'Featured by their sellers').html)).toEqual(['Shown off']);
  expect(itemsIn(main).toSorted()).toEqual([
    'Plain accessories',
    'Plain accessories',
    'Plain lens',
    'Shown off',
  ]);
  const links = elementsOf(main, 'article').map(({ html }) => elementOf(html, 'a').attributes['href']);
  expect(new Set(links).size).toBe(4);
});

test('the page opens with the photo of the newest item that is not advertised, requested first', async () => {
  const newest = (await shop.call('GET', '/search?limit=2')).body[1];
  const [first] = elementsOf(main, 'article');
  expect(textsOf(first!.html, 'h2')).toEqual(['Plain accessories']);
  expect(valuesOf(first!.html, 'a', 'href')).toEqual([`/accessories/${newest._id}`]);
  expect(first!.text).toContain(`$${newest.products.sale}`);
  const images = elementsOf(main, 'img').map(({ attributes }) => attributes);
  expect(images[0]).toMatchObject({ loading: 'eager', fetchPriority: 'high', src: newest.products.img });
  expect(images.slice(1).map(({ loading }) => loading)).toEqual(images.slice(1).map(() => 'lazy'));
  const preloads = elementsOf(home, 'link').filter(({ attributes }) => attributes['as'] === 'image');
  expect(preloads.map(({ attributes }) => attributes['href'])).toEqual([newest.products.img]);
});

test('the photo is of an advertised item if nothing else is on sale, and left out if nothing is on sale', async () => {
  const other = await openShop();
  const partsOf = async () => {
    const { html } = await render(other.app, '/');
    const all = elementOf(html, 'main').html;
    return {
      headings: textsOf(all, 'h2').slice(0, 3),
      items: itemsIn(all),
      large: html.includes('"cards cover'),
    };
  };
  const headings = ['Explore categories', 'How it works', 'Save on lenses that have seen things.'];
  expect(await partsOf()).toEqual({ headings, items: [], large: false });
  const owner = await other.createUser('Seller');
  const item = await createListing(other, owner, { title: 'Only one' });
  await other.call('PUT', `/cameras/${item._id}/advertise`, { as: owner });
  const withItem = ['Only one', 'Explore categories', 'How it works'];
  expect(await partsOf()).toEqual({ headings: withItem, items: ['Only one'], large: true });
  await other.close();
});

test('Change Image is hidden until the browser knows that the user is an admin', () => {
  const [button] = elementsOf(main, 'button').filter(({ text }) => text === 'Change Image');
  expect(button!.attributes['class']?.split(' ')).toEqual(
    expect.arrayContaining(['hidden!', 'in-data-[role=admin]:block!']),
  );
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

const admin = await shop.createUser('admin');
const original = { headline: null, lead: null, slides: null, banners: null, hidden: [] };
async function change(changes: object) {
  const { version } = (await shop.call('GET', '/shop')).body;
  return shop.call('PATCH', '/shop', { as: admin, body: { version, ...changes } });
}

test('admins change the headline, lead, slides and banners, and restore what ships', async () => {
  const hash = 'f'.repeat(32);
  const base = `/images/${hash}`;
  const photo = { url: `${base}.jpg`, base, widths: [640], formats: ['avif' as const, 'webp' as const] };
  const size = { width: 1400, height: 1000, placeholder: 'data:image/webp;base64,', stored_at: new Date() };
  await shop.app.db
    .insertInto('photos')
    .values({ hash, host: 'local', ...photo, ...size })
    .execute();
  const slide = (title: string, link: string) => ({ image: photo.url, title, text: 'By foot.', link });
  const slides = [slide('Sale <b>', '/search?q=sale'), slide('Fair', 'https://fair.example/2027')];
  const banners = ['One', 'Two'].map((alt) => ({ image: '/demo/banner-b-1600.webp', alt }));
  const changes = { headline: 'Photo club', lead: 'From members.', slides, banners, hidden: [] };
  expect((await change({ home: changes })).body.home).toEqual(changes);
  const { html } = await render(shop.app, '/');
  const changed = elementOf(html, 'main').html;
  expect(elementOf(html, 'title').text).toBe('Rangefinder · Photo club');
  expect(textsOf(changed, 'h1')).toEqual(['Photo club']);
  expect(textOf(changed)).toContain('From members. Meet in person.');
  const offers = elementsOf(changed, 'section').find(
    ({ attributes }) => attributes['aria-label'] === 'Offers',
  )!;
  expect(textsOf(offers.html, 'h2')).toEqual(['Sale <b>', 'Fair']);
  expect(valuesOf(offers.html, 'a', 'href')).toEqual(['/search?q=sale', 'https://fair.example/2027']);
  expect(valuesOf(offers.html, 'img', 'src')).toEqual([photo.url, photo.url]);
  expect(valuesOf(offers.html, 'source', 'type')).toEqual([
    'image/avif',
    'image/webp',
    'image/avif',
    'image/webp',
  ]);
  expect(elementOf(elementOf(changed, 'section', 'Change Image').html, 'img').attributes['alt']).toBe('One');
  expect((await change({ home: null })).body.home).toEqual(original);
  expect(elementOf((await render(shop.app, '/')).html, 'main').html).toBe(main);
});

test('hidden sections are left out, also from the data of the page', async () => {
  const hidden = ['categories', 'latest', 'steps', 'carousel', 'advertise', 'lens', 'newsletter', 'blog'];
  const image = '/demo/banner-b-1600.webp';
  const slides = [{ image, title: 'Unseen', text: 'Unseen', link: '/lens' }];
  const banners = [1, 2].map(() => ({ image, alt: 'Unseen' }));
  await change({ home: { ...original, slides, banners, hidden } });
  const { html } = await render(shop.app, '/');
  expect(textsOf(elementOf(html, 'main').html, 'h2')).toEqual([]);
  expect(html).not.toContain('Unseen');
  await change({ home: { ...original, hidden: hidden.slice(1) } });
  const { html: more } = await render(shop.app, '/');
  expect(textsOf(elementOf(more, 'main').html, 'h2')).toEqual(['Explore categories']);
  await change({ home: null });
});

async function expectRefused(part: object, path: string): Promise<void> {
  expectProblem(await change({ home: { ...original, ...part } }), 422, [`home.${path}`]);
}

test('invalid slides, banners and sections are refused by name', async () => {
  const slide = { image: '/demo/slide-1-1400.webp', title: 'x', text: 'x', link: '/lens' };
  await expectRefused({ slides: [] }, 'slides');
  await expectRefused({ slides: Array.from({ length: 9 }, () => slide) }, 'slides');
  for (const link of [
    '//evil.example',
    '/../..//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'http://a.example',
    'lens',
    '',
  ])
    await expectRefused({ slides: [{ ...slide, link }] }, 'slides.0.link');
  await expectRefused({ slides: [slide, { ...slide, image: 'javascript:alert(1)' }] }, 'slides.1.image');
  await expectRefused({ slides: [{ ...slide, title: 'x'.repeat(81) }] }, 'slides.0.title');
  await expectRefused({ banners: [{ image: slide.image, alt: 'x' }] }, 'banners');
  await expectRefused({ hidden: ['footer'] }, 'hidden.0');
  await expectRefused({ headline: 'x'.repeat(81) }, 'headline');
});

test('the amount of the second slide is in the currency of the shop', () => {
  const before = shopFacts();
  const titleIn = (code: string) => {
    setShopFacts({ ...before, currency: describeCurrency(code) });
    return originalSlides()[1]!.title;
  };
  try {
    expect(titleIn('JPY')).toBe('A used lens kit can save you ¥50,000.');
    expect(titleIn('EUR')).toBe('A used lens kit can save you €500.');
  } finally {
    setShopFacts(before);
  }
});
