import { expect, test } from 'vitest';
import { anEvidence } from '#test/evidence.ts';
import { found } from '#test/inspections.ts';
import { elementOf, elementsOf, textsOf } from '#test/markup.ts';
import { callLoader } from '#test/page-context.ts';
import { render } from '#test/rendered.ts';
import { anImage } from '#test/samples.ts';
import { createListing, useShop } from '#test/shop.ts';
import { uploadPhoto } from '#test/uploads.ts';
import { loader } from './item-page.tsx';

const shop = await useShop();

test('the seller’s badge is highlighted when an admin has verified them, and plain otherwise', async () => {
  const seller = await shop.createUser('Seller');
  const { _id } = await createListing(shop, seller);
  const badge = async () => {
    const { html } = await render(shop.app, `/cameras/${_id}`);
    const [shown] = elementsOf(html, 'span').filter(({ attributes }) => attributes['data-verified']);
    return shown!;
  };
  const plain = await badge();
  expect(plain.text).toBe('Seller not verified yet');
  expect(plain.attributes['class']).toMatch(/\btext-soft\b/);
  const verified = await shop.call('PUT', `/users/seller/${seller.id}`, {
    as: await shop.createUser('admin'),
  });
  expect(verified.status).toBe(200);
  const highlighted = await badge();
  expect(highlighted.text).toBe('Verified seller');
  expect(highlighted.attributes['class']).toMatch(/\bfont-semibold text-glass\b/);
});

test('control characters in a stored title are not rendered, and a direction mark in a place is isolated', async () => {
  const { _id } = await createListing(shop, await shop.createUser('Seller', 'Sol'));
  await shop.sql`update listings set title = ${'Leica\u001B M3\u001D\u009C'}, location = ${'Porto \u202E evil'} where id = ${_id}`;
  const { html } = await render(shop.app, `/cameras/${_id}`);
  // oxlint-disable-next-line no-control-regex -- the test looks for control characters
  expect(html).not.toMatch(/[\0-\x08\x0B\x0E-\x1F\x7F-\x9F]/);
  expect(html).toContain('<h1 class="heading-page text-balance wrap-anywhere">Leica M3</h1>');
  expect(html).toContain('<bdi translate="no">Porto \u202E evil</bdi>');
});

test('the line under the title names condition, shutter count and parts, and each fact is shown once', async () => {
  const seller = await shop.createUser('Seller', 'Sol Seller');
  const { _id } = await createListing(shop, seller, {
    brand: 'Nikon',
    modelId: 'nikon-d750',
    evidence: await anEvidence(shop, seller, { count: 21_412 }),
    inspection: found('digital', { display: 'scratched' }),
    condition: 'Good',
    location: 'Coimbra',
    included: ['charger', 'strap'],
    buy: 520,
    sale: 310,
  });
  const page = async () => elementOf((await render(shop.app, `/cameras/${_id}`)).html, 'article');
  const { html, text } = await page();
  expect(textsOf(elementOf(html, 'header').html, 'p')[1]).toBe(
    'Good · 21,412 shots (from a file) · Includes strap, charger',
  );
  for (const fact of ['Sol Seller', 'Coimbra', '$520']) expect(text.split(fact), fact).toHaveLength(2);
  expect(textsOf(html, 'dt')).not.toEqual(expect.arrayContaining(['Condition', 'Location', 'Seller']));
  await shop.call('PATCH', `/cameras/${_id}`, { as: seller, body: { sale: 520 } });
  expect(textsOf((await page()).html, 'dt')).not.toContain('Price when new');
});

test('the checklist shows faults and unchecked points, and the other points in a disclosure', async () => {
  const { _id } = await createListing(shop, await shop.createUser('Seller'), {
    title: 'Digital body',
    inspection: found('digital', { display: 'scratched', pixels: null, service: 'shop' }),
    condition: 'Good',
  });
  const { html } = await render(shop.app, `/cameras/${_id}`);
  const checked = elementsOf(html, 'section').find(({ attributes }) => attributes['id'] === 'checked')!;
  const [shown, hidden] = elementsOf(checked.html, 'ul').map((list) => textsOf(list.html, 'li'));
  expect(shown).toEqual([
    'Screen scratched but readable Good',
    'Serviced or repaired by a repair shop',
    expect.stringMatching(/ not checked$/),
  ]);
  // The kind of camera is not counted as a point.
  expect(hidden).toHaveLength(25);
  expect(hidden).toContain('Mirrorless camera');
  expect(textsOf(checked.html, 'summary')).toEqual(['19 of 21 points without fault']);
});

/** The facts in the list of the page, by their labels. */
async function factsOf(path: string): Promise<Record<string, string>> {
  const { html } = elementOf((await render(shop.app, path)).html, 'dl');
  const [labels, texts] = [textsOf(html, 'dt'), textsOf(html, 'dd')];
  return Object.fromEntries(labels.map((label, index) => [label, texts[index]!]));
}

test('the facts of a lens include focal lengths and aperture, of its model or as its title says', async () => {
  const seller = await shop.createUser('Seller');
  const optics = async (item: object) => {
    const { _id } = await createListing(shop, seller, item, 'lens');
    const { 'Focal length': focal, 'Maximum aperture': aperture } = await factsOf(`/lens/${_id}`);
    return [focal, aperture];
  };
  const zoom = { brand: 'Canon', title: 'Zoom', modelId: 'canon-ef-24-70mm-f-2-8l-ii-usm' };
  expect(await optics(zoom)).toEqual(['24–70 mm', 'f/2.8']);
  expect(await optics({ brand: 'Canon', title: 'Canon EF 50mm f/1.8 STM' })).toEqual(['50 mm', 'f/1.8']);
  expect(await optics({ brand: 'Nobody', title: 'Lens 50mm f/1.8' })).toEqual(['50 mm', 'f/1.8']);
  expect(await optics({ brand: 'Nobody', title: 'Lens' })).toEqual([undefined, undefined]);
});

