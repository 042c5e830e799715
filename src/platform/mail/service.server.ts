import { Readable } from 'node:stream';
import { z } from 'zod';
import type { App } from '#src/platform/app.server.ts';
import type { Config } from '#src/platform/config/config.server.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { newId } from '#src/platform/ids.server.ts';
import { defineWork, type Job } from '#src/platform/jobs/queue.server.ts';
import { counter } from '#src/platform/observability/metrics.server.ts';
import { traced } from '#src/platform/observability/tracing.server.ts';
import { seal, unseal } from '#src/platform/security/crypto.server.ts';
import { requestProblems } from '#src/texts/problems-requests.server.ts';
import { dropOlderHeld, holdMail, takeStoredMails, withinBudget } from './budget.server.ts';
import { composeMessage } from './message.server.ts';
import {
  explainFailure,
  mailQueue,
  noteDelivery,
  withoutSecrets,
  type TestOutcome,
} from './outcome.server.ts';
import { mail, type Mail, type MailKind, type WaitingMail, textForMail } from './template.server.ts';
import { writeToOutbox, loadMailer, openMailTransport } from './transport.server.ts';

export type { Mail, MailKind, WaitingMail };

/**
 * Emails are stored encrypted, because they contain links that open accounts. Emails queued by earlier releases are not
 * encrypted.
 */
const waitingMail = z.union([z.object({ sealed: z.string() }), mail]);

/** Retries go on for about two days, finally every half hour, because a mail server may be down overnight. */
const sendMail: Job<z.output<typeof waitingMail>> = {
  name: mailQueue,
  data: waitingMail,
  retries: { limit: 100, delay: 5, longest: 1800 },
  limitSeconds: 120,
};

/** Queues emails in `trx`. When an email is sent, its reason is checked again. */
export async function enqueueMail(app: App, trx: Trx, ...mails: Mail[]): Promise<void> {
  await app.jobs.enqueue(trx, sendMail, ...mails.map((content) => toWaiting(app, content)));
}

export async function enqueueTestMail(app: App, trx: Trx, content: Mail & { kind: 'test' }): Promise<string> {
  const id = newId();
  await app.jobs.enqueueFor(trx, sendMail, { at: null, id, data: toWaiting(app, content) });
  return id;
}

const toWaiting = (app: App, content: Mail) => ({
  sealed: sealMail(app, mail.parse(withoutLinks(app, content))),
});

/** Removes links from all parts that users can write. Newsletter issues keep their links, because admins write them. */
function withoutLinks({ config: { PUBLIC_URL: url }, shop }: App, content: Mail): Mail {
  if (content.kind === 'letter') return content;
  const isOwn = (word: string): boolean => {
    const address = word.replace(/[.,;:)]$/, '');
    if (address === url || address === shop.contactEmail) return true;
    // Mail programs end a link at any other character, and may begin a new link after that character.
    return address.startsWith(`${url}/`) && /^[\w\-./?=&%#+~]*$/.test(address.slice(url.length));
  };
  const clean = (text: string): string => textForMail(text, isOwn);
  // Paragraphs of emails about an account keep their links, because they contain the account's email address.
  const isAboutTrade = content.topic !== undefined || content.kind === 'trade' || content.kind === 'gathered';
  return {
    ...content,
    subject: clean(content.subject),
    ...(isAboutTrade && { paragraphs: content.paragraphs.map(clean) }),
    ...(content.turn !== undefined && { turn: clean(content.turn) }),
    ...(content.facts && {
      facts: content.facts.map(([label, value, kind]) =>
        kind ? [clean(label), value, kind] : [clean(label), clean(value)],
      ),
    }),
  };
}

const refused = counter(
  'rangefinder_mails_refused_total',
  'Emails with a recipient unknown to the mail server',
);

type Check = (app: App, mail: WaitingMail) => Promise<WaitingMail | null>;

