import { z } from 'zod';
import { paging } from '#src/platform/list-schemas.ts';
import { text, warningsIfAny } from '#src/platform/schemas.ts';
import { fieldProblems } from '#src/texts/problems-fields.ts';

export const maxReviewLength = 1000;
export const maxReplyLength = 500;

export const newReview = z.object({
  stars: z
    .int({
      error: ({ input }) => (input === undefined ? fieldProblems.chooseStars : fieldProblems.mustBeWhole),
    })
    .min(1, { error: () => fieldProblems.atLeast(1) })
    .max(5, { error: () => fieldProblems.atMost(5) }),
  text: text(maxReviewLength, 0).default(''),
});
export type NewReview = z.output<typeof newReview>;

export const newReply = z.object({ text: text(maxReplyLength) });

const day = z.iso.date();

export const review = z
  .object({
    _id: z.string(),
    by: z.enum(['buyer', 'seller']).meta({ description: 'the side of the deal that wrote it' }),
    author: z.string().nullable().meta({ description: 'their name; null once their account is closed' }),
    kind: z.enum(['cameras', 'lens', 'accessories']).meta({ description: 'what the deal was about' }),
    stars: z.int().nullable().meta({ description: '1 to 5; null if an admin has removed it' }),
    text: z.string().nullable(),
    date: day.nullable().meta({ description: 'the day on which it was published; null until then' }),
    reply: z.object({ text: z.string().nullable(), date: day, warnings: warningsIfAny }).nullable(),
    removed: z.boolean().meta({
      description: 'whether an admin has removed it; removed reviews are neither shown nor counted',
    }),
    warnings: warningsIfAny,
  })
  .meta({ id: 'Review' });
export type Review = z.output<typeof review>;

export const rating = z.object({
  count: z.int(),
  stars: z.number().nullable().meta({ description: 'the mean; null below three reviews' }),
});
export type Rating = z.output<typeof rating>;

export const orderReviews = z
  .object({
    mine: review.nullable(),
    theirs: review.nullable().meta({ description: 'null until both have written or the time is up' }),
    waits: z
      .boolean()
      .meta({ description: 'whether the other side has written a review that is not shown yet' }),
    until: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'when the time is up; null before the deal is complete' }),
    writable: z.boolean().meta({ description: 'whether the caller can write one, or change it' }),
    replyUntil: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'until when the caller can reply; null if they cannot' }),
    other: rating.meta({ description: 'what others have written about the other side' }),
  })
  .meta({ id: 'OrderReviews' });
export type OrderReviews = z.output<typeof orderReviews>;

export const reviewsQuery = paging;
export type ReviewsQuery = z.output<typeof reviewsQuery>;
