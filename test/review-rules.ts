import { Reviewed } from './reviews.ts';
import type { Person, Shop } from './shop.ts';

type Rule = {
  answers: { Buyer?: number; 'Seller owner'?: number; admin?: number };
  attempt(): Promise<{ path: string; body?: object | undefined }>;
};

/** Who may call what of reviews; each attempt has a deal of its own. */
export function rulesOfReviews(
  shop: Shop,
  people: () => { buyer: Person; seller: Person },
): Record<string, Rule> {
  const sides = { Buyer: 200, 'Seller owner': 200 };
  const ofOrder = (path: string, body?: object): Rule => ({
    answers: sides,
    attempt: async () => ({
      path: path.replace('{id}', (await Reviewed.open(shop, people())).deal.order),
      body,
    }),
  });
  /** Of what the buyer said of the seller. */
  const ofSeller = (path: string, answers: Rule['answers'], body?: object): Rule => ({
    answers,
    async attempt() {
      const one = await Reviewed.open(shop, people());
      const { ofSeller: id } = await one.both();
      if (path.endsWith('reply') && !body)
        await shop.call('PUT', `/reviews/${id}/reply`, { as: people().seller, body: { text: 'Thanks.' } });
      return { path: path.replace('{id}', id), body };
    },
  });
  return {
    'GET /orders/{id}/review': ofOrder('/orders/{id}/review'),
    'PUT /orders/{id}/review': ofOrder('/orders/{id}/review', { stars: 5, text: 'Fine.' }),
    'GET /orders/{id}/reviews': ofOrder('/orders/{id}/reviews'),
    'PUT /reviews/{id}/reply': ofSeller('/reviews/{id}/reply', { 'Seller owner': 200 }, { text: 'Thanks.' }),
    'DELETE /reviews/{id}': ofSeller('/reviews/{id}', { admin: 200 }),
    'DELETE /reviews/{id}/reply': ofSeller('/reviews/{id}/reply', { 'Seller owner': 200 }),
    'DELETE /reviews/{id}/text': ofSeller('/reviews/{id}/text', { Buyer: 200 }),
  };
}
