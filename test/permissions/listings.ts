import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { jpegFile } from '#demo/camera-file.ts';
import { newId } from '#src/platform/ids.server.ts';
import { aNikon, anEvidence } from '#test/evidence.ts';
import { aRow, aTable, aZip, exchangeOf } from '#test/exchange.ts';
import { found, listOf } from '#test/inspections.ts';
import { anImage } from '#test/samples.ts';
import { aCamera, book, kinds, createListing, type Kind, type TestUser, type Shop } from '#test/shop.ts';
import { aForm, uploadPhoto } from '#test/uploads.ts';
import {
  allUsers,
  at,
  everyone,
  onlyAdmin,
  owner,
  ownerAndAdmin,
  sellersAndAdmin,
  users,
  type Answers,
  type Rule,
  type Rules,
} from './rule.ts';

type Options = { body?: object; before?: (shop: Shop, seller: TestUser, id: string) => Promise<unknown> };

/** A call about a new listing of the seller. `before` brings the listing into the state that the call needs. */
const onListing = (path: string, kind: Kind, answers: Answers, { body, before }: Options = {}): Rule => ({
  answers,
  async attempt({ shop, seller }) {
    const { _id } = await createListing(shop, seller, {}, kind);
    await before?.(shop, seller, _id);
    return { path: path.replace('{id}', _id), body };
  },
});

/** A seller can advertise only a few items. */
const stopAdvertising: NonNullable<Options['before']> = ({ app }) =>
  app.db.updateTable('listings').set({ advertised_at: null }).execute();

function kindRules(kind: Kind): Rules {
  const on = (call: string, answers: Answers, options?: Options): Rules => ({
    [call]: onListing(call.split(' ')[1]!, kind, answers, options),
  });
  const advertise: Options['before'] = async (shop, seller, id) => {
    await stopAdvertising(shop, seller, id);
    await shop.call('PUT', `/${kind}/${id}/advertise`, { as: seller });
  };
  const awaitReturn: Options['before'] = async (shop, seller, id) => {
    const order = await book(shop, await shop.createUser('Buyer'), { _id: id });
    await shop.call('PUT', `/${kind}/${id}/sold`, { as: seller });
    await shop.call('PUT', `/orders/${order._id}/cancel`, { as: await shop.createUser('admin') });
  };
  return {
    [`GET /${kind}`]: at(`/${kind}`, everyone),
    [`GET /my/${kind}`]: at(`/my/${kind}`, users),
    [`POST /${kind}`]: at(`/${kind}`, sellersAndAdmin(201), aCamera),
    ...on(`GET /${kind}/{id}`, everyone),
    ...on(`GET /${kind}/{id}/similar`, everyone),
    ...on(`DELETE /${kind}/{id}`, ownerAndAdmin),
    ...on(`GET /dashboard/${kind}/{id}`, ownerAndAdmin),
    ...on(`PATCH /${kind}/{id}`, owner, { body: { sale: 99 } }),
    ...on(`PUT /${kind}/{id}/advertise`, owner, { before: stopAdvertising }),
    ...on(`DELETE /${kind}/{id}/advertise`, owner, { before: advertise }),
    ...on(`PUT /${kind}/{id}/sold`, owner),
    ...on(`PUT /${kind}/{id}/returned`, owner, { before: awaitReturn, body: { version: 1 } }),
    ...on(`PUT /${kind}/{id}/inspection`, owner, { body: found(listOf[kind]) }),
  };
}

const evidence: Rules = {
  'GET /checklists/{list}': at('/checklists/lens', everyone),
  'POST /checklists/{list}/grade': {
    ...at('/checklists/lens/grade', everyone, { answers: {} }),
    stores: 'nothing',
  },
  'POST /my/evidence': {
    answers: sellersAndAdmin(201),
    attempt: async () => ({ path: '/my/evidence', body: aForm([['file', jpegFile(aNikon)]]) }),
  },
  'PUT /cameras/{id}/evidence': {
    answers: owner,
    async attempt({ shop, seller }) {
      const { _id } = await createListing(shop, seller);
      return { path: `/cameras/${_id}/evidence`, body: { evidence: await anEvidence(shop, seller) } };
    },
  },
  'DELETE /cameras/{id}/evidence': {
    answers: owner,
    async attempt({ shop, seller }) {
      const { _id } = await createListing(shop, seller, { evidence: await anEvidence(shop, seller) });
      return { path: `/cameras/${_id}/evidence` };
    },
  },
  'POST /images': {
    answers: users,
    // A photo that was already uploaded is not stored again.
    stores: 'maybe',
    async attempt() {
      const body = new FormData();
      body.set('image', new File([await anImage()], 'lens.jpg', { type: 'image/jpeg' }));
      return { path: '/images', body };
    },
  },
};

