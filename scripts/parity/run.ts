import type { Count } from '#scripts/test-reports.ts';
import { readTests, type RunTest } from './reports.ts';
import { readRequirements, readSource, source, type Requirement } from './requirements.ts';
import { readTags, type Tag } from './tags.ts';

/** What a run of tests is held against: the requirements, and the tags as they stand in the tests' files. */
export type Asked = { rows: Requirement[]; tags: Tag[] };
type Say = (line: string) => void;

const readAsked = (): Asked => ({ rows: readRequirements(readSource()), tags: readTags() });

/** Holds the requirements against the reports of one run of all tests; says which do not hold, and which are open. */
export function checkParity(reports: { unit: string; e2e: string }, say: Say): Count {
  return judgeRun(readAsked(), readTests(reports), say);
}

/** Holds those that only Firebase's emulator can prove against the report of its journeys. */
export function checkFirebaseParity(report: string, say: Say): Count {
  return judgeFirebaseRun(readAsked(), readTests({ unit: '', e2e: report }), say);
}

/**
 * Of a requirement that `npm run test:firebase` proves, what this run could have shown can fail, but nothing passes. No
 * requirements at all are a failure.
 */
export function judgeRun({ rows, tags }: Asked, ran: readonly RunTest[], say: Say): Count {
  const wanted = rows.filter(({ open, gone }) => open === null && !gone);
  const elsewhere = new Set(tags.filter(isFirebases).map(({ number }) => number));
  const here = tags.filter((tag) => !isFirebases(tag));
  for (const row of rows) if (row.open !== null) say(`${nameOf(row)}\n    open: ${row.open}`);
  for (const row of wanted)
    if (elsewhere.has(row.number)) say(`${nameOf(row)}\n    proven by npm run test:firebase`);
  const broken = wanted.filter((row) => complain(row, unproven(row, here, ran, elsewhere), say));
  const strays = ran.flatMap((test) => straysOf(test, here));
  for (const stray of new Set(strays)) say(stray);
  const passed = wanted.filter((row) => !broken.includes(row) && !elsewhere.has(row.number)).length;
  return { passed, failed: wanted.length === 0 ? 1 : broken.length + new Set(strays).size };
}

/** What `npm run test:firebase` shows of the requirements that its journeys are tagged with. */
export function judgeFirebaseRun({ rows, tags }: Asked, ran: readonly RunTest[], say: Say): Count {
  const own = tags.filter(isFirebases);
  const wanted = rows.filter(({ number, open }) => open === null && own.some((tag) => tag.number === number));
  const broken = wanted.filter((row) => complain(row, faultsOf(row, own, ran), say)).length;
  return { passed: wanted.length - broken, failed: wanted.length === 0 ? 1 : broken };
}

/** Whether a test runs with Firebase's emulator alone. */
function isFirebases({ file }: Tag): boolean {
  return file.startsWith('e2e/firebase/');
}

function unproven(row: Requirement, tags: Tag[], ran: readonly RunTest[], elsewhere: Set<string>): string[] {
  const isTagged = elsewhere.has(row.number) || tags.some(({ number }) => number === row.number);
  return [...(isTagged ? [] : [`no test is tagged @${row.number}`]), ...faultsOf(row, tags, ran)];
}

/** Why a requirement does not hold by the tests that are tagged with it; nothing when it does. */
function faultsOf({ number }: Requirement, tags: Tag[], ran: readonly RunTest[]): string[] {
  return tags
    .filter((tag) => tag.number === number)
    .flatMap((tag) => {
      const runs = ran.filter((test) => isOf(test, tag));
      if (runs.length === 0) return [`did not run: ${tag.file} › ${tag.name}`];
      return runs.every(({ passed }) => passed) ? [] : [`did not pass: ${tag.file} › ${tag.name}`];
    });
}

/** A tag that is put together while tests are collected is on no page. */
function straysOf({ file, titles, numbers }: RunTest, tags: Tag[]): string[] {
  return numbers
    .filter((number) => !tags.some((tag) => tag.file === file && tag.number === number))
    .map(
      (number) =>
        `${file} › ${titles.join(' › ')}\n    is tagged @${number}, which its file does not spell out`,
    );
}

/** Whether a test that ran is what a tag stands at: itself, one of a tagged group, or made from a row of a table. */
function isOf({ file, titles, numbers }: RunTest, tag: Tag): boolean {
  if (file !== tag.file || !numbers.includes(tag.number)) return false;
  const wanted = tag.name.split(' › ');
  const isNamed = wanted.every((name, index) => patternOf(name).test(titles[index] ?? ''));
  return isNamed || titles.some((title) => title.includes(tag.name));
}

function patternOf(name: string): RegExp {
  const parts = name.split('…').map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('.*')}$`, 's');
}

const nameOf = ({ line, number, what }: Requirement): string => `${source}:${line} ${number} ${what}`;

function complain(row: Requirement, faults: string[], say: Say): boolean {
  const all = [...row.faults, ...faults];
  if (all.length > 0) say(`${nameOf(row)}\n${all.map((fault) => `    ${fault}`).join('\n')}`);
  return all.length > 0;
}
