import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ListingFields } from '#src/catalog/items/schemas.ts';
import { ChangesCard } from '#src/deals/orders/changes-card.tsx';
import { elementOf } from '#test/markup.ts';
import { render } from '#test/rendered.ts';
import { createListing, useShop } from '#test/shop.ts';

const shop = await useShop();
const seller = await shop.createUser('Seller');

/**
 * The places where an item's field can have an effect, apart from the API. An edit that raises the item's version also
 * shows buyers which field has changed.
 */
type Use = 'page' | 'compare' | 'export' | 'version' | 'warnings';

const contact = 'me@example.com';
/**
 * A new value for each field, and everything that changes with the field. Free text has contact details, which may
 * cause a warning.
 */
const fields: Record<keyof ListingFields, [value: unknown, uses: Use[]]> = {
  title: [contact, ['page', 'compare', 'export', 'version', 'warnings']],
  brand: [contact, ['page', 'compare', 'export', 'version']],
  condition: ['Fair', ['page', 'compare', 'export', 'version']],
  duration: [7, ['page', 'compare', 'export', 'version']],
  location: [contact, ['page', 'compare', 'export', 'version', 'warnings']],
  place: [5_809_844, ['export']],
  buy: [999, ['page', 'compare', 'export']],
  sale: [99, ['page', 'compare', 'export', 'version']],
  des: [contact, ['page', 'export', 'version', 'warnings']],
  included: [
    ['strap', 'box'],
    ['page', 'compare', 'export', 'version'],
  ],
  model: [contact, ['page', 'compare', 'export']],
  modelId: ['nikon-d850', ['page', 'compare', 'export']],
  mount: [contact, ['page', 'compare', 'export']],
  conversion: [null, []],
  parts: [
    [
      { kind: 'lens', brand: 'Nikon', model: 'Nikkor 50mm f/1.8', mount: 'Nikon F' },
      { kind: 'accessories', brand: 'Nikon', model: 'MD-12 motor drive' },
    ],
    ['page', 'compare', 'export', 'version'],
  ],
  // Only of accessories: src/catalog/item-fit/adapters.test.ts
  adaptsFrom: [null, []],
  adaptsTo: [null, []],
  offers: [false, ['page', 'compare', 'export']],
  floor: [50, ['export']],
  img: ['https://example.com/other.jpg', ['page', 'compare', 'export', 'version']],
  photos: [[], []],
};

async function readUses(id: string): Promise<Record<Use, unknown>> {
  const main = async (path: string) => elementOf((await render(shop.app, path)).html, 'main').html;
  const { version, warnings } = (await shop.call('GET', `/cameras/${id}`)).body;
  const { listings } = (await shop.call('GET', '/profile/export', { as: seller })).body;
  const { edited_at: _, updated_at: __, ...exported } = listings.find((row: { id: string }) => row.id === id);
  return {
    page: await main(`/cameras/${id}`),
    compare: await main(`/compare?id=${id}&id=${other._id}`),
    export: exported,
    version,
    warnings,
  };
}

const other = await createListing(shop, seller);

test.for(Object.entries(fields))(
  'a new item has its %s, and an edit changes everything that depends on it',
  async ([field, [value, uses]]) => {
    const { _id } = await createListing(shop, seller, { offers: true });
    const before = await readUses(_id);
    const edited = await shop.call('PATCH', `/cameras/${_id}`, { as: seller, body: { [field]: value } });
    expect(edited.status, JSON.stringify(edited.body)).toBe(200);
    // Another item of the model would change what the page says of prices.
    const after = await readUses(_id);
    const added = await createListing(shop, seller, { offers: true, [field]: value });
    const { _id: id, date } = added;
    expect(added).toEqual({ ...edited.body, _id: id, date, version: 1 });
    const names = Object.keys(before) as Use[];
    expect(names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))).toEqual(
      uses,
    );
    if (!uses.includes('version')) return;
    const [row] = await shop.sql`select item_changes(listings, 1) as changes from listings where id = ${_id}`;
    expect(renderToStaticMarkup(createElement(ChangesCard, row))).toContain('<dt');
  },
);
