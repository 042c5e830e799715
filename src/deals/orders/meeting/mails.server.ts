import { showCode } from '#src/deals/orders/handover/schemas.ts';
import { publishMeeting } from '#src/deals/orders/notifying/calendar.server.ts';
import {
  mailSide,
  mailTo,
  type Facts,
  type SideWords,
} from '#src/deals/orders/notifying/notify-sides.server.ts';
import { readForMail, type OrderForMail } from '#src/deals/orders/notifying/queries.server.ts';
import type { Times } from '#src/deals/orders/rows.server.ts';
import type { App } from '#src/platform/app.server.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import { enqueueMail, type Mail } from '#src/platform/mail/service.server.ts';
import { textForMail } from '#src/platform/mail/template.server.ts';
import { formatMeetingIn } from '#src/platform/shared/dates.ts';
import { orderSides, otherSide } from '#src/platform/shared/order-sides.ts';
import { meetingTexts as texts } from '#src/texts/meetings.server.ts';
import { siteTexts } from '#src/texts/site.ts';
import { mapUrl } from './place.ts';

/** Also states the time in the reader's zone if it differs. */
function meetingFacts(times: Times, zone: string, place: string | null, readerZone: string | null): Facts {
  const when = times.map((at, index): [string, string] => [
    times.length === 1 ? texts.facts.when : texts.facts.option(index + 1),
    formatMeetingIn(at.toISOString(), [zone, readerZone]).join(' = '),
  ]);
  return [...when, [texts.facts.place, place ?? siteTexts.left.erased]];
}

export async function mailProposal(app: App, trx: Trx, id: string): Promise<void> {
  const order = await readForMail(trx, id);
  if (!order.proposal_at) return;
  const by = order.proposal_by;
  const reader = otherSide(by);
  const readerZone = order[`${reader}_zone`];
  const { instead, pickOne } = texts.proposed;
  const { subject, paragraphs } = order.meeting_at ? instead : texts.proposed;
  const words = paragraphs(order[`${by}_name`]);
  const content = {
    ...texts.proposed,
    subject,
    paragraphs: order.proposal_times.length > 1 ? [...words, pickOne] : words,
    facts: meetingFacts(order.proposal_times, order.proposal_zone, order.proposal_place, readerZone),
  };
  await enqueueMail(app, trx, mailTo(app, order, reader, content));
}

type ArrangedOrder = Extract<OrderForMail, { stage: 'arranged' }>;

function mailsToBoth(app: App, order: ArrangedOrder, words: SideWords): Mail[] {
  const code: [string, string] = [texts.facts.code, showCode(order.handover_code)];
  return orderSides.map((side) => {
    const zone = order[`${side}_zone`];
    const { meeting_at: at, meeting_place: place } = order;
    const map: Facts = place === null ? [] : [[texts.facts.map, mapUrl(textForMail(place)), 'address']];
    const where = [...meetingFacts([at], order.meeting_zone, place, zone), ...map];
    return mailSide(app, order, side, words, { facts: side === 'buyer' ? [...where, code] : where });
  });
}

/** `isChange` is whether the two had already agreed on a meeting. */
export async function mailArranged(
  app: App,
  trx: Trx,
  order: ArrangedOrder,
  isChange: boolean,
): Promise<void> {
  const calendar = await publishMeeting(app, trx, order);
  const { arranged } = texts;
  const words = isChange ? { ...arranged, subject: arranged.changed } : arranged;
  await enqueueMail(
    app,
    trx,
    ...mailsToBoth(app, order, words).map((mail): Mail => ({ ...mail, kind: 'deal', calendar })),
  );
}

export async function mailReminder(app: App, trx: Trx, id: string): Promise<void> {
  const order = await readForMail(trx, id);
  if (order.stage === 'arranged') return enqueueMail(app, trx, ...mailsToBoth(app, order, texts.tomorrow));
  const { requestWaits } = texts;
  const content = { ...requestWaits, paragraphs: requestWaits.paragraphs(order.buyer_name) };
  await enqueueMail(app, trx, mailTo(app, order, 'seller', content));
}
