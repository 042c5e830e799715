import { z } from 'zod';
import { rating } from '#src/deals/reviews/schemas.ts';
import { paging, userId } from '#src/platform/list-schemas.ts';
import { warningsIfAny } from '#src/platform/schemas.ts';

/** The median response time; null if too few users asked, or if the median is longer than all of these values. */
export const answeredWithin = z.enum(['1h', '4h', 'day', 'days']);

const sellerFacts = z.object({
  _id: z.string(),
  name: z.string(),
  photoURL: z.string().nullable(),
  since: z.string().meta({ description: 'the month in which they joined, such as 2026-03' }),
  verified: z.boolean(),
  answeredWithin: answeredWithin.nullable().meta({
    description: 'the median time to a first reply over 90 days; requires five conversations',
  }),
  completed: z.int().meta({ description: 'number of completed deals; updated hourly' }),
  reviews: rating.meta({ description: 'by buyers' }),
});
export type SellerFacts = z.output<typeof sellerFacts>;

export const seller = sellerFacts
  .extend({
    town: z.string().nullable(),
    about: z.string().nullable().meta({ description: 'what they wrote about themselves' }),
    warnings: warningsIfAny,
    items: z.int().meta({ description: 'number of their listed items' }),
  })
  .meta({ id: 'SellerPage' });
export type Seller = z.output<typeof seller>;

export const pageQuery = paging;
export type PageQuery = z.output<typeof pageQuery>;

export const followed = z
  .object({
    _id: z.string(),
    name: z.string(),
    photoURL: z.string().nullable(),
    items: z.int(),
    date: z.iso.datetime(),
  })
  .meta({ id: 'FollowedSeller' });
export type Followed = z.output<typeof followed>;

export const followingQuery = paging.extend({
  seller: userId.meta({ description: 'only this seller, if the caller follows them' }),
});
export type FollowingQuery = z.output<typeof followingQuery>;

export const maxFollowed = 500;
