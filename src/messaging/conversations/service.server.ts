import { lockActor } from '#src/accounts/auth/service.server.ts';
import { countDealNotices, readDealNotices } from '#src/messaging/notifications/service.server.ts';
import { reportableMessages } from '#src/moderation/reports/ports.server.ts';
import { inTransaction, type App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';
import { parsePage, toPage, type Page } from '#src/platform/db/keyset-page.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { isId } from '#src/platform/ids.server.ts';
import { sideOf } from '#src/platform/shared/order-sides.ts';
import { dealFields, dealProblems } from '#src/texts/problems-deals.server.ts';
import { readDeals } from './deal-queries.server.ts';
import {
  conversationSorts,
  countConversations,
  listConversations,
  readShown,
} from './list-queries.server.ts';
import { cancelMail } from './mailing/queries.server.ts';
import {
  findConversationOf,
  findMessage,
  listMessages,
  listSteps,
  markAllRead,
  markRead,
} from './queries.server.ts';
import type {
  ConversationDetails,
  ConversationsQuery,
  ListedConversation,
  Message,
  MessagesQuery,
} from './schemas.ts';
import { ownSides } from './sending/service.server.ts';
import { toConversation, toListed, toMessage, toStep } from './serialize.server.ts';

export async function listConversationsOf(
  app: App,
  caller: Caller,
  query: ConversationsQuery,
): Promise<Page<ListedConversation>> {
  const { listing, unread } = query;
  const filter = { listing, unread };
  const keyset = parsePage('conversations', conversationSorts(app, caller.id), query, filter);
  const [rows, count] = await Promise.all([
    listConversations(app.db, caller.id, filter, keyset),
    countConversations(app.db, caller.id, filter),
  ]);
  const ids = rows.map(({ id }) => id);
  const deals = new Map((await readDeals(app, caller.id, ids)).map((deal) => [deal.id, deal]));
  return toPage(rows, keyset, { count }, (row) => toListed(row, caller.id, deals.get(row.id)));
}

export async function showConversation(app: App, caller: Caller, id: string): Promise<ConversationDetails> {
  const sides = await ownSides(app.db, caller.id, id);
  const [row, steps, notices] = await Promise.all([
    readShown(app.db, id, caller.id),
    listSteps(app.db, sides.listing_id, sides.buyer_id),
    countDealNotices(app.db, caller.id, sides),
  ]);
  return { ...toConversation(row, caller.id), steps: steps.map(toStep), notices };
}

export async function showMessages(
  app: App,
  caller: Caller,
  id: string,
  query: MessagesQuery,
): Promise<Message[]> {
  const sides = await ownSides(app.db, caller.id, id);
  const [row, messages] = await Promise.all([
    readShown(app.db, id, caller.id),
    listMessages(app.db, id, query),
  ]);
  const reader = row.is_agreed ? sideOf(caller.id, sides) : null;
  return messages.map((message) => toMessage(message, caller.id, reader));
}

/** Returns the messages between the buyer and the seller of an item. The caller checks who may read them. */
export async function listMessagesAbout(
  db: DbOrTrx,
  sides: { listing_id: string; buyer_id: string },
  query: MessagesQuery,
) {
  const id = await findConversationOf(db, sides);
  return id === undefined ? [] : listMessages(db, id, query);
}

export async function readMessages(app: App, caller: Caller, id: string, seq: number): Promise<number> {
  return inTransaction(app, async (trx) => {
    const reader = await lockActor(trx, caller.id);
    const sides = await ownSides(trx, reader.id, id);
    const { left, rose } = await markRead(trx, id, reader.id === sides.buyer_id ? 'buyer' : 'seller', seq);
    if (rose) await cancelMail(trx, reader.id);
    await readDealNotices(trx, reader.id, sides);
    return left;
  });
}

/** Marks what a blocked user has written as read, because its reader can no longer answer it. */
export async function readBlocked(
  _app: App,
  trx: Trx,
  { blockerId, blockedId }: { blockerId: string; blockedId: string },
): Promise<void> {
  await markAllRead(trx, blockerId, blockedId);
  await cancelMail(trx, blockerId);
}

/** @throws AppError `not-found`, `forbidden` for strangers, `gone`, `invalid` for one's own message */
async function checkMessage(
  trx: Trx,
  reporterId: string,
  { conversation, seq }: { conversation: string; seq: number },
): Promise<void> {
  const message = isId(conversation) ? await findMessage(trx, conversation, seq) : undefined;
  if (!message) throw new AppError('not-found', dealProblems.noMessage);
  if (message.buyer_id !== reporterId && message.seller_id !== reporterId) throw new AppError('forbidden');
  if (message.sender_id === reporterId)
    throw new AppError('invalid', dealProblems.ownMessage, [{ path: 'seq', message: dealFields.ownMessage }]);
  if (message.body === null) throw new AppError('gone', dealProblems.messageErased);
}

export const messageReports = reportableMessages.providedBy({ check: checkMessage });
