import type { Trx } from '#src/db/connect.server.ts';
import type { App } from '#src/platform/app.server.ts';
import { enqueueMail, type Mail } from '#src/platform/mail.server.ts';
import { mailTexts } from '#src/texts/mail.server.ts';
import { siteTexts } from '#src/texts/site.ts';
import { meetingTexts as texts } from '#src/texts/meetings.server.ts';
import type { OrderSide } from './contract.ts';
import { findLastDispute } from './dispute-queries.server.ts';
import { findForMail, listAdmins, namedIn, type OrderForMail } from './mail-queries.server.ts';
import { itemFacts, orderUrl, toBuyer, toSeller } from './mails.server.ts';
import { otherSide } from './stages.ts';

const nameOf = (order: OrderForMail, side: OrderSide): string =>
  side === 'buyer' ? order.buyer_name : order.seller_name;

async function read(db: Trx, id: string) {
  const [order] = await findForMail(db, [id]);
  const dispute = await findLastDispute(db, id);
  return order && dispute ? { order, dispute } : null;
}

type Said = {
  subject: (title: string) => string;
  paragraphs: string[];
  action: string;
  facts?: [string, string][];
};

function write(app: App, order: OrderForMail, { subject, paragraphs, action, facts = [] }: Said) {
  return {
    subject: subject(order.title),
    paragraphs,
    facts: [...itemFacts(order), ...facts],
    action: { label: action, url: orderUrl(order, app.config.PUBLIC_URL) },
  };
}

const to = (app: App, order: OrderForMail, side: OrderSide) =>
  side === 'buyer' ? toBuyer(app, order) : toSeller(app, order);

async function toAdmins(app: App, trx: Trx, order: OrderForMail, said: Said): Promise<Mail[]> {
  const { greeting, footer } = mailTexts;
  return (await listAdmins(trx)).map(({ id, name, email, email_verified }): Mail => {
    const reader = { name, address: email, confirmed: email_verified };
    return {
      for: { of: 'person', person: id, quotes: namedIn(order) },
      kind: 'trade',
      topic: order.listing_id,
      to: reader,
      greeting: greeting(reader),
      footer: footer(app.config.PUBLIC_URL),
      ...write(app, order, said),
    };
  });
}

/** Asks the other side for theirs; tells who claimed it, and admins. */
export async function mailDisputed(app: App, trx: Trx, id: string): Promise<void> {
  const found = await read(trx, id);
  if (!found) return;
  const { order, dispute } = found;
  const [by, other] = [dispute.opened_by, otherSide(dispute.opened_by)];
  const facts: [string, string][] = [[texts.facts.note, dispute.note ?? siteTexts.left.erased]];
  const { disputed, claimed, forAdmins, see } = texts;
  const say = dispute.reason === 'no-show' ? disputed.noShow : disputed.notHandedOver;
  const asks = { ...disputed, paragraphs: say(nameOf(order, by)), facts };
  const confirms = { ...claimed, paragraphs: claimed.paragraphs(nameOf(order, other)), action: see, facts };
  const tells = { ...forAdmins, paragraphs: forAdmins.opened(nameOf(order, by)), facts };
  await enqueueMail(
    app,
    trx,
    { ...to(app, order, other), ...write(app, order, asks) },
    { ...to(app, order, by), ...write(app, order, confirms) },
    ...(await toAdmins(app, trx, order, tells)),
  );
}

/** Tells who claimed it that the other side has answered, and admins that it waits for them. */
export async function mailAnswered(app: App, trx: Trx, id: string): Promise<void> {
  const found = await read(trx, id);
  if (!found) return;
  const { order, dispute } = found;
  const name = nameOf(order, otherSide(dispute.opened_by));
  const facts: [string, string][] = [[texts.facts.answer, dispute.answer ?? '']];
  const said = { ...texts.answered, paragraphs: texts.answered.paragraphs(name), action: texts.see, facts };
  await enqueueMail(app, trx, { ...to(app, order, dispute.opened_by), ...write(app, order, said) });
  await mailEscalated(app, trx, id);
}

/** Tells admins that a dispute waits for them. */
export async function mailEscalated(app: App, trx: Trx, id: string): Promise<void> {
  const found = await read(trx, id);
  if (!found) return;
  const { order, dispute } = found;
  const facts: [string, string][] = [
    [texts.facts.note, dispute.note ?? siteTexts.left.erased],
    ...(dispute.answer ? ([[texts.facts.answer, dispute.answer]] satisfies [string, string][]) : []),
  ];
  const said = {
    ...texts.forAdmins,
    paragraphs: texts.forAdmins[dispute.answer ? 'answered' : 'unanswered'],
    facts,
  };
  await enqueueMail(app, trx, ...(await toAdmins(app, trx, order, said)));
}

/** Tells both sides how a dispute has ended. */
export async function mailDecided(app: App, trx: Trx, id: string): Promise<void> {
  const found = await read(trx, id);
  if (!found) return;
  const { order, dispute } = found;
  const { decided, facts } = texts;
  const { against, decision, outcome } = dispute;
  const outcomes = {
    completed: () => decided.completed,
    cancelled: () => decided.cancelled,
    'no-show': (side: OrderSide) =>
      side === against ? decided.noShowOfYou : decided.noShow(nameOf(order, against!)),
  };
  const mailTo = (side: OrderSide): Mail => {
    const paragraphs = [
      ...outcomes[outcome!](side),
      ...(order.moved_by === 'clock' ? [decided.byClock] : []),
    ];
    const said: Said = { ...decided, paragraphs, facts: decision ? [[facts.decision, decision]] : [] };
    return { ...to(app, order, side), ...write(app, order, said) };
  };
  await enqueueMail(app, trx, mailTo('buyer'), mailTo('seller'));
}
