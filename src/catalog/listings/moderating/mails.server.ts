import { findSeller } from '#src/catalog/listings/queries.server.ts';
import type { App } from '#src/platform/app.server.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import { enqueueMail, type Mail } from '#src/platform/mail/service.server.ts';
import { mailTexts } from '#src/texts/mail.server.ts';

type Item = { id: string; kind: string; seller_id: string; title: string };

export async function mailDecision(
  app: App,
  trx: Trx,
  item: Item,
  decision: 'removed' | 'paused',
  { hasOrder, reason }: { hasOrder: boolean; reason?: string | undefined },
): Promise<void> {
  const words = mailTexts[decision];
  const path = decision === 'removed' ? '/dashboard/myproducts' : ownPage(item);
  await mailSeller(app, trx, item, reason, {
    subject: words.subject(item.title),
    paragraphs: [
      ...words.paragraphs,
      ...(hasOrder ? [words.withOrder] : []),
      words.contact(app.shop.contactEmail),
    ],
    action: { label: words.action, url: app.config.PUBLIC_URL + path },
  });
}

export async function mailRestored(
  app: App,
  trx: Trx,
  item: Item,
  now: 'free' | 'unapproved' | 'stillPaused' | 'withOrder',
): Promise<void> {
  const { restored } = mailTexts;
  await mailSeller(app, trx, item, undefined, {
    subject: restored.subject(item.title),
    paragraphs: [restored[now], restored.contact(app.shop.contactEmail)],
    action: { label: restored.action, url: app.config.PUBLIC_URL + ownPage(item) },
  });
}

const ownPage = ({ kind, id }: Item): string => `/dashboard/${kind}/${id}`;

async function mailSeller(
  app: App,
  trx: Trx,
  item: Item,
  reason: string | undefined,
  content: Pick<Mail, 'subject' | 'paragraphs' | 'action'>,
): Promise<void> {
  const { name, email, email_verified: confirmed } = await findSeller(trx, item.seller_id);
  const to = { name, address: email, confirmed };
  const { greeting, footer, facts } = mailTexts;
  await enqueueMail(app, trx, {
    for: { of: 'person', person: item.seller_id },
    // Sent as an email of its own, because a digest would leave out the reason.
    kind: 'vital',
    to,
    greeting: greeting(to),
    facts: reason
      ? [
          [facts.item, item.title],
          [facts.reason, reason],
        ]
      : [[facts.item, item.title]],
    footer: footer(app.config.PUBLIC_URL),
    ...content,
  });
}
