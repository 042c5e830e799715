import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './environment.ts';

type Decision = { file: string; number: string; title: string; date: string; status: string };

const folder = 'docs/decisions';
const index = 'README.md';
const command = 'npm run tool -- decisions';

const link = String.raw`\[\d{4}\]\([\w-]+\.md\)`;
const head = new RegExp(
  String.raw`^# (?<number>\d+)\. (?<title>.+)\n\n- Date: (?<date>\d{4}-\d\d-\d\d)\n- Status: (?<status>accepted|superseded (?:in part )?by ${link}(?: and ${link})*)\n\n`,
);

/** Reads the heads of the records. @param texts by the name of the file @returns what is wrong with them, too, a line each */
export function readRecords(texts: ReadonlyMap<string, string>): { records: Decision[]; faults: string[] } {
  const faults: string[] = [];
  const records = [...texts].flatMap(([file, text]): Decision[] => {
    const { number, title, date, status } = head.exec(text)?.groups ?? {};
    if (!number) {
      faults.push(`${folder}/${file}: its head is not of the form that ${folder}/${index} shows`);
      return [];
    }
    return [{ file, number: number.padStart(4, '0'), title: title!, date: date!, status: status! }];
  });
  for (const { file, number, status } of records) {
    if (!file.startsWith(`${number}-`)) faults.push(`${folder}/${file}: its title has the number ${number}`);
    if (records.some((other) => other.file < file && other.number === number))
      faults.push(`${folder}/${file}: another record has the number ${number}`);
    for (const [, by, target] of status.matchAll(/\[(\d{4})\]\(([\w-]+\.md)\)/g))
      if (by! <= number || !records.some((other) => other.number === by && other.file === target))
        faults.push(`${folder}/${file}: ${by} (${target}) is no later record`);
  }
  return { records, faults };
}

/** The page that lists the records. */
export function composeIndex(records: readonly Decision[]): string {
  const rows = records.map(
    ({ file, number, title, date, status }) => `| [${number}](${file}) | ${title} | ${date} | ${status} |`,
  );
  return `# Decisions

<!-- Written by \`${command}\` from the heads of the records. -->

Why things are as they are. A record is written once and says what was true on its date. What replaces it is a new record; the old one
gets another status, and nothing else of it changes. A new one takes the next free number and begins:

\`\`\`
# NUMBER. What was decided, as a sentence

- Date: YYYY-MM-DD
- Status: accepted

**Context.** …
\`\`\`

Its status later: \`superseded by [NUMBER](NUMBER-its-name.md)\`, or \`superseded in part by …\`; where there are two, \`… and …\`.

| number | decision | date | status |
|---|---|---|---|
${rows.join('\n')}
`;
}

function readAll() {
  const files = readdirSync(join(root, folder)).filter((name) => name.endsWith('.md') && name !== index);
  return readRecords(
    new Map(files.toSorted().map((name) => [name, readFileSync(join(root, folder, name), 'utf8')])),
  );
}

/** What is wrong with the records and their index as they are, a line each. */
export function compareDecisions(): string[] {
  const { records, faults } = readAll();
  const isCurrent = readFileSync(join(root, folder, index), 'utf8') === composeIndex(records);
  return isCurrent
    ? faults
    : [...faults, `${folder}/${index} is not what the records say: \`${command}\` writes it`];
}

if (import.meta.main) {
  writeFileSync(join(root, folder, index), composeIndex(readAll().records));
  const faults = compareDecisions();
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
