import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesUnder } from '#scripts/build.ts';
import type { Mutant } from './mutant.ts';
import { escapePattern } from './verdict.ts';

/** What faults are planted in. */
const places = ['src', 'server.ts', 'db'];

export type Source = { path: string; text: string };
export type Place = { path: string; text: string; start: number; end: number };

/** All sources of a copy of the project, but tests. */
export function readSources(folder: string): Source[] {
  return places
    .flatMap((place) => filesUnder(join(folder, place)))
    .filter((path) => /\.(tsx?|css|sql|txt|json)$/.test(path))
    .map((path) => ({ path: relative(folder, path), text: readFileSync(path, 'utf8') }));
}

/** Where the text of a mutant stands, whatever its lines are indented by. @throws Error unless it stands once */
export function findPlace({ name, before }: Mutant, sources: readonly Source[]): Place {
  const lines = before.split('\n').map((line) => escapePattern(line.trim()));
  const pattern = new RegExp(lines.join(String.raw`[ \t]*\n\s*`), 'g');
  const found = sources.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map((match) => ({
      path,
      text,
      start: match.index,
      end: match.index + match[0].length,
    })),
  );
  const [place] = found;
  if (!place) throw new Error(`mutants/${name}.txt: what it replaces is no longer found`);
  if (found.length > 1)
    throw new Error(
      `mutants/${name}.txt: what it replaces stands ${found.length} times: ${found.map(({ path }) => path).join(', ')}`,
    );
  return place;
}

/** The file with the fault in it. */
export function plant({ after }: Mutant, { text, start, end }: Place): string {
  return text.slice(0, start) + after + text.slice(end);
}
