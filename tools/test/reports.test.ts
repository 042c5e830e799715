import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { useFolder } from '#test/files.ts';
import { countResults, readResults } from './reports.ts';

const path = join(await useFolder(), 'report.xml');

function read(testcases: string, ...rest: [code: number, mayBeEmpty?: boolean]) {
  writeFileSync(path, `<testsuites><testsuite name="a">${testcases}</testsuite></testsuites>`);
  return readResults(path, ...rest);
}
const passed = '<testcase classname="a.test.ts" name="books" time="0.25">\n</testcase>';

test('failed and skipped tests of Vitest and Playwright count as failed', () => {
  const ofVitest = `<testcase classname="a.test.ts" name="is 1 &gt; 0" time="1">
    <failure message="&apos;a&apos;" type="AssertionError">\nAssertionError: &lt;b&gt;\n ❯ a.test.ts:3\n</failure></testcase>`;
  const ofPlaywright = `<testcase name="is booked" classname="deal.spec.ts" time="2.5"><error message="x" type="Error">
<![CDATA[[desktop] › deal.spec.ts:3:1 › is booked
Error: <c>]]></error></testcase>`;
  const skipped = '<testcase name="waits" classname="deal.spec.ts"><skipped></skipped></testcase>';
  const results = read(passed + ofVitest + ofPlaywright + skipped, 1);
  expect(results).toEqual([
    { name: 'a.test.ts › books', passed: true, message: '', durationMs: 250 },
    {
      name: 'a.test.ts › is 1 > 0',
      passed: false,
      message: 'AssertionError: <b>\n ❯ a.test.ts:3',
      durationMs: 1000,
    },
    {
      name: 'deal.spec.ts › is booked',
      passed: false,
      message: '[desktop] › deal.spec.ts:3:1 › is booked\nError: <c>',
      durationMs: 2500,
    },
    { name: 'deal.spec.ts › waits', passed: false, message: 'skipped', durationMs: 0 },
  ]);
});

test('a run that crashes, exits with an error or runs no test counts as failed', () => {
  expect(countResults(readResults('/nowhere', 0))).toEqual({ passed: 0, failed: 1 });
  expect(countResults(read(passed, 0))).toEqual({ passed: 1, failed: 0 });
  expect(countResults(read(passed, 1))).toEqual({ passed: 1, failed: 1 });
  expect(countResults(read('', 0))).toEqual({ passed: 0, failed: 1 });
});

test('a run of the changed tests may be empty, but a crash or an error still counts as failed', () => {
  expect(countResults(read('', 0, true))).toEqual({ passed: 0, failed: 0 });
  expect(countResults(read('', 1, true))).toEqual({ passed: 0, failed: 1 });
});
