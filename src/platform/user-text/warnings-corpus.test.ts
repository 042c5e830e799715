import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { WarningCode } from './warning-codes.ts';
import { warningsOf } from './warnings.ts';

type Gold = { n: number; lang: string; text: string; codes: WarningCode[] };

const folder = join(import.meta.dirname, '../../../test/gold');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const gold = read('messages.jsonl')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Gold);
const unseen = new Set((JSON.parse(read('messages-unseen.json')) as { unseen: number[] }).unseen);

function countWarned(messages: readonly Gold[]) {
  const risky = messages.filter(({ codes }) => codes.length > 0);
  const honest = messages.filter(({ codes }) => codes.length === 0);
  const warned = (some: readonly Gold[]) => some.filter(({ text }) => warningsOf(text).length > 0).length;
  return { risky: risky.length, found: warned(risky), honest: honest.length, alarms: warned(honest) };
}

// The messages were written without knowledge of the rules. Half are risky, and half are honest conversations about gear.
test('at least 90 % of the risky messages and at most 2 % of the honest ones cause a warning', () => {
  const { risky, found, honest, alarms } = countWarned(gold);
  expect([risky, honest]).toEqual([300, 300]);
  expect(found / risky).toBeGreaterThanOrEqual(0.9);
  expect(alarms / honest).toBeLessThanOrEqual(0.02);
});

// The rules were tuned with the other 450 messages, never with these.
test('at least 90 % of the risky messages that the rules were not tuned with cause a warning', () => {
  const { risky, found, honest, alarms } = countWarned(gold.filter(({ n }) => unseen.has(n)));
  expect([risky, honest]).toEqual([75, 75]);
  expect(found / risky).toBeGreaterThanOrEqual(0.9);
  expect(alarms).toBeLessThanOrEqual(2);
});
