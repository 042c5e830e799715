import { z } from 'zod';
import { photo } from '#src/media/photos/schemas.ts';
import { pause } from '#src/moderation/reports/deciding/pause-schemas.ts';
import { userId, sortedBy } from '#src/platform/list-schemas.ts';
import { explainChoice, itemChanges, text, warnings } from '#src/platform/schemas.ts';
import { fieldProblems } from '#src/texts/problems-fields.ts';

export const itemReasons = [
  'not as described',
  'counterfeit',
  'stolen',
  'advance-payment',
  'sold-elsewhere',
  'spam',
  'other',
] as const;
export const messageReasons = [
  'scam',
  'advance-payment',
  'sold-elsewhere',
  'harassment',
  'spam',
  'other',
] as const;
export const reviewReasons = ['untrue', 'harassment', 'personal data', 'spam', 'other'] as const;
const factReasons = ['untrue', 'other'] as const;
const reasons = [...new Set([...itemReasons, ...messageReasons, ...reviewReasons])] as const;
const outcomes = ['dismissed', 'paused', 'removed', 'upheld'] as const;

export const complaint = z.object({
  reason: z.enum(reasons, { error: explainChoice(() => fieldProblems.oneOfReasons(...reasons)) }).meta({
    description: `of an item: ${itemReasons.join(', ')}; of a message: ${messageReasons.join(', ')}; of a review: ${reviewReasons.join(', ')}; of a fact: ${factReasons.join(', ')}`,
  }),
  note: text(1000, 0).default(''),
});

/** What is reported. */
export type Target =
  | { of: 'item'; listing: string }
  | { of: 'message'; conversation: string; seq: number }
  | { of: 'review'; review: string }
  | { of: 'fact'; model: string; fact: string; source: string };

const reasonsOf = { item: itemReasons, message: messageReasons, review: reviewReasons, fact: factReasons };

export const newReport = complaint
  .extend({
    listing: text(64).optional().meta({ description: "the listing's _id" }),
    conversation: text(64).optional().meta({ description: 'instead: the conversation of a message' }),
    seq: z
      .int({ error: () => fieldProblems.mustBeWhole })
      .min(1, { error: () => fieldProblems.atLeast(1) })
      .max(2 ** 31 - 1, { error: () => fieldProblems.tooLarge })
      .optional()
      .meta({ description: "the message's number" }),
    review: text(64).optional().meta({ description: "or the review's _id" }),
    model: text(120)
      .optional()
      .meta({ description: "or a model's `_id` from `GET /gear`, with `fact` and `source`" }),
    fact: text(120).optional().meta({ description: 'the name of a fact on the page of the model' }),
    source: text(500).optional().meta({ description: 'the page or book that says something else' }),
  })
  .transform(({ listing, conversation, seq, review, model, fact, source, reason, note }, context) => {
    const reject = (path: string, message: string) => {
      context.addIssue({ code: 'custom', path: [path], message });
      return z.NEVER;
    };
    const findTarget = (): Target => {
      const isOne = [listing, conversation, review, model].filter((each) => each !== undefined).length === 1;
      if (isOne && (conversation === undefined) !== (seq === undefined))
        return reject(
          'seq',
          conversation === undefined ? fieldProblems.onlyForMessages : fieldProblems.required,
        );
      if (isOne && listing !== undefined) return { of: 'item', listing };
      if (isOne && review !== undefined) return { of: 'review', review };
      if (isOne && model !== undefined) {
        if (fact === undefined) return reject('fact', fieldProblems.required);
        if (source === undefined) return reject('source', fieldProblems.required);
        return { of: 'fact', model, fact, source };
      }
      if (isOne && conversation !== undefined && seq !== undefined)
        return { of: 'message', conversation, seq };
      return reject('listing', fieldProblems.oneTarget);
    };
    const target = findTarget();
    const other = conversation === undefined ? 'item' : 'message';
    const of = model !== undefined ? 'fact' : review !== undefined ? 'review' : other;
    const fitting: readonly string[] = reasonsOf[of];
    if (!fitting.includes(reason)) return reject('reason', fieldProblems.oneOfReasons(...fitting));
    return { target, reason, note };
  });
export type NewReport = z.output<typeof newReport>;

export const filedReport = complaint
  .extend({
    _id: z.string(),
    date: z.iso.datetime(),
    listing: z.string().optional(),
    conversation: z.string().optional(),
    seq: z.int().optional(),
    review: z.string().optional(),
    model: z.string().optional(),
    fact: z.string().optional(),
    source: z.string().optional(),
  })
  .meta({ id: 'FiledReport' });
export type FiledReport = z.output<typeof filedReport>;

const named = z.object({
  _id: z.string(),
  name: z.string().nullable().meta({ description: 'null once the account is erased' }),
});

const reporter = named
  .extend({ email: z.string().nullable() })
  .nullable()
  .meta({ description: 'null if the shop itself detected one text sent to many people' });

