import { actingPerson, requireVerified } from '#src/auth/service.server.ts';
import { isBlocked } from '#src/blocks/service.server.ts';
import type { Role } from '#src/db/columns.ts';
import type { DbOrTrx, Trx } from '#src/db/connect.server.ts';
import { parsePage, toPage } from '#src/db/keyset-page.server.ts';
import type { Page } from '#src/db/page.server.ts';
import { change, type App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import { AppError } from '#src/platform/errors.ts';
import { isId, newId } from '#src/platform/ids.server.ts';
import type {
  Begun,
  Conversation,
  ConversationDetails,
  ConversationsQuery,
  Message,
  MessagesQuery,
  NewConversation,
} from './contract.ts';
import { refuseTooMany, refuseTooManyBegun } from './limits.server.ts';
import { forgetMail, remindOfMessage } from './mail-queries.server.ts';
import {
  beginConversation,
  conversationSorts,
  countConversations,
  findItem,
  findOrderSides,
  findShown,
  findSides,
  insertMessage,
  isGone,
  listConversations,
  listMessages,
  listSteps,
  markRead,
} from './queries.server.ts';
import { warningsOf } from './warnings.ts';
import { toConversation, toMessage, toStep } from './wire.server.ts';

type Parties = { listing_id: string; buyer_id: string; seller_id: string };

/**
 * Writes to a seller about an item, or to the other side of an order; begins a conversation where there is none.
 * @throws AppError `not-found`, `forbidden` for one's own item or a stranger's order, `gone`, `not-on-show`, `conflict`,
 * `blocked`, `too-many-requests`
 */
export async function begin(
  app: App,
  caller: Caller,
  { listing, order, body }: NewConversation,
): Promise<Begun & { isNew: boolean }> {
  return change(app, async (trx) => {
    const roles: Role[] | undefined = listing === undefined ? undefined : ['Buyer'];
    const sender = await actingPerson(trx, caller.id, roles, app.config.RATE_LIMITS !== 'off');
    requireVerified(app, sender);
    const parties =
      listing === undefined
        ? await partiesOfOrder(trx, sender.id, order!)
        : { listing_id: listing, buyer_id: sender.id, seller_id: await sellerOf(trx, sender.id, listing) };
    const { id, isNew } = await beginConversation(trx, { id: newId(), ...parties });
    // A conversation goes on whatever has become of its item.
    if (isNew && listing !== undefined) {
      await refuseItem(trx, listing);
      await refuseTooManyBegun(app, trx, sender.id);
    }
    const message = await send(app, trx, { id, ...parties }, { senderId: sender.id, body });
    const conversation = toConversation((await findShown(trx, id, sender.id))!, sender.id);
    return { conversation, message, isNew };
  });
}

async function sellerOf(trx: Trx, senderId: string, listing: string): Promise<string> {
  const item = isId(listing) ? await findItem(trx, listing) : undefined;
  if (!item) throw new AppError('not-found', 'There is no such item.');
  if (item.seller_id === senderId) throw new AppError('forbidden', 'This item is your own.');
  return item.seller_id;
}

async function refuseItem(trx: Trx, listing: string): Promise<void> {
  const item = (await findItem(trx, listing))!;
  if (item.deleted_at) throw new AppError('gone', 'This item was withdrawn.');
  if (item.paused_at || item.suspended_at) throw new AppError('not-on-show');
  if (item.sold_at) throw new AppError('conflict', 'This item is sold.');
}

async function partiesOfOrder(trx: Trx, senderId: string, order: string): Promise<Parties> {
  const sides = isId(order) ? await findOrderSides(trx, order) : undefined;
  if (!sides) throw new AppError('not-found', 'There is no such order.');
  if (sides.buyer_id !== senderId && sides.seller_id !== senderId) throw new AppError('forbidden');
  return sides;
}

/**
 * Sends a message in a conversation.
 * @throws AppError `not-found`, `forbidden` for strangers, `conflict` where the other is gone, `blocked`, `too-many-requests`
 */
export async function sendMessage(app: App, caller: Caller, id: string, body: string): Promise<Message> {
  return change(app, async (trx) => {
    const sender = await actingPerson(trx, caller.id, undefined, app.config.RATE_LIMITS !== 'off');
    requireVerified(app, sender);
    return send(app, trx, await ownSides(trx, sender.id, id), { senderId: sender.id, body });
  });
}

type Sides = { id: string; buyer_id: string; seller_id: string };

async function send(
  app: App,
  trx: Trx,
  { id, buyer_id, seller_id }: Sides,
  { senderId, body }: { senderId: string; body: string },
): Promise<Message> {
  const receiverId = senderId === buyer_id ? seller_id : buyer_id;
  if (await isBlocked(trx, senderId, receiverId)) throw new AppError('blocked');
  if (await isGone(trx, receiverId)) throw new AppError('conflict', 'They cannot be reached any more.');
  await refuseTooMany(app, trx, { senderId, receiverId, body });
  const row = { conversation_id: id, sender_id: senderId, body, warnings: warningsOf(body) };
  const message = await insertMessage(trx, row);
  await remindOfMessage(trx, receiverId);
  return toMessage(message, senderId, false);
}

/** @throws AppError `not-found`, `forbidden` for anyone but the two */
async function ownSides(db: DbOrTrx, personId: string, id: string): Promise<Sides> {
  const sides = isId(id) ? await findSides(db, id) : undefined;
  if (!sides) throw new AppError('not-found', 'There is no such conversation.');
  if (sides.buyer_id !== personId && sides.seller_id !== personId) throw new AppError('forbidden');
  return sides;
}

/** The caller's conversations, the last to have a message first. */
export async function listConversationsOf(
  app: App,
  caller: Caller,
  query: ConversationsQuery,
): Promise<Page<Conversation>> {
  const { listing, unread } = query;
  const filter = { listing, unread };
  const keyset = parsePage('conversations', conversationSorts, query, filter);
  const [rows, count] = await Promise.all([
    listConversations(app.db, caller.id, filter, keyset),
    countConversations(app.db, caller.id, filter),
  ]);
  return toPage(rows, keyset, { count }, (row) => toConversation(row, caller.id));
}

/** One of the caller's conversations, and what has happened to the orders between the two. */
export async function showConversation(app: App, caller: Caller, id: string): Promise<ConversationDetails> {
  await ownSides(app.db, caller.id, id);
  const row = (await findShown(app.db, id, caller.id))!;
  const steps = await listSteps(app.db, row.listing_id, row.buyer_id);
  return { ...toConversation(row, caller.id), steps: steps.map(toStep) };
}

/** Some messages of one of the caller's conversations, in their order. */
export async function showMessages(
  app: App,
  caller: Caller,
  id: string,
  query: MessagesQuery,
): Promise<Message[]> {
  await ownSides(app.db, caller.id, id);
  const [row, messages] = await Promise.all([
    findShown(app.db, id, caller.id),
    listMessages(app.db, id, query),
  ]);
  return messages.map((message) => toMessage(message, caller.id, row!.is_agreed));
}

/** Notes how far the caller has read, which only rises; answers how many messages are left. */
export async function readMessages(app: App, caller: Caller, id: string, seq: number): Promise<number> {
  return change(app, async (trx) => {
    const reader = await actingPerson(trx, caller.id);
    const { buyer_id } = await ownSides(trx, reader.id, id);
    const left = await markRead(trx, id, reader.id === buyer_id ? 'buyer' : 'seller', seq);
    await forgetMail(trx, reader.id);
    return left;
  });
}
