import type { User } from '#src/accounts/users/schemas.ts';
import { listUsers } from '#src/accounts/users/service.server.ts';
import { listForExport } from '#src/catalog/listings/lists/moderated-service.server.ts';
import type { ModeratedListing, OwnListing } from '#src/catalog/listings/schemas.ts';
import { listOrdersFor } from '#src/deals/orders/lists/service.server.ts';
import type { Order } from '#src/deals/orders/schemas.ts';
import type { Review } from '#src/deals/reviews/schemas.ts';
import { listReviewsAbout } from '#src/deals/reviews/service.server.ts';
import type { Report } from '#src/moderation/reports/schemas.ts';
import { listReported } from '#src/moderation/reports/service.server.ts';
import type { App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import type { Page } from '#src/platform/db/keyset-page.server.ts';
import { shopZone } from '#src/platform/shared/dates.ts';
import { toLocal } from '#src/platform/shared/local-time.ts';
import { adminTexts } from '#src/texts/admin.ts';
import { dealTexts } from '#src/texts/deal.ts';
import { exchangeTexts } from '#src/texts/exchange.ts';
import { kindTexts } from '#src/texts/names.ts';
import { pauseTexts } from '#src/texts/pauses.ts';
import { reportsTexts } from '#src/texts/reports.ts';
import { siteTexts } from '#src/texts/site.ts';
import { columnLabel, columnNames, writeRow } from './columns.ts';
import { csvLine, csvNumber } from './csv.ts';
import type { AdminTable, OwnTable } from './schemas.ts';

/** The rows of a table as the API returns them, each with its line of a CSV file. */
type Rows = AsyncGenerator<{ item: object; line: () => string }>;
type Table = { head: () => string; rows: (app: App, caller: Caller) => Rows };

type Cell = string | number | null | undefined;
type Column<T> = readonly [name: keyof typeof exchangeTexts.heads, of: (item: T) => Cell];
type Paging = { limit: number; cursor?: string | undefined };

const pageSize = 200;

async function* pagesOf<T>(read: (paging: Paging) => Promise<Page<T>>): AsyncGenerator<T> {
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page: Page<T> = await read({ limit: pageSize, cursor });
    yield* page.items;
    cursor = page.next;
  }
}

const write = (value: Cell): string => (typeof value === 'number' ? csvNumber(value) : (value ?? ''));

function tableOf<T extends object>(
  columns: readonly Column<T>[],
  list: (app: App, caller: Caller) => AsyncGenerator<T>,
): Table {
  return {
    head: () => csvLine(columns.map(([name]) => exchangeTexts.heads[name])),
    async *rows(app, caller) {
      for await (const item of list(app, caller))
        yield { item, line: () => csvLine(columns.map(([, of]) => write(of(item)))) };
    },
  };
}

/** A local time as spreadsheets read it. */
const time = (iso: string | null | undefined): string =>
  iso ? toLocal(new Date(iso), shopZone()).replace('T', ' ') : '';

type Listed = OwnListing & Partial<Pick<ModeratedListing, 'withdrawn'>>;

const stateOf = ({ state, paused, withdrawn }: Listed): string => {
  if (withdrawn) return reportsTexts.reports.withdrawn;
  return state === 'available' && paused ? pauseTexts.tag : siteTexts.listing.states[state];
};

/** The columns of the import, and some that the import ignores. */
function itemTable(isOwn: boolean): Table {
  return {
    head() {
      const { state, listed, sold, id, seller } = exchangeTexts.heads;
      const more = [state, listed, sold, id, ...(isOwn ? [] : [seller])];
      return csvLine([...columnNames.map(columnLabel), ...more]);
    },
    async *rows({ db }, { id }) {
      const sellerId = isOwn ? id : undefined;
      for (let after: string | undefined = ''; after !== undefined;) {
        const items: Listed[] = await listForExport(db, { sellerId, after, limit: pageSize });
        for (const item of items)
          yield {
            item,
            line: () => {
              const more = [stateOf(item), time(item.date), time(item.sold), item._id];
              return csvLine([...writeRow(item), ...more, ...(isOwn ? [] : [item.products.seller])]);
            },
          };
        after = items.at(-1)?._id;
      }
    },
  };
}

