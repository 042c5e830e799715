import { expect, test } from 'vitest';
import { withinBudget } from '#src/platform/mail/budget.server.ts';
import { dealMailTexts } from '#src/texts/deal-mails.server.ts';
import { mailsTo } from '#test/accounts.ts';
import { Deal, inHours, mailReader } from '#test/deals.ts';
import { expectProblem } from '#test/problems.ts';
import {
  aCamera,
  book,
  meeting,
  openShop,
  password,
  createListing,
  tryToBook,
  type TestUser,
  useShop,
} from '#test/shop.ts';
import { startMailServer, type TestMailServer } from '#test/smtp.ts';
import { batchedMailWork } from './jobs.server.ts';

const shop = await useShop({ RATE_LIMITS: 'on' });

const cancel = (as: TestUser, order: { _id: string }) => shop.call('DELETE', `/orders/${order._id}`, { as });
const confirmed = async (user: TestUser) => {
  await shop.app.db.updateTable('users').set({ email_verified: true }).where('id', '=', user.id).execute();
  return user;
};
async function coalesce() {
  await batchedMailWork.run({ app: shop.app, id: 'none', data: {} });
  await shop.work();
}

test('a user can book and cancel the same item up to five times an hour', async () => {
  const [seller, buyer, other] = [
    await shop.createUser('Seller'),
    await shop.createUser('Buyer'),
    await shop.createUser('Buyer'),
  ];
  const item = await createListing(shop, seller);
  for (let times = 0; times < 5; times++) await cancel(buyer, await book(shop, buyer, item));
  const refused = await tryToBook(shop, buyer, item);
  expectProblem(refused, 429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  await book(shop, other, item);
  await book(shop, buyer, await createListing(shop, seller));
});

const nothing = async () => undefined;
const send = (address: string, run: () => Promise<void> = nothing) =>
  withinBudget(shop.app, { kind: 'reset', to: { address, confirmed: true } }, run);

test('an email in delivery counts only toward the limit of its recipient', async () => {
  const [one, other] = ['one@example.com', 'other@example.com'];
  for (const address of [one, one, other, other]) expect(await send(address)).toBe('sent');
  const duringDelivery: string[] = [];
  const last = await send(one, async () => void duringDelivery.push(await send(one), await send(other)));
  expect([last, ...duringDelivery]).toEqual(['sent', 'busy', 'sent']);
  expect(await send(one.toUpperCase())).toBe('enough');
});

test('items identified by seller and title are counted separately', async () => {
  const [seller, buyer] = [await shop.createUser('Seller', 'Sol'), await shop.createUser('Buyer')];
  for (const title of ['One', 'Two', 'Three', 'Four', 'Five', 'Six']) {
    const { _id } = await createListing(shop, seller, { title, sale: 5 });
    const description = { title, sale: 5, img: aCamera.img, seller: 'Sol' };
    const { status, body } = await shop.call('POST', '/orders', {
      as: buyer,
      body: { ...meeting, ...description },
    });
    expect([status, body.listing], title).toEqual([201, _id]);
    await cancel(buyer, body);
  }
});

test('a user’s trade emails beyond ten an hour are combined, with the latest email about each item', async () => {
  const seller = await confirmed(await shop.createUser('Seller', 'Sol'));
  const items = [
    await createListing(shop, seller, { title: 'One' }),
    await createListing(shop, seller, { title: 'Two' }),
  ];
  const [buyer, last] = [await shop.createUser('Buyer'), await shop.createUser('Buyer')];
  for (let times = 0; times < 5; times++)
    for (const item of items) await cancel(buyer, await book(shop, buyer, item));
  await book(shop, last, items[1]!);
  const first = await mailsTo(shop, seller.email);
  expect(first).toHaveLength(10);
  await coalesce();
  expect(await mailsTo(shop, seller.email), 'the hour is not over').toHaveLength(10);
  await shop.app.rateLimits.reset('mail-trade', seller.email);
  await coalesce();
  const [mail, ...more] = (await mailsTo(shop, seller.email)).slice(10);
  expect(more).toEqual([]);
  expect(mail!.subject).toBe('2 more updates on your orders');
  // The email has one part for the items, one for the link and one for the footer.
  const parts = mail!.text.split('\n\n');
  expect(parts.slice(0, -3)).toEqual(['Hello Sol,', dealMailTexts.gathered.why]);
  expect(mail!.text.match(/^(Withdrawn|Someone wants to book).*$/gm)).toEqual([
    expect.stringMatching(/^Withdrawn: One: http:/),
    expect.stringMatching(/^Someone wants to book Two: http:/),
  ]);
  await coalesce();
  expect(await mailsTo(shop, seller.email)).toHaveLength(11);
});

test('users who have got ten trade emails in an hour still get those about an agreed meeting and a completed deal', async () => {
  const deal = await Deal.open(shop);
  await confirmed(deal.buyer);
  await confirmed(deal.seller);
  await deal.bringTo('accepted');
  await deal.propose('buyer', inHours(48));
  await shop.work();
  const newMails = mailReader(shop);
  await newMails();
  for (const { email } of [deal.buyer, deal.seller])
    for (let count = 0; count < 10; count++) await shop.app.rateLimits.note('mail-trade', email);
  await deal.agree('seller', 1);
  await deal.propose('buyer', inHours(72));
  await deal.agree('seller', 2);
  await deal.type(await deal.code());
  const received = (await newMails()).map(({ to, subject, calendar }) => [to, subject, calendar !== null]);
  expect(received.toSorted()).toEqual(
    [deal.buyer.email, deal.seller.email]
      .flatMap((email) => [
        [email, 'Deal complete: Leica M3', false],
        [email, 'Meeting changed: Leica M3', true],
        [email, 'Meeting set: Leica M3', true],
      ])
      .toSorted(),
  );
});

test('an unconfirmed address gets at most six emails a day about agreed meetings and completed deals', async () => {
  const deal = await Deal.open(shop);
  await deal.arrange();
  const newMails = mailReader(shop);
  await newMails();
  for (let version = 2; version <= 8; version++) {
    await deal.propose('buyer', inHours(48 + version));
    await deal.agree('seller', version);
  }
  const changes = (await newMails()).filter(({ subject }) => subject === 'Meeting changed: Leica M3');
  // The first of the six was the one about the first meeting.
  expect(changes.filter(({ to }) => to === deal.buyer.email)).toHaveLength(5);
});

test('an unconfirmed address gets at most three trade emails an hour, with no name in the greeting', async () => {
  const [seller, buyer] = [
    await confirmed(await shop.createUser('Seller')),
    await shop.createUser('Buyer', 'Bo Buyer'),
  ];
  // A new buyer can have three open requests, so each is canceled, which also sends an email.
  for (let count = 0; count < 3; count++)
    await cancel(buyer, await book(shop, buyer, await createListing(shop, seller)));
  const mails = await mailsTo(shop, buyer.email);
  expect(mails).toHaveLength(3);
  for (const { text, headers } of mails) {
    expect(text.split('\n')[0]).toBe('Hello,');
    expect(headers['to']).toBe(buyer.email);
  }
});

test('a stranger’s address gets at most three emails an hour, and responses do not reveal the limit', async () => {
  const newEmail = 'stranger@example.org';
  const responses = [];
  for (let count = 0; count < 3; count++) {
    const { session } = await shop.register();
    for (let times = 0; times < 3; times++) {
      const body = { newEmail, password };
      const { status, body: result } = await shop.call('POST', '/auth/change-email', { as: session, body });
      responses.push({ status, result });
    }
  }
  expect(responses).toEqual(Array.from({ length: 9 }, () => ({ status: 200, result: { status: true } })));
  expect(await mailsTo(shop, newEmail)).toHaveLength(3);
  await shop.app.rateLimits.reset('mail-asked', newEmail);
  await shop.call('POST', '/newsletter', { body: { email: newEmail } });
  expect(await mailsTo(shop, newEmail), 'the next hour').toHaveLength(4);
});

test('an account’s owner gets at most three emails an hour about attempts to sign up with their address', async () => {
  const { email } = await shop.register('Ana');
  for (let times = 0; times < 4; times++) {
    const body = { name: 'Mallory', email, password };
    expectProblem(await shop.call('POST', '/auth/sign-up/email', { body }), 409);
  }
  const [, mail, ...more] = await mailsTo(shop, email);
  expect(more).toHaveLength(2);
  expect(mail!.subject).toBe('Someone tried to sign up with your address');
  expect(mail!.text).toContain('http://localhost:3000/login');
  expect(mail!.text, 'the name is the other one’s').not.toContain('Mallory');
});

test('emails caused by other users do not use up the budget for security emails', async () => {
  const owner = await shop.signUpUser('Buyer');
  for (let count = 0; count < 2; count++) {
    const { session } = await shop.register();
    for (let times = 0; times < 3; times++) {
      await shop.call('POST', '/auth/change-email', {
        as: session,
        body: { newEmail: owner.email, password },
      });
      await shop.call('POST', '/auth/sign-up/email', { body: { name: 'M', email: owner.email, password } });
      await shop.call('POST', '/auth/request-password-reset', { body: { email: owner.email } });
      await shop.work();
    }
  }
  const change = { currentPassword: password, newPassword: 'another one 42' };
  expect((await shop.call('POST', '/auth/change-password', { as: owner.session, body: change })).status).toBe(
    200,
  );
  const subjects = (await mailsTo(shop, owner.email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject === 'Your password was changed')).toHaveLength(1);
  expect(subjects.filter((subject) => subject === 'Set a new password')).toHaveLength(3);
  expect(subjects).toHaveLength(1 + 3 + 3 + 1);
});

test('an email that could not be delivered does not count, and arrives when the mail server is back', async () => {
  let isDown = true;
  const server: TestMailServer = await startMailServer(0, {
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo(_address, _session, answer) {
      answer(isDown ? Object.assign(new Error('Try again later'), { responseCode: 451 }) : null);
    },
  });
  const away = await openShop({ RATE_LIMITS: 'on', SMTP_URL: `smtp://127.0.0.1:${server.port}` });
  try {
    await away.call('POST', '/newsletter', { body: { email: 'late@example.com' } });
    for (let times = 0; times < 8; times++) expect((await away.work()).failed).toBe(1);
    isDown = false;
    expect((await away.work()).failed).toBe(0);
    expect(server.received.map(({ to }) => to)).toEqual(['late@example.com']);
  } finally {
    await away.close();
    await server.stop();
  }
});
