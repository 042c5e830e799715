import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newId } from '#src/platform/ids.server.ts';
import { makeFolder } from '#test/files.ts';
import { writeToOutbox } from './transport.server.ts';

test('the outbox deletes all but the newest emails, and no other files', async () => {
  const stateDir = await makeFolder();
  const outbox = join(stateDir, 'outbox');
  const ids = Array.from({ length: 7 }, () => newId());
  for (const [index, id] of ids.entries()) {
    await writeToOutbox(stateDir, id, Buffer.from(`mail ${index}`), 5);
    if (index === 0) writeFileSync(join(outbox, '0.note'), '');
  }
  expect(readdirSync(outbox).toSorted()).toEqual(['0.note', ...ids.slice(2).map((id) => `${id}.eml`)]);
  expect(readFileSync(join(outbox, `${ids[6]}.eml`), 'utf8')).toBe('mail 6');
});