const voice = z.object({
  _id: z.string(),
  reason: z.enum(reasons),
  note: z.string(),
  date: z.iso.datetime(),
  version: z.int().nullable().meta({ description: 'the version of the item that was reported, if known' }),
  reporter,
});

const reportedItem = z.object({
  version: z.int(),
  title: z.string(),
  brand: z.string(),
  condition: z.string(),
  duration: z.number(),
  location: z.string(),
  sale: z.number(),
  included: z.array(z.string()),
  parts: z.array(z.string()),
  des: z.string(),
  photos: z.array(z.string()),
  changes: itemChanges.meta({ description: 'how the item differs from it now' }),
});

export const report = z
  .object({
    _id: z.string(),
    reason: z.enum(reasons),
    note: z.string(),
    date: z.iso.datetime(),
    outcome: z.enum(outcomes).nullable().meta({ description: 'null while it is open' }),
    closed: z.iso.datetime().nullable(),
    closedBy: named.nullable(),
    explanation: z
      .string()
      .nullable()
      .meta({ description: 'the message sent to those who reported it, and to the seller of an item' }),
    reporter,
    voices: z.array(voice).meta({
      description: 'everyone who reported the same, the first one first; one decision closes all of these',
    }),
    reported: z
      .array(reportedItem)
      .meta({ description: 'the item as it was reported; several versions if it was edited in between' }),
    message: z
      .object({ conversation: z.string(), seq: z.int(), sender: named })
      .nullable()
      .meta({ description: 'the reported message, if any' }),
    review: z
      .object({
        _id: z.string(),
        by: z.enum(['buyer', 'seller']),
        author: named,
        subject: named,
        stars: z.int(),
        text: z.string().nullable(),
        date: z.iso.date(),
        removed: z.boolean(),
        warnings,
      })
      .nullable()
      .meta({
        description: 'the reported review, if any; includes its text even after removal',
      }),
    copied: z.object({ sender: named, text: z.string().nullable(), warnings }).nullable().meta({
      description:
        'the text that one user sent to many people, if it was not a message; null once the report is closed',
    }),
    listing: z
      .object({
        _id: z.string(),
        version: z.int().meta({ description: 'the current version, which a decision names' }),
        kind: z.enum(['cameras', 'lens', 'accessories']),
        title: z.string(),
        des: z.string(),
        sale: z.number(),
        img: z.string(),
        photos: z.array(z.string()).meta({ description: 'all photos of it now; the first is `img`' }),
        seller: z.string().nullable(),
        sellerId: z.string(),
        state: z.enum(['available', 'booked', 'sold']),
        withdrawn: z.boolean(),
        paused: pause.nullable(),
        warnings: warnings.meta({
          description: 'the warning to show with its title and description',
        }),
        openReports: z
          .number()
          .int()
          .meta({ description: 'number of open reports of the same target; they are closed together' }),
      })
      .meta({ description: 'the reported item, or the item that the message, review or text is about' }),
  })
  .meta({ id: 'Report' });
export type Report = z.output<typeof report>;

export const reportsQuery = sortedBy(['queue', 'date', 'reason']).extend({
  state: z
    .enum(['open', 'closed'], { error: () => fieldProblems.oneOf('open', 'closed') })
    .optional()
    .meta({ description: 'only those in this state' }),
  listing: text(64).optional().meta({ description: 'only those for this item' }),
  seller: userId.meta({ description: 'only those about items, messages, reviews and texts of this user' }),
  reporter: userId.meta({ description: 'only those that this user filed' }),
});
export type ReportsQuery = z.output<typeof reportsQuery>;

/**
 * `GET /reports/{id}/messages`: the messages that a report quotes, which are all that admins can read of a
 * conversation.
 */
export const quotedMessage = z
  .object({
    seq: z.int(),
    sender: named,
    body: z
      .string()
      .nullable()
      .meta({ description: "null once its sender's account is closed and the text is erased" }),
    photos: z.array(photo.omit({ alt: true })),
    warnings,
    date: z.iso.datetime(),
  })
  .meta({ id: 'QuotedMessage' });
export type QuotedMessage = z.output<typeof quotedMessage>;

export const verdict = z
  .object({
    outcome: z.enum(outcomes, {
      error: () => fieldProblems.oneOf('dismissed', 'paused', 'removed', 'upheld'),
    }),
    reason: text(500).optional().meta({
      description:
        'sent to everyone whose report this closes, and, unless dismissed, to the seller of an item; default when an item is removed: it violates the terms',
    }),
    version: z
      .int({ error: () => fieldProblems.mustBeWhole })
      .min(1, { error: () => fieldProblems.atLeast(1) })
      .max(2 ** 31 - 1, { error: () => fieldProblems.tooLarge })
      .optional()
      .meta({
        description:
          'the version of the item that the caller has read; 409 `changed` if it was edited since. Default: the one that was reported last',
      }),
  })
  .refine(({ outcome, reason }) => outcome !== 'paused' || reason !== undefined, {
    path: ['reason'],
    error: () => fieldProblems.required,
  });
export type Verdict = z.output<typeof verdict>;
export type Outcome = (typeof outcomes)[number];