const orderColumns: readonly Column<Order>[] = [
  ['title', ({ title }) => title],
  ['kind', ({ kind }) => kindTexts(kind).one],
  ['price', ({ sale }) => sale],
  ['listPrice', ({ listed }) => listed],
  ['stage', ({ stage }) => dealTexts.deal.stages[stage]],
  ['booked', ({ date }) => time(date)],
  ['sold', ({ sold }) => time(sold)],
  ['buyer', ({ name }) => name],
  ['email', ({ email }) => email],
  ['phone', ({ phone }) => phone],
  ['seller', ({ seller }) => seller],
  ['meeting', ({ arranged }) => time(arranged?.at)],
  ['place', ({ arranged, location }) => arranged?.place ?? location],
  ['item', ({ listing }) => listing],
  ['id', ({ _id }) => _id],
];

const reviewColumns: readonly Column<Review>[] = [
  ['published', ({ date }) => date],
  ['stars', ({ stars }) => stars],
  ['text', ({ text }) => text],
  ['author', ({ author }) => author],
  ['reply', ({ reply }) => reply?.text],
  ['id', ({ _id }) => _id],
];

const userColumns: readonly Column<User>[] = [
  ['name', ({ name }) => name],
  ['email', ({ email }) => email],
  ['role', ({ role }) => adminTexts.admin.roles[role]],
  ['phone', ({ phone }) => phone],
  ['town', ({ town }) => town],
  ['verified', ({ verification }) => time(verification?.since)],
  ['suspended', ({ suspended }) => time(suspended?.since)],
  ['id', ({ _id }) => _id],
];

const reportColumns: readonly Column<Report>[] = [
  ['reported', ({ date }) => time(date)],
  ['reason', ({ reason }) => reportsTexts.reports.reasons[reason]],
  ['note', ({ note }) => note],
  ['reporter', ({ reporter }) => reporter?.email],
  ['title', ({ listing }) => listing.title],
  ['seller', ({ listing }) => listing.seller],
  ['outcome', ({ outcome }) => outcome && reportsTexts.reports.outcomes[outcome]],
  ['closed', ({ closed }) => time(closed)],
  ['answer', ({ explanation }) => explanation],
  ['item', ({ listing }) => listing._id],
  ['id', ({ _id }) => _id],
];

/** Orders that ended without a sale are a list of their own. */
const orderTable = (scopeOf: (caller: Caller) => { side?: 'sales'; email?: string }): Table =>
  tableOf(orderColumns, async function* (app, caller) {
    for (const state of [undefined, 'ended'] as const)
      yield* pagesOf((paging) => listOrdersFor(app, caller, { ...scopeOf(caller), state, ...paging }));
  });

export const ownTables: Record<OwnTable, Table> = {
  listings: itemTable(true),
  sales: orderTable(() => ({ side: 'sales' })),
  orders: orderTable(({ email }) => ({ email: email.toLowerCase() })),
  reviews: tableOf(reviewColumns, async function* (app, { id }) {
    for (const by of ['buyer', 'seller'] as const)
      yield* pagesOf((paging) => listReviewsAbout(app, id, by, paging));
  }),
};

export const adminTables: Record<AdminTable, Table> = {
  users: tableOf(userColumns, (app, caller) => pagesOf((paging) => listUsers(app, caller, paging))),
  listings: itemTable(false),
  orders: orderTable(() => ({})),
  reports: tableOf(reportColumns, (app, caller) =>
    pagesOf((paging) => listReported(app, caller, { ...paging, sort: 'date' })),
  ),
};
