import type { App } from '#src/platform/app.server.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import { enqueueMail, type Mail } from '#src/platform/mail/service.server.ts';
import { mailTexts } from '#src/texts/mail.server.ts';
import type { Outcome, Target } from '#src/moderation/reports/schemas.ts';
import { findReporters } from '#src/moderation/reports/queries.server.ts';

/** Emails the outcome to each reporter, without the names of the admin and the other reporters. */
export async function mailReporters(
  app: App,
  trx: Trx,
  ids: string[],
  { outcome, explanation, of }: { outcome: Outcome; explanation: string | null; of: Target['of'] },
): Promise<void> {
  const { reported, greeting, footer, facts } = mailTexts;
  const { PUBLIC_URL: url } = app.config;
  const reporters = await findReporters(trx, ids);
  const mails = reporters.map(({ id, name, email, email_verified: confirmed, title }): Mail => {
    const to = { name, address: email, confirmed };
    return {
      for: { of: 'person', person: id },
      kind: 'vital',
      to,
      greeting: greeting(to),
      subject: reported.subject(title),
      paragraphs: [reported.thanks[of], outcomeOf(of, outcome), reported.contact[of](app.shop.contactEmail)],
      facts: [
        [facts.item, title],
        ...(explanation ? [[facts.reason, explanation] satisfies [string, string]] : []),
      ],
      footer: footer(url),
    };
  });
  await enqueueMail(app, trx, ...mails);
}

function outcomeOf(of: Target['of'], outcome: Outcome): string {
  const { messageStays, reviewStays, reviewRemoved, outcomes } = mailTexts.reported;
  if (of === 'message' && outcome === 'dismissed') return messageStays;
  if (of === 'review') return outcome === 'removed' ? reviewRemoved : reviewStays;
  return outcomes[outcome];
}
