import { expect, test } from 'vitest';
import { noteText } from './log-card.tsx';

test.for([
  ['verified', 'identity, items', 'identity document seen, items seen in hand'],
  ['closed-report', 'paused', 'Item paused'],
  ['decided-dispute', 'no-show', 'no-show'],
  ['changed-shop', 'name, timeZone', 'name, time zone'],
  ['changed-page', 'safety', 'Meeting safely'],
  ['removed-review', 'review 7', 'review 7'],
  ['sent-letter', 'to 1200', 'to 1,200'],
  ['made-admin', 'by the set-up link', 'Set-up link'],
  ['closed-account', 'by the command line', 'Command line'],
  ['made-reset-link', 'by the command line, printed', 'Command line, link printed'],
  ['suspended', 'paused', 'paused'],
] as const)('the note of %s, stored as %s, is shown as %s', ([act, note, shown]) => {
  expect(noteText(act, note)).toBe(shown);
});
