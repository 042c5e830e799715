import type { Conversation, Message } from '#src/messaging/conversations/schemas.ts';
import { createListing, type ApiResponse, type TestUser, type Shop } from './shop.ts';

type Side = 'buyer' | 'seller';

/** A conversation of a buyer and a seller about an item, and the calls that tests make. */
export class TestConversation {
  readonly shop: Shop;
  readonly buyer: TestUser;
  readonly seller: TestUser;
  readonly item: string;
  readonly id: string;

  private constructor(
    shop: Shop,
    sides: { buyer: TestUser; seller: TestUser },
    about: { item: string; id: string },
  ) {
    this.shop = shop;
    this.buyer = sides.buyer;
    this.seller = sides.seller;
    this.item = about.item;
    this.id = about.id;
  }

  static async open(
    shop: Shop,
    given: { buyer?: TestUser; seller?: TestUser; title?: string; question?: string } = {},
  ): Promise<TestConversation> {
    const seller = given.seller ?? (await shop.createUser('Seller', 'Sol'));
    const buyer = given.buyer ?? (await shop.createUser('Buyer', 'Bo'));
    const { _id: item } = await createListing(shop, seller, { title: given.title ?? 'Leica M3' });
    const { status, body } = await ask(shop, buyer, item, given.question ?? 'Is the meter accurate?');
    if (status !== 201) throw new Error(`answered ${status}: ${JSON.stringify(body)}`);
    return new TestConversation(shop, { buyer, seller }, { item, id: body.conversation._id });
  }

  send(
    side: Side,
    message: string | { body?: string; photos?: string[] },
    key?: string,
  ): Promise<ApiResponse> {
    const body = typeof message === 'string' ? { body: message } : message;
    const headers = key ? { headers: { 'idempotency-key': key } } : {};
    const path = `/conversations/${this.id}/messages`;
    return this.shop.call('POST', path, { as: this[side], body, ...headers });
  }

  async messages(side: Side, query = ''): Promise<Message[]> {
    const path = `/conversations/${this.id}/messages${query}`;
    return (await this.shop.call('GET', path, { as: this[side] })).body;
  }

  async show(side: Side): Promise<Conversation> {
    return (await this.shop.call('GET', `/conversations/${this.id}`, { as: this[side] })).body;
  }

  read(side: Side, seq: number): Promise<ApiResponse> {
    return this.shop.call('PUT', `/conversations/${this.id}/read`, { as: this[side], body: { seq } });
  }
}

export function ask(shop: Shop, buyer: TestUser, listing: string, body: string): Promise<ApiResponse> {
  return shop.call('POST', '/conversations', { as: buyer, body: { listing, body } });
}
