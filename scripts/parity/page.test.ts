import { expect, test } from 'vitest';
import { composePage, findFaults } from './page.ts';
import { readRequirements, readSource } from './requirements.ts';
import { readTags, readTagsOf, type Tag } from './tags.ts';

const head = '| # | Original | Lives in | Ours |\n| --- | --- | --- | --- |\n';
const read = (...rows: string[]) =>
  readRequirements(`## 1. Booking\n\n${head}${rows.join('\n')}`, (path) => path === 'src/a.tsx');
const first = '| 1.1 | Book Now | `src/a.tsx` | same |';
const tags: Tag[] = [{ file: 'e2e/a.spec.ts', name: 'a booking', number: '1.1' }];
const faultsOf = (row: string, tagged = tags) => findFaults(read(row), tagged);
const said = (fault: string) => [expect.stringContaining(`: ${fault}`)];

test('every row of every table is read, with its line and its section, and no other table', () => {
  const other = '| Name | Meaning |\n| --- | --- |\n| a | b |\n';
  const second = first.replace('1.1', '2.1');
  const rows = readRequirements(
    `## 1. A\n\n${head}${first}\n\n${other}\n## 2. B\n\n${head}${second}`,
    () => true,
  );
  expect(rows.map(({ line, number, faults }) => ({ line, number, faults }))).toEqual([
    { line: 5, number: '1.1', faults: [] },
    { line: 15, number: '2.1', faults: [] },
  ]);
});

test('the page has the words of the source, and the tests of each row', () => {
  const source = `# Requirements\n\nHow.\n\n## 1. A\n\nWords.\n\n${head}${first}\n| 1.2 | a \\| b | — | gone: x |\n`;
  const twice = [...tags, ...tags, { file: 'src/b.test.ts', name: 'GET /a | b', number: '1.1' }];
  const page = composePage(source, twice);
  expect(page.slice(page.indexOf('## 1.'))).toBe(
    [
      '## 1. A\n\nWords.\n',
      '| # | Original | Lives in | Test | Ours |',
      '| --- | --- | --- | --- | --- |',
      '| 1.1 | Book Now | `src/a.tsx` | `e2e/a.spec.ts` › a booking<br>`src/b.test.ts` › GET /a \\| b | same |',
      '| 1.2 | a \\| b | — | — | gone: x |\n',
    ].join('\n'),
  );
});

test('a row without a test, a file, a verdict, all of its cells or its number has a fault', () => {
  expect(faultsOf(first)).toEqual([]);
  expect(faultsOf(first, [])).toEqual(said('no test is tagged @1.1'));
  expect(faultsOf('| 1.1 | a | the router | same |')).toEqual(said('says of no file that it lives there'));
  expect(faultsOf('| 1.1 | a | `src/b.tsx` | same |')).toEqual(said('there is no src/b.tsx'));
  for (const ours of ['changed:', 'as it was', 'open: '])
    expect(faultsOf(`| 1.1 | a | \`src/a.tsx\` | ${ours} |`)).toEqual(said('says neither "same" nor'));
  expect(faultsOf('| 1.1 | a | `src/a.tsx` | same | x |')).toEqual(said('has 5 cells, not 4'));
  for (const number of ['2.1', '1.01', '1', 'x'])
    expect(
      findFaults(read(`| ${number} | a | \`src/a.tsx\` | same |`), [{ ...tags[0]!, number }]),
    ).toContainEqual(expect.stringContaining('has no number of section 1'));
});

const numbered = (...numbers: string[]) =>
  read(...numbers.map((number) => first.replace('1.1', number))).map(({ faults }) => faults);

test('a number is used once, and none is left out', () => {
  expect(numbered('1.2', '1.1', '1.3')).toEqual([[], [], []]);
  expect(numbered('1.1', '1.1')).toEqual([[], ['has the number of another']]);
  expect(numbered('1.1', '1.3')).toEqual([[], [expect.stringMatching(/^follows no 1\.2/)]]);
});

test('what is open needs no test, and what is gone has none', () => {
  expect(faultsOf('| 1.1 | a | `src/a.tsx` | open: no menu yet |', [])).toEqual([]);
  const gone = '| 1.1 | a | — | gone: nobody asks for it |';
  expect(faultsOf(gone, [])).toEqual([]);
  expect(faultsOf(gone)).toEqual(['e2e/a.spec.ts › a booking: @1.1 is gone in docs/requirements.md']);
});

test('a tag that names no requirement, or stands at no test, has a fault', () => {
  const stray: Tag = { file: 'src/b.test.ts', name: 'a', number: '1.2' };
  expect(findFaults(read(first), [...tags, stray])).toEqual([
    'src/b.test.ts › a: @1.2 is no requirement in docs/requirements.md',
  ]);
  expect(findFaults(read(first), [{ ...tags[0]!, name: '' }])).toEqual([
    'e2e/a.spec.ts: @1.1 stands at no test, and in no table of tests',
  ]);
});

const at = (text: string) =>
  readTagsOf('a.test.ts', text.replaceAll('#', '@')).map(({ name, number }) => [name, number]);

test('tags are read at tests and groups, one or several, behind the groups around them', () => {
  expect(at("test('a', { tag: '#1.1' }, run)")).toEqual([['a', '1.1']]);
  expect(at("test('a', { tags: ['#1.1', x ? '#1.2' : '#1.3'] }, run)")).toEqual([
    ['a', '1.1'],
    ['a', '1.2'],
    ['a', '1.3'],
  ]);
  expect(at("describe('g', () => { test('a', { tags: '#1.1' }, run) })")).toEqual([['g › a', '1.1']]);
  expect(at("test.describe('g', { tag: '#1.1' }, () => { test('a', run) })")).toEqual([['g', '1.1']]);
});

test('what a loop fills into a title is left open', () => {
  expect(at("test.for(kinds)('one of %s is read', { tags: '#1.1' }, run)")).toEqual([
    ['one of … is read', '1.1'],
  ]);
  expect(at("test.for(kinds)('$kind is read', { tags: '#1.1' }, run)")).toEqual([['… is read', '1.1']]);
  expect(at('for (const kind of kinds) test(`${kind} is read`, { tag: "#1.1" }, run)')).toEqual([
    ['… is read', '1.1'],
  ]);
});

test('tags of a table stand for its keys, and those of neither for nothing', () => {
  expect(at("const all = { 'GET /a': { tags: ['#1.1'] }, '/b': '#1.2', c: ['#1.3'] };")).toEqual([
    ['GET /a', '1.1'],
    ['/b', '1.2'],
    ['c', '1.3'],
  ]);
  expect(at("const tag = '#1.1';")).toEqual([['', '1.1']]);
  expect(at("mail('@example.com'); test('a #1.1', run); // '#1.1'")).toEqual([]);
});

test('a file that cannot be read as a program is an error, and not one without tags', () => {
  expect(() => at("test('a', { tags: '#1.1' }, run")).toThrow(/^a\.test\.ts: /);
});

test('tags are found in both kinds of tests', () => {
  const files = new Set(readTags().map(({ file }) => file));
  expect(files).toContain('e2e/firebase/google.spec.ts');
  expect(files).toContain('src/server/permissions.test.ts');
  expect(readRequirements(readSource()).length).toBeGreaterThan(200);
});
