import { z } from 'zod';
import { photo } from '#src/media/photos/schemas.ts';
import { countInQuery, sortedBy } from '#src/platform/list-schemas.ts';
import { imageUrl, offerState, orderStage, text, warnings } from '#src/platform/schemas.ts';
import { todoAct } from '#src/platform/todo-schemas.ts';
import { fieldProblems } from '#src/texts/problems-fields.ts';

export const maxMessageLength = 2000;
export const maxPhotos = 6;
const body = text(maxMessageLength);

export const newMessage = z
  .object({
    body: text(maxMessageLength, 0).default('').meta({ description: 'optional if there are photos' }),
    photos: z
      .array(imageUrl, { error: () => fieldProblems.mustBeAddresses })
      .max(maxPhotos, { error: () => fieldProblems.atMostPhotos(maxPhotos) })
      .refine((urls) => new Set(urls).size === urls.length, { error: () => fieldProblems.noDuplicates })
      .default([])
      .meta({ description: 'URLs that `POST /images` returned to the caller' }),
  })
  .refine(({ body: words, photos }) => words !== '' || photos.length > 0, {
    path: ['body'],
    error: () => fieldProblems.required,
  });
export type NewMessage = z.output<typeof newMessage>;

export const firstMessage = z.object({ body });

export const newConversation = z
  .object({
    body: body
      .optional()
      .meta({ description: 'optional with an order, whose conversation is then opened without a message' }),
    listing: text(64).optional().meta({ description: "the item's _id, for a potential buyer" }),
    order: text(64).optional().meta({ description: 'instead: an order, for its buyer and its seller' }),
  })
  .transform(({ listing, order, body: words }, context) => {
    if (order !== undefined && listing === undefined) return { of: 'order' as const, id: order, body: words };
    if (listing === undefined || order !== undefined)
      context.addIssue({ code: 'custom', path: ['listing'], message: fieldProblems.listingOrOrder });
    else if (words !== undefined) return { of: 'item' as const, id: listing, body: words };
    else context.addIssue({ code: 'custom', path: ['body'], message: fieldProblems.required });
    return z.NEVER;
  });
export type NewConversation = z.output<typeof newConversation>;

export const message = z
  .object({
    seq: z.int().meta({ description: 'numbered from 1 without gaps' }),
    mine: z.boolean(),
    body: z
      .string()
      .nullable()
      .meta({ description: "null once its sender's account is closed and the text is erased" }),
    photos: z.array(photo.omit({ alt: true })),
    warnings: warnings.meta({
      description: 'the warning to show with it; contact details are omitted once an order is accepted',
    }),
    date: z.iso.datetime(),
  })
  .meta({ id: 'Message' });
export type Message = z.output<typeof message>;

const conversation = z
  .object({
    _id: z.string(),
    listing: z.string(),
    kind: z.enum(['cameras', 'lens', 'accessories']),
    title: z.string(),
    img: z.string(),
    sale: z.number(),
    side: z.enum(['buyer', 'seller']).meta({ description: "the caller's" }),
    other: z.object({
      _id: z.string(),
      name: z.string().nullable().meta({ description: 'null once the account is erased' }),
    }),
    seq: z.int().meta({ description: 'of the last message; 0 if there are none' }),
    date: z.iso.datetime().meta({ description: 'of the last message or change of the deal' }),
    last: z.string().nullable().meta({
      description: 'the beginning of the last message; empty if it has only photos or if there are none',
    }),
    mine: z.boolean().meta({ description: 'whether the caller wrote it' }),
    read: z.int().meta({ description: 'number of the last message that the caller has read' }),
    unread: z.int(),
    order: z.string().nullable().meta({ description: 'the latest order for this item between the two' }),
    stage: orderStage.nullable().meta({ description: 'of that order' }),
    offer: z
      .object({ amount: z.number(), by: z.enum(['buyer', 'seller']), state: offerState })
      .nullable()
      .meta({ description: 'the latest offer for this item between the two' }),
    agreed: z.boolean().meta({
      description:
        'whether an order between the two was ever accepted; until then, photos from the other side are hidden until requested',
    }),
    writable: z
      .enum(['yes', 'blocked', 'gone'])
      .meta({ description: '`blocked`: by the caller; `gone`: the other side cannot be reached' }),
  })
  .meta({ id: 'Conversation' });
