import { createHmac } from 'node:crypto';
import { request, type Agent } from 'node:https';
import { findCaller } from '#src/accounts/auth/service.server.ts';
import type { App } from '#src/platform/app.server.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import { AppError, errorCode } from '#src/platform/errors.ts';
import { OuterAgent, PrivateAddressError } from '#src/platform/http/outer-agent.server.ts';
import { runBatches } from '#src/platform/jobs/batches.server.ts';
import { enqueueMail } from '#src/platform/mail/service.server.ts';
import { unseal } from '#src/platform/security/crypto.server.ts';
import { mailTexts } from '#src/texts/mail.server.ts';
import {
  findOwner,
  saveAttempt,
  saveFailure,
  saveSuccess,
  takeDue,
  type DueDelivery,
} from './queries.server.ts';
import type { deliveryOutcomes } from './schemas.ts';
import { deliverWebhooks, sealPurpose, secretPrefix } from './service.server.ts';

declare module '#src/platform/app.server.ts' {
  interface Singletons {
    /** Connects to the servers of webhooks. Only tests set another one. */
    webhookAgent: Agent;
  }
}

type Outcome = number | (typeof deliveryOutcomes)[number];

const timeoutMs = 10_000;
const leaseSeconds = 60;
/** How many webhooks are called at the same time, so that slow ones do not hold up the others. */
const lanes = 10;
const laneMs = 5_000;
const maxDays = 3;
const [firstWaitSeconds, maxWaitSeconds] = [15, 3600];

/** Delivers all that is due. */
export async function deliverDue(app: App): Promise<void> {
  await runBatches(app, deliverWebhooks, async () => {
    const endMs = performance.now() + laneMs;
    const drain = async (): Promise<'more' | 'last'> => {
      while (performance.now() < endMs) if (!(await deliverNext(app))) return 'last';
      return 'more';
    };
    // Most runs find nothing.
    if (!(await deliverNext(app))) return 'last';
    const ends = await Promise.all(Array.from({ length: lanes }, drain));
    return ends.includes('more') ? 'more' : 'last';
  });
}

/** Returns false if nothing is due. */
async function deliverNext(app: App): Promise<boolean> {
  const due = await takeDue(app.db, leaseSeconds);
  if (!due) return false;
  const outcome = await attempt(app, due);
  const isDelivered = typeof outcome === 'number' && outcome >= 200 && outcome < 300;
  // The receiver is not to blame for an owner without access.
  const isOver = isDelivered || outcome === 'no-access';
  const ends = isDelivered ? 'delivered' : isOver ? 'failed' : null;
  await app.db.transaction().execute(async (trx) => {
    await saveAttempt(trx, due.id, { outcome: String(outcome), ends });
    if (isOver) return saveSuccess(trx, due.webhook);
    const waitSeconds = Math.min(maxWaitSeconds, firstWaitSeconds * 2 ** due.failures);
    if (await saveFailure(trx, due.webhook, { waitSeconds, maxDays })) await mailDisabled(app, trx, due);
  });
  return true;
}

async function attempt(app: App, due: DueDelivery): Promise<Outcome> {
  try {
    const { role } = await findCaller(app, due);
    if (due.as_admin && role !== 'admin') return 'no-access';
  } catch (error) {
    if (error instanceof AppError) return 'no-access';
    throw error;
  }
  const agent = (app.singletons.webhookAgent ??= new OuterAgent());
  let secret: string;
  try {
    secret = unseal(app.authSecret, sealPurpose, due.secret);
  } catch (error) {
    // AUTH_SECRET has changed, so nothing can be signed until the owner creates the webhook anew.
    app.log.warn({ error, webhook: due.webhook }, 'the secret of a webhook cannot be read');
    return 'no-access';
  }
  return post(due.url, agent, sign(secret, due, new Date()), due.body).catch(explain);
}

/** Signs a request as the Standard Webhooks specification says. */
function sign(secret: string, { id, body }: DueDelivery, now: Date): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const key = Buffer.from(secret.slice(secretPrefix.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}

/** Returns the status of the response. Follows no redirect, and reads no body. */
async function post(
  url: string,
  agent: Agent,
  signed: Record<string, string>,
  body: string,
): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const headers = {
    ...signed,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'user-agent': 'Rangefinder-Webhooks',
  };
  const signal = AbortSignal.timeout(timeoutMs);
  request(url, { method: 'POST', agent, headers, signal }, (response) => {
    resolve(response.statusCode ?? 0);
    response.destroy();
  })
    .on('error', reject)
    // After a response 101, Node reports neither a response nor an error.
    .on('close', () => reject(new Error('closed without a response')))
    .end(body);
  return promise;
}

function explain(error: unknown): Outcome {
  if (error instanceof PrivateAddressError) return 'address';
  return errorCode(error) === 'ABORT_ERR' ? 'timeout' : 'no-connection';
}

async function mailDisabled(app: App, trx: Trx, { user_id }: DueDelivery): Promise<void> {
  const owner = await findOwner(trx, user_id);
  const { subject, paragraphs, action } = mailTexts.webhookDisabled;
  const { PUBLIC_URL: url } = app.config;
  const to = { name: owner.name, address: owner.email, confirmed: owner.email_verified };
  await enqueueMail(app, trx, {
    for: { of: 'person', person: user_id },
    kind: 'vital',
    to,
    greeting: mailTexts.greeting(to),
    footer: mailTexts.footer(url),
    subject,
    paragraphs: paragraphs(maxDays),
    action: { label: action, url: `${url}/dashboard/profile/webhooks` },
  });
}
