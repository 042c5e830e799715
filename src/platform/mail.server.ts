import type { NodemailerError } from 'nodemailer';
import { z } from 'zod';
import type { App } from '#src/platform/app.server.ts';
import type { Config } from '#src/platform/config.server.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { defineWork, type Job } from '#src/platform/jobs.server.ts';
import { counter } from './metrics.server.ts';
import { seal, unseal } from './seal.server.ts';
import { traced } from './tracing.server.ts';
import { dropOlderHeld, holdMail, withinBudget } from './mail-budget.server.ts';
import { writeToOutbox } from './outbox.server.ts';
import { mail, renderMail, type Mail, type MailKind } from './mail-template.server.ts';

export type { Mail, MailKind };

/** Mails hold links that open accounts: who reads the database or a backup has none. Those from before are as they were. */
const waitingMail = z.union([z.object({ sealed: z.string() }), mail]);

/** About two days, half an hour apart in the end: a mail server may be down over a night. */
const sendMail: Job<z.output<typeof waitingMail>> = {
  name: 'send-mail',
  data: waitingMail,
  retries: { limit: 100, delay: 5, longest: 1800 },
  limitSeconds: 120,
};

/** Leaves mails to be sent once `trx` is committed; a mail server that is down delays them and nothing else. */
export async function enqueueMail(app: App, trx: Trx, ...mails: Mail[]): Promise<void> {
  const waiting = mails.map((content) => ({
    sealed: seal(app.authSecret, 'waiting mails', JSON.stringify(mail.parse(content))),
  }));
  await app.jobs.enqueue(trx, sendMail, ...waiting);
}

const refused = counter(
  'rangefinder_mails_refused_total',
  'Mails whose reader the mail server does not know',
);

// Not at start, which nothing may delay.
const loadMailer = () => import('nodemailer');

/** Sends what was left, unless its recipient has had enough of its kind; at most once, unless the process ends between the server's answer and our note of it. */
export const mailWork = defineWork(sendMail, async ({ app, id, data }) => {
  const content = 'sealed' in data ? openMail(app, data.sealed) : data;
  const outcome = await withinBudget(app, content, () => send(app, id, content));
  if (outcome === 'busy')
    throw new AppError('too-many-requests', 'Others to this reader are being sent, and may fail.');
  if (outcome === 'sent') return dropOlderHeld(app, id, content);
  if (content.kind === 'trade') await holdMail(app, id, content);
  app.log.info({ id, kind: content.kind }, 'a mail was not sent: its recipient has had enough of its kind');
});

function openMail({ authSecret }: App, sealed: string): z.output<typeof mail> {
  return mail.parse(JSON.parse(unseal(authSecret, 'waiting mails', sealed)));
}

async function send(app: App, id: string, content: Mail): Promise<void> {
  try {
    await traced('mail send', 'client', { 'rangefinder.job_id': id }, () =>
      deliverMail(app.config, id, content),
    );
  } catch (error) {
    if (!isRefusal(error)) throw error;
    refused.inc();
    app.log.warn({ id, error }, 'a mail was refused for good');
  }
}

/** Gives a mail to the mail server, or to the outbox where there is none. @throws Error when it was not taken */
export async function deliverMail(config: Config, id: string, content: Mail): Promise<void> {
  const message = compose(config, id, content);
  if (!config.SMTP_URL) return writeToOutbox(config.STATE_DIR, id, await renderMessage(message));
  const { createTransport } = await loadMailer();
  const transport = createTransport({
    url: config.SMTP_URL,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  try {
    await transport.sendMail(message);
  } finally {
    transport.close();
  }
}

function compose(config: Config, id: string, content: Mail) {
  return {
    ...renderMail(content),
    from: mailboxOf(config.MAIL_FROM),
    to: { name: content.to.confirmed ? content.to.name : '', address: content.to.address },
    // The same when it is tried again, so that a mail program can tell.
    messageId: `<${id}@${new URL(config.PUBLIC_URL).hostname}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Taken apart here: in a header a comma in the name would begin another sender. */
function mailboxOf(setting: string): { name: string; address: string } {
  const [, name = '', address = setting] = /^(.*) <(.*)>$/.exec(setting) ?? [];
  return { name, address };
}

/** A mail as a mail server would be given it. */
async function renderMessage(message: object): Promise<Buffer> {
  const { createTransport } = await loadMailer();
  const sent = await createTransport({ streamTransport: true, buffer: true }).sendMail(message);
  return sent.message as Buffer;
}

/**
 * There is no such reader: the same again changes nothing. Refusals by policy (5.7) are about us, and end when
 * an operator has seen to it.
 */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { command, responseCode, response } = error as NodemailerError;
  return command === 'RCPT TO' && (responseCode ?? 0) >= 500 && !/\b5\.7\.\d/.test(response ?? '');
}
