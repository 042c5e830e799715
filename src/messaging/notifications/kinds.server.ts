import type { Kind as ItemKind, OfferState, OrderSide, OrderStage } from '#src/platform/db/columns.ts';
import { formatMeeting } from '#src/platform/shared/dates.ts';
import { offerPath, orderPath } from '#src/platform/shared/deal-paths.ts';
import { formatMoney, fromMinorUnits } from '#src/platform/shared/money.ts';
import { notificationTexts as texts } from '#src/texts/notifications.server.ts';
import { listed } from '#src/texts/words.ts';
import type { Group, NotifiedMeeting } from './schemas.ts';

/** Rows stored by earlier releases have this data, so new fields must be optional, and no field may be removed. */
type OfItem = { title: string; kind: ItemKind };

/** The stored data of each kind of notification. It never contains the name of a user. */
type Data = {
  order: {
    title: string;
    step: OrderStage | 'proposed' | 'agreed' | 'settlement' | 'dispute-withdrawn';
    meeting?: NotifiedMeeting | undefined;
    /** How an order has ended, if item or money goes back. */
    end?: 'returning' | 'reduced' | undefined;
  };
  /** For admins. `subject` is the id of the order. */
  'dispute-waiting': { title: string };
  /** `subject` is the id of the buyer's first offer for the item. */
  offer: {
    title: string;
    what: Exclude<OfferState, 'open' | 'accepted'> | 'made' | 'edited' | 'confirmed';
    cents: number;
    side: OrderSide;
  };
  'price-dropped': OfItem & { cents: number };
  'back-on-sale': OfItem;
  'watched-sold': OfItem;
  /**
   * An item that matches saved searches. `found` is the number of matching searches; `searches` and `ids` are the names
   * and ids of the first few.
   */
  'item-found': OfItem & { cents: number; place: string; searches: string[]; ids: string[]; found: number };
  /**
   * A saved search with new items. `title` is the name of the search, `items` are its newest items, and `ids` are the
   * ids of these and a few more.
   */
  'search-found': {
    title: string;
    path: string;
    items?: { title: string; cents: number }[];
    ids?: string[];
  };
  'seller-listed': { title: string; path: string };
  'review-asked': { title: string };
  'review-waiting': { title: string };
  'reviews-open': { title: string };
  'review-answered': { title: string };
};

export type NotificationKind = keyof Data;
export type DataOf<K extends NotificationKind> = Data[K];

/** The kind of row whose id is in `subject`. Lists take a photo and the name of the other side from that row. */
export type Subject = 'order' | 'offer' | 'item';

type Described<D> = {
  group: Group | 'orders';
  subject?: Subject;
  /** `conversation` is its id, for orders and offers whose conversation exists. */
  path(subject: string, data: D, conversation: string | null): string;
  /** `count` is how often this has happened since the notification was last read. */
  text(data: D, count: number): string;
  detail?(data: D): string;
};

const itemPath = (id: string, { kind }: OfItem) => `/${kind}/${id}`;
const pathOfOrder = (id: string, _: unknown, conversation: string | null) => orderPath(id, conversation);
const dollars = (cents: number) => formatMoney(fromMinorUnits(cents));

const review = (text: () => string): Described<{ title: string }> => ({
  group: 'reviews',
  subject: 'order',
  path: pathOfOrder,
  text,
});

function meetingText(step: Data['order']['step'], { times, zone, isChange }: NotifiedMeeting): string {
  const { suggested, changeSuggested, set, changed, or } = texts.meeting;
  const proposed = isChange ? changeSuggested : suggested;
  const text = step === 'proposed' ? proposed : isChange ? changed : set;
  return text(times.map((at) => formatMeeting(at, zone)).join(or));
}

export const kinds: { [K in NotificationKind]: Described<Data[K]> } = {
  order: {
    group: 'orders',
    subject: 'order',
    path: pathOfOrder,
    text: ({ step, meeting, end }) => (meeting ? meetingText(step, meeting) : texts.order[end ?? step]),
  },
  // Admins decide on the page of the order.
  'dispute-waiting': { group: 'orders', path: (id) => orderPath(id, null), text: () => texts.disputeWaiting },
  offer: {
    group: 'offers',
    subject: 'offer',
    path: (_, { side }, conversation) => offerPath(side, conversation),
    text: ({ what }) => texts.offer[what],
    detail: ({ cents }) => dollars(cents),
  },
  'price-dropped': {
    group: 'watchlist',
    subject: 'item',
    path: itemPath,
    text: () => texts.priceDropped,
    detail: ({ cents }) => dollars(cents),
  },
  'back-on-sale': { group: 'watchlist', subject: 'item', path: itemPath, text: () => texts.backOnSale },
  'watched-sold': { group: 'watchlist', subject: 'item', path: itemPath, text: () => texts.watchedSold },
  'item-found': {
    group: 'searches',
    subject: 'item',
    path: itemPath,
    text: ({ found }) => texts.itemFound(found),
    detail: ({ cents, place, searches }) => texts.foundItem(dollars(cents), place, searches.join(texts.and)),
  },
  'search-found': {
    group: 'searches',
    path: (_, { path }) => path,
    text: (_, count) => texts.searchFound(count),
    detail: ({ items = [] }) => listed(items.map(({ title, cents }) => `${title} ${dollars(cents)}`)),
  },
  'seller-listed': {
    group: 'sellers',
    path: (_, { path }) => path,
    text: (_, count) => texts.sellerListed(count),
  },
  'review-asked': review(() => texts.reviewRequested),
  'review-waiting': review(() => texts.reviewWaiting),
  'reviews-open': review(() => texts.reviewsOpen),
  'review-answered': review(() => texts.reviewAnswered),
};

export const kindsAbout = (subject: Subject): NotificationKind[] =>
  Object.keys(kinds)
    .filter(isKind)
    .filter((kind) => kinds[kind].subject === subject);

/** Returns whether this release knows the kind. A later release may have stored other kinds. */
export const isKind = (name: string): name is NotificationKind => Object.hasOwn(kinds, name);

export function describe<K extends NotificationKind>(
  name: K,
  subject: string,
  data: DataOf<K>,
  count: number,
  conversation: string | null,
) {
  const { group, path, text, detail } = kinds[name];
  return {
    group,
    text: text(data, count),
    title: data.title,
    detail: detail?.(data) || null,
    path: path(subject, data, conversation),
  };
}
