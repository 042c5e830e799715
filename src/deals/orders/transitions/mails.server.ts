import { mailDecided } from '#src/deals/orders/dispute/mails.server.ts';
import { mailArranged } from '#src/deals/orders/meeting/mails.server.ts';
import {
  mailCanceled,
  mailSide,
  mailTo,
  sellerFacts,
} from '#src/deals/orders/notifying/notify-sides.server.ts';
import { readForMail, type OrderForMail } from '#src/deals/orders/notifying/queries.server.ts';
import { isFailed, type EndedStage } from '#src/deals/orders/stages.ts';
import type { App } from '#src/platform/app.server.ts';
import type { OrderStage } from '#src/platform/db/columns.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import { enqueueMail, type Mail } from '#src/platform/mail/service.server.ts';
import { orderSides } from '#src/platform/shared/order-sides.ts';
import { dealMailTexts } from '#src/texts/deal-mails.server.ts';

/** `from` is the stage that the order was in. */
export async function mailTransition(app: App, trx: Trx, id: string, from: OrderStage): Promise<void> {
  const order = await readForMail(trx, id);
  if (isFailed(order.stage))
    return mailCanceled(app, trx, [id], order.moved_by === 'admin' ? 'admin' : sideThatMoved(order));
  if (order.stage === 'arranged') return mailArranged(app, trx, order, from === 'arranged');
  await enqueueMail(app, trx, ...mailsAt(app, order));
}

function mailsAt(app: App, order: OrderForMail): Mail[] {
  const { accepted, handedOver, completed } = dealMailTexts;
  const facts = sellerFacts(order);
  const accept = { ...accepted, paragraphs: accepted.paragraphs(order.seller_name), facts };
  if (order.stage === 'accepted') return [mailTo(app, order, 'buyer', accept)];
  if (order.stage === 'completed')
    return orderSides.map((side): Mail => ({ ...mailSide(app, order, side, completed), kind: 'deal' }));
  if (order.stage !== 'handed-over') return [];
  return [mailSide(app, order, order.moved_by === 'seller' ? 'buyer' : 'seller', handedOver)];
}

const sideThatMoved = ({ moved_by }: OrderForMail) => (moved_by === 'buyer' ? 'buyer' : 'seller');

/** `from` is the stage that the order was in when it ended. */
export async function mailEnded(
  app: App,
  trx: Trx,
  id: string,
  from: Exclude<OrderStage, EndedStage>,
): Promise<void> {
  if (from === 'handed-over') return mailTransition(app, trx, id, from);
  if (from === 'disputed') return mailDecided(app, trx, id);
  const order = await readForMail(trx, id);
  const { expired } = dealMailTexts;
  const [toBuyer, toSeller] = {
    requested: [expired.requestToBuyer, expired.requestToSeller] as const,
    accepted: [expired.acceptedToBuyer, expired.acceptedToSeller] as const,
    arranged: [expired.arrangedToBuyer, expired.arrangedToSeller] as const,
  }[from];
  const words = { ...expired, toBuyer, toSeller };
  await enqueueMail(app, trx, ...orderSides.map((side) => mailSide(app, order, side, words)));
}
