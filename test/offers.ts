import { sql } from 'kysely';
import type { Offer, OfferAction } from '#src/deals/offers/schemas.ts';
import { createListing, type ApiResponse, type TestUser, type Shop } from './shop.ts';

type Side = 'buyer' | 'seller';

/** A buyer, a seller and a $300 item that accepts offers, with the actions that tests perform on them. */
export class Negotiation {
  readonly shop: Shop;
  readonly buyer: TestUser;
  readonly seller: TestUser;
  readonly item: string;

  private constructor(shop: Shop, sides: { buyer: TestUser; seller: TestUser }, item: string) {
    this.shop = shop;
    this.buyer = sides.buyer;
    this.seller = sides.seller;
    this.item = item;
  }

  static async open(
    shop: Shop,
    given: { buyer?: TestUser; seller?: TestUser; item?: string; floor?: number } = {},
  ): Promise<Negotiation> {
    const seller = given.seller ?? (await shop.createUser('Seller', 'Sol'));
    const buyer = given.buyer ?? (await shop.createUser('Buyer', 'Bo'));
    const terms = { title: 'Leica M3', sale: 300, offers: true, floor: given.floor ?? null };
    const item = given.item ?? (await createListing(shop, seller, terms))._id;
    return new Negotiation(shop, { buyer, seller }, item);
  }

  offer(amount: number, note?: string): Promise<ApiResponse> {
    const body = { listing: this.item, amount, ...(note && { note }) };
    return this.shop.call('POST', '/offers', { as: this.buyer, body });
  }

  /** Makes an offer and returns its id. */
  async makeOffer(amount: number): Promise<string> {
    const { status, body } = await this.offer(amount);
    if (status !== 201) throw new Error(`answered ${status}: ${JSON.stringify(body)}`);
    return body._id;
  }

  /** Has the seller accept an offer of this amount, and returns the id of the order. */
  async agree(amount: number): Promise<string> {
    return (await this.take('accept', 'seller', await this.makeOffer(amount))).body.offer.order;
  }

  take(act: OfferAction, side: Side, id: string): Promise<ApiResponse> {
    return this.shop.call('PUT', `/offers/${id}/${act}`, { as: this[side] });
  }

  counter(side: Side, id: string, amount: number): Promise<ApiResponse> {
    return this.shop.call('POST', `/offers/${id}/counter`, { as: this[side], body: { amount } });
  }

  edit(changes: object): Promise<ApiResponse> {
    return this.shop.call('PATCH', `/cameras/${this.item}`, { as: this.seller, body: changes });
  }

  /** Returns the latest offer as `side` sees it, or null before the first offer. */
  async show(side: Side): Promise<Offer | null> {
    const query = `side=${side === 'buyer' ? 'buying' : 'selling'}&listing=${this.item}`;
    const { body } = await this.shop.call('GET', `/offers?${query}`, { as: this[side] });
    return body[0] ?? null;
  }

  async state(): Promise<string | undefined> {
    return (await this.show('buyer'))?.state;
  }

  /** Moves the deadline of the open offer into the past. */
  async expireDeadline(): Promise<void> {
    await sql`update offers set due_at = now() - interval '1 second' where listing_id = ${this.item} and state = 'open'`.execute(
      this.shop.app.db,
    );
  }
}
