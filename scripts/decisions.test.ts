import { expect, test } from 'vitest';
import { composeIndex, readRecords } from './decisions.ts';

const record = (title: string, status = 'accepted', date = '- Date: 2026-11-21\n') =>
  `# ${title}\n\n${date}- Status: ${status}\n\n**Context.** …\n`;
const read = (texts: Record<string, string>) => readRecords(new Map(Object.entries(texts)));

test('the index has number, title, date and status of each record', () => {
  const { records, faults } = read({
    '0001-pages.md': record('1. Pages', 'superseded in part by [0002](0002-index.md)'),
    '0002-index.md': record('2. An index'),
  });
  expect(faults).toEqual([]);
  const rows = composeIndex(records).split('\n').slice(-3);
  expect(rows).toEqual([
    '| [0001](0001-pages.md) | Pages | 2026-11-21 | superseded in part by [0002](0002-index.md) |',
    '| [0002](0002-index.md) | An index | 2026-11-21 | accepted |',
    '',
  ]);
});

const wrongHead = 'its head is not of the form that docs/decisions/README.md shows';

test.each([
  ['no date', { '0001-a.md': record('1. A', 'accepted', '') }, [wrongHead]],
  ['a status of its own', { '0001-a.md': record('1. A', 'proposed') }, [wrongHead]],
  ['another number than its file', { '0001-a.md': record('2. A') }, ['its title has the number 0002']],
  [
    'the number of another',
    { '0001-a.md': record('1. A'), '0001-b.md': record('1. B') },
    ['another record has the number 0001'],
  ],
  [
    'a successor that is not there',
    { '0001-a.md': record('1. A', 'superseded by [0002](0002-b.md)') },
    ['0002 (0002-b.md) is no later record'],
  ],
  [
    'a successor from before',
    { '0001-a.md': record('1. A'), '0002-b.md': record('2. B', 'superseded by [0001](0001-a.md)') },
    ['0001 (0001-a.md) is no later record'],
  ],
])('a record is refused that has %s', (_, texts, expected) => {
  const { faults } = read(texts as Record<string, string>);
  expect(faults.map((fault) => fault.replace(/^docs\/decisions\/[\w-]+\.md: /, ''))).toEqual(expected);
});