const reading: Rules = {
  'GET /figures': at('/figures', users),
  'GET /trends': at('/trends', sellersAndAdmin(200)),
  'GET /todo': at('/todo', users),
  'GET /places': at('/places?q=sea', everyone),
  'GET /places/{id}': at('/places/5809844', everyone),
  'GET /gear': at('/gear?q=d850', everyone),
  'GET /gear/adapter': at('/gear/adapter?brand=Sigma&title=MC-11', everyone),
  'GET /fit': at('/fit?camera=nikon-d850&lens=nikon-nikkor-af-s-50mm-f-1-8g', everyone),
  'GET /fit/items': at('/fit/items?model=nikon-d850', everyone),
  'GET /fit/{id}': at('/fit/nikon-d850', everyone),
  'GET /prices/{id}': at('/prices/nikon-d850?condition=Good', everyone),
  'GET /categories': at('/categories', everyone),
  'GET /advertised': at('/advertised', everyone),
  'GET /search': at('/search?q=nikon', everyone),
  'GET /compare': at('/compare?id=one&id=two', everyone),
  'GET /search/facets': at('/search/facets?q=nikon', everyone),
  'GET /suggest': at('/suggest?q=nik', everyone),
  'GET /search/suggest': at('/search/suggest?q=nik', everyone),
};

const onSearch = (body?: object): Rule => ({
  answers: { buyer: 200 },
  async attempt({ shop, buyer }) {
    const saved = { query: `brand=${randomUUID()}` };
    const { body: search } = await shop.call('POST', '/saved-searches', { as: buyer, body: saved });
    return { path: `/saved-searches/${search._id}`, body };
  },
});

const onKit = (body?: object): Rule => ({
  // Other users get 404, so that they cannot find out which ids exist.
  answers: { ...allUsers(404), buyer: 200 },
  async attempt({ shop, buyer }) {
    const row = { id: newId(), user_id: buyer.id, model_id: 'nikon-d850' };
    await shop.app.db.insertInto('kit').values(row).execute();
    return { path: `/my/kit/${row.id}`, body };
  },
});

const onDraft = (body?: object): Rule => ({
  // Other users get 404, so that they cannot find out which ids exist.
  answers: { ...allUsers(404), seller: 200 },
  async attempt({ shop, seller }) {
    const row = { id: newId(), user_id: seller.id, kind: 'lens', fields: '{}' } as const;
    await shop.app.db.insertInto('drafts').values(row).execute();
    return { path: `/my/drafts/${row.id}`, body };
  },
});

const saved: Rules = {
  'GET /saved-searches': at('/saved-searches', users),
  'POST /saved-searches': {
    answers: allUsers(201),
    attempt: async () => ({ path: '/saved-searches', body: { query: `brand=${randomUUID()}` } }),
  },
  'PATCH /saved-searches/{id}': onSearch({ mail: 'off' }),
  'DELETE /saved-searches/{id}': onSearch(),
  'GET /watchlist': at('/watchlist', users),
  'GET /watchlist/ids': at('/watchlist/ids', users),
  // Sellers cannot watch their own listings.
  'PUT /watchlist/{id}': onListing('/watchlist/{id}', 'cameras', { ...users, seller: 403 }),
  'DELETE /watchlist/{id}': {
    answers: users,
    async attempt({ shop }) {
      const other = await shop.createUser('Seller');
      const { _id } = await createListing(shop, other);
      await sql`insert into watches (user_id, listing_id, sale_cents, notified_cents)
        select id, ${_id}, 1, 1 from users where id <> ${other.id}`.execute(shop.app.db);
      return { path: `/watchlist/${_id}` };
    },
  },
  'GET /my/drafts': at('/my/drafts', users),
  'POST /my/drafts': at('/my/drafts', allUsers(201), { kind: 'lens', fields: {} }),
  'PATCH /my/drafts/{id}': onDraft({ fields: {}, version: 1 }),
  'DELETE /my/drafts/{id}': onDraft(),
  'GET /my/kit': at('/my/kit', users),
  'GET /my/kit/plan': at('/my/kit/plan', users),
  'POST /my/kit': at('/my/kit', allUsers(201), { model: 'nikon-d850' }),
  'PATCH /my/kit/{id}': onKit({ name: 'x' }),
  'DELETE /my/kit/{id}': onKit(),
};

