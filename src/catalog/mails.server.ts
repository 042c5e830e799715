import type { App } from '#src/platform/app.server.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import { enqueueMail } from '#src/platform/mail.server.ts';
import { mailTexts } from '#src/texts/en-mail.server.ts';
import { findSeller } from './queries.server.ts';

/** Tells a seller that an admin has removed their item. */
export async function mailRemoved(
  app: App,
  trx: Trx,
  item: { id: string; seller_id: string; title: string },
  hadOrder: boolean,
): Promise<void> {
  const { PUBLIC_URL: url, CONTACT_EMAIL } = app.config;
  const { name, email, email_verified: confirmed } = await findSeller(trx, item.seller_id);
  const to = { name, address: email, confirmed };
  const { greeting, footer, removed } = mailTexts;
  await enqueueMail(app, trx, {
    kind: 'trade',
    topic: item.id,
    to,
    subject: removed.subject(item.title),
    greeting: greeting(to),
    paragraphs: [
      ...removed.paragraphs,
      ...(hadOrder ? [removed.withOrder] : []),
      removed.contact(CONTACT_EMAIL),
    ],
    facts: [[mailTexts.facts.item, item.title]],
    action: { label: removed.action, url: `${url}/dashboard/myproducts` },
    footer: footer(url),
  });
}