/** Sends an email once, or twice if the process ends right after the mail server has accepted it. */
export const createMailWork = (check: Check) =>
  defineWork(sendMail, async ({ app, id, data }) => {
    const waiting = openMail(app, data);
    const content = await check(app, waiting);
    if (content?.kind === 'test') return sendTest(app, id, content);
    if (!content) return app.log.info({ id, kind: waiting.kind }, 'a mail was not sent: it is outdated');
    const outcome = await withinBudget(app, content, () => send(app, id, content));
    if (outcome === 'busy') throw new AppError('too-many-requests', requestProblems.mailsInProgress);
    if (outcome === 'sent') return dropOlderHeld(app, id, content);
    const line = { id, kind: content.kind };
    if (content.topic === undefined && content.kind !== 'trade')
      return app.log.info(line, 'a mail was not sent: its recipient has reached a limit');
    await holdMail(app, id, { mail: content, sealed: sealMail(app, content) });
    app.log.debug(
      line,
      'a mail is on hold: it will be sent with others, because its recipient has reached a limit',
    );
  });

const sealMail = ({ authSecret }: App, content: WaitingMail): string =>
  seal(authSecret, 'waiting mails', JSON.stringify(content));

function openMail({ authSecret }: App, stored: z.output<typeof waitingMail>): WaitingMail {
  if (!('sealed' in stored)) return stored;
  return mail.parse(JSON.parse(unseal(authSecret, 'waiting mails', stored.sealed)));
}

export async function takeHeldMails(app: App, trx: Trx, userId: string): Promise<WaitingMail[]> {
  return (await takeStoredMails(trx, userId)).map((stored) => openMail(app, waitingMail.parse(stored)));
}

/** Sends a test email without retries, because an admin waits for the outcome, which is stored with the job. */
async function sendTest(app: App, id: string, content: WaitingMail): Promise<TestOutcome> {
  try {
    const reply = await deliverAndNote(app, id, content);
    return { accepted: true, answer: reply && withoutSecrets(app.config, reply) };
  } catch (error) {
    app.log.warn({ id, error }, 'a test mail was not sent');
    return { accepted: false, answer: withoutSecrets(app.config, explainFailure(error)) };
  }
}

async function deliverAndNote(app: App, id: string, content: WaitingMail): Promise<string | null> {
  const reply = await traced('mail send', 'client', { 'rangefinder.job_id': id }, () =>
    deliverMail(app.config, id, content),
  );
  await noteDelivery(app.db).catch((error: unknown) =>
    app.log.warn({ id, error }, 'the time of a delivery could not be stored'),
  );
  return reply;
}

async function send(app: App, id: string, content: WaitingMail): Promise<void> {
  try {
    await deliverAndNote(app, id, content);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    refused.inc();
    app.log.warn({ id, error }, 'a mail was permanently rejected');
  }
}

/** @param hand is called right before the first byte of the text is sent; if it throws, the email is not sent */
export async function deliverMail(
  config: Config,
  id: string,
  content: WaitingMail,
  hand?: () => Promise<void>,
): Promise<string | null> {
  const message = composeMessage(config, id, content);
  if (!config.SMTP_URL) {
    const rendered = await renderMessage(message);
    await hand?.();
    await writeToOutbox(config.STATE_DIR, id, rendered);
    return null;
  }
  const transport = await openMailTransport(config.SMTP_URL);
  if (hand)
    transport.use('stream', ({ message: composed }, done) => {
      // The stream is read only when the mail server has requested the text.
      composed.processFunc((text) => Readable.from(readAfter(hand, text), { objectMode: false }));
      done();
    });
  try {
    const { response } = await transport.sendMail(message);
    return response ?? null;
  } finally {
    transport.close();
  }
}

async function* readAfter(hand: () => Promise<void>, text: Readable): AsyncGenerator<Buffer> {
  await hand();
  yield* text;
}

async function renderMessage(message: object): Promise<Buffer> {
  const { createTransport } = await loadMailer();
  const sent = await createTransport({ streamTransport: true, buffer: true, newline: 'windows' }).sendMail(
    message,
  );
  return sent.message as Buffer;
}

/** The error that nodemailer throws after the mail server has rejected a command. */
const refusedCommand = z.object({
  command: z.enum(['RCPT TO', 'DATA']),
  responseCode: z.int().positive(),
  response: z.string().default(''),
});

function isRefusal(error: unknown): boolean {
  return failureKindOf(error) === 'refused' && refusedCommand.safeParse(error).data?.command === 'RCPT TO';
}

/** Rejections by policy (5.7) are about this shop, not about the recipient, so they count as `later`. */
export function failureKindOf(error: unknown): 'refused' | 'later' | null {
  const { data } = refusedCommand.safeParse(error);
  if (!data) return null;
  return data.responseCode >= 500 && !/\b5\.7\.\d/.test(data.response) ? 'refused' : 'later';
}
