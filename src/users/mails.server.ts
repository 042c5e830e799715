import type { App } from '#src/platform/app.server.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import { enqueueMail } from '#src/platform/mail.server.ts';
import { mailTexts } from '#src/texts/en-mail.server.ts';

/** Tells a person that their account is closed, by an admin or by themselves. */
export async function mailClosed(
  app: App,
  trx: Trx,
  { name, email }: { name: string; email: string },
  isOwn: boolean,
): Promise<void> {
  const { PUBLIC_URL: url, CONTACT_EMAIL } = app.config;
  const { closed, greeting } = mailTexts;
  await enqueueMail(app, trx, {
    to: { name, address: email },
    subject: closed.subject,
    greeting: greeting(name),
    paragraphs: isOwn
      ? [closed.byYou, closed.trade, closed.erased]
      : [closed.byAdmin, closed.trade, closed.erasedLater, closed.contact(CONTACT_EMAIL)],
    footer: closed.footer(url),
  });
}

type Addressee = { name: string; email: string };

/** Tells a person that they are suspended, and why. */
export async function mailSuspended(app: App, trx: Trx, to: Addressee, reason: string): Promise<void> {
  const { PUBLIC_URL: url, CONTACT_EMAIL } = app.config;
  const { suspended, greeting, footer } = mailTexts;
  await enqueueMail(app, trx, {
    to: { name: to.name, address: to.email },
    subject: suspended.subject,
    greeting: greeting(to.name),
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
    to: { name: to.name, address: to.email },
    subject: lifted.subject,
    greeting: greeting(to.name),
    paragraphs: lifted.paragraphs,
    action: { label: lifted.action, url: `${url}/login` },
    footer: footer(url),
  });
}
