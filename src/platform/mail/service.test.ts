import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { newId } from '#src/platform/ids.server.ts';
import { runJobs } from '#test/jobs.ts';
import { readOutbox, type ReadMail } from '#test/mails.ts';
import { useShop, type Shop } from '#test/shop.ts';
import { startMailServer } from '#test/smtp.ts';
import { composeMessage } from './message.server.ts';
import { createMailWork, enqueueMail, type Mail } from './service.server.ts';
import { mail as mailSchema, ownPhoto } from './template.server.ts';

const mailWork = createMailWork(async (_, mail) => mail);

let isDown = false;
const server = await startMailServer(0, {
  onRcptTo({ address }, _session, callback) {
    const name = isDown ? 'busy' : address.split('@')[0]!;
    const codes: Record<string, [number, string]> = {
      nobody: [550, 'No such user here'],
      relay: [554, '5.7.1 Relay access denied'],
      busy: [451, 'Try again later'],
    };
    const refused = codes[name];
    callback(refused && Object.assign(new Error(refused[1]), { responseCode: refused[0] }));
  },
});
afterAll(() => server.stop());
const shop = await useShop({
  SMTP_URL: `smtp://127.0.0.1:${server.port}`,
  MAIL_FROM: 'Rangefinder, Lisbon <shop@example.com>',
  PUBLIC_URL: 'https://shop.example.com',
  RATE_LIMITS: 'on',
});
const outbox = await useShop();

const aMail: Mail = {
  for: { of: 'issue' },
  to: { name: 'Robin', address: 'robin@example.com' },
  subject: 'Hello',
  greeting: 'Hello Robin,',
  paragraphs: ['A paragraph.'],
  facts: [['Item', 'Nikon FM2n']],
  action: { label: 'See it', url: 'https://shop.example.com/cameras/1?a=1&b=2' },
  footer: 'Why you get this.',
};

async function send(through: Shop, mail: Mail): Promise<{ failed: number }> {
  const { app } = through;
  await app.db.transaction().execute((trx) => enqueueMail(app, trx, mail));
  return runJobs(app, [mailWork]);
}

type Changes = Partial<Omit<Mail, 'to'>> & { to?: Omit<Mail['to'], 'address'> };

async function receive(changes: Changes): Promise<ReadMail> {
  const count = server.received.length;
  const to = { ...aMail.to, ...changes.to, address: `robin-${count}@example.com` };
  await send(shop, { ...aMail, ...changes, to });
  const [mail, ...more] = server.received.slice(count);
  if (!mail || more.length > 0)
    throw new Error(`received ${more.length + Number(mail !== undefined)} mails instead of one`);
  return mail;
}

test('an unencrypted email queued by an earlier release is sent', async () => {
  const data = mailSchema.parse({ ...aMail, subject: 'From before' });
  await mailWork.run({ app: shop.app, id: newId(), data });
  expect(server.received.at(-1)!.subject).toBe('From before');
});

test('the text part and the HTML part of an email have the same content', async () => {
  const { headers, to, text, html } = await receive({});
  expect(to).toMatch(/^robin-\d+@example\.com$/);
  expect(headers['from']).toBe('"Rangefinder, Lisbon" <shop@example.com>');
  expect(headers['auto-submitted']).toBe('auto-generated');
  expect(headers['message-id']).toMatch(/^<[\w-]+@shop\.example\.com>$/);
  expect(text).toBe(`Hello Robin,

A paragraph.

Item: Nikon FM2n

See it:
https://shop.example.com/cameras/1?a=1&b=2

--${' '}
Why you get this.
`);
  for (const words of ['Hello Robin,', 'A paragraph.', 'Nikon FM2n', 'Why you get this.'])
    expect(html).toContain(words);
  expect(html).toContain('href="https://shop.example.com/cameras/1?a=1&amp;b=2"');
});

test('the HTML part shows the photo of the item only if the shop hosts it', async () => {
  const shopUrl = 'https://shop.example.com';
  const own = await receive(ownPhoto(shopUrl, '/demo/lens-50-640.webp'));
  expect(own.html.match(/<img [^>]*>/g)).toEqual([
    '<img src="https://shop.example.com/demo/lens-50-640.webp" width="240" alt="" style="display:block;max-width:100%;height:auto;margin:16px 0">',
  ]);
  expect(own.text).not.toContain('lens-50');
  for (const path of ['https://evil.example/pixel.jpg', '/images/a.svg', '/images/../api/profile.jpg'])
    expect((await receive(ownPhoto(shopUrl, path))).html).not.toContain('<img');
});

test.for(['"', '<', '>', '|', ',', '(', ':', '@', '\\', '`'])(
  'a link is removed even if it follows an address of the shop and %s',
  async (separator) => {
    const own = 'https://shop.example.com/cameras/1?a=1&b=%20#c';
    const { subject, text } = await receive({
      kind: 'trade',
      subject: `${own}, ${own}${separator}https://evil.example/login`,
      paragraphs: [`See ${own}. ${own}${separator}evil.example`],
    });
    expect(subject).toBe(`${own}, …`);
    expect(text).toContain(`See ${own}. …\n`);
  },
);

