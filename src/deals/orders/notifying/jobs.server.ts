import type { App } from '#src/platform/app.server.ts';
import { defineWork, scheduledJob } from '#src/platform/jobs/queue.server.ts';
import {
  adoptHeldMails,
  dropUnreadableHeld,
  findHeldRecipients,
  withinBudget,
} from '#src/platform/mail/budget.server.ts';
import type { Reason } from '#src/platform/mail/reason.server.ts';
import { enqueueMail, takeHeldMails, type Mail } from '#src/platform/mail/service.server.ts';
import { dealMailTexts } from '#src/texts/deal-mails.server.ts';
import { mailTexts } from '#src/texts/mail.server.ts';

const maxListed = 50;

/** Combines the emails that exceed a user's hourly budget into one email. */
const gatherMails = scheduledJob('gather-mails', '*/10 * * * *', {
  limitSeconds: 300,
  retries: { limit: 3, delay: 30, longest: 300 },
});

export const batchedMailWork = defineWork(gatherMails, async ({ app }) => {
  await adoptHeldMails(app);
  await dropUnreadableHeld(app);
  let after = '';
  for (;;) {
    // Continues after the last user, because users who may not get an email yet stay in the table.
    const page = await findHeldRecipients(app, after);
    if (page.length === 0) return;
    for (const { id, first, name, email: address, email_verified: confirmed } of page) {
      const to = { name, address, confirmed };
      await withinBudget(app, { kind: 'trade', to }, () => sendGathered(app, id, to));
      after = first;
    }
  }
});

type To = { name: string; address: string; confirmed: boolean };
type Held = Awaited<ReturnType<typeof takeHeldMails>>;

async function sendGathered(app: App, userId: string, to: To): Promise<void> {
  await app.db.transaction().execute(async (trx) => {
    const held = await takeHeldMails(app, trx, userId);
    if (held.length > 0) await enqueueMail(app, trx, compose(app.config.PUBLIC_URL, userId, to, held));
  });
}

function compose(url: string, userId: string, to: To, held: Held): Mail {
  const { gathered } = dealMailTexts;
  const { footer, greeting } = mailTexts;
  const shown = held.slice(-maxListed);
  return {
    for: {
      of: 'several',
      person: userId,
      mail: 'gathered',
      lines: shown.map((mail) => (mail.for as Reason | undefined) ?? { of: 'person', person: userId }),
    },
    kind: 'gathered',
    to,
    greeting: greeting(to),
    subject: gathered.subject(held.length),
    paragraphs: [gathered.why, ...(shown.length < held.length ? [gathered.last(shown.length)] : [])],
    facts: shown.map(({ subject, action }) => [subject, action?.url ?? '', 'address']),
    action: { label: gathered.action, url: `${url}/dashboard` },
    footer: footer(url),
  };
}
