import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#src/server/start-up/environment.ts';
import { writeProxyPages } from './proxy-pages.ts';

const written = writeProxyPages();
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

test.for(Object.keys(written))('%s is up to date; `npm run tool -- proxy-pages` writes it', (path) => {
  expect(read(path)).toBe(written[path]);
});

test('every file that a proxy is configured to send exists', () => {
  const nginx = read('deploy/nginx.conf');
  const sent = [...nginx.matchAll(/\/([\w-]+\.(?:html|json))\b/g)].map(([, name]) => `deploy/errors/${name}`);
  expect(new Set(sent)).toEqual(new Set(Object.keys(written).filter((path) => !path.endsWith('.map'))));
  // HAProxy ignores a value that is longer than its buffer.
  for (const line of written['deploy/errors/haproxy.map']!.split('\n'))
    expect(line.length).toBeLessThan(8_000);
});
