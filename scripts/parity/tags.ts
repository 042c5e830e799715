import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, type ESTree } from 'vite';
import { root } from '#scripts/environment.ts';

/**
 * A requirement's number at a test, as it stands in the source: `tags: '@2.14'` among the options of a test of vitest,
 * `tag: '@2.14'` of Playwright, or a list of several. What a loop fills into a title is a … in its name. A table that
 * tests are made from has the tags by the key of each: the key is the name then.
 */
export type Tag = { file: string; name: string; number: string };

const tag = /^@(\d+\.\d+)$/;
const runners = new Set(['test', 'describe']);

/** The tags of all tests, in the order of their files. */
export function readTags(): Tag[] {
  const files = globSync(['{src,scripts,demo,bench}/**/*.test.{ts,tsx}', 'e2e/**/*.spec.ts'], { cwd: root });
  return files.toSorted().flatMap((file) => readTagsOf(file, readFileSync(join(root, file), 'utf8')));
}

export function readTagsOf(file: string, text: string): Tag[] {
  if (!/['"`]@\d/.test(text)) return [];
  const found: Tag[] = [];
  const { program, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  walk(program, [], (node, above) => {
    const [, number] = node.type === 'Literal' ? (tag.exec(String(node.value)) ?? []) : [];
    if (number) found.push({ file, name: nameOf(above, text), number });
  });
  return found;
}

type Visit = (node: ESTree.Node, above: ESTree.Node[]) => void;

function walk(node: ESTree.Node, above: ESTree.Node[], visit: Visit): void {
  visit(node, above);
  const inner = [node, ...above];
  for (const value of Object.values(node) as unknown[])
    for (const part of Array.isArray(value) ? (value as unknown[]) : [value])
      if (isNode(part)) walk(part, inner, visit);
}

function isNode(value: unknown): value is ESTree.Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** The titles of the test and of the groups around it, or the key that the tags stand at. */
function nameOf(above: ESTree.Node[], text: string): string {
  const titles = above.flatMap((node) => titleOf(node) ?? []);
  if (titles.length > 0) return titles.toReversed().join(' › ');
  const keys = above.flatMap((node) => (node.type === 'Property' ? [node.key] : []));
  const key = keys.find((each) => !['tag', 'tags'].includes(text.slice(each.start, each.end)));
  return key ? text.slice(key.start, key.end).replaceAll(/^['"]|['"]$/g, '') : '';
}

function titleOf(node: ESTree.Node): string | null {
  if (node.type !== 'CallExpression' || !runners.has(calleeOf(node))) return null;
  const [title] = node.arguments;
  if (title?.type === 'Literal' && typeof title.value === 'string')
    return title.value.replaceAll(/%[a-z]|\$[\d.a-z]+/gi, '…');
  if (title?.type === 'TemplateLiteral') return title.quasis.map(({ value }) => value.cooked).join('…');
  return null;
}

/** `test` of `test.for(…)(…)` and of `test.describe(…)`. */
function calleeOf(node: ESTree.Node): string {
  if (node.type === 'CallExpression') return calleeOf(node.callee);
  if (node.type === 'MemberExpression') return calleeOf(node.object);
  return node.type === 'Identifier' ? node.name : '';
}