export type Conversation = z.output<typeof conversation>;

export const listedConversation = conversation
  .extend({
    act: todoAct.nullable().meta({
      description: 'what the caller has to do in the deal, as in `GET /todo`; null if nothing',
    }),
    changed: z.boolean().meta({ description: 'whether the deal changed after the last message' }),
    step: z
      .object({
        stage: orderStage,
        previous: orderStage.nullable(),
        by: z.enum(['buyer', 'seller', 'admin', 'clock', 'shop']),
        amount: z.number().meta({ description: 'the price of the order' }),
      })
      .nullable()
      .meta({ description: 'the latest transition of `order`' }),
    suggested: z.enum(['buyer', 'seller']).nullable().meta({
      description: 'who suggested the meeting that has not been answered yet',
    }),
    meeting: z
      .object({ at: z.iso.datetime(), zone: z.string() })
      .nullable()
      .meta({ description: 'the agreed meeting of `order`, before the handover' }),
    reviewed: z.enum(['buyer', 'seller']).nullable().meta({ description: 'who reviewed `order` last' }),
  })
  .meta({ id: 'ListedConversation' });
export type ListedConversation = z.output<typeof listedConversation>;

export const begun = z
  .object({
    conversation,
    message: message.nullable().meta({ description: 'null if it was opened without one' }),
  })
  .meta({ id: 'BegunConversation' });
export type Begun = z.output<typeof begun>;

export const conversationsQuery = sortedBy(['date', 'waiting']).extend({
  listing: text(64).optional().meta({ description: 'only those about this item' }),
  unread: z
    .enum(['true'], { error: () => fieldProblems.oneOf('true') })
    .optional()
    .meta({ description: 'only those with unread messages' }),
});
export type ConversationsQuery = z.output<typeof conversationsQuery>;

const maxSeq = 2 ** 31 - 1;

export const messagesQuery = z
  .object({
    after: countInQuery(maxSeq, () => fieldProblems.tooLarge, 0)
      .optional()
      .meta({ description: 'only messages after this number' }),
    before: countInQuery(maxSeq, () => fieldProblems.tooLarge)
      .optional()
      .meta({ description: 'only the messages directly before this number' }),
    limit: countInQuery(100).default(50).meta({ description: 'the maximum number of rows' }),
  })
  .refine(({ after, before }) => after === undefined || before === undefined, {
    path: ['before'],
    error: () => fieldProblems.notWithAfter,
  });
export type MessagesQuery = z.output<typeof messagesQuery>;

export const readUpTo = z.object({
  seq: z
    .int({ error: () => fieldProblems.mustBeWhole })
    .min(0, { error: () => fieldProblems.atLeast(0) })
    .max(maxSeq, { error: () => fieldProblems.tooLarge }),
});
export const unreadAfterReading = z
  .object({ unread: z.int().meta({ description: 'of this conversation' }) })
  .meta({ id: 'UnreadLeft' });

const dealStep = z
  .object({
    order: z.string(),
    stage: orderStage,
    by: z.enum(['buyer', 'seller', 'admin', 'clock', 'shop']),
    date: z.iso.datetime(),
  })
  .meta({ id: 'DealStep' });
export type DealStep = z.output<typeof dealStep>;

export const conversationDetails = conversation
  .extend({
    steps: z.array(dealStep),
    notices: z.int().meta({
      description: 'the number of unread notifications about its orders and offers',
    }),
  })
  .meta({ id: 'ConversationDetails' });
export type ConversationDetails = z.output<typeof conversationDetails>;
