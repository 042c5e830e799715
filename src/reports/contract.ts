import { z } from 'zod';
import { pause } from '#src/listings/contract.ts';
import { personId, sortedBy, text } from '#src/platform/contract.ts';

/** What can be wrong with an item. */
export const reportReasons = ['not as described', 'counterfeit', 'stolen', 'spam', 'other'] as const;
const outcomes = ['dismissed', 'paused', 'removed'] as const;

/** `POST /reports`. */
export const newReport = z.object({
  listing: text(64).meta({ description: "the listing's _id" }),
  reason: z.enum(reportReasons, {
    error: ({ input }) =>
      input === undefined || input === '' ? 'is missing' : `must be one of: ${reportReasons.join(', ')}`,
  }),
  note: text(1000, 0).default(''),
});
export type NewReport = z.output<typeof newReport>;

export const report = z
  .object({
    _id: z.string(),
    reason: z.enum(reportReasons),
    note: z.string(),
    date: z.iso.datetime(),
    outcome: z.enum(outcomes).nullable().meta({ description: 'null while it is open' }),
    closed: z.iso.datetime().nullable(),
    closedBy: z.object({ _id: z.string(), name: z.string() }).nullable(),
    explanation: z
      .string()
      .nullable()
      .meta({ description: 'what the seller and those who reported were told' }),
    reporter: z.object({ _id: z.string(), name: z.string(), email: z.string() }),
    listing: z.object({
      _id: z.string(),
      kind: z.enum(['cameras', 'lens', 'accessories']),
      title: z.string(),
      des: z.string(),
      sale: z.number(),
      img: z.string(),
      seller: z.string(),
      sellerId: z.string(),
      state: z.enum(['available', 'booked', 'sold']),
      withdrawn: z.boolean(),
      paused: pause.nullable(),
      openReports: z
        .number()
        .int()
        .meta({ description: 'how many of it are open; they are closed together' }),
    }),
  })
  .meta({ id: 'Report' });
export type Report = z.output<typeof report>;

/** `GET /reports`: sorted by `queue`, what is open comes first, then what was closed last. */
export const reportsQuery = sortedBy(['queue', 'date', 'reason']).extend({
  state: z
    .enum(['open', 'closed'], 'must be open or closed')
    .optional()
    .meta({ description: 'only those of this state' }),
  listing: text(64).optional().meta({ description: 'only those of this item' }),
  seller: personId.meta({ description: 'only those of items of this person' }),
  reporter: personId.meta({ description: 'only those that this person filed' }),
});
export type ReportsQuery = z.output<typeof reportsQuery>;

/** `PUT /reports/{id}`. */
export const verdict = z
  .object({
    outcome: z.enum(outcomes, 'must be dismissed, paused or removed'),
    reason: text(500).optional().meta({
      description:
        'told to the seller, but for what is dismissed, and to everyone whose report this closes; without one, who removes an item says that it does not fit the terms',
    }),
  })
  .refine(({ outcome, reason }) => outcome !== 'paused' || reason !== undefined, {
    path: ['reason'],
    message: 'is missing',
  });
export type Verdict = z.output<typeof verdict>;
export type Outcome = (typeof outcomes)[number];
