import { Reviewed } from '#test/reviews.ts';
import { bothSides, onlyAdmin, owner, type Answers, type Rule, type Rules } from './rule.ts';

/** A call about the reviews of a completed order. */
const onOrder = (path: string, body?: object): Rule => ({
  answers: bothSides,
  attempt: async ({ shop, buyer, seller }) => ({
    path: path.replace('{id}', (await Reviewed.open(shop, { buyer, seller })).deal.order),
    body,
  }),
});

/** A call about the buyer's review of the seller. */
const onReview = (rest: string, answers: Answers, options: { body?: object; reply?: string } = {}): Rule => ({
  answers,
  async attempt({ shop, buyer, seller }) {
    const { ofSeller: id } = await (await Reviewed.open(shop, { buyer, seller })).both();
    const { reply, body } = options;
    if (reply) await shop.call('PUT', `/reviews/${id}/reply`, { as: seller, body: { text: reply } });
    return { path: `/reviews/${id}${rest}`, body };
  },
});

export const reviewRules: Rules = {
  'GET /orders/{id}/review': onOrder('/orders/{id}/review'),
  'PUT /orders/{id}/review': onOrder('/orders/{id}/review', { stars: 5, text: 'Fine.' }),
  'GET /orders/{id}/reviews': onOrder('/orders/{id}/reviews'),
  'PUT /reviews/{id}/reply': onReview('/reply', owner, { body: { text: 'Thanks.' } }),
  'DELETE /reviews/{id}': onReview('', onlyAdmin(200)),
  'DELETE /reviews/{id}/reply': onReview('/reply', owner, { reply: 'Thanks.' }),
  'DELETE /reviews/{id}/text': onReview('/text', { buyer: 200 }),
};
