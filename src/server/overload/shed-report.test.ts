import { expect, test } from 'vitest';
import { createLog } from '#src/platform/log.server.ts';
import { sheds } from './load-shedder.ts';
import { createShedReport } from './shed-report.ts';

test('what was refused since the last line is one line, by class and reason; nothing is none', async () => {
  const lines: object[] = [];
  const report = createShedReport(createLog('warn', { write: (line) => void lines.push(JSON.parse(line)) }));
  await report();
  lines.length = 0;
  for (let count = 0; count < 500; count++) sheds.inc({ class: 'visitor', why: 'full' });
  sheds.inc({ class: 'booking', why: 'waited' });
  expect([await report(), await report()]).toEqual([true, false]);
  sheds.inc({ class: 'visitor', why: 'full' });
  expect(await report()).toBe(true);
  expect(lines).toMatchObject([
    { level: 40, refused: { 'visitor full': 500, 'booking waited': 1 } },
    { level: 40, refused: { 'visitor full': 1 } },
  ]);
});
