import {
  contentOf,
  mailTo,
  returnTextsFor,
  type MailContent,
} from '#src/deals/orders/notifying/notify-sides.server.ts';
import {
  readForMail,
  listAdmins,
  namedIn,
  type OrderForMail,
} from '#src/deals/orders/notifying/queries.server.ts';
import { isFailed } from '#src/deals/orders/stages.ts';
import { notify } from '#src/messaging/notifications/notify-service.server.ts';
import type { App } from '#src/platform/app.server.ts';
import type { OrderSide } from '#src/platform/db/columns.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import { enqueueMail, type Mail } from '#src/platform/mail/service.server.ts';
import { ownPhoto } from '#src/platform/mail/template.server.ts';
import { orderPath } from '#src/platform/shared/deal-paths.ts';
import { formatMoney, fromMinorUnits } from '#src/platform/shared/money.ts';
import { orderSides, otherSide, sideOf } from '#src/platform/shared/order-sides.ts';
import { mailTexts } from '#src/texts/mail.server.ts';
import { meetingTexts as texts } from '#src/texts/meetings.server.ts';
import { siteTexts } from '#src/texts/site.ts';
import { findLastDispute, findRuling } from './queries.server.ts';

const nameOf = (order: OrderForMail, side: OrderSide): string => order[`${side}_name`];

async function readDispute(db: Trx, id: string) {
  const order = await readForMail(db, id);
  const dispute = await findLastDispute(db, id);
  return dispute ? { order, dispute } : null;
}

type Admins = Awaited<ReturnType<typeof listAdmins>>;

function mailsToAdmins(app: App, admins: Admins, order: OrderForMail, content: MailContent): Mail[] {
  const { greeting, footer } = mailTexts;
  return admins.map(({ id, name, email, email_verified }): Mail => {
    const reader = { name, address: email, confirmed: email_verified };
    return {
      for: { of: 'person', person: id, quotes: namedIn(order) },
      kind: 'trade',
      topic: order.listing_id,
      to: reader,
      greeting: greeting(reader),
      footer: footer(app.config.PUBLIC_URL),
      ...ownPhoto(app.config.PUBLIC_URL, order.img),
      // Admins decide on the page of the order.
      ...contentOf(order, { ...content, url: `${app.config.PUBLIC_URL}${orderPath(order.id, null)}` }),
    };
  });
}

export async function mailDisputed(app: App, trx: Trx, id: string): Promise<void> {
  const found = await readDispute(trx, id);
  if (!found) return;
  const { order, dispute } = found;
  const [by, other] = [dispute.opened_by, otherSide(dispute.opened_by)];
  const facts: [string, string][] = [[texts.facts.note, dispute.note ?? siteTexts.left.erased]];
  const { disputed, claimed, forAdmins, see } = texts;
  const next = dispute.reason === 'no-show' ? disputed.elseNoShow : disputed.elseDecided;
  const paragraphs = [disputed.claims[dispute.reason](nameOf(order, by)), next];
  const forOther = { ...disputed, paragraphs, facts };
  const forClaimant = {
    ...claimed,
    paragraphs: claimed.paragraphs(nameOf(order, other)),
    action: see,
    facts,
  };
  const adminContent = { ...forAdmins, paragraphs: forAdmins.opened(nameOf(order, by)), facts };
  await enqueueMail(
    app,
    trx,
    mailTo(app, order, other, forOther),
    mailTo(app, order, by, forClaimant),
    ...mailsToAdmins(app, await listAdmins(trx), order, adminContent),
  );
}

export async function mailAnswered(app: App, trx: Trx, id: string): Promise<void> {
  const found = await readDispute(trx, id);
  if (!found) return;
  const { order, dispute } = found;
  const name = nameOf(order, otherSide(dispute.opened_by));
  const facts: [string, string][] = [[texts.facts.answer, dispute.answer ?? '']];
  const content = {
    ...texts.answered,
    paragraphs: texts.answered.paragraphs(name),
    action: texts.see,
    facts,
  };
  await enqueueMail(app, trx, mailTo(app, order, dispute.opened_by, content));
  await notifyAdmins(app, trx, found);
}

