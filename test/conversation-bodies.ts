import { badChoice, badOptionalText, badPhotos, badText, noFlag, noText, type Bad } from './bad-values.ts';
import { TestConversation } from './conversations.ts';
import type { TestUser, Shop } from './shop.ts';

type Sample = {
  path: string;
  as: TestUser;
  good: Record<string, unknown>;
  fields: Record<string, Bad[]>;
};

/** Valid bodies of the calls about conversations, reports and blocks, with invalid values of their fields. */
export async function badConversations(
  shop: Shop,
  given: { buyer: TestUser; seller: TestUser; item: string },
): Promise<Record<string, Sample>> {
  const conversation = await TestConversation.open(shop, { buyer: given.buyer, seller: given.seller });
  return {
    'POST /conversations': {
      path: '/conversations',
      as: given.buyer,
      good: { listing: given.item, body: 'Is it there still?' },
      fields: {
        // A conversation needs a listing or an order.
        listing: [
          ...noText.filter(([, value]) => typeof value !== 'string'),
          ['missing', undefined],
          ['too long', 'x'.repeat(65)],
        ],
        order: noText.filter(([, value]) => typeof value !== 'string' && value !== undefined),
        body: badText(2000),
      },
    },
    'POST /conversations/{id}/messages': {
      path: `/conversations/${conversation.id}/messages`,
      as: given.seller,
      good: { body: 'It is.' },
      fields: {
        body: badText(2000),
        photos: [...badPhotos, ['not uploaded', ['/images/00000000000000000000000000000000-1280.jpg']]],
      },
    },
    'POST /reports': {
      path: '/reports',
      as: given.buyer,
      good: { listing: given.item, reason: 'spam' },
      fields: {
        listing: badText(64),
        // Only reports of messages, reviews and facts have these fields, not reports of items.
        conversation: noText.filter(([, value]) => typeof value !== 'string'),
        review: noText.filter(([, value]) => typeof value !== 'string'),
        model: noText.filter(([, value]) => typeof value !== 'string'),
        fact: noText.filter(([, value]) => typeof value !== 'string'),
        source: noText.filter(([, value]) => typeof value !== 'string'),
        seq: [
          ['text', '1'],
          ['a fraction', 1.5],
          ['0', 0],
          ['too large', 2 ** 31],
          ['null', null],
          ['of an item', 1],
        ],
        reason: badChoice('Spam', 'rude', 'harassment'),
        note: badOptionalText(1000),
      },
    },
    'PUT /conversations/{id}/read': {
      path: `/conversations/${conversation.id}/read`,
      as: given.seller,
      good: { seq: 1 },
      fields: {
        seq: [
          ['missing', undefined],
          ['text', '1'],
          ['a fraction', 1.5],
          ['below 0', -1],
          ['too large', 2 ** 31],
          ['null', null],
        ],
      },
    },
    'PUT /blocks/{id}': {
      path: `/blocks/${(await shop.createUser('Buyer')).id}`,
      as: given.seller,
      good: { cancel: true },
      fields: { cancel: noFlag.filter(([, value]) => value !== undefined && value !== false) },
    },
  };
}
