import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { lateScript, takePreloads } from './late-script.ts';

test('preloads of modules are taken out, and nothing else', () => {
  const before = '<link rel="preload" href="/a.woff2"/><link rel="modulepreload" href="/b.js"/><p>text</p>';
  expect(takePreloads(before)).toEqual({
    page: '<link rel="preload" href="/a.woff2"/><p>text</p>',
    hrefs: ['/b.js'],
  });
});

type Added = { name: string; rel?: string; href?: string; type?: string; text?: string };

/** What the script adds to a page, by the steps that the browser takes. */
function run(script: string, hidden: boolean) {
  const added: Added[] = [];
  const steps: (() => void)[] = [];
  const later = (step: () => void) => void steps.push(step);
  runInNewContext(script, {
    document: {
      hidden,
      createElement: (name: string) => ({ name }),
      head: { append: (element: Added) => added.push(element) },
    },
    requestAnimationFrame: later,
    setTimeout: later,
  });
  return { added, steps };
}

const code = 'import "/a.js"; // </script><!-- $& \u2028';

test('modules wait for the first painting, then load side by side', () => {
  const { added, steps } = run(lateScript(['/a.js', '/b.js'], code), false);
  expect(added).toEqual([]);
  steps.shift()!();
  expect(added).toEqual([]);
  steps.shift()!();
  expect(added).toEqual([
    { name: 'link', rel: 'modulepreload', href: '/a.js' },
    { name: 'link', rel: 'modulepreload', href: '/b.js' },
    { name: 'script', type: 'module', text: code },
  ]);
});

test('a page that nobody looks at does not wait', () => {
  expect(run(lateScript([], code), true).added).toHaveLength(1);
});

test('it ends no script element early', () => {
  expect(lateScript(['/<a>.js'], code)).not.toMatch(/<[/!a]/);
});
