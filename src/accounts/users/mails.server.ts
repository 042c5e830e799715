import type { App } from '#src/platform/app.server.ts';
import type { Config } from '#src/platform/config/config.server.ts';
import type { Check } from '#src/platform/db/columns.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import { dropHeldMails } from '#src/platform/mail/budget.server.ts';
import { enqueueMail, type Mail } from '#src/platform/mail/service.server.ts';
import { mailTexts } from '#src/texts/mail.server.ts';
import { listed } from '#src/texts/words.ts';

type Reader = { id: string; name: string; email: string; email_verified: boolean };
/** Whether the user's items are off the lists because the shop lists only those of verified sellers. */
type Paused = { areItemsPaused: boolean };
type Content = Pick<Mail, 'subject' | 'paragraphs'> & Partial<Mail>;

const { closed, suspended, lifted, verified, unverified, notVerified } = mailTexts;

export const userMails = {
  closed: ({ config, shop }: App, account: string, isOwn: boolean): Content => ({
    for: { of: 'farewell', account },
    kind: 'vital',
    subject: isOwn ? closed.subject.byYou : closed.subject.byAdmin,
    paragraphs: isOwn
      ? [closed.byYou, closed.trade, closed.erased]
      : [closed.byAdmin, closed.trade, closed.erasedLater, closed.contact(shop.contactEmail)],
    footer: closed.footer(config.PUBLIC_URL),
  }),
  suspended: ({ shop }: App, reason: string): Content => ({
    kind: 'vital',
    subject: suspended.subject,
    paragraphs: [suspended.what, suspended.trade, suspended.contact(shop.contactEmail)],
    facts: [[suspended.reason, reason]],
  }),
  lifted: ({ PUBLIC_URL: url }: Config, { areItemsPaused }: Paused): Content => ({
    subject: lifted.subject,
    paragraphs: [
      lifted.what,
      ...(areItemsPaused ? [lifted.itemsPaused, unverified.itemsPaused] : [lifted.itemsListed]),
    ],
    action: { label: lifted.action, url: `${url}/login` },
  }),
  verified: ({ PUBLIC_URL: url }: Config, isSuspended: boolean, checked: Check[]): Content => ({
    subject: verified.subject,
    paragraphs: [verified.what, ...(isSuspended ? [verified.whileSuspended] : [])],
    facts: checked.length > 0 ? [[verified.checked, listed(checked.map((one) => verified.checks[one]))]] : [],
    action: { label: verified.action, url: `${url}/safety` },
  }),
  unverified: ({ shop }: App, reason: string | null, { areItemsPaused }: Paused): Content => ({
    kind: 'vital',
    subject: unverified.subject,
    paragraphs: [
      reason === null ? unverified.byNewName : unverified.byAdmin,
      areItemsPaused ? unverified.itemsPaused : unverified.itemsStay,
      unverified.contact(shop.contactEmail),
    ],
    facts: reason === null ? [] : [[unverified.reason, reason]],
  }),
  notVerified: ({ config, shop }: App, reason: string): Content => ({
    kind: 'vital',
    subject: notVerified.subject,
    paragraphs: [...notVerified.paragraphs, notVerified.contact(shop.contactEmail)],
    facts: [[notVerified.reason, reason]],
    action: { label: notVerified.action, url: `${config.PUBLIC_URL}/dashboard/profile` },
  }),
};

export async function mailUser(app: App, trx: Trx, reader: Reader, content: Content): Promise<void> {
  const to = { name: reader.name, address: reader.email, confirmed: reader.email_verified };
  // The account is being closed, so emails to it that are still on hold are dropped.
  if (content.for?.of === 'farewell') await dropHeldMails(trx, reader.id);
  await enqueueMail(app, trx, {
    for: { of: 'person', person: reader.id },
    kind: 'security',
    to,
    greeting: mailTexts.greeting(to),
    footer: mailTexts.footer(app.config.PUBLIC_URL),
    ...content,
  });
}
