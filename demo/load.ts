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
import { dealOf, doActs, questionsAbout, type Act, type Shown } from './deals.ts';
import { keepFound, showFiles, type Filed } from './findings.ts';
import { pastDeals } from './past-deals.ts';
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
  const files = await change(app, async (trx) => {
    await insertPeople(trx, accounts);
    await insertDemoPhotos(
      trx,
      [...pictures].map(([name, picture]) => ({ name, ...picture })),
    );
    await insertPosts(trx, accounts[0]!.id);
    return insertItems(app, trx, accounts);
  });
  await showFiles(app, files);
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

/** Answers the cameras of which there is a file. */
async function insertItems(app: App, trx: Trx, accounts: Account[]): Promise<Filed[]> {
  const kinds = { cameras, lens: lenses, accessories } as const;
  const catalogue = Object.entries(kinds).flatMap(([kind, items]) =>
    items.map((item: Item) => ({ kind: kind as keyof typeof kinds, item, said: undefined })),
  );
  const past = pastDeals.map(({ kind, ofSeller, ofBuyer, ...item }) => ({
    kind,
    item,
    said: { ofSeller, ofBuyer },
  }));
  const personOf = personAs(accounts);
  const acts: Act[] = [];
  const shown: Shown[] = [];
  const files: Filed[] = [];
  for (const [index, { kind, item, said }] of [...catalogue, ...past].entries()) {
    // No two at the same moment: their order on the list stays.
    const later = index * 47_000;
    const seller = personOf(sellers[item.seller]);
    const at = (daysAgo: number) => new Date(Date.now() - daysAgo * day - later);
    // Every second one takes offers.
    const placed = { kind, item, sellerId: seller.id, takesOffers: index % 2 === 1, at };
    const { row, placed: placedAt, sold } = await insertItem(trx, placed);
    const listing = row.id;
    const { order, file } = item;
    if (file) files.push({ file, row, seller });
    if (!order) shown.push({ seller: item.seller, daysAgo: item.daysAgo, listing });
    if (order)
      acts.push(
        ...dealOf({
          listing,
          buyer: personOf(buyers[order.buyer]),
          seller,
          place: order.place,
          placed: placedAt!,
          sold,
          said,
        }),
      );
  }
  acts.push(...questionsAbout(shown, personOf));
  await doActs(app, trx, acts, [...buyers, ...sellers].map(personOf));
  return files;
}

const personAs = (accounts: Account[]) => (person: { email: string }) => {
  const account = accounts.find(({ email }) => email === person.email)!;
  const { id, name, email, role } = account;
  return {
    id,
    name,
    email,
    role,
    emailVerified: true,
    photoURL: null,
    ...('phone' in person && { phone: String(person.phone) }),
  };
};

type Placed = {
  kind: 'cameras' | 'lens' | 'accessories';
  item: Item;
  sellerId: string;
  at(daysAgo: number): Date;
  takesOffers: boolean;
};

async function insertItem(trx: Trx, { kind, item, sellerId, at, takesOffers }: Placed) {
  const {
    buy,
    sale,
    pictures: names,
    model,
    modelId,
    mount,
    made: _made,
    found: _found,
    file: _file,
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
  await trx
    .insertInto('listings')
    .values({
      ...fields,
      ...gear,
      img,
      sale_cents: toCents(sale),
      seller_id: sellerId,
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
  const row = { id, seller_id: sellerId, model_id: gear.model_id, model: gear.model, listed };
  await keepFound(trx, kind, item, row);
  return { row, placed: placed_at, sold: sold_at };
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
