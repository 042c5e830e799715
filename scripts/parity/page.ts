import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#scripts/environment.ts';
import { readCells, readRequirements, readSource, source, type Requirement } from './requirements.ts';
import { readTags, type Tag } from './tags.ts';

const page = 'docs/parity.md';

/** The page that says what proves each requirement: the source with a column more, from its first section on. */
export function composePage(markdown: string, tags: readonly Tag[]): string {
  const lines = markdown.slice(markdown.search(/^## \d/m)).split('\n');
  const rows = lines.map((line) => {
    if (/^\| *# *\|/.test(line)) return '| # | Original | Lives in | Test | Ours |';
    if (/^\|[ -]*-[ |-]*$/.test(line)) return '| --- | --- | --- | --- | --- |';
    const cells = readCells(line);
    if (!cells) return line;
    const [number = '', what, where, ours] = cells;
    return `| ${[number, what, where, testsOf(number, tags), ours].join(' | ')} |`;
  });
  return `${head}\n${rows.join('\n')}`;
}

function testsOf(number: string, tags: readonly Tag[]): string {
  const names = tags
    .filter((tag) => tag.number === number)
    .map(({ file, name }) => `\`${file}\` › ${name.replaceAll('|', String.raw`\|`)}`);
  return [...new Set(names)].join('<br>') || '—';
}

const head = `# What the original has, and what proves it here

<!-- Written by \`npm run docs:parity\` from ${source} and the tags of the tests: change those. -->

What the product that this shop rebuilds has: every screen, call, field, rule, transition, message and constant. Each row says
where it lives here, which tests prove it, and what we changed and why; \`${source}\` says what the words mean. A test
stands as file › name, behind the groups that it is in, and as file › group where all of a group is meant; a … is what a loop
fills in, and a name without a sentence is a row of the table that the tests of that file are made from.
`;

/** What is wrong with the requirements, the tags and the page that is kept, a line each. */
export function findFaults(rows: readonly Requirement[], tags: readonly Tag[]): string[] {
  const known = new Map(rows.map((row) => [row.number, row]));
  const ofRows = rows.flatMap((row) => {
    const isMissing = row.open === null && !row.gone && !tags.some(({ number }) => number === row.number);
    const faults = isMissing ? [...row.faults, `no test is tagged @${row.number}`] : row.faults;
    return faults.map((fault) => `${source}:${row.line} ${row.number} ${row.what}: ${fault}`);
  });
  const ofTags = tags.flatMap(({ file, name, number }) => {
    if (!name) return [`${file}: @${number} stands at no test, and in no table of tests`];
    const row = known.get(number);
    if (row && !row.gone) return [];
    return [`${file} › ${name}: @${number} ${row ? 'is gone' : 'is no requirement'} in ${source}`];
  });
  return [...ofRows, ...ofTags];
}

/** What `npm run check` says of them. */
export function comparePage(): string[] {
  const markdown = readSource();
  const tags = readTags();
  const isCurrent = readFileSync(join(root, page), 'utf8') === composePage(markdown, tags);
  return [
    ...findFaults(readRequirements(markdown), tags),
    ...(isCurrent ? [] : [`${page} is not what the requirements and the tests say: npm run docs:parity`]),
  ];
}

if (import.meta.main) {
  writeFileSync(join(root, page), composePage(readSource(), readTags()));
  const faults = comparePage();
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
