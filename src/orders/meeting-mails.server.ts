import type { App } from '#src/platform/app.server.ts';
import type { Trx } from '#src/db/connect.server.ts';
import { describeZone, formatMeetingIn } from '#src/platform/dates.ts';
import { enqueueMail, type Mail } from '#src/platform/mail.server.ts';
import { meetingTexts as texts } from '#src/texts/meetings.server.ts';
import { showCode } from './handover-code.server.ts';
import { findForMail, type OrderForMail } from './mail-queries.server.ts';
import { calendarOf } from './meeting-calendar.server.ts';
import { findLastZone } from './meeting-queries.server.ts';
import { itemFacts, orderUrl, toBuyer, toSeller } from './mails.server.ts';

type Words = { subject: (title: string) => string; action: string };

/**
 * The time and place of a meeting, also in the reader's time zone if it differs. If that zone is not known, the zone
 * of the meeting is spelled out.
 */
function meetingFacts(at: Date, zone: string, place: string, readerZone: string | null): [string, string][] {
  const iso = at.toISOString();
  return [
    [texts.facts.when, formatMeetingIn(iso, [zone, readerZone]).join(' = ')],
    ...(readerZone === null ? [[texts.facts.zone, describeZone(iso, zone)] satisfies [string, string]] : []),
    [texts.facts.place, place],
  ];
}

const about = (order: OrderForMail, url: string, words: Words, facts: [string, string][]) => ({
  subject: words.subject(order.title),
  facts: [...itemFacts(order), ...facts],
  action: { label: words.action, url: orderUrl(order, url) },
});

/** Tells the other side of a proposal. */
export async function mailProposal(app: App, trx: Trx, id: string): Promise<void> {
  const [order] = await findForMail(trx, [id]);
  if (!order?.proposal_at) return;
  const { PUBLIC_URL: url } = app.config;
  const isByBuyer = order.proposal_by === 'buyer';
  const name = isByBuyer ? order.buyer_name : order.seller_name;
  const readerZone = isByBuyer
    ? (order.seller_zone ?? (await findLastZone(trx, order.seller_id)))
    : (order.buyer_zone ?? (await findLastZone(trx, order.buyer_id)));
  const say = order.meeting_at ? texts.proposed.instead : texts.proposed.paragraphs;
  await enqueueMail(app, trx, {
    ...(isByBuyer ? toSeller(app, order) : toBuyer(app, order)),
    ...about(
      order,
      url,
      texts.proposed,
      meetingFacts(order.proposal_at, order.proposal_zone!, order.proposal_place!, readerZone),
    ),
    paragraphs: say(name),
  });
}

/** Tells both sides where they meet, the buyer with the code: once it is arranged, and again before. */
function toBoth(app: App, order: OrderForMail, words: typeof texts.arranged): Mail[] {
  const { PUBLIC_URL: url } = app.config;
  const where = (zone: string | null) =>
    meetingFacts(order.meeting_at!, order.meeting_zone!, order.meeting_place!, zone);
  const code: [string, string][] = [[texts.facts.code, showCode(order.handover_code!)]];
  return [
    {
      ...toBuyer(app, order),
      ...about(order, url, words, [...where(order.buyer_zone), ...code]),
      paragraphs: words.toBuyer(order.seller_name),
    },
    {
      ...toSeller(app, order),
      ...about(order, url, words, where(order.seller_zone)),
      paragraphs: words.toSeller(order.buyer_name),
    },
  ];
}

/** Tells both sides that they have agreed, with the meeting for their calendars. */
export async function mailArranged(app: App, trx: Trx, order: OrderForMail): Promise<void> {
  const calendar = calendarOf(order, app.config.PUBLIC_URL, 'PUBLISH');
  await enqueueMail(
    app,
    trx,
    ...toBoth(app, order, texts.arranged).map((mail): Mail => ({ ...mail, calendar })),
  );
}

/** Reminds the seller of a request, or both of a meeting. */
export async function mailReminder(app: App, trx: Trx, id: string): Promise<void> {
  const [order] = await findForMail(trx, [id]);
  if (!order) return;
  if (order.stage === 'arranged') return enqueueMail(app, trx, ...toBoth(app, order, texts.tomorrow));
  const { PUBLIC_URL: url } = app.config;
  await enqueueMail(app, trx, {
    ...toSeller(app, order),
    ...about(order, url, texts.requestWaits, []),
    paragraphs: texts.requestWaits.paragraphs(order.buyer_name),
  });
}
