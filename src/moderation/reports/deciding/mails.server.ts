import { reportableFacts } from '#src/moderation/reports/ports.server.ts';
import { findReporters } from '#src/moderation/reports/queries.server.ts';
import type { Outcome, Target } from '#src/moderation/reports/schemas.ts';
import type { App } from '#src/platform/app.server.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import { enqueueMail, type Mail } from '#src/platform/mail/service.server.ts';
import { mailTexts } from '#src/texts/mail.server.ts';
import { labeled } from '#src/texts/words.ts';

/** Emails the outcome to each reporter, without the names of the admin and the other reporters. */
export async function mailReporters(
  app: App,
  trx: Trx,
  ids: string[],
  { outcome, explanation, target }: { outcome: Outcome; explanation: string | null; target: Target },
): Promise<void> {
  const { reported, greeting, footer, facts } = mailTexts;
  const { PUBLIC_URL: url } = app.config;
  const { of } = target;
  const ofFact = of === 'fact' ? await titleOfFact(app, target) : '';
  const reporters = await findReporters(trx, ids);
  const mails = reporters.map(({ id, name, email, email_verified: confirmed, ...item }): Mail => {
    const title = item.title ?? ofFact;
    const to = { name, address: email, confirmed };
    return {
      for: { of: 'person', person: id },
      kind: 'vital',
      to,
      greeting: greeting(to),
      subject: reported.subject(title),
      paragraphs: [reported.thanks[of], outcomeOf(of, outcome), reported.contact[of](app.shop.contactEmail)],
      facts: [
        ...(of === 'fact' ? [] : [[facts.item, title] satisfies [string, string]]),
        ...(explanation ? [[facts.reason, explanation] satisfies [string, string]] : []),
      ],
      footer: footer(url),
    };
  });
  await enqueueMail(app, trx, ...mails);
}

async function titleOfFact(app: App, { model, fact }: Extract<Target, { of: 'fact' }>): Promise<string> {
  const shown = await reportableFacts.one(app).show(app, model, fact);
  return labeled(shown.model ?? model, shown.label);
}

function outcomeOf(of: Target['of'], outcome: Outcome): string {
  const { factStays, messageStays, reviewStays, reviewRemoved, outcomes } = mailTexts.reported;
  if (of === 'message' && outcome === 'dismissed') return messageStays;
  if (of === 'fact' && outcome === 'dismissed') return factStays;
  if (of === 'review') return outcome === 'removed' ? reviewRemoved : reviewStays;
  return outcomes[outcome];
}
