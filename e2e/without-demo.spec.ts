import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addresses } from '#tools/screens.ts';
import { expect, testWith } from './fixtures.ts';

const imgbb = { IMAGES: 'imgbb', IMGBB_KEY: 'SECRET-KEY-OF-IMGBB', IMGBB_URL: 'http://127.0.0.1:9/1/upload' };

/** A shop whose photos are stored at an image host. */
const test = testWith(imgbb);

test('no page or asset contains the key of the image host', async ({ request }) => {
  const assets = join(import.meta.dirname, '../build/client/assets');
  const files = readdirSync(assets).filter((name) => /\.(js|css)$/.test(name));
  expect(files.length).toBeGreaterThan(50);
  const loaded = files.map((name) => [name, readFileSync(join(assets, name), 'utf8')] as const);
  for (const path of addresses) loaded.push([path, await (await request.get(path)).text()]);
  const leaking = loaded.filter(([, text]) => /SECRET-KEY|imgbb|[?&]key=/i.test(text));
  expect(leaking.map(([name]) => name)).toEqual([]);
});
