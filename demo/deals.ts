import { sql } from 'kysely';
import { countAllSellers } from '#src/catalog/sellers/jobs.server.ts';
import { placeOrder } from '#src/deals/orders/booking/service.server.ts';
import { makeTransition } from '#src/deals/orders/transitions/service.server.ts';
import { replyToReview, showReviews, writeReview } from '#src/deals/reviews/service.server.ts';
import { reviewDeadline } from '#src/deals/reviews/service.server.ts';
import { begin, sendMessage } from '#src/messaging/conversations/sending/service.server.ts';
import { readMessages } from '#src/messaging/conversations/service.server.ts';
import { readNotifications } from '#src/messaging/notifications/service.server.ts';
import type { App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import type { Item } from './catalogue/item.ts';
import { questions, type PastDeal, type Said } from './past-deals.ts';
import type { Region } from './region.ts';
import { buyers, sellers } from './users.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Something that a demo user did at a time in the past. */
export type Action = { at: Date; do(app: App): Promise<unknown> };

type Side = Caller & { phone?: string };

/** Jobs are not enqueued for past actions, so no emails are sent. Sweeps still find deadlines in the future. */
const noJobs = {
  enqueue: async () => undefined,
  enqueueFor: async () => undefined,
} as unknown as App['jobs'];

/** Runs the actions in the order of their times, through the services of the shop, whose clock is set to each time. */
export async function runActions(
  app: App,
  trx: Trx,
  actions: readonly Action[],
  callers: readonly Caller[],
): Promise<void> {
  // Past deals used the normal deadlines, whatever DEAL_SPEED this shop has.
  const config = { ...app.config, DEAL_SPEED: 1 };
  const joined: App = { ...app, config, db: trx, joined: trx, jobs: noJobs };
  for (const { at, do: act } of actions.toSorted((one, other) => one.at.getTime() - other.at.getTime())) {
    const ago = Math.max(0, (Date.now() - at.getTime()) / 1000);
    await sql`select set_config('shop.shift', ${`-${ago} seconds`}, true)`.execute(trx);
    await act(joined);
  }
  await sql`select set_config('shop.shift', '', true)`.execute(trx);
  // Marks all notifications as read, and computes the statistics of sellers.
  for (const caller of callers) await readNotifications(joined, caller, new Date().toISOString());
  await countAllSellers(joined);
}

const hoursLater = (from: Date, hours: number) =>
  new Date(Math.min(from.getTime() + hours * hour, Date.now()));

type Traded = {
  listing: string;
  buyer: Side;
  seller: Side;
  place: string;
  placed: Date;
  /** When the item changed hands, or null while the deal is in progress. */
  sold: Date | null;
  reviews?: { [K in 'ofSeller' | 'ofBuyer']?: PastDeal<Said>[K] | undefined } | undefined;
} & Pick<Region, 'said'>;

/** Returns the actions of a deal: a booking, its acceptance and confirmation within hours, and reviews. */
export function dealOf(traded: Traded): Action[] {
  const { listing, buyer, seller, place, placed, sold, reviews = {}, said } = traded;
  let id = '';
  const actions: Action[] = [
    {
      at: placed,
      async do(app) {
        id = (await placeOrder(app, buyer, { listing, phone: buyer.phone!, location: place }))._id;
      },
    },
    { at: hoursLater(placed, 4), do: (app) => makeTransition(app, seller, id, 'accept') },
  ];
  if (!sold) return actions;
  actions.push(
    { at: sold, do: (app) => makeTransition(app, seller, id, 'sold') },
    { at: hoursLater(sold, 5), do: (app) => makeTransition(app, buyer, id, 'received') },
  );
  const { ofSeller, ofBuyer } = reviews;
  if (ofSeller) {
    const { reply, stars, text } = ofSeller;
    const review = { stars, text: text ? said(text) : '' };
    actions.push({ at: hoursLater(sold, 20), do: (app) => writeReview(app, buyer, id, review) });
    if (reply)
      actions.push({
        at: hoursLater(sold, 60),
        do: async (app) =>
          replyToReview(app, seller, (await showReviews(app, seller, id)).theirs!._id, said(reply)),
      });
  }
  if (ofBuyer) {
    const { stars, text } = ofBuyer;
    const review = { stars, text: text ? said(text) : '' };
    actions.push({ at: hoursLater(sold, 30), do: (app) => writeReview(app, seller, id, review) });
  }
  if (!ofSeller !== !ofBuyer)
    actions.push({ at: hoursLater(sold, 15 * 24), do: reviewDeadline.handleOverdue });
  return actions;
}

type Question = {
  listing: string;
  buyer: Side;
  seller: Side;
  text: string;
  reply: { text: string; minutes: number } | null;
  at: Date;
};

/** Returns a buyer's question about an item and the seller's answer as actions. */
function questionActions({ listing, buyer, seller, text, reply, at }: Question): Action[] {
  let id = '';
  const question: Action = {
    at,
    async do(app) {
      id = (await begin(app, buyer, { of: 'item', id: listing, body: text })).conversation._id;
    },
  };
  const read = (by: Side, seq: number) => (app: App) => readMessages(app, by, id, seq);
  if (!reply) return [question, { at: new Date(at.getTime() + hour), do: read(seller, 1) }];
  const answered = new Date(at.getTime() + reply.minutes * minute);
  return [
    question,
    { at: answered, do: read(seller, 1) },
    { at: answered, do: (app) => sendMessage(app, seller, id, { body: reply.text, photos: [] }) },
    { at: answered, do: read(buyer, 2) },
  ];
}

/** Returns the actions of all questions. Buyers take turns and ask about different items that were already listed. */
export function questionsAbout(
  shown: readonly Shown[],
  callerOf: (user: { email: string }) => Side,
  { said }: Pick<Region, 'said'>,
): Action[] {
  const used = new Set<Shown>();
  // Takes the newest item that was already listed, because few items are old.
  const byAge = shown.toSorted((one, other) => one.daysAgo - other.daysAgo);
  const asked = new Map<number, number>();
  return questions.flatMap(({ seller, ...question }) => {
    const index = asked.get(seller) ?? 0;
    asked.set(seller, index + 1);
    const daysAgo = 2 + index * 5;
    const item = byAge.find((each) => each.seller === seller && each.daysAgo > daysAgo && !used.has(each))!;
    used.add(item);
    return questionActions({
      text: said(question.text),
      reply: question.reply && { ...question.reply, text: said(question.reply.text) },
      listing: item.listing,
      buyer: callerOf(buyers[index % buyers.length]!),
      seller: callerOf(sellers[seller]),
      at: new Date(Date.now() - daysAgo * day - seller * hour),
    });
  });
}

/** An item that nobody has booked, so it can be asked about. */
export type Shown = Pick<Item, 'seller' | 'daysAgo'> & { listing: string };
