import { join } from 'node:path';
import { namesOfParts } from '#src/catalog/items/kind-schemas.ts';
import { chooseParts, placeParts } from '#src/catalog/items/parts-service.server.ts';
import { chooseAdapter } from '#src/gear/fit/adapter-service.server.ts';
import { chooseGear, nameGear } from '#src/gear/models/service.server.ts';
import { meaningsOf } from '#src/media/places/meaning.server.ts';
import { inTransaction, type App } from '#src/platform/app.server.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import { newId } from '#src/platform/ids.server.ts';
import { toMinorUnits } from '#src/platform/shared/money.ts';
import { createAccounts, insertUsers, callerFinder, writePasswords, type Account } from './accounts.ts';
import type { Item, LocalItem } from './catalogue/item.ts';
import { kinds, type Kind } from './catalogue/kinds.ts';
import { dealOf, runActions, questionsAbout, type Action, type Shown } from './deals.ts';
import { evidenceAction, gradingActions } from './inspections.ts';
import { pastDeals } from './past-deals.ts';
import { insertPastSales } from './past-sales.ts';
import { demoPhotoUrl, insertDemoPhotos, readPictures, showDemoPhotos } from './photos.ts';
import { insertPosts } from './post.ts';
import { regionOf, type Region } from './region.ts';
import { buyers, sellers } from './users.ts';

const day = 24 * 3600_000;
const pictures = readPictures();

/** Loads the demo into a database without users. Returns false if someone has signed up. */
export async function loadDemo(app: App): Promise<boolean> {
  const existingUser = await app.db.selectFrom('users').select('id').limit(1).executeTakeFirst();
  if (existingUser) return false;
  const accounts = await createAccounts(app);
  await writePasswords(app, accounts);
  await inTransaction(app, async (trx) => {
    await insertUsers(trx, accounts);
    await insertDemoPhotos(
      trx,
      [...pictures].map(([name, picture]) => ({ name, ...picture })),
    );
    const region = regionOf(app);
    await insertPosts(trx, accounts[0]!.id, pictures, region);
    await insertItems(app, trx, accounts, region);
  });
  return true;
}

async function insertItems(app: App, trx: Trx, accounts: Account[], region: Region): Promise<void> {
  const catalogue = Object.entries(kinds).flatMap(([kind, items]) =>
    items.map((item: Item) => ({ kind: kind as Kind, item: region.item(item), reviews: undefined })),
  );
  const past = pastDeals.map(({ kind, ofSeller, ofBuyer, ...item }) => ({
    kind,
    item: region.item(item),
    reviews: { ofSeller, ofBuyer },
  }));
  const callerOf = callerFinder(accounts);
  const actions: Action[] = [];
  const shown: Shown[] = [];
  for (const [index, { kind, item, reviews }] of [...catalogue, ...past].entries()) {
    // Each item gets a different time, so that the order of lists is stable.
    const later = index * 47_000;
    const seller = callerOf(sellers[item.seller]);
    const at = (daysAgo: number) => new Date(Date.now() - daysAgo * day - later);
    // Every second item accepts offers.
    const [town] = await meaningsOf(trx, [item.town], region.country);
    const place_id = town?.places.find(({ country }) => country === region.country)?.id ?? null;
    const placed = { kind, item, sellerId: seller.id, takesOffers: index % 2 === 1, at, place_id };
    const { row, placed: placedAt, sold } = await insertItem(trx, placed);
    const listing = row.id;
    const { order, file } = item;
    actions.push(...gradingActions(kind, item, row));
    if (file) actions.push(evidenceAction(file, { ...row, brand: item.brand }, seller));
    if (!order) shown.push({ seller: item.seller, daysAgo: item.daysAgo, listing });
    if (order)
      actions.push(
        ...dealOf({
          listing,
          buyer: callerOf(buyers[order.buyer]),
          seller,
          place: order.place,
          placed: placedAt!,
          sold,
          reviews,
          said: region.said,
        }),
      );
  }
  actions.push(...questionsAbout(shown, callerOf, region));
  await runActions(app, trx, actions, [...buyers, ...sellers].map(callerOf));
  await insertPastSales(trx);
}

type Placed = {
  kind: Kind;
  item: LocalItem;
  sellerId: string;
  at(daysAgo: number): Date;
  takesOffers: boolean;
  place_id: number | null;
};

async function insertItem(trx: Trx, { kind, item, sellerId, at, takesOffers, place_id }: Placed) {
  const {
    buy,
    sale,
    was,
    pictures: names,
    model,
    modelId,
    mount,
    parts = [],
    made: _made,
    found: _found,
    closeUp: _closeUp,
    file: _file,
    seller: _seller,
    town: _town,
    daysAgo,
    advertised,
    order,
    ...fields
  } = item;
  const id = newId();
  const img = demoPhotoUrl(names[0]!, pictures.get(names[0]!)!.widths);
  const listed = at(daysAgo);
  const placed_at = order ? at(order.daysAgo) : null;
  const sold_at = order?.soldDaysAgo === undefined ? null : at(order.soldDaysAgo);
  const root = join(import.meta.dirname, '..');
  const gear = await chooseGear(trx, root, kind, { model, modelId, mount });
  const named = await nameGear(trx, root, { ...fields, ...gear, kind });
  const adapter = await chooseAdapter(root, { ...fields, kind }, {});
  const chosenParts = await chooseParts(trx, root, parts);
  await trx
    .insertInto('listings')
    .values({
      ...fields,
      ...gear,
      ...adapter,
      img,
      sale_cents: toMinorUnits(sale),
      seller_id: sellerId,
      ...named,
      id,
      kind,
      buy_cents: toMinorUnits(buy),
      listed_at: listed,
      updated_at: sold_at ?? placed_at ?? listed,
      advertised_at: advertised ? listed : null,
      offers: takesOffers,
      place_id,
      part_names: namesOfParts(chosenParts),
    })
    .execute();
  await placeParts(trx, id, chosenParts);
  if (was)
    await trx
      .insertInto('listing_prices')
      .values({ listing_id: id, until: at(was.daysAgo), sale_cents: toMinorUnits(was.sale) })
      .execute();
  await showDemoPhotos(trx, id, names);
  const row = { id, seller_id: sellerId, model_id: gear.model_id, model: gear.model, listed };
  return { row, placed: placed_at, sold: sold_at };
}
