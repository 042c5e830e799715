import assert from 'node:assert/strict';
import { waitUntil } from '#lab/helpers/ground.ts';
import { anItem } from '#lab/helpers/users.ts';
import type { ReadMail } from '#test/mails.ts';
import type { Attack } from './attacks.ts';
import { UserClient } from './caller.ts';
import type { AbuseCase } from './cases.ts';
import type { Stage } from './stage.ts';

/** The maximum number of emails about bookings to one address within an hour. */
const maxTradeMails = { confirmed: 10, unconfirmed: 3 };
/** The maximum number of emails within an hour to an address that other users claim as theirs. */
const maxUnsolicited = 3;
const itemsOfEach = 10;

export const mailCase: AbuseCase = {
  id: '7',
  name: 'emails to other people',
  async run(stage) {
    for (const [accounts, state] of [
      [1, 'unconfirmed'],
      [3, 'confirmed'],
    ] as const) {
      const victim = await UserClient.signUp(stage.shop.url, 'Seller');
      if (state === 'confirmed') await confirm(stage, victim);
      const attacks: Attack[] = [];
      while (attacks.length < accounts) {
        const { shopUrl, address, token } = await UserClient.signUp(stage.shop.url, 'Buyer');
        attacks.push({ kind: 'book', shopUrl, address, token, items: await createListing(victim) });
      }
      const what = `bookings and cancellations, ${accounts === 1 ? 'one account' : 'three accounts'}`;
      await stage.during(what, attacks, [201]);
      const mails = await mailsTo(stage, victim.email);
      // One more, because sign-up also sends an email that asks the victim to confirm the address.
      const max = 1 + maxTradeMails[state];
      stage.check(`${what}: at least two and at most ${max} emails`, mails > 1 && mails <= max, `${mails}`);
    }
    await changeAddress(stage);
  },
};

async function createListing(seller: UserClient): Promise<string[]> {
  const items: string[] = [];
  while (items.length < itemsOfEach) {
    const listed = await seller.requestAsUser('POST', '/api/cameras', anItem());
    assert.equal(listed.status, 201, listed.body);
    items.push((JSON.parse(listed.body) as { _id: string })._id);
  }
  return items;
}

async function confirm(stage: Stage, client: UserClient): Promise<void> {
  const mail = await waitUntil('the email has arrived', () => readMails(stage, client.email)[0]);
  const token = /verify-email\?token=([\w-]+)/.exec(mail.text)?.[1];
  const confirmed = await client.request({ method: 'POST', path: '/api/auth/verify-email', body: { token } });
  assert.equal(confirmed.status, 200, confirmed.body);
}

/** Three accounts claim a stranger's address. */
async function changeAddress(stage: Stage): Promise<void> {
  const newEmail = 'stranger@example.org';
  for (let each = 0; each < 3; each++) {
    const client = await UserClient.signUp(stage.shop.url, 'Buyer');
    for (let times = 0; times < 4; times++) {
      const body = { newEmail };
      await client.request({ method: 'POST', path: '/api/auth/change-email', bearer: client.session, body });
    }
  }
  const mails = await mailsTo(stage, newEmail);
  const what = `a stranger’s address: at least one and at most ${maxUnsolicited} emails`;
  stage.check(what, mails > 0 && mails <= maxUnsolicited, `${mails}`);
}

/** Counts the emails to an address, once all earlier emails have been sent. */
async function mailsTo(stage: Stage, email: string): Promise<number> {
  // Emails are sent in order, so the welcome email to a new user is written after all earlier ones.
  const last = await UserClient.signUp(stage.shop.url, 'Buyer');
  await waitUntil('the last email has been written', () => readMails(stage, last.email).length > 0);
  return readMails(stage, email).length;
}

function readMails({ shop }: Stage, email: string): ReadMail[] {
  return shop.mails().filter(({ to }) => to === email);
}
