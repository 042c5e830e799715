import { sql } from 'kysely';
import { conditions, kinds } from '#src/catalog/items/kind-schemas.ts';
import { isBuyable } from '#src/catalog/listings/filter-queries.server.ts';
import type { Notice, OwnMail } from '#src/messaging/notifications/notify-service.server.ts';
import { noticeChecks } from '#src/messaging/notifications/ports.server.ts';
import type { App } from '#src/platform/app.server.ts';
import type { Kind, MailTime } from '#src/platform/db/columns.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import { formatMoney, fromMinorUnits } from '#src/platform/shared/money.ts';
import { grammar } from '#src/texts/grammar.ts';
import { mailTexts } from '#src/texts/mail.server.ts';
import { notificationTexts } from '#src/texts/notifications.server.ts';
import { nameOf } from './naming.server.ts';

export type SearchToNotify = { id: string; user_id: string; name: string | null; query: string };
export type FoundItem = { id: string; kind: Kind; title: string; cents: number; place: string };
type Found = SearchToNotify & { count: number; items: FoundItem[] };

/**
 * A notification about an item stores at most `maxNamed` names and `maxRemembered` ids of the searches that found it.
 */
const [maxNamed, maxRemembered] = [5, 20];
/** A search that found more than `maxItems` is reported by its count and the first `maxShownOfMany` items. */
export const maxItems = 5;
const maxShownOfMany = 3;

export async function listNotices(trx: Trx, searches: readonly string[]): Promise<SearchToNotify[]> {
  return trx
    .selectFrom('saved_searches')
    .select(['id', 'user_id', 'name', 'query'])
    .where(sql<boolean>`id = any(${[...searches]}::text[])`)
    .where('mail', '=', 'now')
    .orderBy('id')
    .execute();
}

export async function findItem(trx: Trx, id: string): Promise<FoundItem | undefined> {
  return trx
    .selectFrom('listings')
    .select(['id', 'kind', 'title', 'sale_cents as cents', 'location as place'])
    .where('id', '=', id)
    .executeTakeFirst();
}

type To = { name: string; address: string; confirmed: boolean };
type Named = { id: string; name: string; query: string };
const named = async (app: Pick<App, 'root' | 'db'>, { id, name, query }: SearchToNotify): Promise<Named> => ({
  id,
  name: name ?? (await nameOf(app, query)),
  query,
});

export async function noticesOfItems(app: App, found: readonly Found[], mail: MailTime): Promise<Notice[]> {
  const byItem = new Map<string, { person: string; item: FoundItem; searches: Named[] }>();
  for (const each of found) {
    const search = await named(app, each);
    for (const item of each.items) {
      const key = `${each.user_id} ${item.id}`;
      const known = byItem.get(key) ?? { person: each.user_id, item, searches: [] };
      known.searches.push(search);
      byItem.set(key, known);
    }
  }
  return [...byItem.values()].map(({ person, item, searches }): Notice => {
    const { id: subject, kind, title, cents, place } = item;
    const shown = searches.slice(0, maxNamed).map(({ name }) => name);
    const ids = searches.slice(0, maxRemembered).map(({ id }) => id);
    const data = { title, kind, cents, place, searches: shown, ids, found: searches.length };
    return { userId: person, kind: 'item-found', subject, data, mail, ownMail: toMail(app, item, searches) };
  });
}

export async function noticesOfSearches(
  app: Pick<App, 'root' | 'db'>,
  found: readonly Found[],
  mail: MailTime,
): Promise<Notice[]> {
  return Promise.all(
    found.map(async (each): Promise<Notice> => {
      const { user_id: person, id: subject, query, count, items } = each;
      const { name: title } = await named(app, each);
      const some = items.slice(0, maxShownOfMany).map(({ title: of, cents }) => ({ title: of, cents }));
      const ids = items.map(({ id }) => id);
      const data = { title, path: `/search?${query}`, items: some, ids };
      return { userId: person, kind: 'search-found', subject, data, count, mail };
    }),
  );
}

function toMail(
  { config: { PUBLIC_URL: url } }: App,
  item: FoundItem,
  searches: Named[],
): (to: To) => OwnMail {
  const { itemFound, mail: words } = notificationTexts;
  const text = itemFound(searches.length);
  return (to) => ({
    kind: 'trade',
    topic: `item-found ${item.id}`,
    to,
    greeting: mailTexts.greeting(to),
    subject: words.subject(text, item.title),
    paragraphs: [`${text}${grammar.stop}`],
    facts: [
      [mailTexts.facts.item, item.title],
      [mailTexts.facts.price, formatMoney(fromMinorUnits(item.cents))],
      [mailTexts.facts.itemPlace, item.place],
      ...searches
        .slice(0, maxNamed)
        .map(({ name, query }): [string, string] => [words.search(name), `${url}/search?${query}`]),
    ],
    action: { label: words.action, url: `${url}/${item.kind}/${item.id}` },
    footer: mailTexts.footer(url),
  });
}

const bitOf = (values: readonly string[], column: string) =>
  sql`1 << array_position(${[...values]}::text[], ${sql.ref(column)}) - 1`;

const isFoundBy = (userId: string, searches: unknown) => sql`exists (
  select from saved_searches join search_definitions search on search.id = definition_id
  where saved_searches.id = any(${searches}::text[]) and user_id = ${userId} and mail <> 'off'
    and sale_cents between search.min_cents and search.max_cents and age_months <= search.age
    and search.kinds & ${bitOf(kinds, 'listings.kind')} <> 0
    and search.grades & ${bitOf(conditions, 'listings.condition')} <> 0
    and (not search.is_available or listings.id not in (select id from booked_listings)))`;

export const searchNotices = noticeChecks.providedBy({
  'item-found': ({ person, subject, data }) =>
    isBuyable(person, subject, sql`sale_cents <= ${data['cents']} and ${isFoundBy(person, data['ids'])}`),
  // Holds while the user can buy at least one stored item that the search finds. A notification from an earlier release
  // stores no items.
  'search-found': ({ person, subject, data }) =>
    sql`exists (select from saved_searches where id = ${subject} and user_id = ${person} and mail <> 'off')
      and (${!Array.isArray(data['ids'])} or
        ${isBuyable(person, sql`any(${data['ids'] ?? []}::text[])`, isFoundBy(person, [subject]))})`,
});
