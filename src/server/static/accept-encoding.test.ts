import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { accepts } from './cached-files.ts';

const requestAccepting = (value: string) =>
  ({ headers: { 'accept-encoding': value } }) as unknown as IncomingMessage;

test.for([
  ['gzip , br', true],
  ['gzip,br ;q=0.1', true],
  ['br;q=0', false],
  ['br ; q=0.00 , gzip', false],
  ['br x', false],
] as const)('accept-encoding %j accepts br: %s', ([value, isAccepted]) => {
  expect(accepts(requestAccepting(value), 'br')).toBe(isAccepted);
});

test('an accept-encoding of the maximum length is matched in linear time', () => {
  const longest = requestAccepting(`br${' '.repeat(16_000)}x`);
  const began = process.threadCpuUsage();
  expect(accepts(longest, 'br')).toBe(false);
  expect(process.threadCpuUsage(began).user).toBeLessThan(50_000);
});
