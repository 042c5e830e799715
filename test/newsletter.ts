import type { SMTPServerOptions } from 'smtp-server';
import { afterAll, beforeEach, expect } from 'vitest';
import { sendIssues } from '#src/content/newsletter/sending/service.server.ts';
import { anIssue } from '#test/samples.ts';
import { useShop } from '#test/shop.ts';
import { startMailServer } from '#test/smtp.ts';

const refusals = {
  unknown: [550, 'No such user here'],
  busy: [451, 'Try again later'],
  spam: [554, 'Not that'],
} as const;
const toError = (name: keyof typeof refusals) =>
  Object.assign(new Error(refusals[name][1]), { responseCode: refusals[name][0] });

/** Starts a mail server whose behavior a test can choose for each address. */
async function startChosenServer() {
  const mails = {
    taken: [] as string[],
    behaviors: new Map<string, keyof typeof refusals | 'hangs up'>(),
    /** Runs before the server takes an email. */
    onMail: (_to: string): Promise<unknown> | void => undefined,
  };
  const options: SMTPServerOptions = {
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo({ address }, _, callback) {
      const behavior = mails.behaviors.get(address);
      callback(behavior === 'unknown' || behavior === 'busy' ? toError(behavior) : undefined);
    },
    onData(stream, session, done) {
      const address = (session.envelope.rcptTo[0] as { address: string }).address;
      stream.resume().on('end', async () => {
        const behavior = mails.behaviors.get(address);
        if (behavior === 'spam') return done(toError(behavior));
        mails.taken.push(address);
        if (behavior === 'hangs up') return server.hangUp(session.remotePort);
        await mails.onMail(address);
        done();
      });
    },
  };
  let server = await startMailServer(0, options);
  const { port } = server;
  const stop = () => server.stop();
  const restart = async () => void (server = await startMailServer(port, options));
  return { mails, port, stop, restart };
}

const pathOf = (id: string, action = '') => `/newsletter/letters/${id}${action && `/${action}`}`;

/** Opens a shop that sends its newsletter through the test's mail server. */
export async function useNewsletter() {
  const server = await startChosenServer();
  afterAll(server.stop);
  const { mails } = server;
  const smtp = { SMTP_URL: `smtp://127.0.0.1:${server.port}`, NEWSLETTER_PER_MINUTE: '60000' };
  const shop = await useShop(smtp);
  const { db } = shop.app;
  const admin = await shop.createUser('admin');
  beforeEach(async () => {
    await db.deleteFrom('issue_recipients').execute();
    await db.updateTable('newsletter_subscribers').set({ confirmed_at: null }).execute();
    await shop.sql`update issues set state = 'sent', ended_at = now() where state in ('sending', 'stopped')`;
    mails.taken.length = 0;
    mails.behaviors.clear();
    mails.onMail = () => undefined;
  });

  const call = async (id: string, action: 'send' | 'stop' | 'resume', body?: object) =>
    shop.call('POST', pathOf(id, action), { as: admin, body });

  return {
    shop,
    admin,
    smtp,
    server,
    mails,
    call,
    async readIssue(id: string) {
      const { recipients, ...issue } = (await shop.call('GET', pathOf(id), { as: admin })).body;
      return { ...issue, ...recipients };
    },
    async send(): Promise<string> {
      const { id, updated_at } = await anIssue(shop, {});
      expect((await call(id, 'send', { changed: updated_at.toISOString() })).status).toBe(200);
      return id;
    },
    /** Makes delayed emails due, and releases newsletter issues still held by processes that were killed. */
    async expireWaits(): Promise<void> {
      await db.updateTable('issues').set({ held_until: null }).where('state', '=', 'sending').execute();
      await db
        .updateTable('issue_recipients')
        .set({ next_at: new Date(0) })
        .execute();
    },
    async run(): Promise<void> {
      await db.transaction().execute((trx) => shop.app.jobs.enqueue(trx, sendIssues, {}));
      expect(await shop.work()).toEqual({ failed: 0 });
    },
  };
}

export const sorted = (addresses: readonly string[]) => [...addresses].toSorted();
