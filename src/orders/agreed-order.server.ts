import { sql } from 'kysely';
import type { Trx } from '#src/db/connect.server.ts';
import type { App } from '#src/platform/app.server.ts';
import { enqueueMail } from '#src/platform/mail.server.ts';
import { dealMailTexts } from '#src/texts/deal-mails.server.ts';
import { mailTexts } from '#src/texts/mail.server.ts';
import type { OrderSide } from './contract.ts';
import { enqueueDue } from './deal-clock.server.ts';
import { findForMail, type OrderForMail } from './mail-queries.server.ts';
import { itemFacts, orderUrl, phoneOf, placeOf, toBuyer, toSeller } from './mails.server.ts';
import { notifyStep } from './notices.server.ts';
import { dueAfter, type DealClock } from './stages.ts';

type Agreed = {
  id: string;
  listingId: string;
  buyerId: string;
  phone: string;
  location: string;
  /** What they agreed on. */
  cents: number;
  /** Who accepted the other's offer. */
  by: OrderSide;
  byId: string;
  clock: DealClock;
};

/** Books an item on whose price two sides have agreed: nobody has to accept it again. The caller holds the lock on the item. */
export async function openAgreedOrder(app: App, trx: Trx, agreed: Agreed): Promise<void> {
  const { id, listingId, buyerId, phone, location, cents, by, byId, clock } = agreed;
  const due = dueAfter('accepted', null, clock)!;
  await sql`
    insert into orders (id, buyer_id, phone, location, stage, moved_at, moved_by, moved_by_id, due_at, listing_id, seller_id, title,
      img, sale_cents, listed_cents, condition, duration)
    select ${id}, ${buyerId}, ${phone}, ${location}, 'accepted', ${clock.now}, ${by}, ${byId}, ${due}, id, seller_id, title, img,
      ${cents}::int, sale_cents, condition, duration
    from listings where id = ${listingId}`.execute(trx);
  await enqueueDue(app, trx, { id, due, remindAt: null });
  const [order] = await findForMail(trx, [id]);
  await mailAgreed(app, trx, order!);
  await notifyStep(app, trx, order!, 'agreed', by);
}

async function mailAgreed(app: App, trx: Trx, order: OrderForMail): Promise<void> {
  const { agreed } = dealMailTexts;
  const { facts } = mailTexts;
  const about = {
    subject: agreed.subject(order.title),
    action: { label: agreed.action, url: orderUrl(order, app.config.PUBLIC_URL) },
  };
  await enqueueMail(
    app,
    trx,
    {
      ...toBuyer(app, order),
      ...about,
      paragraphs: agreed.toBuyer(order.seller_name),
      facts: [
        ...itemFacts(order),
        [facts.seller, order.seller_name],
        [facts.sellerEmail, order.seller_email, 'address'],
        [facts.meeting, placeOf(order)],
      ],
    },
    {
      ...toSeller(app, order),
      ...about,
      paragraphs: agreed.toSeller(order.buyer_name),
      facts: [
        ...itemFacts(order),
        [facts.buyer, order.buyer_name],
        [facts.phone, phoneOf(order)],
        [facts.buyerEmail, order.buyer_email, 'address'],
        [facts.meeting, placeOf(order)],
      ],
    },
  );
}
