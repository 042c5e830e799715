import { setImmediate } from 'node:timers/promises';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { dataElement, startScript, type PageStart } from './page-start.ts';

const words = { text: 'Part of this page hasn’t loaded.', reload: 'Reload' };

type Added = { name: string; rel?: string; href?: string; type?: string; src?: string };
const box = (left: number, top: number) => ({ left, right: left + 400, top, bottom: top + 300 });

type Step = { run: () => void; ms: number };

const start: Pick<PageStart, 'scripts' | 'hrefs' | 'words'> = {
  scripts: ['/entry.js'],
  hrefs: ['/a.js', '/b.js'],
  words,
};

function run(hidden = false) {
  const added: Added[] = [];
  const shown: unknown[] = [];
  const page: { early?: null } = {};
  let fail: (() => void) | undefined;
  const timers: Step[] = [];
  const picture = Promise.withResolvers<void>();
  let paint: (() => void) | undefined;
  let observed: object | undefined;
  runInNewContext(startScript, {
    window: page,
    document: {
      hidden,
      createElement: (name: string) => ({ name, append: (...parts: unknown[]) => shown.push(...parts) }),
      getElementById: (id: string) => (id === 'page-start' ? { textContent: JSON.stringify(start) } : null),
      body: { append: () => undefined },
      head: {
        append({ name, rel, href, type, src, onerror }: Added & { onerror: () => void }) {
          fail = onerror;
          added.push(name === 'link' ? { name, rel: rel!, href: href! } : { name, type: type!, src: src! });
        },
      },
      images: [
        { decode: () => picture.promise, getBoundingClientRect: () => box(0, 700) },
        ...[box(0, 900), box(0, -400), box(412, 700), box(-400, 700)].map((place) => ({
          decode: () => new Promise(() => undefined),
          getBoundingClientRect: () => place,
        })),
      ],
    },
    innerWidth: 412,
    innerHeight: 823,
    PerformanceObserver: class {
      constructor(callback: () => void) {
        paint = callback;
      }
      observe(what: object) {
        observed = what;
      }
      disconnect() {}
    },
    requestAnimationFrame: (step: () => void) => step(),
    setTimeout: (step: () => void, ms = 0) => timers.push({ run: step, ms }),
  });
  const pass = (ms: number) => timers.filter((timer) => timer.ms <= ms).forEach((timer) => timer.run());
  return { added, shown, page, fail: () => fail!(), paint: () => paint!(), picture, pass, observed };
}

const all = [
  { name: 'link', rel: 'modulepreload', href: '/a.js' },
  { name: 'link', rel: 'modulepreload', href: '/b.js' },
  { name: 'script', type: 'module', src: '/entry.js' },
];

test('modules load in parallel after the first paint and the photos in view', async () => {
  const { added, paint, picture, pass, observed } = run();
  expect(observed).toEqual({ type: 'paint', buffered: true });
  pass(0);
  paint();
  pass(0);
  expect(added).toEqual([]);
  picture.resolve();
  await setImmediate();
  pass(0);
  expect(added).toEqual(all);
});

test('a missing photo does not delay the modules', async () => {
  const { added, paint, picture, pass } = run();
  paint();
  picture.reject(new Error('gone'));
  await setImmediate();
  pass(0);
  expect(added).toEqual(all);
});

test('a slow photo delays the modules by at most one second', async () => {
  const { added, paint, picture, pass } = run();
  paint();
  pass(1_000);
  expect(added).toEqual(all);
  picture.resolve();
  await setImmediate();
  pass(5_000);
  expect(added).toEqual(all);
});

test('modules load after three seconds if the browser reports no paint', () => {
  const { added, pass } = run();
  pass(2_999);
  expect(added).toEqual([]);
  pass(3_000);
  expect(added).toEqual(all);
});

test('modules load immediately in a hidden page', () => {
  expect(run(true).added).toEqual(all);
});

const notice = [words.text, expect.objectContaining({ name: 'button', textContent: words.reload })];

test('a page whose module does not load says so and offers to reload', () => {
  const { shown, fail } = run(true);
  fail();
  expect(shown).toEqual(notice);
});

test('a page says after 15 seconds that its modules did not run, unless they did', () => {
  const slow = run(true);
  slow.pass(14_999);
  expect(slow.shown).toEqual([]);
  slow.pass(15_000);
  expect(slow.shown).toEqual(notice);
  const quick = run(true);
  quick.page.early = null;
  quick.pass(15_000);
  expect(quick.shown).toEqual([]);
});

test('no text in the data of a page can end its element early', () => {
  const html = dataElement('page-data', JSON.stringify('</script><!-- <script>'));
  expect(html.split('<')).toHaveLength(3);
  const [, json = ''] = /^<script [^>]*>(.*)<\/script>$/s.exec(html) ?? [];
  expect(JSON.parse(json)).toBe('</script><!-- <script>');
});
