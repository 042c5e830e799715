import type { App } from '#src/platform/app.server.ts';
import type { Check } from '#src/db/columns.ts';
import type { Trx } from '#src/db/connect.server.ts';
import { dropHeldMails } from '#src/platform/mail-budget.server.ts';
import { enqueueMail } from '#src/platform/mail.server.ts';
import { mailTexts } from '#src/texts/mail.server.ts';

type Addressee = { id: string; name: string; email: string; email_verified: boolean };

function readerOf({ name, email, email_verified: confirmed }: Addressee) {
  return { name, address: email, confirmed };
}

/** Tells a person that their account is closed, by an admin or by themselves; of their trade nothing more. */
export async function mailClosed(app: App, trx: Trx, person: Addressee, isOwn: boolean): Promise<void> {
  const { PUBLIC_URL: url, CONTACT_EMAIL } = app.config;
  const { closed, greeting } = mailTexts;
  await dropHeldMails(trx, person.id);
  await enqueueMail(app, trx, {
    for: { of: 'farewell', account: person.id },
    kind: 'vital',
    to: readerOf(person),
    subject: closed.subject,
    greeting: greeting(readerOf(person)),
    paragraphs: isOwn
      ? [closed.byYou, closed.trade, closed.erased]
      : [closed.byAdmin, closed.trade, closed.erasedLater, closed.contact(CONTACT_EMAIL)],
    footer: closed.footer(url),
  });
}

/** Tells a person that they are suspended, and why. */
export async function mailSuspended(app: App, trx: Trx, to: Addressee, reason: string): Promise<void> {
  const { PUBLIC_URL: url, CONTACT_EMAIL } = app.config;
  const { suspended, greeting, footer } = mailTexts;
  await enqueueMail(app, trx, {
    for: { of: 'person', person: to.id },
    kind: 'vital',
    to: readerOf(to),
    subject: suspended.subject,
    greeting: greeting(readerOf(to)),
    paragraphs: [suspended.what, suspended.trade, suspended.contact(CONTACT_EMAIL)],
    facts: [[suspended.reason, reason]],
    footer: footer(url),
  });
}

/** Tells a person that they may come back. */
export async function mailLifted(app: App, trx: Trx, to: Addressee): Promise<void> {
  const { PUBLIC_URL: url } = app.config;
  const { lifted, greeting, footer } = mailTexts;
  await enqueueMail(app, trx, {
    for: { of: 'person', person: to.id },
    kind: 'security',
    to: readerOf(to),
    subject: lifted.subject,
    greeting: greeting(readerOf(to)),
    paragraphs: lifted.paragraphs,
    action: { label: lifted.action, url: `${url}/login` },
    footer: footer(url),
  });
}

/** Tells a seller that they are verified, and what buyers read of it. */
export async function mailVerified(
  app: App,
  trx: Trx,
  to: Addressee & { suspended_at: Date | null },
  checked: Check[],
): Promise<void> {
  const { PUBLIC_URL: url } = app.config;
  const { verified, greeting, footer } = mailTexts;
  await enqueueMail(app, trx, {
    for: { of: 'person', person: to.id },
    kind: 'security',
    to: readerOf(to),
    subject: verified.subject,
    greeting: greeting(readerOf(to)),
    paragraphs: [verified.what, ...(to.suspended_at ? [verified.whileSuspended] : [])],
    facts:
      checked.length > 0 ? [[verified.checked, checked.map((one) => verified.checks[one]).join(', ')]] : [],
    action: { label: verified.action, url: `${url}/safety` },
    footer: footer(url),
  });
}

/** Tells a seller that they are no longer verified, and why. */
export async function mailTakenBack(app: App, trx: Trx, to: Addressee, reason: string): Promise<void> {
  const { PUBLIC_URL: url, CONTACT_EMAIL } = app.config;
  const { unverified, greeting, footer } = mailTexts;
  await enqueueMail(app, trx, {
    for: { of: 'person', person: to.id },
    kind: 'vital',
    to: readerOf(to),
    subject: unverified.subject,
    greeting: greeting(readerOf(to)),
    paragraphs: [...unverified.paragraphs, unverified.contact(CONTACT_EMAIL)],
    facts: [[unverified.reason, reason]],
    footer: footer(url),
  });
}
