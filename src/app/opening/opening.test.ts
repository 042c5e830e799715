import { expect, test } from 'vitest';
import { writeRecord } from '#src/platform/backup/record.server.ts';
import { noteDelivery } from '#src/platform/mail/outcome.server.ts';
import { dayMs } from '#src/platform/shared/dates.ts';
import { createListing, useShop } from '#test/shop.ts';

const shop = await useShop({ SMTP_URL: 'smtp://127.0.0.1:9' });
const admin = await shop.createUser('admin');

const read = async () => (await shop.call('GET', '/opening', { as: admin })).body;
const backUpAt = (at: string) =>
  writeRecord(shop.app.config.STATE_DIR, { made: { at, seconds: 1, bytes: 1 } });

test('a new shop has none of what it needs, and each thing counts once it is there', async () => {
  expect(await read()).toEqual({
    at: expect.any(String),
    contact: { isDone: false },
    pages: { isDone: false },
    mail: { isDone: false, transport: 'smtp' },
    backup: { isDone: false, at: null },
    item: { isDone: false },
    demo: { isDone: true },
  });
  const contact = { address: null, email: 'us@club.example', phone: null };
  const half = { ...contact, address: '1 Shutter Street', email: null };
  await shop.call('PATCH', '/shop', { as: admin, body: { version: 0, contact: half } });
  expect((await read()).contact.isDone).toBe(false);
  await shop.call('PATCH', '/shop', { as: admin, body: { version: 1, contact } });
  for (const name of ['terms', 'privacy'])
    await shop.call('PUT', `/shop/pages/${name}`, { as: admin, body: { version: 0, text: '# Ours' } });
  await noteDelivery(shop.app.db);
  await createListing(shop, admin);
  await shop.sql`insert into demo_users select id from users`;
  const today = new Date().toISOString();
  await backUpAt(today);
  expect(await read()).toMatchObject({
    contact: { isDone: true },
    pages: { isDone: true },
    mail: { isDone: true },
    backup: { isDone: true, at: today },
    item: { isDone: true },
    demo: { isDone: false },
  });
  await backUpAt(new Date(Date.now() - 9 * dayMs).toISOString());
  expect((await read()).backup.isDone).toBe(false);
});
