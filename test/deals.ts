import { sql } from 'kysely';
import { afterNight } from '#src/deals/deadlines/service.server.ts';
import type { OrderAction, OrderDetails } from '#src/deals/orders/schemas.ts';
import { orderDeadline } from '#src/deals/orders/transitions/deadline-service.server.ts';
import type { OrderStage } from '#src/platform/db/columns.ts';
import { shopZone } from '#src/platform/shared/dates.ts';
import { book, createListing, type ApiResponse, type TestUser, type Shop } from './shop.ts';

type Side = 'buyer' | 'seller';
type Options = { as?: TestUser; body?: object };

const hour = 3600_000;
export const inHours = (hours: number): string => new Date(Date.now() + hours * hour).toISOString();

/** Returns 12:00 UTC on a day from now, so that no deadline that follows from it is moved out of a night. */
export function noonInDays(days: number): string {
  return `${inHours(days * 24).slice(0, 10)}T12:00:00.000Z`;
}

/** Returns how far a deadline is from the one that users without a known zone get now, in minutes. */
export function minutesOff(until: string | null, limitHours: number): number {
  const expected = afterNight(new Date(inHours(limitHours)), shopZone());
  return Math.abs(Date.parse(until ?? '') - expected.getTime()) / 60_000;
}

export const meetingAt = (at: string, place = 'Rossio station') => ({ at, zone: 'Europe/Lisbon', place });

/** The transitions that take a new order to each stage. */
const transitionsTo: Partial<Record<OrderStage, [OrderAction, Side][]>> = {
  accepted: [['accept', 'seller']],
  declined: [['decline', 'seller']],
  withdrawn: [['withdraw', 'buyer']],
  cancelled: [
    ['accept', 'seller'],
    ['cancel', 'buyer'],
  ],
  'handed-over': [['sold', 'seller']],
  completed: [
    ['sold', 'seller'],
    ['received', 'buyer'],
  ],
};

function succeeded({ status, body }: ApiResponse): void {
  if (status !== 200) throw new Error(`answered ${status}: ${JSON.stringify(body)}`);
}

/** An order for a new item with its buyer and seller, and what tests do with it. */
export class Deal {
  readonly shop: Shop;
  readonly buyer: TestUser;
  readonly seller: TestUser;
  readonly item: string;
  readonly order: string;

  private constructor(shop: Shop, sides: { buyer: TestUser; seller: TestUser }, item: string, order: string) {
    this.shop = shop;
    this.buyer = sides.buyer;
    this.seller = sides.seller;
    this.item = item;
    this.order = order;
  }

  static async open(shop: Shop, given: { buyer?: TestUser; seller?: TestUser } = {}): Promise<Deal> {
    const seller = given.seller ?? (await shop.createUser('Seller', 'Sol'));
    const buyer = given.buyer ?? (await shop.createUser('Buyer', 'Bo'));
    const item = await createListing(shop, seller, { title: 'Leica M3' });
    return new Deal(shop, { buyer, seller }, item._id, (await book(shop, buyer, item))._id);
  }

  call(method: string, path: string, side: Side, options: Options = {}): Promise<ApiResponse> {
    return this.shop.call(method, `/orders/${this.order}${path}`, { as: this[side], ...options });
  }

  take(act: OrderAction, side: Side): Promise<ApiResponse> {
    if (act === 'sold') return this.shop.call('PUT', `/cameras/${this.item}/sold`, { as: this[side] });
    return this.call('PUT', `/${act}`, side);
  }

  async show(side: Side): Promise<OrderDetails> {
    return (await this.call('GET', '', side)).body;
  }

  /** Returns the path of the conversation between the two sides. */
  async thread(): Promise<string> {
    const { sql: query } = this.shop;
    const [row] = await query<{ id: string }>`
      select conversations.id from orders join conversations using (listing_id, buyer_id) where orders.id = ${this.order}`;
    return `/dashboard/messages/${row!.id}`;
  }

  async itemState(): Promise<string> {
    return (await this.shop.call('GET', `/cameras/${this.item}`)).body.state ?? 'hidden';
  }

  propose(side: Side, at: string, place?: string, alternatives?: string[]): Promise<ApiResponse> {
    return this.call('PUT', '/meeting', side, { body: { ...meetingAt(at, place), alternatives } });
  }

  agree(side: Side, version: number, at?: string): Promise<ApiResponse> {
    return this.call('PUT', '/meeting/agree', side, { body: { version, at } });
  }

  async code(): Promise<string> {
    return (await this.call('GET', '/handover', 'buyer')).body.code;
  }

  type(code: string, side: Side = 'seller'): Promise<ApiResponse> {
    return this.call('PUT', '/handover', side, { body: { code } });
  }

  claim(side: Side, reason = 'no-show', note = 'I waited for an hour.'): Promise<ApiResponse> {
    return this.call('POST', '/dispute', side, { body: { reason, note } });
  }

  /** Accepts the order and agrees on a meeting that starts in `hours` hours. */
  async arrange(hours = 48): Promise<void> {
    await this.bringTo('accepted');
    await this.propose('buyer', inHours(hours));
    succeeded(await this.agree('seller', 1));
  }

  /** Moves the meeting to `hours` hours ago. */
  async moveMeetingBack(hours: number): Promise<void> {
    await this.write(sql`meeting_at = now() - make_interval(mins => ${Math.round(hours * 60)})`);
  }

  /** Moves the only proposed time to `hours` hours ago. */
  async moveProposalBack(hours: number): Promise<void> {
    await this.write(sql`proposal_at = now() - make_interval(mins => ${Math.round(hours * 60)})`);
    await sql`update order_proposals set times = array[proposal_at] from orders
      where orders.id = order_id and order_proposals.version = proposal_version and order_id = ${this.order}`.execute(
      this.shop.app.db,
    );
  }

  async expireDeadline(): Promise<void> {
    await this.write(sql`due_at = now() - interval '1 second'`);
  }

  /** Moves the deadline into the past and runs the sweep. */
  async passDeadline(): Promise<void> {
    await this.expireDeadline();
    await orderDeadline.handleOverdue(this.shop.app);
  }

  /** Moves the meeting to two hours ago and lets `side` claim that the other side did not come. */
  async missMeeting(side: Side = 'buyer'): Promise<void> {
    await this.arrange();
    await this.moveMeetingBack(2);
    succeeded(await this.claim(side));
  }

  /** Lets the seller mark the item as handed over, and the buyer deny it. */
  async denyHandover(): Promise<void> {
    await this.bringTo('handed-over');
    succeeded(await this.claim('buyer', 'not-handed-over'));
  }

  async write(values: ReturnType<typeof sql>): Promise<void> {
    await sql`update orders set ${values} where id = ${this.order}`.execute(this.shop.app.db);
  }

  async bringTo(stage: OrderStage): Promise<void> {
    if (stage === 'arranged') return this.arrange();
    if (stage === 'disputed' || stage === 'no-show') await this.missMeeting('seller');
    for (const [act, side] of transitionsTo[stage] ?? []) succeeded(await this.take(act, side));
    if (stage === 'expired' || stage === 'no-show') await this.passDeadline();
  }

  async history(): Promise<[string, string][]> {
    return (await this.show('buyer')).history.map(({ stage, by }) => [stage, by]);
  }
}

/** Returns a function that returns the emails since it was last called. */
export function mailReader(shop: Shop) {
  let read = 0;
  return async () => {
    await shop.work();
    const mails = (await shop.mails()).slice(read);
    read += mails.length;
    return mails;
  };
}
