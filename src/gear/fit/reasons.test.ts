import { expect, test } from 'vitest';
import { fitReasonTexts } from '#src/texts/fit-reasons.server.ts';
import { fitTexts } from '#src/texts/fit.ts';

const { reasons } = fitReasonTexts;

test('the names of mounts have the right article, and none is called a mount twice', () => {
  expect(reasons['no-room']('M42', 'L-Mount')).toBe(
    'There is no room for an adapter between an M42 lens and a camera with the L-Mount.',
  );
  expect(reasons['no-room']('Minolta SR', 'Canon EF')).toContain(
    'a Minolta SR lens and a camera with the Canon EF mount',
  );
  expect(reasons['reaches-in']('Olympus OM', 'Canon EF')).toMatch(/^An Olympus OM lens/);
  expect(reasons['needs-contacts']('L-Mount', 'Leica M')).toMatch(/^An L-Mount lens/);
  expect(reasons['reaches-in']('Fujifilm X', 'Canon EF')).toMatch(/^A Fujifilm X lens/);
  expect(reasons.takes('L-Mount', 'L-Mount')).toBe('Both have the L-Mount.');
});

test('one, two or three lost functions are listed in a sentence', () => {
  const { lost } = fitTexts.fit;
  expect(lost([])).toBe('No known limitations.');
  expect(lost(['autofocus'])).toBe('Autofocus doesn’t work.');
  expect(lost(['autofocus', 'metering'])).toBe('Autofocus and metering don’t work.');
  expect(lost(['autofocus', 'metering', 'stabilization'])).toBe(
    'Autofocus, metering and stabilization don’t work.',
  );
});
