import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What models that are called otherwise by now were called: old id to new. */
export async function readRenamed(folder: string): Promise<Map<string, string>> {
  const [, ...lines] = (await readFile(join(folder, 'renamed.tsv'), 'utf8')).trimEnd().split('\n');
  return new Map(lines.map((line) => line.split('\t') as [string, string]));
}

/** The ids that there are no longer, and of which nobody has said what became of them. */
export function withoutSuccessor(
  before: readonly string[],
  now: readonly string[],
  renamed: ReadonlyMap<string, string>,
): string[] {
  const known = new Set(now);
  return before.filter((id) => !known.has(id) && !known.has(renamed.get(id) ?? ''));
}