test('the facts begin with the earlier prices of the item and when they ended', async () => {
  const { _id } = await createListing(shop, await shop.createUser('Seller'), { sale: 310 });
  expect(await factsOf(`/cameras/${_id}`)).not.toHaveProperty('Earlier prices');
  await shop.sql`update listings set listed_at = '2025-03-01' where id = ${_id}`;
  await shop.sql`insert into listing_prices (listing_id, until, sale_cents)
    values (${_id}, '2025-03-04T12:00:00Z', 400_00), (${_id}, '2025-05-06T12:00:00Z', 350_00)`;
  const [first] = Object.entries(await factsOf(`/cameras/${_id}`));
  expect(first).toEqual(['Earlier prices', '$350 until May 6, 2025 $400 until Mar 4, 2025']);
});

const grade = async (id: string) => (await factsOf(`/cameras/${id}`))['Grade based on'];

test('a grade that is the seller’s judgment has a link that asks for the checklist, until the item is sold', async () => {
  const seller = await shop.createUser('Seller');
  const { _id } = await createListing(shop, seller);
  expect(await grade(_id)).toBe('The seller’s judgment Ask for the checklist');
  await shop.call('PUT', `/cameras/${_id}/sold`, { as: seller });
  expect(await grade(_id)).toBe('The seller’s judgment');
  const checked = await createListing(shop, seller, { inspection: found('film') });
  expect(await grade(checked._id)).toBe('The seller’s answers to our checklist');
});

test('a page description is not cut inside a family emoji', async () => {
  const des = `${'x'.repeat(158)}👨‍👩‍👧‍👦👨‍👩‍👧‍👦`;
  const { _id } = await createListing(shop, await shop.createUser('Seller'), { des });
  const { html } = await render(shop.app, `/cameras/${_id}`);
  const [description] = elementsOf(html, 'meta').filter(
    ({ attributes }) => attributes['name'] === 'description',
  );
  expect(description!.attributes['content']).toBe(`${'x'.repeat(158)}…`);
});

test('the gallery names the faults that photos show, and also has the photos that only the checklist has', async () => {
  const seller = await shop.createUser('Seller');
  const send = async (color: string) => (await uploadPhoto(shop, seller, await anImage('png', color))).url;
  const [front, screen, corner] = [await send('#ff0000'), await send('#00ff00'), await send('#0000ff')];
  const { _id } = await createListing(shop, seller, {
    title: 'Digital body',
    img: front,
    photos: [front, screen],
    condition: 'Good',
    inspection: {
      ...found('digital', { display: 'scratched', service: 'shop' }),
      photos: { display: [screen, corner], service: [front] },
    },
  });
  const { html } = await render(shop.app, `/cameras/${_id}`);
  const gallery = elementsOf(html, 'section').find(
    ({ attributes }) => attributes['aria-label'] === 'Photos of the item',
  )!;
  const shown = elementsOf(elementOf(gallery.html, 'ul').html, 'li').map(({ html: photo, text }) => [
    elementsOf(photo, 'img').at(-1)!.attributes['src'],
    text,
  ]);
  const fault = 'Screen scratched but readable';
  expect(shown).toEqual([
    [front, ''],
    [screen, fault],
    [corner, fault],
  ]);
});

const filmSeller = await shop.createUser('Seller');

async function isFilm(item: object, kind: 'cameras' | 'lens' = 'cameras'): Promise<boolean> {
  const { _id } = await createListing(shop, filmSeller, item, kind);
  const loaded = await callLoader(shop.app, loader, `/${kind}/${_id}`, { id: _id });
  return 'facts' in loaded && loaded.facts.film.length > 0;
}

test('a camera whose model, title or grading shows that it is a film camera has no frame count', async () => {
  const other = { brand: 'Nobody', title: 'A box' };
  expect(await isFilm({ brand: 'Nikon', title: 'F3', modelId: 'nikon-d750' })).toBe(false);
  expect(await isFilm({ brand: 'Nikon', title: 'x', modelId: 'nikon-f100' })).toBe(true);
  expect(await isFilm({ brand: 'Nikon', title: 'Nikon F100 body' })).toBe(true);
  expect(await isFilm(other)).toBe(false);
  expect(await isFilm({ ...other, inspection: found('film') })).toBe(true);
  expect(await isFilm({ ...other, inspection: found('digital') })).toBe(false);
  expect(await isFilm({ brand: 'Nikon', title: 'Nikon F100 body' }, 'lens')).toBe(false);
});

async function ownersFilmOf(title: string): Promise<boolean> {
  const { _id } = await createListing(shop, filmSeller, { brand: 'Nikon', title });
  return (await shop.call('GET', `/dashboard/cameras/${_id}`, { as: filmSeller })).body.film;
}

test('the page of the owner of a camera knows whether it takes film', async () => {
  expect(await ownersFilmOf('Nikon F100 body')).toBe(true);
  expect(await ownersFilmOf('Nikon D850 body')).toBe(false);
});

test('a camera with evidence counts as digital even if its title names a film camera', async () => {
  const evidence = await anEvidence(shop, filmSeller);
  expect(await isFilm({ brand: 'Nikon', title: 'Nikon F100 body', evidence })).toBe(false);
});