/** Notifies the admins that a dispute waits for their decision, because nobody answered in time. */
export async function notifyEscalated(app: App, trx: Trx, id: string): Promise<void> {
  const found = await readDispute(trx, id);
  if (found) await notifyAdmins(app, trx, found);
}

type Found = NonNullable<Awaited<ReturnType<typeof readDispute>>>;

async function notifyAdmins(app: App, trx: Trx, { order, dispute }: Found): Promise<void> {
  const facts: [string, string][] = [
    [texts.facts.note, dispute.note ?? siteTexts.left.erased],
    ...(dispute.answer ? ([[texts.facts.answer, dispute.answer]] satisfies [string, string][]) : []),
  ];
  const content = {
    ...texts.forAdmins,
    paragraphs: texts.forAdmins[dispute.answer ? 'answered' : 'unanswered'],
    facts,
  };
  const admins = await listAdmins(trx);
  await enqueueMail(app, trx, ...mailsToAdmins(app, admins, order, content));
  const deciders = admins.filter((admin) => sideOf(admin.id, order) === null);
  const { title } = order;
  await notify(
    app,
    trx,
    ...deciders.map(({ id: userId }) => ({
      userId,
      kind: 'dispute-waiting' as const,
      subject: order.id,
      data: { title },
      mail: 'off' as const,
    })),
  );
}

export async function mailDecided(app: App, trx: Trx, id: string): Promise<void> {
  const order = await readForMail(trx, id);
  const dispute = await findRuling(trx, id);
  if (!dispute) return;
  const { decided, facts } = texts;
  const { decision } = dispute;
  const outcomeFor = (side: OrderSide): string[] => {
    if (dispute.outcome !== 'no-show') return decided[dispute.outcome];
    return side === dispute.against ? decided.noShowOfYou : decided.noShow(nameOf(order, dispute.against));
  };
  const mailSideOf = (side: OrderSide): Mail =>
    mailTo(app, order, side, {
      ...decided,
      paragraphs: [
        ...outcomeFor(side),
        ...nextTexts(app, order, side),
        ...(order.moved_by === 'clock' ? [decided.byClock] : []),
      ],
      facts: decision ? [[facts.decision, decision]] : [],
    });
  await enqueueMail(app, trx, ...orderSides.map(mailSideOf));
}

/** Returns the sentences about the item and the money. */
function nextTexts(app: App, order: OrderForMail, side: OrderSide): string[] {
  if (isFailed(order.stage) && !order.sold_at)
    return [texts.decided.freed, ...returnTextsFor(app, order, side)];
  return returnTextsFor(app, order, side);
}

/** Emails the other side, which can agree. */
export async function mailSettlement(app: App, trx: Trx, id: string, by: OrderSide) {
  const order = await readForMail(trx, id);
  const { settlement } = texts;
  const { outcome, cents } = order.settlement ?? { outcome: 'completed' as const, cents: null };
  const name = nameOf(order, by);
  const paragraphs =
    cents === null
      ? settlement.paragraphs[outcome](name)
      : settlement.paragraphs.lower(name, formatMoney(fromMinorUnits(cents)));
  await enqueueMail(app, trx, mailTo(app, order, otherSide(by), { ...settlement, paragraphs }));
}

export async function mailSettled(app: App, trx: Trx, id: string): Promise<void> {
  const order = await readForMail(trx, id);
  const { settled } = texts;
  const isComplete = order.stage === 'completed';
  const mailSideOf = (side: OrderSide): Mail =>
    mailTo(app, order, side, {
      ...settled,
      paragraphs: [
        ...(isComplete ? settled.completed.slice(0, 1) : settled.cancelled),
        ...nextTexts(app, order, side),
        ...(isComplete ? settled.completed.slice(1) : []),
      ],
    });
  await enqueueMail(app, trx, ...orderSides.map(mailSideOf));
}

export async function mailWithdrawn(app: App, trx: Trx, id: string, by: OrderSide): Promise<void> {
  const order = await readForMail(trx, id);
  const { withdrawn, see } = texts;
  const paragraphs = withdrawn.paragraphs(nameOf(order, by));
  await enqueueMail(app, trx, mailTo(app, order, otherSide(by), { ...withdrawn, paragraphs, action: see }));
}
