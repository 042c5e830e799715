import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { logoProblems } from '#src/texts/problems-content.server.ts';
import { useFolder } from '#test/files.ts';
import { emptyPng } from '#test/uploads.ts';
import { drawLogo, UnusableLogo } from './draw.server.ts';

const folder = await useFolder();
// Other test files in this process need formats that the shop does not draw.
afterAll(() => sharp.unblock({ operation: ['VipsForeignLoad'] }));

test.for([
  [10_000, 5_001, 'more than 50 megapixels'],
  [31, 32, 'at least 32 pixels'],
  [32, 31, 'at least 32 pixels'],
  [257, 32, 'at most 8 times'],
  [10_000, 5_000, 'that is complete'],
  [256, 32, 'that is complete'],
  [32, 256, 'that is complete'],
] as const)('a logo of %d×%d without pixels is refused: "%s"', async ([width, height, text]) => {
  const source = join(folder, 'source');
  await writeFile(source, emptyPng(width, height));
  const error = await drawLogo(source).catch((thrown: unknown) => thrown);
  expect(error instanceof UnusableLogo && logoProblems.faults[error.fault]).toContain(text);
});
