import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { compareChecksums } from './migration-checksums.ts';

const sealed = (name: string, text: string): string =>
  `${createHash('sha256').update(text).digest('hex')}  ${name}\n`;

test('a migration that was edited, added or removed is reported with a remedy', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rangefinder-checksums-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, '0001_same.sql'), 'select 1');
  await writeFile(join(folder, '0002_edited.sql'), 'select 22');
  await writeFile(join(folder, '0004_new.sql'), 'select 4');
  const landed = [
    sealed('0001_same.sql', 'select 1'),
    sealed('0002_edited.sql', 'select 2'),
    sealed('0003_gone.sql', 'select 3'),
  ];
  await writeFile(join(folder, 'checksums.txt'), landed.join(''));
  expect(await compareChecksums(folder)).toEqual([
    '0002_edited.sql was edited after it was merged; undo that and write a new migration',
    '0004_new.sql has no checksum: (cd db/migrations && sha256sum 0004_new.sql >> checksums.txt)',
    '0003_gone.sql was merged and is missing; restore it, because databases have run it',
  ]);
});
