import { beforeAll, expect, test } from 'vitest';
import { loadIn } from '#test/locale.ts';
import { elementOf, textOf, textsOf } from '#test/markup.ts';
import { originalStrings, type OriginalScreen } from './original-strings.ts';

/** The screens that the server renders. parity-texts.test.ts compares the texts of the others. */
const renderedScreens = [
  'the top navigation of a visitor',
  'the footer',
  '/',
  '/cameras',
  '/lens',
  '/accessories',
  '/cameras/{id}',
  '/blogs',
  '/blogs/{id}',
  'the error page',
  '/signup',
] as const satisfies OriginalScreen[];

/** The HTML of each screen, rendered by a shop that was started with LOCALE=original. */
let pages: Record<(typeof renderedScreens)[number], string>;

// Runs in one call, because modules that are imported later would have the default texts.
const renderAll = () =>
  loadIn('original', async () => {
    const { kinds, openShop, createListing } = await import('#test/shop.ts');
    const { render } = await import('#test/rendered.ts');
    const shop = await openShop({ LOCALE: 'original' });
    const [seller, admin] = [await shop.createUser('Seller'), await shop.createUser('admin')];
    const used = { condition: 'Good', duration: 12, location: 'Porto' };
    const [camera] = await Promise.all(kinds.map((kind) => createListing(shop, seller, used, kind)));
    const post = { title: 'Shutters', image: '/demo/blog-1-1200.webp', des: 'Listen.', published: true };
    const { body } = await shop.call('POST', '/blogs', { as: admin, body: post });
    const home = (await render(shop.app, '/')).html;
    const rendered = {
      'the top navigation of a visitor': elementOf(home, 'header').html,
      'the footer': elementOf(home, 'footer').html,
    } as typeof pages;
    for (const [screen, path] of [
      ['/', '/'],
      ...kinds.map((kind) => [`/${kind}`, `/${kind}`] as const),
      ['/cameras/{id}', `/cameras/${camera._id}`],
      ['/blogs', '/blogs'],
      ['/blogs/{id}', `/blogs/${body._id}`],
      ['the error page', '/cameras/no'],
      ['/signup', '/signup'],
    ] as const)
      rendered[screen] = elementOf((await render(shop.app, path)).html, 'main').html;
    await shop.close();
    return rendered;
  });

beforeAll(async () => {
  pages = await renderAll();
});

test.for(renderedScreens)('with LOCALE=original, %s has every string of the original', (screen) => {
  const text = textOf(pages[screen]);
  for (const quoted of originalStrings[screen]) expect(text).toContain(quoted);
});

test.for([
  ['/cameras', '12 mon'],
  ['/lens', '12 mon'],
  ['/accessories', '12 year'],
] as const)('with LOCALE=original, a card in %s says that the item was used for %s', ([screen, used]) => {
  const card = elementOf(pages[screen], 'article');
  expect(textsOf(card.html, 'p')).toEqual([`Good · ${used} · Porto`]);
});