test('text written by users is escaped in the HTML part', async () => {
  const evil = '<img src=x onerror="alert(1)"><a href="https://evil.example">click</a>\'';
  const { html } = await receive({
    paragraphs: [evil],
    facts: [[evil, evil]],
    greeting: evil,
    subject: evil,
  });
  expect(html).not.toMatch(/<img|<a href="https:\/\/evil/);
  expect(html.match(/&lt;img src=x onerror=&quot;alert\(1\)&quot;&gt;/g)).toHaveLength(5);
});

test.for(['\r\n', '\n', '\r', '\u2028', '\u0085', '\0'])(
  'the line break %j in a name or subject cannot start a header or a line of the text',
  async (separator) => {
    const injected = `A${separator}Bcc: all@example.com${separator}${separator}body`;
    const { headers, text, raw } = await receive({
      to: { name: injected },
      subject: injected,
      greeting: injected,
      facts: [[injected, injected]],
    });
    expect(headers['bcc']).toBeUndefined();
    expect(raw.split('\r\n\r\n')[0]).not.toMatch(/^bcc:/im);
    expect(headers['subject']).toBe('A Bcc: … body');
    expect(text.split('\n')[0]).toBe('A Bcc: all@example.com body');
    expect(text).not.toMatch(/^Bcc:/m);
  },
);

test.for([
  '=?utf-8?q?Leica_=E2=80=AE321=0D=0ABcc:_x=40evil?=',
  `=?utf-8?b?${'TGVpY2E'.repeat(12)}?= and 東京 ��`,
])('an encoded word in a name or subject is shown as it was typed (%s)', async (typed) => {
  const { headers, subject, raw } = await receive({
    to: { name: typed, confirmed: true },
    subject: typed,
  });
  expect(subject).toBe(typed);
  expect(headers['to']?.replaceAll('\u2060', '')).toContain(typed);
  expect(raw.split('\r\n\r\n')[0]).not.toMatch(/=\?utf-8\?[qb]\?/);
  expect(headers['bcc']).toBeUndefined();
});

test('a name of the shop that looks like an encoded word is sent as it was typed', () => {
  const typed = '=?utf-8?q?=0D=0ABcc:_x=40e.test?=';
  const config = { ...shop.app.config, MAIL_FROM: `${typed} <shop@example.com>` };
  const { from } = composeMessage(config, 'x', {
    ...aMail,
    kind: 'vital',
    to: { ...aMail.to, confirmed: true },
  });
  expect(from.name).not.toContain('=?');
  expect(from.name.replaceAll('\u2060', '')).toBe(typed);
});

test('a long subject that looks like an encoded word is folded', async () => {
  const typed = `=?${'Leica '.repeat(150)}`.trim();
  const { subject, raw } = await receive({
    to: { name: '' },
    subject: typed,
  });
  expect(subject).toBe(typed);
  const head = raw.split(/\r?\n\r?\n/)[0]!;
  expect(Math.max(...head.split(/\r?\n/).map(({ length }) => length))).toBeLessThanOrEqual(998);
});

test('names and subjects in other scripts arrive unchanged', async () => {
  const { headers, subject, text } = await receive({
    to: { name: 'Zoë Ōtani', confirmed: true },
    subject: 'Reservado: Leica M3 — 東京 ��',
    greeting: 'Olá Zoë,',
  });
  expect(subject).toBe('Reservado: Leica M3 — 東京 ��');
  expect(headers['to']).toMatch(/^Zoë Ōtani <robin-\d+@/);
  expect(text).toContain('Olá Zoë,');
});

test('an email to an unknown mailbox is given up, and one that the server deferred is retried', async () => {
  const count = server.received.length;
  const outcomes: number[] = [];
  for (const name of ['nobody', 'busy', 'relay']) {
    const to = { name: '', address: `${name}@example.com` };
    outcomes.push((await send(shop, { ...aMail, to })).failed);
  }
  expect(outcomes, 'what failed before is tried again, too').toEqual([0, 1, 2]);
  expect(server.received).toHaveLength(count);
});

test('without a mail server, emails are written to files that only the account running the shop can read', async () => {
  await send(outbox, aMail);
  await send(outbox, { ...aMail, subject: 'Second' });
  const mails = await readOutbox(outbox.app);
  expect(mails.map(({ subject }) => subject)).toEqual(['Hello', 'Second']);
  expect(mails[0]!.headers['from']).toBe('Rangefinder <no-reply@localhost>');
  expect(mails.map(({ raw }) => /(?<!\r)\n/.test(raw))).toEqual([false, false]);
  const { mode } = await stat(join(outbox.app.config.STATE_DIR, 'outbox'));
  expect(mode & 0o077).toBe(0);
});

async function sendConcurrently(address: string, count: number): Promise<number> {
  const data: Mail = { ...aMail, kind: 'asked', to: { name: '', address } };
  const runs = Array.from({ length: count }, () => mailWork.run({ app: shop.app, id: newId(), data }));
  return (await Promise.allSettled(runs)).filter(({ status }) => status === 'rejected').length;
}
const receivedBy = (address: string) => server.received.filter(({ to }) => to === address).length;

test('no email is given up while the mail server is down, however many are queued for one recipient', async () => {
  isDown = true;
  for (let times = 0; times < 3; times++) expect(await sendConcurrently('late@example.com', 4)).toBe(4);
  isDown = false;
  let waiting = 4;
  // An email that was `busy` is retried until the limit is reached.
  for (let tries = 0; waiting > 0 && tries < 5; tries++)
    waiting = await sendConcurrently('late@example.com', waiting);
  expect([waiting, receivedBy('late@example.com')]).toEqual([0, 3]);
});

test('one recipient gets at most three of many concurrent emails', async () => {
  await sendConcurrently('flooded@example.com', 12);
  for (let times = 0; times < 4; times++) await sendConcurrently('flooded@example.com', 1);
  expect(receivedBy('flooded@example.com')).toBe(3);
});
