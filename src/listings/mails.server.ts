import type { App } from '#src/platform/app.server.ts';
import type { Trx } from '#src/db/connect.server.ts';
import { enqueueMail, type Mail } from '#src/platform/mail.server.ts';
import { mailTexts } from '#src/texts/mail.server.ts';
import { findSeller } from './queries.server.ts';

type Item = { id: string; kind: string; seller_id: string; title: string };
type Decided = { hasOrder: boolean; reason?: string | undefined };

/** Tells a seller that an admin has removed their item, and why where a reason was given. */
export async function mailRemoved(
  app: App,
  trx: Trx,
  item: Item,
  { hasOrder, reason }: Decided,
): Promise<void> {
  const { removed } = mailTexts;
  await mailSeller(app, trx, item, reason, {
    subject: removed.subject(item.title),
    paragraphs: [
      ...removed.paragraphs,
      ...(hasOrder ? [removed.withOrder] : []),
      removed.contact(app.config.CONTACT_EMAIL),
    ],
    action: { label: removed.action, url: `${app.config.PUBLIC_URL}/dashboard/myproducts` },
  });
}

/** Tells a seller that an admin has taken their item off the lists, why, and what they can do. */
export async function mailPaused(
  app: App,
  trx: Trx,
  item: Item,
  { hasOrder, reason }: Decided,
): Promise<void> {
  const { paused } = mailTexts;
  await mailSeller(app, trx, item, reason, {
    subject: paused.subject(item.title),
    paragraphs: [
      ...paused.paragraphs,
      ...(hasOrder ? [paused.withOrder] : []),
      paused.contact(app.config.CONTACT_EMAIL),
    ],
    action: { label: paused.action, url: ownPage(app, item) },
  });
}

/** Tells a seller that their item is back. */
export async function mailRestored(app: App, trx: Trx, item: Item, hasOrder: boolean): Promise<void> {
  const { restored } = mailTexts;
  await mailSeller(app, trx, item, undefined, {
    subject: restored.subject(item.title),
    paragraphs: [hasOrder ? restored.withOrder : restored.free, restored.contact(app.config.CONTACT_EMAIL)],
    action: { label: restored.action, url: ownPage(app, item) },
  });
}

function ownPage({ config }: App, { kind, id }: Item): string {
  return `${config.PUBLIC_URL}/dashboard/${kind}/${id}`;
}

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
    // Gathered with others it would come without its reason.
    kind: 'vital',
    to,
    greeting: greeting(to),
    facts: [[facts.item, item.title], ...(reason ? [[facts.reason, reason] as [string, string]] : [])],
    footer: footer(app.config.PUBLIC_URL),
    ...content,
  });
}
