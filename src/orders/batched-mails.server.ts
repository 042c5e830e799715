import { z } from 'zod';
import type { App } from '#src/platform/app.server.ts';
import { defineWork, type Job } from '#src/platform/jobs.server.ts';
import {
  dropHeldMails,
  findHeldRecipients,
  takeHeldMails,
  withinBudget,
} from '#src/platform/mail-budget.server.ts';
import { enqueueMail, type Mail } from '#src/platform/mail.server.ts';
import { isReader } from './mail-queries.server.ts';
import { dealMailTexts } from '#src/texts/deal-mails.server.ts';
import { mailTexts } from '#src/texts/mail.server.ts';

const mostListed = 50;

/** Tells people what more than an hour's mails had to say, in one. */
const gatherMails: Job = {
  name: 'gather-mails',
  data: z.object({}),
  retries: { limit: 3, delay: 30, longest: 300 },
  limitSeconds: 300,
  schedule: '*/10 * * * *',
};

export const batchedMailWork = defineWork(gatherMails, async ({ app }) => {
  let after = '';
  for (;;) {
    // On from the last one: those who may not be mailed yet stay, and must not stand before the others.
    const page = await findHeldRecipients(app, after);
    if (page.length === 0) return;
    for (const { recipient, confirmed } of page) {
      const to = { address: recipient, confirmed };
      if (await isReader(app.db, recipient))
        await withinBudget(app, { kind: 'trade', to }, () => sendGathered(app, recipient));
      else await dropHeldMails(app.db, recipient);
    }
    after = page.at(-1)!.first;
  }
});

async function sendGathered(app: App, recipient: string): Promise<void> {
  await app.db.transaction().execute(async (trx) => {
    const held = await takeHeldMails(trx, recipient);
    if (held.length > 0) await enqueueMail(app, trx, compose(app.config.PUBLIC_URL, held));
  });
}

function compose(url: string, held: Mail[]): Mail {
  const { gathered } = dealMailTexts;
  const { footer } = mailTexts;
  const { to, greeting } = held.at(-1)!;
  const shown = held.slice(-mostListed);
  return {
    kind: 'gathered',
    to,
    greeting,
    subject: gathered.subject(held.length),
    paragraphs: [gathered.why, ...(shown.length < held.length ? [gathered.last(shown.length)] : [])],
    facts: shown.map(({ subject, action }) => [subject, action?.url ?? '', 'address']),
    action: { label: gathered.action, url: `${url}/dashboard` },
    footer: footer(url),
  };
}
