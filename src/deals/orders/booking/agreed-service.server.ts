import { sql } from 'kysely';
import type { Trx } from '#src/platform/db/connect.server.ts';
import type { App } from '#src/platform/app.server.ts';
import { enqueueMail } from '#src/platform/mail/service.server.ts';
import { dealMailTexts } from '#src/texts/deal-mails.server.ts';
import type { OrderSide } from '#src/deals/orders/schemas.ts';
import { enqueueDue } from '#src/deals/orders/transitions/deadline-service.server.ts';
import { findForMail } from '#src/deals/orders/notifying/queries.server.ts';
import { buyerFacts, mailSide, sellerFacts } from '#src/deals/orders/notifying/mails.server.ts';
import { notifyStep } from '#src/deals/orders/notifying/notifications.server.ts';
import { dueAfter, type DealClock } from '#src/deals/orders/stages.ts';

type Agreed = {
  id: string;
  listingId: string;
  buyerId: string;
  phone: string;
  location: string;
  cents: number;
  by: OrderSide;
  byId: string;
  clock: DealClock;
};

/** Books an item on whose price both sides have agreed. The caller holds the lock on the item. */
export async function openAgreedOrder(
  app: App,
  trx: Trx,
  { id, listingId, buyerId, phone, location, cents, by, byId, clock }: Agreed,
): Promise<void> {
  const due = dueAfter('accepted', null, clock)!;
  await sql`
    insert into orders (id, buyer_id, phone, location, stage, moved_at, moved_by, moved_by_id, due_at, listing_id, seller_id, title,
      img, sale_cents, listed_cents, condition, duration)
    select ${id}, ${buyerId}, ${phone}, ${location}, 'accepted', ${clock.now}, ${by}, ${byId}, ${due}, id, seller_id, title, img,
      ${cents}::int, sale_cents, condition, duration
    from listings where id = ${listingId}`.execute(trx);
  await enqueueDue(app, trx, { id, due, remindAt: null });
  const order = (await findForMail(trx, [id]))[0]!;
  const { agreed } = dealMailTexts;
  await enqueueMail(
    app,
    trx,
    mailSide(app, order, 'buyer', agreed, { facts: sellerFacts(order) }),
    mailSide(app, order, 'seller', agreed, { facts: buyerFacts(order) }),
  );
  await notifyStep(app, trx, order, 'agreed', by);
}
