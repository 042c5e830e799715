import { badChoice, noText, type Bad } from './bad-values.ts';
import { aRow, aTable, exchangeOf } from './exchange.ts';
import type { Shop, TestUser } from './shop.ts';

const notLists: Bad[] = [
  ['missing', undefined],
  ...noText.filter(([, value]) => !Array.isArray(value)),
  ['an empty array', []],
];

/** Bodies with invalid values for changes of several items at once. */
export function badSeveral(as: TestUser, id: string) {
  const price = { _id: id, was: 310.5, sale: 300 };
  const many = Array.from({ length: 51 }, (_, index) => `item-${index}`);
  const ofIds: Bad[] = [...notLists, ['an item twice', [id, id]], ['too many', many]];
  const ofPrices: Bad[] = [
    ...notLists,
    ['an item twice', [price, price]],
    ['too many', many.map((_id) => ({ ...price, _id }))],
  ];
  const one = { as, good: { items: [id] }, fields: { items: ofIds } };
  const prices = { path: '/my/items/prices', as, good: { items: [price] }, fields: { items: ofPrices } };
  return {
    'POST /my/items/prices': prices,
    'POST /my/items/edits': {
      path: '/my/items/edits',
      as,
      good: { items: [{ _id: id }] },
      fields: { items: [...notLists, ['an item twice', [{ _id: id }, { _id: id }]]] satisfies Bad[] },
    },
    'POST /my/items/restore': { path: '/my/items/restore', ...one },
    'POST /my/items/pause': { path: '/my/items/pause', ...one },
    'POST /my/items/resume': { path: '/my/items/resume', ...one },
    'POST /my/items/delete': { path: '/my/items/delete', ...one },
  };
}

/** Bodies with invalid values for an import of the seller. */
export async function badImports(shop: Shop, as: TestUser) {
  const { body } = await exchangeOf(shop, as).send(aTable(aRow('Nikon FE')));
  const path = `/my/imports/${body._id}`;
  const many = Array.from({ length: 101 }, () => '');
  return {
    'PUT /my/imports/{id}/columns': {
      path: `${path}/columns`,
      as,
      good: { columns: body.columns },
      fields: {
        columns: [...notLists, ['unknown', body.columns.with(0, 'x')], ['too many', many]] satisfies Bad[],
      },
    },
    'PUT /my/imports/{id}/state': {
      path: `${path}/state`,
      as,
      good: { state: 'publishing' },
      fields: { state: badChoice('published', 'undone'), duplicates: badBooleans },
    },
  };
}
const badBooleans: Bad[] = [
  ['a text', 'true'],
  ['a number', 1],
  ['null', null],
  ['a list', [true]],
];
