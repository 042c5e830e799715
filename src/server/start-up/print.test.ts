import { expect, test } from 'vitest';
import { printAs } from './print.ts';

function printed(isTTY: boolean | undefined, text: string): string {
  let written = '';
  const write = (part: string): void => void (written += part);
  printAs({ ...(isTTY !== undefined && { isTTY }), write }, 'info', text);
  return written;
}

test('text for a terminal is printed unchanged', () => {
  expect(printed(true, 'Rangefinder is at "x".\nadmin  a@b')).toBe('Rangefinder is at "x".\nadmin  a@b\n');
});

test('text for any other output is written as one JSON object per line', () => {
  const lines = printed(undefined, 'Rangefinder is at "x".\n\nadmin  a@b').trimEnd().split('\n');
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
    { level: 30, time, msg: 'Rangefinder is at "x".' },
    { level: 30, time, msg: 'admin  a@b' },
  ]);
});
