import { formatDollars, toDollars } from '#src/platform/shared/money.ts';
import type { Kind as ItemKind, OfferState, OrderSide, OrderStage } from '#src/platform/db/columns.ts';
import { notificationTexts as texts } from '#src/texts/notifications.server.ts';
import type { Group } from './schemas.ts';

type Described<D extends { title: string }> = {
  group: Group | 'orders';
  path(subject: string, data: D): string;
  /** What happened, without what it happened to. `count`: how often since it was read last. */
  text(data: D, count: number): string;
  detail?(data: D): string;
};
const kind = <D extends { title: string }>(described: Described<D>): Described<D> => described;

/** As rows that are older than the release have it, too: what a kind's data holds may only grow. */
type OfItem = { title: string; kind: ItemKind };
const itemPath = (id: string, { kind: itemKind }: OfItem) => `/${itemKind}/${id}`;
const orderPath = (id: string) => `/dashboard/orders/${id}`;
const reviewPath = (id: string) => `${orderPath(id)}#review`;
const dollars = (cents: number) => formatDollars(toDollars(cents));

const review = (text: () => string) => kind<{ title: string }>({ group: 'reviews', path: reviewPath, text });

/** Everything that people can be told of. A new kind is a line here and its text. No data holds a name of someone. */
export const kinds = {
  order: kind<{ title: string; step: OrderStage | 'proposed' | 'agreed' }>({
    group: 'orders',
    path: orderPath,
    text: ({ step }) => texts.order[step],
  }),
  /** Of the first offer between a buyer and an item. */
  offer: kind<{
    title: string;
    what: Exclude<OfferState, 'open' | 'accepted'> | 'made' | 'edited' | 'confirmed';
    cents: number;
    side: OrderSide;
  }>({
    group: 'offers',
    path: (_, { side }) => `/dashboard/offers?side=${side === 'buyer' ? 'buying' : 'selling'}`,
    text: ({ what }) => texts.offer[what],
    detail: ({ cents }) => dollars(cents),
  }),
  'price-dropped': kind<OfItem & { cents: number }>({
    group: 'watchlist',
    path: itemPath,
    text: () => texts.priceDropped,
    detail: ({ cents }) => dollars(cents),
  }),
  'back-on-sale': kind<OfItem>({ group: 'watchlist', path: itemPath, text: () => texts.backOnSale }),
  'watched-sold': kind<OfItem>({ group: 'watchlist', path: itemPath, text: () => texts.watchedSold }),
  /** About an item. `found`: how many saved searches match; `searches` and `ids`: names and ids of the first. */
  'item-found': kind<
    OfItem & { cents: number; place: string; searches: string[]; ids: string[]; found: number }
  >({
    group: 'searches',
    path: itemPath,
    text: ({ found }) => texts.itemFound(found),
    detail: ({ cents, place, searches }) => texts.foundItem(dollars(cents), place, searches.join(texts.and)),
  }),
  /** About a saved search with new items: `title` is its name, `items` the newest, `ids` those of a few more. */
  'search-found': kind<{
    title: string;
    path: string;
    items?: { title: string; cents: number }[];
    ids?: string[];
  }>({
    group: 'searches',
    path: (_, { path }) => path,
    text: (_, count) => texts.searchFound(count),
    detail: ({ items = [] }) => items.map(({ title, cents }) => `${title} ${dollars(cents)}`).join(', '),
  }),
  'seller-listed': kind<{ title: string; path: string }>({
    group: 'sellers',
    path: (_, { path }) => path,
    text: (_, count) => texts.sellerListed(count),
  }),
  'review-asked': review(() => texts.reviewAsked),
  'review-waiting': review(() => texts.reviewWaiting),
  'reviews-open': review(() => texts.reviewsOpen),
  'review-answered': review(() => texts.reviewAnswered),
};

export type Kind = keyof typeof kinds;
export type DataOf<K extends Kind> = (typeof kinds)[K] extends Described<infer D> ? D : never;

/** Whether this release can tell of it: a later one may have written it. */
export const isKind = (name: string): name is Kind => Object.hasOwn(kinds, name);

export function describe(name: Kind, subject: string, data: DataOf<Kind>, count: number) {
  // The row's kind and its data belong together, which no type can say of what was read.
  const described = kinds[name] as unknown as Described<DataOf<Kind>>;
  return {
    group: described.group,
    text: described.text(data, count),
    title: data.title,
    detail: described.detail?.(data) || null,
    path: described.path(subject, data),
  };
}
