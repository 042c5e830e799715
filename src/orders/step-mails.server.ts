import type { Trx } from '#src/db/connect.server.ts';
import type { App } from '#src/platform/app.server.ts';
import { enqueueMail, type Mail } from '#src/platform/mail.server.ts';
import { dealMailTexts } from '#src/texts/deal-mails.server.ts';
import { mailTexts } from '#src/texts/mail.server.ts';
import { mailDecided } from './dispute-mails.server.ts';
import { findForMail, type OrderForMail } from './mail-queries.server.ts';
import { mailArranged } from './meeting-mails.server.ts';
import { itemFacts, mailCancelled, orderUrl, placeOf, toBuyer, toSeller } from './mails.server.ts';
import type { Stage } from './contract.ts';
import { isFailed } from './stages.ts';

type Words = { subject: (title: string) => string; action: string };

/** Tells of a step that a side took: the other side, or both once the deal is complete. */
export async function mailStep(app: App, trx: Trx, id: string): Promise<void> {
  const [order] = await findForMail(trx, [id]);
  if (!order) return;
  const { accepted, handedOver, completed } = dealMailTexts;
  const [buyer, seller] = [order.buyer_name, order.seller_name];
  const to = writer(app, order);
  if (isFailed(order.stage))
    return mailCancelled(app, trx, [id], order.moved_by === 'admin' ? 'admin' : sideThatMoved(order));
  if (order.stage === 'arranged') return mailArranged(app, trx, order);
  const mails: Partial<Record<Stage, Mail[]>> = {
    accepted: [
      to.buyer(accepted, accepted.paragraphs(seller), [
        [mailTexts.facts.seller, seller],
        [mailTexts.facts.sellerEmail, order.seller_email, 'address'],
        [mailTexts.facts.meeting, placeOf(order)],
      ]),
    ],
    'handed-over': [
      order.moved_by === 'seller'
        ? to.buyer(handedOver, handedOver.toBuyer(seller))
        : to.seller(handedOver, handedOver.toSeller(buyer)),
    ],
    completed: [
      to.buyer(completed, completed.toBuyer(seller)),
      to.seller(completed, completed.toSeller(buyer)),
    ],
  };
  await enqueueMail(app, trx, ...(mails[order.stage] ?? []));
}

const sideThatMoved = ({ moved_by }: OrderForMail) => (moved_by === 'buyer' ? 'buyer' : 'seller');

/** Tells both sides what the clock has made of an order; `from` is where it was. */
export async function mailEnded(app: App, trx: Trx, id: string, from: Stage): Promise<void> {
  if (from === 'handed-over') return mailStep(app, trx, id);
  if (from === 'disputed') return mailDecided(app, trx, id);
  const [order] = await findForMail(trx, [id]);
  if (!order) return;
  const { expired } = dealMailTexts;
  const to = writer(app, order);
  const [buyerReads, sellerReads] = {
    requested: [expired.requestToBuyer, expired.requestToSeller] as const,
    accepted: [expired.acceptedToBuyer, expired.acceptedToSeller] as const,
    arranged: [expired.arrangedToBuyer, expired.arrangedToSeller] as const,
  }[from as 'requested' | 'accepted' | 'arranged'];
  await enqueueMail(
    app,
    trx,
    to.buyer(expired, buyerReads(order.seller_name)),
    to.seller(expired, sellerReads(order.buyer_name)),
  );
}

function writer(app: App, order: OrderForMail) {
  const anchor = order.stage === 'completed' ? '#review' : '';
  const about = (
    { subject, action }: Words,
    paragraphs: string[],
    facts: NonNullable<Mail['facts']> = [],
  ) => ({
    subject: subject(order.title),
    paragraphs,
    facts: [...itemFacts(order), ...facts],
    action: { label: action, url: orderUrl(order, app.config.PUBLIC_URL) + anchor },
  });
  return {
    buyer: (...said: Parameters<typeof about>): Mail => ({ ...toBuyer(app, order), ...about(...said) }),
    seller: (...said: Parameters<typeof about>): Mail => ({ ...toSeller(app, order), ...about(...said) }),
  };
}
