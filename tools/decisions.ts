import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, root } from '#src/server/start-up/environment.ts';

const folder = join(root, 'docs/decisions');
const index = join(folder, 'README.md');
const head = /^# (\d+)\. (.+)\n\n- Date: (\d{4}-\d\d-\d\d)\n- Status: (.+)\n/;

function rowOf(file: string): string {
  const [, number, title, date, status] = head.exec(readFileSync(join(folder, file), 'utf8')) ?? [];
  if (!number) return fail(`docs/decisions/${file} does not begin as docs/decisions/README.md shows`);
  return `| [${number.padStart(4, '0')}](${file}) | ${title} | ${date} | ${status} |`;
}

const files = readdirSync(folder).filter((name) => /^\d{4}-.*\.md$/.test(name));
const rows = files.toSorted().map(rowOf);
const text = readFileSync(index, 'utf8');
writeFileSync(
  index,
  text.replace(/(?<=\|---\|---\|---\|---\|\n)[^]*/, () => `${rows.join('\n')}\n`),
);
