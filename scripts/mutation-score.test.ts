import { expect, test } from 'vitest';
import { compose, listLeft, score, type Mutant, type Report } from './mutation-score/report.ts';

const source = 'const a = 1;\nif (a > 0) go();\n';
const mutant = (status: string, replacement: string): Mutant => ({
  mutatorName: 'EqualityOperator',
  status,
  replacement,
  location: { start: { line: 2, column: 5 }, end: { line: 2, column: 10 } },
});
const report: Report = {
  files: {
    'src/a.ts': {
      source,
      mutants: [
        mutant('Killed', 'a <= 0'),
        mutant('Timeout', 'a < 0'),
        mutant('Survived', 'a >= 0'),
        mutant('NoCoverage', 'true'),
        mutant('Ignored', '""'),
        mutant('RuntimeError', 'false'),
      ],
    },
  },
};

const row = (name: string, rest: string) => `| ${name} | \`npm run mutation-score -- ${name}\` | ${rest} |`;

test('mutants that were noticed or that time ended count as such; ignored and broken ones count for nothing', () => {
  expect(score(report)).toEqual({ all: 4, killed: 2, percent: '50.0' });
  expect(score({ files: {} })).toEqual({ all: 0, killed: 0, percent: '–' });
});

test('what is left is listed with the code that was changed', () => {
  const why = 'Not looked at yet.';
  const place = { file: 'src/a.ts', line: 2, code: 'a > 0', why };
  expect(listLeft(report)).toEqual([
    { ...place, replacement: 'a >= 0', status: 'Survived' },
    { ...place, replacement: 'true', status: 'NoCoverage' },
  ]);
});

test('the page keeps what it had of the areas that were not run, in the order of the areas', () => {
  const users = compose('', 'users', report, 61, '2026-01-01');
  const both = compose(users, 'orders', { files: {} }, 5, '2026-01-02');
  const again = compose(both, 'orders', report, 5, '2026-01-03');
  expect(again.split('\n').filter((line) => line.startsWith('| ') && line.includes('npm'))).toEqual([
    row('orders', '2026-01-03 | 4 | 2 | 50.0 % | 1'),
    row('users', '2026-01-01 | 4 | 2 | 50.0 % | 2'),
  ]);
  const section = `**Not looked at yet.**\n
- src/a.ts:2 \`a > 0\` → \`a >= 0\`
- src/a.ts:2 \`a > 0\` → \`true\`, which no test of the area runs\n`;
  expect(again.slice(again.indexOf('## '))).toBe(`## orders\n\n${section}\n## users\n\n${section}`);
});
