import type { Updateable } from 'kysely';
import type { Orders } from '#src/db/tables.ts';
import { randomBytes } from 'node:crypto';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chooseGear, nameModel } from '#src/models/service.server.ts';
import { createEmbeddedProvider } from '#src/auth/providers/embedded/provider.server.ts';
import { change, type App } from '#src/platform/app.server.ts';
import type { Trx } from '#src/db/connect.server.ts';
import { newId } from '#src/platform/ids.server.ts';
import { toCents } from '#src/platform/money.ts';
import { accessories } from './catalogue/accessories.ts';
import { cameras } from './catalogue/cameras.ts';
import type { Item } from './catalogue/item.ts';
import { lenses } from './catalogue/lenses.ts';
import { admin, buyers, sellers, type Person } from './people.ts';
import { demoPhotoUrl, insertDemoPhotos, showDemoPhotos } from './photos.ts';
import { readPictures } from './pictures.ts';
import { parsePost } from './post.ts';

const day = 24 * 3600_000;
const pictures = readPictures();
const people: Person[] = [admin, ...buyers, ...sellers];

/** Fills a database that nobody has signed up to; false when someone has. */
export async function loadDemo(app: App): Promise<boolean> {
  const somebody = await app.db.selectFrom('people').select('id').limit(1).executeTakeFirst();
  if (somebody) return false;
  const accounts = await createAccounts(app);
  await writePasswords(app, accounts);
  await change(app, async (trx) => {
    await insertPeople(trx, accounts);
    await insertDemoPhotos(
      trx,
      [...pictures].map(([name, picture]) => ({ name, ...picture })),
    );
    await insertItems(trx, accounts);
    await insertPosts(trx, accounts[0]!.id);
  });
  return true;
}

type Account = Person & { id: string; subject: string; issuer: string; password: string };

async function createAccounts(app: App): Promise<Account[]> {
  // Accounts elsewhere cannot be made here: nobody signs in as a demo person then.
  if (app.config.IDENTITY !== 'embedded')
    return people.map((person) => ({
      ...person,
      id: newId(),
      issuer: 'demo',
      subject: person.email,
      password: '',
    }));
  const provider = createEmbeddedProvider(app);
  // Left by a first start that was cut short.
  await provider.removeAccounts(people.map(({ email }) => email));
  // Side by side: most of the time goes into hashing passwords.
  return Promise.all(
    people.map(async (person) => {
      const { name, email } = person;
      const password = randomBytes(9).toString('base64url');
      const { subject, issuer } = await provider.createAccount({ name, email, password });
      return { ...person, id: newId(), subject, issuer, password };
    }),
  );
}

async function writePasswords(app: App, accounts: Account[]): Promise<void> {
  const lines = accounts.map(
    ({ role, email, password }) => `  ${role.padEnd(7)} ${email.padEnd(32)} ${password}`,
  );
  await mkdir(app.config.STATE_DIR, { recursive: true });
  const text =
    app.config.IDENTITY === 'embedded'
      ? `Demo people, with passwords of this installation alone:\n${lines.join('\n')}\n`
      : 'Nobody can sign in as the demo people: accounts are not kept here.\n';
  await writeFile(join(app.config.STATE_DIR, 'demo.txt'), text, { mode: 0o600 });
}

async function insertPeople(trx: Trx, accounts: Account[]): Promise<void> {
  const rows = accounts.map(({ id, issuer, subject, name, email, role, joinedDaysAgo }) => ({
    id,
    issuer,
    subject,
    name,
    email,
    email_verified: true,
    role,
    created_at: new Date(Date.now() - joinedDaysAgo * day),
  }));
  await trx.insertInto('people').values(rows).execute();
  const verifications = accounts.flatMap(({ id, verified, joinedDaysAgo }) =>
    verified.length > 0
      ? {
          id: newId(),
          person_id: id,
          given_at: new Date(Date.now() - (joinedDaysAgo - 3) * day),
          given_by: accounts[0]!.id,
          checked: [...verified],
        }
      : [],
  );
  await trx.insertInto('verifications').values(verifications).execute();
}

