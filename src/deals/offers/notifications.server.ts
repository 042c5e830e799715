import { sql, type RawBuilder } from 'kysely';
import { notify, type OwnMail } from '#src/messaging/notifications/notify-service.server.ts';
import { noticeChecks } from '#src/messaging/notifications/ports.server.ts';
import type { App } from '#src/platform/app.server.ts';
import type { OrderSide } from '#src/platform/db/columns.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import { ownPhoto } from '#src/platform/mail/template.server.ts';
import { shopZone } from '#src/platform/shared/dates.ts';
import { offerPath } from '#src/platform/shared/deal-paths.ts';
import { formatMoney, fromMinorUnits } from '#src/platform/shared/money.ts';
import { otherSide } from '#src/platform/shared/order-sides.ts';
import { mailTexts } from '#src/texts/mail.server.ts';
import { displayName } from '#src/texts/names.ts';
import { offerMailTexts } from '#src/texts/offer-mails.server.ts';
import { readShown, type ShownOffer } from './list-queries.server.ts';
import { isBookedBy } from './queries.server.ts';
import { toOffer } from './serialize.server.ts';
import { offerStatusText } from './status-text.ts';

type MailKind = Exclude<keyof typeof offerMailTexts, 'facts'>;
type Choice = { to: OrderSide; what: MailKind };

export const mailTurn = (app: App, trx: Trx, id: string) =>
  send(app, trx, id, ({ by, turn }) => ({
    to: otherSide(by),
    what: turn === 1 || by === 'buyer' ? 'made' : 'countered',
  }));

export const mailAnswer = (app: App, trx: Trx, id: string, by: OrderSide) =>
  send(app, trx, id, ({ state }) => ({
    to: otherSide(by),
    what: state === 'withdrawn' ? 'withdrawn' : 'declined',
  }));

export const mailExpired = (app: App, trx: Trx, id: string) =>
  send(app, trx, id, ({ by }) => ({ to: by, what: 'expired' }));

/** Buyers who have booked the item themselves get no email. */
export const mailTaken = (app: App, trx: Trx, id: string) =>
  send(app, trx, id, async ({ state, buyer_gone, listing_id, buyer_id }) => {
    if (state !== 'item-taken' && state !== 'overtaken' && state !== 'closed') return null;
    if (buyer_gone || (await isBookedBy(trx, listing_id, buyer_id))) return null;
    return { to: 'buyer', what: state };
  });

export const mailEdited = (app: App, trx: Trx, id: string) =>
  send(app, trx, id, () => ({ to: 'buyer', what: 'edited' }));

export const mailConfirmed = (app: App, trx: Trx, id: string) =>
  send(app, trx, id, () => ({ to: 'seller', what: 'confirmed' }));

async function send(
  app: App,
  trx: Trx,
  id: string,
  choose: (offer: ShownOffer) => Choice | Promise<Choice | null>,
): Promise<void> {
  const offer = await readShown(trx, id);
  const chosen = await choose(offer);
  if (!chosen) return;
  const { to: side, what } = chosen;
  const { facts } = offerMailTexts;
  const words = offerMailTexts[what];
  const { PUBLIC_URL: url } = app.config;
  const to = {
    name: offer[`${side}_name`],
    address: offer[`${side}_email`],
    confirmed: offer[`${side}_confirmed`],
  };
  const seen = toOffer(offer, [], side);
  const isOpen = offer.state === 'open';
  const conversation = offer.conversation_id;
  const ownMail: OwnMail = {
    kind: 'trade',
    topic: offer.listing_id,
    to,
    greeting: mailTexts.greeting(to),
    subject: words.subject(offer.title),
    paragraphs: words.paragraphs(displayName(seen.other)),
    facts: [
      [facts.item, offer.title],
      [facts.price, formatMoney(fromMinorUnits(offer.sale_cents))],
      [facts.amount, formatMoney(seen.amount)],
      ...(isOpen && offer.note ? [[facts.note, offer.note] satisfies [string, string]] : []),
    ],
    ...(isOpen && { turn: offerStatusText(seen, offer[`${side}_zone`] ?? shopZone()) }),
    action: {
      label: words.action,
      url: `${url}${what === 'overtaken' ? `/${offer.kind}/${offer.listing_id}` : offerPath(side, conversation)}`,
    },
    footer: mailTexts.footer(url),
    ...ownPhoto(url, offer.img),
  };
  await notify(app, trx, {
    userId: offer[`${side}_id`],
    kind: 'offer',
    subject: offer.chain_id,
    data: { title: offer.title, what, cents: offer.amount_cents, side },
    conversation,
    mail: 'now',
    quotes: [offer[`${otherSide(side)}_id`]],
    ownMail,
  });
}

/** SQL for whether a request to act on an offer is still current, by the kind of request. */
const conditions: Record<string, RawBuilder<boolean>> = {
  made: sql`true`,
  countered: sql`true`,
  edited: sql`offers.version <> listings.version`,
  confirmed: sql`offers.version = listings.version`,
};

export const offerNotices = noticeChecks.providedBy({
  // Only a request to act on an offer can become outdated; the end of an offer is final.
  offer: ({ subject, data }) => {
    const condition = conditions[String(data['what'])];
    return condition
      ? sql`exists (
          select from offers join listings on listings.id = listing_id
          where chain_id = ${subject} and state = 'open' and amount_cents = ${data['cents']} and ${condition})`
      : sql`true`;
  },
});
