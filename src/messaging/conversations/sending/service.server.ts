import { lockActor, requireVerified } from '#src/accounts/auth/service.server.ts';
import { isBlocked } from '#src/accounts/blocks/service.server.ts';
import { lockOwnPhotos } from '#src/media/photos/service.server.ts';
import { readShown } from '#src/messaging/conversations/list-queries.server.ts';
import { scheduleMail } from '#src/messaging/conversations/mailing/queries.server.ts';
import {
  beginConversation,
  findItem,
  findOrderSides,
  findSides,
  insertMessage,
  isGone,
} from '#src/messaging/conversations/queries.server.ts';
import type { Begun, Message, NewConversation, NewMessage } from '#src/messaging/conversations/schemas.ts';
import { toConversation, toMessage } from '#src/messaging/conversations/serialize.server.ts';
import { pushMessage } from '#src/messaging/notifications/push/service.server.ts';
import { inTransaction, type App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import type { Role } from '#src/platform/db/columns.ts';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { isId, newId } from '#src/platform/ids.server.ts';
import { countCopy } from '#src/platform/user-text/duplicates.server.ts';
import { warningsOf } from '#src/platform/user-text/warnings.ts';
import { dealProblems } from '#src/texts/problems-deals.server.ts';
import { sharedProblems } from '#src/texts/problems.ts';
import { refuseTooMany, refuseTooManyBegun } from './limits.server.ts';

type Parties = { listing_id: string; buyer_id: string; seller_id: string };
type Item = NonNullable<Awaited<ReturnType<typeof findItem>>>;
type Sides = Pick<Parties, 'buyer_id' | 'seller_id'>;

/**
 * @throws AppError `not-found`, `forbidden` for one's own item or a stranger's order, `gone`, `not-on-show`, `conflict`,
 * `blocked`, `too-many-requests`
 */
export async function begin(
  app: App,
  caller: Caller,
  { of, id: subject, body }: NewConversation,
): Promise<Begun & { isNew: boolean }> {
  if (body === undefined) return openOrder(app, caller, subject);
  return inTransaction(app, async (trx) => {
    const sender = await lockSender(app, trx, caller, of === 'item' ? ['Buyer', 'Seller'] : undefined);
    const item = of === 'item' ? await findOthersItem(trx, sender.id, subject) : null;
    const parties = item
      ? { listing_id: item.id, buyer_id: sender.id, seller_id: item.seller_id }
      : await partiesOfOrder(trx, sender.id, subject);
    const message = { sender_id: sender.id, body, photos: [] };
    await refuseToSend(app, trx, parties, message);
    const { id, isNew } = await beginConversation(trx, { id: newId(), ...parties });
    // An existing conversation can continue even when its item is sold or withdrawn.
    if (isNew && item) {
      refuseItem(item);
      await refuseTooManyBegun(app, trx, sender.id);
    }
    const sent = await send(app, trx, { id, ...parties }, message);
    const conversation = toConversation(await readShown(trx, id, sender.id), sender.id);
    return { conversation, message: sent, isNew };
  });
}

/** Returns the conversation of an order, which is created again if it was deleted after two years. */
async function openOrder(app: App, caller: Caller, order: string): Promise<Begun & { isNew: boolean }> {
  await app.rateLimits.consume('open-conversation', caller.id);
  return inTransaction(app, async (trx) => {
    const { id: userId } = await lockActor(trx, caller.id);
    const parties = await partiesOfOrder(trx, userId, order);
    const { id, isNew } = await beginConversation(trx, { id: newId(), ...parties });
    const conversation = toConversation(await readShown(trx, id, userId), userId);
    return { conversation, message: null, isNew };
  });
}

async function findOthersItem(trx: Trx, senderId: string, listing: string): Promise<Item> {
  const item = isId(listing) ? await findItem(trx, listing) : undefined;
  if (!item) throw new AppError('not-found', sharedProblems.noItem);
  if (item.seller_id === senderId) throw new AppError('forbidden', sharedProblems.ownItem);
  return item;
}

function refuseItem(item: Item): void {
  if (item.deleted_at) throw new AppError('gone', sharedProblems.itemWithdrawn);
  if (item.paused_at || item.suspended_at) throw new AppError('not-on-show');
  if (item.sold_at) throw new AppError('conflict', sharedProblems.itemSold);
}

async function partiesOfOrder(trx: Trx, senderId: string, order: string): Promise<Parties> {
  const sides = isId(order) ? await findOrderSides(trx, order) : undefined;
  if (!sides) throw new AppError('not-found', dealProblems.noOrder);
  if (sides.buyer_id !== senderId && sides.seller_id !== senderId) throw new AppError('forbidden');
  return sides;
}

/**
 * @throws AppError `not-found`, `forbidden` for strangers, `conflict` if the other side's account is gone, `blocked`,
 * `invalid` naming `photos` if the sender did not upload one of them, `too-many-requests`
 */
export async function sendMessage(
  app: App,
  caller: Caller,
  id: string,
  { body, photos }: NewMessage,
): Promise<Message> {
  return inTransaction(app, async (trx) => {
    const sender = await lockSender(app, trx, caller);
    const sides = await ownSides(trx, sender.id, id);
    const message = { sender_id: sender.id, body, photos };
    await refuseToSend(app, trx, sides, message);
    return send(app, trx, sides, message);
  });
}

/** Returns the sender, whose row is locked so that rate limits count exactly. */
async function lockSender(app: App, trx: Trx, caller: Caller, roles?: Role[]) {
  const sender = await lockActor(trx, caller.id, { roles, exclusive: app.config.RATE_LIMITS !== 'off' });
  requireVerified(app, sender);
  return sender;
}

type Outgoing = { sender_id: string; body: string; photos: readonly string[] };

const otherOf = ({ buyer_id, seller_id }: Sides, userId: string) =>
  userId === buyer_id ? seller_id : buyer_id;

/** @throws AppError `blocked`, `too-many-requests`, or `conflict` when the other account is closed or suspended */
async function refuseToSend(app: App, trx: Trx, sides: Parties, message: Outgoing): Promise<void> {
  const { sender_id: senderId, body, photos } = message;
  const receiverId = otherOf(sides, senderId);
  if (await isBlocked(trx, senderId, receiverId)) throw new AppError('blocked');
  if (await isGone(trx, receiverId)) throw new AppError('conflict', dealProblems.notReachable);
  await refuseTooMany(app, trx, senderId, photos.length);
  await countCopy(app, trx, { senderId, receiverId, listingId: sides.listing_id, text: body });
}

async function send(app: App, trx: Trx, sides: Sides & { id: string }, message: Outgoing): Promise<Message> {
  const { sender_id, body, photos } = message;
  const hashes = await lockOwnPhotos(trx, sender_id, photos);
  const row = { conversation_id: sides.id, sender_id, body, photo_count: hashes.length };
  const stored = await insertMessage(trx, { ...row, warnings: warningsOf(body) }, hashes);
  const recipientId = otherOf(sides, sender_id);
  await scheduleMail(trx, recipientId);
  await pushMessage(app, trx, { userId: recipientId, conversation: sides.id, seq: stored.seq });
  return toMessage(stored, sender_id, null);
}

/** Returns the two sides. @throws AppError `not-found`, `forbidden` for anyone else */
export async function ownSides(db: DbOrTrx, userId: string, id: string) {
  const sides = isId(id) ? await findSides(db, id) : undefined;
  if (!sides) throw new AppError('not-found', dealProblems.noConversation);
  if (sides.buyer_id !== userId && sides.seller_id !== userId) throw new AppError('forbidden');
  return sides;
}