async function insertItems(trx: Trx, accounts: Account[]): Promise<void> {
  const kinds = { cameras, lens: lenses, accessories } as const;
  const idOf = (email: string): string => accounts.find((account) => account.email === email)!.id;
  let minute = 0;
  for (const [kind, items] of Object.entries(kinds) as [keyof typeof kinds, Item[]][]) {
    for (const item of items) {
      // No two at the same moment: their order on the list stays.
      const later = minute++ * 47_000;
      const sellerId = idOf(sellers[item.seller].email);
      const buyer = item.order ? buyers[item.order.buyer] : null;
      await insertItem(trx, {
        kind,
        item,
        sellerId,
        buyer: buyer && { id: idOf(buyer.email), phone: buyer.phone },
        // Every second one.
        takesOffers: minute % 2 === 0,
        at: (daysAgo) => new Date(Date.now() - daysAgo * day - later),
      });
    }
  }
}

type Placed = {
  kind: 'cameras' | 'lens' | 'accessories';
  item: Item;
  sellerId: string;
  buyer: { id: string; phone: string } | null;
  at(daysAgo: number): Date;
  takesOffers: boolean;
};

async function insertItem(trx: Trx, { kind, item, sellerId, buyer, at, takesOffers }: Placed): Promise<void> {
  const {
    buy,
    sale,
    pictures: names,
    model,
    modelId,
    mount,
    made: _made,
    seller: _seller,
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
  const gear = await chooseGear(trx, kind, { model, modelId, mount });
  const named_model_id = gear.model_id
    ? null
    : await nameModel(trx, join(import.meta.dirname, '..'), { ...fields, kind });
  const common = { img, sale_cents: toCents(sale), seller_id: sellerId, sold_at };
  await trx
    .insertInto('listings')
    .values({
      ...fields,
      ...common,
      ...gear,
      // Where somebody has booked it, it is sold by their order.
      sold_at: buyer ? null : sold_at,
      named_model_id,
      id,
      kind,
      buy_cents: toCents(buy),
      listed_at: listed,
      updated_at: sold_at ?? placed_at ?? listed,
      advertised_at: advertised ? listed : null,
      offers: takesOffers,
    })
    .execute();
  await showDemoPhotos(trx, id, names);
  if (!order || !buyer || !placed_at) return;
  const { sold_at: _sold, ...facts } = common;
  const orderId = newId();
  await trx
    .insertInto('orders')
    .values({
      ...facts,
      id: orderId,
      listing_id: id,
      buyer_id: buyer.id,
      phone: buyer.phone,
      location: order.place,
      title: item.title,
      placed_at,
      moved_at: placed_at,
    })
    .execute();
  await moveDemoOrder(trx, { id: orderId, listingId: id, sellerId, buyerId: buyer.id, placed_at, sold_at });
}

type Made = {
  id: string;
  listingId: string;
  sellerId: string;
  buyerId: string;
  placed_at: Date;
  sold_at: Date | null;
};
const hour = 3600_000;

/** What was booked has been accepted a few hours later; what was sold was confirmed by its buyer on the same day. */
async function moveDemoOrder(trx: Trx, made: Made): Promise<void> {
  const { id, listingId, sellerId, buyerId, placed_at, sold_at } = made;
  const move = (values: Updateable<Orders>) =>
    trx.updateTable('orders').set(values).where('id', '=', id).execute();
  const seller = { moved_by: 'seller', moved_by_id: sellerId } as const;
  const accepted_at = new Date(Math.min(placed_at.getTime() + 4 * hour, Date.now()));
  await move({
    stage: 'accepted',
    due_at: new Date(Date.now() + 14 * 24 * hour),
    moved_at: accepted_at,
    ...seller,
  });
  if (!sold_at) return;
  await move({
    stage: 'handed-over',
    due_at: new Date(sold_at.getTime() + 72 * hour),
    moved_at: sold_at,
    sold_at,
    ...seller,
  });
  const completed_at = new Date(Math.min(sold_at.getTime() + 5 * hour, Date.now()));
  const confirmed = { moved_by: 'buyer', moved_by_id: buyerId } as const;
  await trx.updateTable('listings').set({ sold_at }).where('id', '=', listingId).execute();
  await move({ stage: 'completed', due_at: null, moved_at: completed_at, completed_at, ...confirmed });
}

async function insertPosts(trx: Trx, authorId: string): Promise<void> {
  const folder = join(import.meta.dirname, 'posts');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.md')).toSorted();
  for (const file of files) {
    const { title, image, excerpt, date, text } = parsePost(await readFile(join(folder, file), 'utf8'));
    const published_at = new Date(date);
    const fields = {
      title,
      image: demoPhotoUrl(image, pictures.get(image)!.widths),
      excerpt,
      des: text,
    };
    await trx
      .insertInto('posts')
      .values({
        ...fields,
        id: newId(),
        author_id: authorId,
        created_at: published_at,
        updated_at: published_at,
        published_at,
      })
      .execute();
  }
}
