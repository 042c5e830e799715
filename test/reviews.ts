import { sql } from 'kysely';
import type { OrderReviews } from '#src/deals/reviews/schemas.ts';
import { Deal } from './deals.ts';
import type { ApiResponse, TestUser, Shop } from './shop.ts';

type Side = 'buyer' | 'seller';

/** A completed deal and its reviews, and actions for tests. */
export class Reviewed {
  readonly deal: Deal;

  private constructor(deal: Deal) {
    this.deal = deal;
  }

  static async open(shop: Shop, sides: { buyer?: TestUser; seller?: TestUser } = {}): Promise<Reviewed> {
    const deal = await Deal.open(shop, sides);
    await deal.bringTo('completed');
    return new Reviewed(deal);
  }

  write(side: Side, stars: number, text?: string): Promise<ApiResponse> {
    return this.deal.call('PUT', '/review', side, { body: { stars, text } });
  }

  async read(side: Side): Promise<OrderReviews> {
    return (await this.deal.call('GET', '/review', side)).body;
  }

  /** Both sides write, so that both reviews are published. */
  async both(buyerStars = 5, sellerStars = 4): Promise<{ ofSeller: string; ofBuyer: string }> {
    await this.write('buyer', buyerStars, 'As described.');
    await this.write('seller', sellerStars, 'Came on time.');
    const { mine, theirs } = await this.read('buyer');
    return { ofSeller: mine!._id, ofBuyer: theirs!._id };
  }

  /** Moves the completion back by `days`. */
  async moveCompletionBack(days: number): Promise<void> {
    const by = sql`make_interval(secs => ${days * 86_400})`;
    const { db } = this.deal.shop.app;
    await sql`update orders set completed_at = completed_at - ${by}, review_until = review_until - ${by}
      where id = ${this.deal.order}`.execute(db);
    // A trigger rejects changes of `until`.
    await db.transaction().execute(async (trx) => {
      await sql`alter table reviews disable trigger reviews_keep`.execute(trx);
      await sql`update reviews set until = until - ${by} where order_id = ${this.deal.order}`.execute(trx);
      await sql`alter table reviews enable trigger reviews_keep`.execute(trx);
    });
  }
}
