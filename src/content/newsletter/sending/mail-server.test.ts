import { expect, test } from 'vitest';
import { sorted, useNewsletter } from '#test/newsletter.ts';
import { subscribed } from '#test/samples.ts';

const { shop, server, mails, readIssue, send, expireWaits, run } = await useNewsletter();
const { db } = shop.app;

test('a permanently refused email is not retried; a temporarily refused one is tried up to eight times', async () => {
  const [unknown, spam, busy, forever, fine] = await subscribed(shop, 5);
  mails.behaviors.set(unknown!, 'unknown').set(spam!, 'spam').set(busy!, 'busy').set(forever!, 'busy');
  const id = await send();
  await shop.work();
  expect(mails.taken).toEqual([fine]);
  expect(await readIssue(id)).toMatchObject({
    state: 'sending',
    stuck: false,
    all: 5,
    sent: 1,
    refused: 2,
    waiting: 2,
  });
  mails.behaviors.delete(busy!);
  await run();
  expect(mails.taken, 'not before its time').toEqual([fine]);
  await expireWaits();
  await run();
  expect(mails.taken).toEqual([fine, busy]);
  mails.behaviors.delete(unknown!);
  mails.behaviors.delete(spam!);
  for (let tries = 2; tries < 7; tries++) {
    await expireWaits();
    await run();
  }
  expect(await readIssue(id)).toMatchObject({ state: 'sending', waiting: 1 });
  await expireWaits();
  await run();
  expect(await readIssue(id)).toMatchObject({ state: 'sent', all: 5, sent: 2, refused: 3, waiting: 0 });
  expect(mails.taken).toEqual([fine, busy]);
});

test('an email to which the mail server did not respond is not sent again, and the others are sent', async () => {
  const [first, ...rest] = await subscribed(shop, 4);
  mails.behaviors.set(first!, 'hangs up');
  const id = await send();
  await shop.work();
  expect(await readIssue(id)).toMatchObject({ state: 'sending', stuck: true, unknown: 1, waiting: 3 });
  await expireWaits();
  await run();
  expect(mails.taken).toEqual([first, ...rest]);
  expect(await readIssue(id)).toMatchObject({ state: 'sent', stuck: false, sent: 3, unknown: 1 });
});

test('after an outage of the mail server, during which the issue is marked as stuck, all emails are sent', async () => {
  const readers = await subscribed(shop, 3);
  await server.stop();
  const id = await send();
  await shop.work();
  expect(await readIssue(id)).toMatchObject({ state: 'sending', stuck: true, waiting: 3 });
  await server.restart();
  await run();
  expect(sorted(mails.taken)).toEqual(sorted(readers));
  expect(await readIssue(id)).toMatchObject({ state: 'sent', stuck: false });
});

test('a recipient who unsubscribes during sending gets no email, even after subscribing again', async () => {
  const [first, unsubscriber, last] = await subscribed(shop, 3);
  mails.onMail = () => {
    mails.onMail = () => undefined;
    const subscriber = db.updateTable('newsletter_subscribers').where('email', '=', unsubscriber!);
    void subscriber.set({ left_at: new Date(), confirmed_at: null }).execute();
    void subscriber.set({ left_at: null, confirmed_at: new Date() }).execute();
  };
  const id = await send();
  await shop.work();
  expect(mails.taken).toEqual([first, last]);
  expect(await readIssue(id)).toMatchObject({ all: 3, sent: 2, left: 1 });
});
