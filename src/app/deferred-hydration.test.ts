import { setImmediate } from 'node:timers/promises';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { deferredHydration, takePreloads } from './deferred-hydration.ts';

test('only the module preloads are removed from a page', () => {
  const before = '<link rel="preload" href="/a.woff2"/><link rel="modulepreload" href="/b.js"/><p>text</p>';
  expect(takePreloads(before)).toEqual({
    page: '<link rel="preload" href="/a.woff2"/><p>text</p>',
    hrefs: ['/b.js'],
  });
});

const words = { text: 'Part of this page hasn’t loaded.', reload: 'Reload' };

type Added = { name: string; rel?: string; href?: string; type?: string; text?: string };
const box = (left: number, top: number) => ({ left, right: left + 400, top, bottom: top + 300 });

type Step = { run: () => void; ms: number };

function run(script: string, hidden = false) {
  const added: Added[] = [];
  const shown: unknown[] = [];
  const page: { early?: null } = {};
  let fail: (() => void) | undefined;
  const timers: Step[] = [];
  const picture = Promise.withResolvers<void>();
  let paint: (() => void) | undefined;
  let observed: object | undefined;
  runInNewContext(script, {
    window: page,
    document: {
      hidden,
      createElement: (name: string) => ({ name, append: (...parts: unknown[]) => shown.push(...parts) }),
      getElementById: () => null,
      body: { append: () => undefined },
      head: {
        append({ name, rel, href, type, text, onerror }: Added & { onerror: () => void }) {
          fail = onerror;
          added.push(name === 'link' ? { name, rel: rel!, href: href! } : { name, type: type!, text: text! });
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

const code = 'import "/a.js"; // </script><!-- $& \u2028';
const all = [
  { name: 'link', rel: 'modulepreload', href: '/a.js' },
  { name: 'link', rel: 'modulepreload', href: '/b.js' },
  { name: 'script', type: 'module', text: code },
];

test('modules load in parallel after the first paint and the photos in view', async () => {
  const { added, paint, picture, pass, observed } = run(deferredHydration(['/a.js', '/b.js'], code, words));
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
  const { added, paint, picture, pass } = run(deferredHydration(['/a.js', '/b.js'], code, words));
  paint();
  picture.reject(new Error('gone'));
  await setImmediate();
  pass(0);
  expect(added).toEqual(all);
});

test('a slow photo delays the modules by at most one second', async () => {
  const { added, paint, picture, pass } = run(deferredHydration(['/a.js', '/b.js'], code, words));
  paint();
  pass(1_000);
  expect(added).toEqual(all);
  picture.resolve();
  await setImmediate();
  pass(5_000);
  expect(added).toEqual(all);
});

test('modules load after three seconds if the browser reports no paint', () => {
  const { added, pass } = run(deferredHydration(['/a.js', '/b.js'], code, words));
  pass(2_999);
  expect(added).toEqual([]);
  pass(3_000);
  expect(added).toEqual(all);
});

test('modules load immediately in a hidden page', () => {
  expect(run(deferredHydration(['/a.js', '/b.js'], code, words), true).added).toEqual(all);
});

const notice = [words.text, expect.objectContaining({ name: 'button', textContent: words.reload })];

test('a page whose module does not load says so and offers to reload', () => {
  const { shown, fail } = run(deferredHydration(['/a.js', '/b.js'], code, words), true);
  fail();
  expect(shown).toEqual(notice);
});

test('a page says after 15 seconds that its modules did not run, unless they did', () => {
  const slow = run(deferredHydration(['/a.js', '/b.js'], code, words), true);
  slow.pass(14_999);
  expect(slow.shown).toEqual([]);
  slow.pass(15_000);
  expect(slow.shown).toEqual(notice);
  const quick = run(deferredHydration(['/a.js', '/b.js'], code, words), true);
  quick.page.early = null;
  quick.pass(15_000);
  expect(quick.shown).toEqual([]);
});

test('nothing in the script can end its `<script>` element early', () => {
  expect(deferredHydration(['/<a>.js'], code, words)).not.toMatch(/<[/!a]/);
});
