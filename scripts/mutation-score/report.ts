import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#scripts/environment.ts';
import { areas } from './areas.ts';
import { reasons } from './reasons.ts';

export type Mutant = {
  mutatorName: string;
  replacement?: string;
  status: string;
  statusReason?: string;
  location: { start: { line: number; column: number }; end: { line: number; column: number } };
};
export type Report = { files: Record<string, { source: string; mutants: Mutant[] }> };
type Left = { file: string; line: number; code: string; replacement: string; status: string; why: string };

const page = join(root, 'docs/mutation-score.md');
const unexplained = 'Not looked at yet.';
const noticed = ['Killed', 'Timeout'];
const left = ['Survived', 'NoCoverage'];

/** The mutants that no test noticed, with why they stay. */
export function listLeft({ files }: Report): Left[] {
  return Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants
      .filter(({ status }) => left.includes(status))
      .map(({ location: { start, end }, replacement = '', status }): Left => {
        const lines = source.split('\n');
        const inLine = lines[start.line - 1] ?? '';
        const code = inLine.slice(start.column - 1, start.line === end.line ? end.column - 1 : undefined);
        const reason = reasons.find(
          (one) =>
            one.file === file && inLine.includes(one.line) && (one.becomes ?? replacement) === replacement,
        );
        return { file, line: start.line, code, replacement, status, why: reason?.why ?? unexplained };
      }),
  );
}

/** How many mutants there are, how many were noticed, and the share in per cent. Broken ones count for nothing. */
export function score({ files }: Report): { all: number; killed: number; percent: string } {
  const mutants = Object.values(files).flatMap((file) => file.mutants);
  const killed = mutants.filter(({ status }) => noticed.includes(status)).length;
  const all = killed + mutants.filter(({ status }) => left.includes(status)).length;
  return { all, killed, percent: all === 0 ? '–' : ((100 * killed) / all).toFixed(1) };
}

const brief = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return `\`${(line.length > 70 ? `${line.slice(0, 69)}…` : line).replaceAll('`', "'")}\``;
};

function sectionOf(name: string, report: Report): string {
  const all = listLeft(report);
  const whys = [...new Set(all.map(({ why }) => why))].toSorted(
    (a, b) => Number(a === unexplained) - Number(b === unexplained),
  );
  const groups = whys.map((why) => {
    const places = all
      .filter((one) => one.why === why)
      .map(({ file, line, code, replacement, status }) => {
        const uncovered = status === 'NoCoverage' ? ', which no test of the area runs' : '';
        return `- ${file}:${line} ${brief(code)} → ${brief(replacement)}${uncovered}`;
      });
    return `**${why}**\n\n${places.join('\n')}\n`;
  });
  return `## ${name}\n\n${groups.join('\n') || 'None is left.\n'}`;
}

const rowOf = (name: string, report: Report, seconds: number, day: string): string => {
  const { all, killed, percent } = score(report);
  return `| ${name} | \`npm run mutation-score -- ${name}\` | ${day} | ${all} | ${killed} | ${percent} % | ${Math.ceil(seconds / 60)} |`;
};

/** The page anew, with what it had of the areas that were not run now. */
export function compose(old: string, name: string, report: Report, seconds: number, day: string): string {
  const names = Object.keys(areas);
  const rows = names.map((one) =>
    one === name
      ? rowOf(name, report, seconds, day)
      : old.split('\n').find((line) => line.startsWith(`| ${one} | \`npm`)),
  );
  const sections = names.map((one) =>
    one === name
      ? sectionOf(name, report)
      : new RegExp(`^## ${one}\n[^]*?(?=^## |(?![^]))`, 'm').exec(old)?.[0].trimEnd().concat('\n'),
  );
  const table = [
    '| area | command | day | mutants | noticed | score | minutes |',
    '|---|---|---|---|---|---|---|',
  ];
  return [
    `# Mutation score

Written by \`npm run mutation-score\`, but for the reasons, which are in scripts/mutation-score/reasons.ts. A mutant is a
small change of a rule; it is noticed when a test of its area fails. What is mutated, what is not and why is in
scripts/mutation-score/areas.ts and ignored-texts.ts. The minutes are those of a machine of two cores with other work.

${[...table, ...rows.filter(Boolean)].join('\n')}
`,
    ...sections.filter(Boolean),
  ].join('\n');
}

/** Says what a run found, and puts that of a whole area on the page. */
export function writeReport(path: string, name: string, seconds: number, isWhole: boolean): void {
  const report = JSON.parse(readFileSync(path, 'utf8')) as Report;
  for (const { file, line, code, replacement, status, why } of listLeft(report))
    console.log(
      `${status} ${file}:${line} ${brief(code)} → ${brief(replacement)}${why === unexplained ? '' : ` (${why})`}`,
    );
  for (const [file, { mutants }] of Object.entries(report.files))
    for (const { status, statusReason, location } of mutants)
      if (status === 'RuntimeError' || status === 'Timeout')
        console.log(`${status} ${file}:${location.start.line} ${brief(statusReason ?? '')}`);
  const { all, killed, percent } = score(report);
  console.log(`${name}: ${killed} of ${all} mutants were noticed, ${percent} %, in ${seconds.toFixed(0)} s`);
  if (!isWhole) return;
  const old = existsSync(page) ? readFileSync(page, 'utf8') : '';
  writeFileSync(page, compose(old, name, report, seconds, new Date().toISOString().slice(0, 10)));
}
