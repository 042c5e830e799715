import { sql } from 'kysely';
import type { Trx } from '#src/platform/db/connect.server.ts';
import type { App } from '#src/platform/app.server.ts';
import { enqueueMail } from '#src/platform/mail/service.server.ts';
import { dealMailTexts } from '#src/texts/deal-mails.server.ts';
import { enqueueDue } from '#src/deals/orders/transitions/deadline-service.server.ts';
import { readForMail } from '#src/deals/orders/notifying/queries.server.ts';
import { buyerFacts, mailSide, sellerFacts } from '#src/deals/orders/notifying/notify-sides.server.ts';
import { notifyTransition } from '#src/deals/orders/notifying/notify-sides.server.ts';
import { timeLimits } from '#src/deals/orders/stages.ts';
import { later, type DealClock } from '#src/platform/jobs/deadline.server.ts';
import type { OrderSide } from '#src/platform/db/columns.ts';

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
  const due = later(clock.now, timeLimits.accepted, clock.speed);
  await sql`
    insert into orders (id, buyer_id, phone, location, stage, moved_at, moved_by, moved_by_id, due_at, listing_id, seller_id, title,
      img, sale_cents, listed_cents, condition, duration)
    select ${id}, ${buyerId}, ${phone}, ${location}, 'accepted', ${clock.now}, ${by}, ${byId}, ${due}, id, seller_id, title, img,
      ${cents}::int, sale_cents, condition, duration
    from listings where id = ${listingId}`.execute(trx);
  await enqueueDue(app, trx, { id, due, remindAt: null });
  const order = await readForMail(trx, id);
  const { agreed } = dealMailTexts;
  await enqueueMail(
    app,
    trx,
    mailSide(app, order, 'buyer', agreed, { facts: sellerFacts(order) }),
    mailSide(app, order, 'seller', agreed, { facts: buyerFacts(order) }),
  );
  await notifyTransition(app, trx, order, 'agreed', by);
}
