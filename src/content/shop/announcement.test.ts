import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { announcementScript } from '#src/ui/layout/announcement.tsx';
import { elementsOf, elementOf } from '#test/markup.ts';
import { expectProblem } from '#test/problems.ts';
import { render } from '#test/rendered.ts';
import { useShop } from '#test/shop.ts';

const shop = await useShop();
const admin = await shop.createUser('admin');

async function announce(announcement: object | null) {
  const { version } = (await shop.call('GET', '/shop')).body;
  return shop.call('PATCH', '/shop', { as: admin, body: { version, announcement, timeZone: 'Asia/Tokyo' } });
}

/** Returns the text of the announcement on a page, and its key in the html element. */
async function onPage() {
  const { html } = await render(shop.app, '/fit');
  const asides = elementsOf(html, 'aside').filter(
    ({ attributes }) => attributes['aria-label'] === 'Announcement',
  );
  return [
    asides.map((aside) => elementOf(aside.html, 'p').text),
    /data-announcement="([^"]*)"/.exec(html)?.[1],
  ];
}

/** Runs the script in the head of a page, and returns whether the announcement is shown. */
function isShown(key: string, now: number, dismissed: string | null): boolean {
  const dataset = { announcement: key };
  runInNewContext(announcementScript, {
    document: { documentElement: { dataset } },
    localStorage: { getItem: (name: string) => (name === 'dismissed' ? dismissed : null) },
    Date: { now: () => now },
  });
  return 'announcement' in dataset;
}

test('an announcement is on every page with the end of its last day in the zone of the shop', async () => {
  await announce({ text: 'Closed over <b>Christmas</b>', lastDay: '2999-12-30' });
  const [texts, key] = await onPage();
  expect(texts).toEqual(['Closed over <b>Christmas</b>']);
  const end = Date.UTC(2999, 11, 30, 15);
  expect(key).toMatch(new RegExp(`^${end} [\\w-]{8}$`));
  await announce({ text: 'Open again', lastDay: '2999-12-30' });
  const [, changed] = await onPage();
  expect(changed).not.toBe(key);
});

test('an announcement that has ended, or that an admin has removed, is on no page', async () => {
  await announce({ text: 'Closed', lastDay: '2999-12-30' });
  await shop.sql`update shop_settings set settings = jsonb_set(settings, '{announcement,lastDay}', '"2001-02-03"')`;
  await shop.app.shop.load();
  expect(await onPage()).toEqual([[], undefined]);
  expect((await announce(null)).body.announcement).toBeNull();
  expect(await onPage()).toEqual([[], undefined]);
});

test('cached pages hide an announcement that has ended or was dismissed on the device', () => {
  expect(isShown('2000 aB_-4567', 2000, null)).toBe(true);
  expect(isShown('2000 aB_-4567', 2001, null)).toBe(false);
  expect(isShown('2000 aB_-4567', 1000, 'aB_-4567')).toBe(false);
  expect(isShown('2000 aB_-4567', 1000, 'another1')).toBe(true);
});

test('an announcement must be one line of at most 200 characters with a last day', async () => {
  const lastDay = '2999-12-30';
  for (const text of ['', 'x'.repeat(201), 'Two\nlines', 5])
    expectProblem(await announce({ text, lastDay }), 422, ['announcement.text']);
  for (const day of ['', '2001-02-03', '2999-02-30', '30.12.2999', '2999-12-30T10:00:00Z'])
    expectProblem(await announce({ text: 'x', lastDay: day }), 422, ['announcement.lastDay']);
});
