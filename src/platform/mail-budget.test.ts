import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '#test/shop.ts';
import { startMailServer, type TestMailServer } from '#test/smtp.ts';
import { newId } from './ids.server.ts';
import { createMailWork, type Mail } from './mail.server.ts';

const mailWork = createMailWork(async (_, mail) => mail);

let isDown = false;
let server: TestMailServer;
let shop: Shop;
beforeAll(async () => {
  server = await startMailServer(0, {
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo(_address, _session, answer) {
      answer(isDown ? Object.assign(new Error('Try again later'), { responseCode: 451 }) : null);
    },
  });
  shop = await openShop({ RATE_LIMITS: 'on', SMTP_URL: `smtp://127.0.0.1:${server.port}` });
});
afterAll(async () => {
  await shop.close();
  await server.stop();
});

const mailTo = (address: string): Mail => ({
  kind: 'asked',
  for: { of: 'issue' },
  to: { name: '', address },
  subject: 'Hello',
  greeting: 'Hello,',
  paragraphs: [],
  footer: '',
});
async function send(address: string, count: number): Promise<number> {
  const { app } = shop;
  const runs = Array.from({ length: count }, () => mailWork.run({ app, id: newId(), data: mailTo(address) }));
  return (await Promise.allSettled(runs)).filter(({ status }) => status === 'rejected').length;
}
const received = (address: string) => server.received.filter(({ to }) => to === address).length;

test('while the mail server is down no mail is given up, however many wait for one reader', async () => {
  isDown = true;
  for (let times = 0; times < 3; times++) expect(await send('late@example.com', 4)).toBe(4);
  isDown = false;
  let waiting = 4;
  // What waited for others is tried again, and ends once as many were sent as may be.
  for (let tries = 0; waiting > 0 && tries < 5; tries++) waiting = await send('late@example.com', waiting);
  expect([waiting, received('late@example.com')]).toEqual([0, 3]);
});

test('of many mails at once no more are sent than one reader gets', async () => {
  await send('flooded@example.com', 12);
  for (let times = 0; times < 4; times++) await send('flooded@example.com', 1);
  expect(received('flooded@example.com')).toBe(3);
});
