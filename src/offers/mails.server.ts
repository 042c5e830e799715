import type { Trx } from '#src/db/connect.server.ts';
import { notify, type OwnMail } from '#src/notifications/service.server.ts';
import type { App } from '#src/platform/app.server.ts';
import { formatDollars, toDollars } from '#src/platform/money.ts';
import { mailTexts } from '#src/texts/mail.server.ts';
import { personName } from '#src/ui/person-name.ts';
import { offerMailTexts } from '#src/texts/offer-mails.server.ts';
import type { OfferSide } from './contract.ts';
import { findShown, isBookedBy, type ShownOffer } from './queries.server.ts';
import { otherSide } from './rules.ts';
import { offerTurnOf } from './turn.ts';
import { toOffer } from './wire.server.ts';

type What = Exclude<keyof typeof offerMailTexts, 'facts'>;

/** Tells the other side of an amount that someone named. */
export async function mailTurn(app: App, trx: Trx, id: string): Promise<void> {
  const offer = (await findShown(trx, id))!;
  await send(app, trx, offer, {
    to: otherSide(offer.by),
    what: offer.turn === 1 || offer.by === 'buyer' ? 'made' : 'countered',
  });
}

/** Tells the other side that someone said no, or took their offer back. */
export async function mailAnswer(app: App, trx: Trx, id: string, by: OfferSide): Promise<void> {
  const offer = (await findShown(trx, id))!;
  await send(app, trx, offer, {
    to: otherSide(by),
    what: offer.state === 'withdrawn' ? 'withdrawn' : 'declined',
  });
}

/** Tells who made an offer that nobody answered it in time. */
export async function mailExpired(app: App, trx: Trx, id: string): Promise<void> {
  const offer = (await findShown(trx, id))!;
  await send(app, trx, offer, { to: offer.by, what: 'expired' });
}

/** Tells a buyer why their offer, or the one made to them, has ended; not who has booked the item themselves. */
export async function mailTaken(app: App, trx: Trx, id: string): Promise<void> {
  const offer = (await findShown(trx, id))!;
  const { state } = offer;
  if (state !== 'item-taken' && state !== 'overtaken' && state !== 'closed') return;
  if (offer.buyer_gone || (await isBookedBy(trx, offer.listing_id, offer.buyer_id))) return;
  await send(app, trx, offer, { to: 'buyer', what: state });
}

/**
 * Notifies a buyer that the item was edited: they have to confirm their offer, or look again before they answer one.
 */
export async function mailEdited(app: App, trx: Trx, id: string): Promise<void> {
  const offer = (await findShown(trx, id))!;
  await send(app, trx, offer, { to: 'buyer', what: 'edited' });
}

/** Notifies a seller that the buyer has confirmed an offer. */
export async function mailConfirmed(app: App, trx: Trx, id: string): Promise<void> {
  const offer = (await findShown(trx, id))!;
  await send(app, trx, offer, { to: 'seller', what: 'confirmed' });
}

async function send(
  app: App,
  trx: Trx,
  offer: ShownOffer,
  { to: side, what }: { to: OfferSide; what: What },
): Promise<void> {
  const { facts } = offerMailTexts;
  const words = offerMailTexts[what];
  const { PUBLIC_URL: url } = app.config;
  const isBuyer = side === 'buyer';
  const to = {
    name: isBuyer ? offer.buyer_name : offer.seller_name,
    address: isBuyer ? offer.buyer_email : offer.seller_email,
    confirmed: isBuyer ? offer.buyer_confirmed : offer.seller_confirmed,
  };
  const seen = toOffer(offer, [], side);
  const isTheirTurn = offer.state === 'open';
  const page = `${url}/dashboard/offers?side=${isBuyer ? 'buying' : 'selling'}`;
  const ownMail: OwnMail = {
    kind: 'trade',
    topic: offer.listing_id,
    to,
    greeting: mailTexts.greeting(to),
    subject: words.subject(offer.title),
    paragraphs: words.paragraphs(personName(seen.other)),
    facts: [
      [facts.item, offer.title],
      [facts.price, formatDollars(toDollars(offer.sale_cents))],
      [facts.amount, formatDollars(seen.amount)],
      ...(isTheirTurn && offer.note ? [[facts.note, offer.note] satisfies [string, string]] : []),
    ],
    ...(isTheirTurn && { turn: offerTurnOf(seen) }),
    action: {
      label: words.action,
      url: what === 'overtaken' ? `${url}/${offer.kind}/${offer.listing_id}` : page,
    },
    footer: mailTexts.footer(url),
  };
  await notify(app, trx, {
    person: isBuyer ? offer.buyer_id : offer.seller_id,
    kind: 'offer',
    subject: offer.chain_id,
    data: { title: offer.title, what, cents: offer.amount_cents, side },
    mail: 'now',
    quotes: [isBuyer ? offer.seller_id : offer.buyer_id],
    ownMail,
  });
}
