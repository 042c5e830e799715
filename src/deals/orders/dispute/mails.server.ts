import type { Trx } from '#src/platform/db/connect.server.ts';
import type { App } from '#src/platform/app.server.ts';
import { enqueueMail, type Mail } from '#src/platform/mail/service.server.ts';
import { mailTexts } from '#src/texts/mail.server.ts';
import { siteTexts } from '#src/texts/site.ts';
import { meetingTexts as texts } from '#src/texts/meetings.server.ts';
import type { OrderSide } from '#src/deals/orders/schemas.ts';
import { findLastDispute } from './queries.server.ts';
import {
  findForMail,
  listAdmins,
  namedIn,
  type OrderForMail,
} from '#src/deals/orders/notifying/queries.server.ts';
import { contentOf, mailTo, type Said } from '#src/deals/orders/notifying/mails.server.ts';
import { orderSides, otherSide } from '#src/deals/orders/stages.ts';

const nameOf = (order: OrderForMail, side: OrderSide): string => order[`${side}_name`];

async function read(db: Trx, id: string) {
  const [order] = await findForMail(db, [id]);
  const dispute = await findLastDispute(db, id);
  return order && dispute ? { order, dispute } : null;
}

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
      ...contentOf(app, order, said),
    };
  });
}

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
    mailTo(app, order, other, asks),
    mailTo(app, order, by, confirms),
    ...(await toAdmins(app, trx, order, tells)),
  );
}

export async function mailAnswered(app: App, trx: Trx, id: string): Promise<void> {
  const found = await read(trx, id);
  if (!found) return;
  const { order, dispute } = found;
  const name = nameOf(order, otherSide(dispute.opened_by));
  const facts: [string, string][] = [[texts.facts.answer, dispute.answer ?? '']];
  const said = { ...texts.answered, paragraphs: texts.answered.paragraphs(name), action: texts.see, facts };
  await enqueueMail(app, trx, mailTo(app, order, dispute.opened_by, said));
  await mailEscalated(app, trx, id);
}

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
  const write = (side: OrderSide): Mail => {
    const paragraphs = [
      ...outcomes[outcome!](side),
      ...(order.moved_by === 'clock' ? [decided.byClock] : []),
    ];
    return mailTo(app, order, side, {
      ...decided,
      paragraphs,
      facts: decision ? [[facts.decision, decision]] : [],
    });
  };
  await enqueueMail(app, trx, ...orderSides.map(write));
}
