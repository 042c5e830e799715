import { setImmediate } from 'node:timers/promises';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { deferredHydration, takePreloads } from './deferred-hydration.ts';

test('preloads of modules are taken out, and nothing else', () => {
  const before = '<link rel="preload" href="/a.woff2"/><link rel="modulepreload" href="/b.js"/><p>text</p>';
  expect(takePreloads(before)).toEqual({
    page: '<link rel="preload" href="/a.woff2"/><p>text</p>',
    hrefs: ['/b.js'],
  });
});

type Added = { name: string; rel?: string; href?: string; type?: string; text?: string };
type Step = { run: () => void; ms: number };

function run(script: string, hidden = false) {
  const added: Added[] = [];
  const timers: Step[] = [];
  const picture = Promise.withResolvers<void>();
  let paint: (() => void) | undefined;
  let observed: object | undefined;
  runInNewContext(script, {
    document: {
      hidden,
      createElement: (name: string) => ({ name }),
      head: { append: (element: Added) => added.push(element) },
      querySelectorAll: () => [{ decode: () => picture.promise }],
    },
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
  return { added, paint: () => paint!(), picture, pass, observed };
}

const code = 'import "/a.js"; // </script><!-- $& \u2028';
const all = [
  { name: 'link', rel: 'modulepreload', href: '/a.js' },
  { name: 'link', rel: 'modulepreload', href: '/b.js' },
  { name: 'script', type: 'module', text: code },
];

test('modules wait for the first painting and the foremost picture, then load side by side', async () => {
  const { added, paint, picture, pass, observed } = run(deferredHydration(['/a.js', '/b.js'], code));
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

test('a picture that is missing holds nothing up', async () => {
  const { added, paint, picture, pass } = run(deferredHydration(['/a.js', '/b.js'], code));
  paint();
  picture.reject(new Error('gone'));
  await setImmediate();
  pass(0);
  expect(added).toEqual(all);
});

test('one that is slow holds it up for a second, and only once', async () => {
  const { added, paint, picture, pass } = run(deferredHydration(['/a.js', '/b.js'], code));
  paint();
  pass(1_000);
  expect(added).toEqual(all);
  picture.resolve();
  await setImmediate();
  pass(5_000);
  expect(added).toEqual(all);
});

test('where painting is never told, it is three seconds', () => {
  const { added, pass } = run(deferredHydration(['/a.js', '/b.js'], code));
  pass(2_999);
  expect(added).toEqual([]);
  pass(3_000);
  expect(added).toEqual(all);
});

test('a page that nobody looks at does not wait', () => {
  expect(run(deferredHydration(['/a.js', '/b.js'], code), true).added).toEqual(all);
});

test('it ends no script element early', () => {
  expect(deferredHydration(['/<a>.js'], code)).not.toMatch(/<[/!a]/);
});