/** A call about a listing of the seller. For everyone else the item is unknown, so nothing changes. */
const onSeveral = (path: string, itemOf: (id: string) => unknown = (id) => id): Rule => ({
  answers: users,
  stores: 'maybe',
  async attempt({ shop, seller }) {
    const { _id } = await createListing(shop, seller);
    return { path, body: { items: [itemOf(_id)] } };
  },
});

const several: Rules = {
  'GET /my/items/counts': at('/my/items/counts', users),
  'POST /my/items/prices': onSeveral('/my/items/prices', (_id) => ({ _id, was: 310.5, sale: 300 })),
  'POST /my/items/edits': onSeveral('/my/items/edits', (_id) => ({ _id, condition: 'Fair' })),
  'POST /my/items/restore': onSeveral('/my/items/restore'),
  'POST /my/items/pause': onSeveral('/my/items/pause'),
  'POST /my/items/resume': onSeveral('/my/items/resume'),
  'POST /my/items/delete': onSeveral('/my/items/delete'),
};

/** A call about an import of the seller. */
const onImport = (path: string, body?: () => unknown, state?: string): Rule => ({
  answers: ownerAndAdmin,
  async attempt({ shop, seller }) {
    const { send } = exchangeOf(shop, seller);
    await shop.sql`delete from imports`;
    const { body: sent } = await send(aTable(aRow('Nikon FE')), state === 'uploading' ? [noPhotos] : []);
    if (state) await shop.sql`update imports set state = ${state} where id = ${sent._id}`;
    return { path: path.replace('{id}', sent._id), body: body?.() };
  },
});
const noPhotos = await aZip({});

const exchange: Rules = {
  'GET /my/imports': at('/my/imports', users),
  'GET /my/imports/template': at('/my/imports/template', users),
  'POST /my/imports': {
    answers: sellersAndAdmin(201),
    attempt: async () => ({
      path: '/my/imports',
      body: aForm([['file', Buffer.from(aTable(aRow('Nikon FE')))]]),
    }),
  },
  'POST /my/imports/{id}/photos': onImport(
    '/my/imports/{id}/photos',
    () => aForm([['part', noPhotos]]),
    'uploading',
  ),
  'GET /my/imports/{id}/rows': onImport('/my/imports/{id}/rows'),
  'PUT /my/imports/{id}/columns': onImport('/my/imports/{id}/columns', () => ({
    columns: Array.from({ length: 9 }, () => ''),
  })),
  'PUT /my/imports/{id}/state': onImport(
    '/my/imports/{id}/state',
    () => ({ state: 'publishing' }),
    'checked',
  ),
  'GET /my/exports': at('/my/exports', users),
  'GET /my/exports/table': at('/my/exports/table?table=sales', users),
  // Others have uploaded no photo of an item.
  'GET /my/exports/photos': {
    answers: { ...allUsers(404), seller: 200 },
    async attempt({ shop, seller }) {
      const { url } = await uploadPhoto(shop, seller, await anImage());
      await createListing(shop, seller, { photos: [url] });
      return { path: '/my/exports/photos' };
    },
  },
  // The audit log records it.
  'GET /exports/table': {
    ...at('/exports/table?table=orders', onlyAdmin(200)),
    stores: 'something',
    confirm: true,
  },
};

export const listingRules: Rules = Object.assign({}, ...kinds.map(kindRules));
export const browsingRules: Rules = { ...evidence, ...reading, ...saved, ...several, ...exchange };
