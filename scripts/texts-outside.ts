import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { root } from './environment.ts';

type Node = { type: string; start: number; end: number } & Record<string, unknown>;

/** What people read or hear of an element. */
const attributes =
  /^(alt|title|placeholder|label|lead|text|hint|\w+Label|aria-(label|description|roledescription|valuetext))$/;
/** What shows people what it is called with. */
const calls = /^(toast(\.\w+)?|set(Error|Failure)|enqueueMail|mail\.parse|mailSeller)$/;
/** What a mail, a page's meta or a form is told to say. */
const names = /^(subject|greeting|paragraphs|facts|footer|label|title|text|lead|hint|message)$/;
/** What decides, or is made of other things, is not said. */
const silent = /^(BinaryExpression|MemberExpression|ImportDeclaration|TS\w+|\w*Function\w*)$/;

/** Pages are for people; the description of the API and the gallery of components are for developers. */
const isForPeople = (file: string): boolean =>
  (!file.includes('.server.') || /mails?\.server\.ts$/.test(file)) &&
  !/\.test\.|^src\/(texts|api-docs|server|ui\/gallery)|\/((?:deal-)?contract|examples|samples)\.ts$/.test(
    file,
  );

/** Texts that stand elsewhere than in `src/texts`, each with its file and line. */
export function findTextsOutside(): string[] {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter(isForPeople).toSorted();
  return files.flatMap((file) =>
    textsIn(file, readFileSync(join(root, file), 'utf8')).map((found) => `${file}:${found}`),
  );
}

/** The texts of one file, each after its line. */
export function textsIn(file: string, code: string): string[] {
  const { program, errors } = parseSync(file, code);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const found: string[] = [];
  // Mails name a kind and a topic, too.
  const isText = file.includes('.server.') ? /^\p{Lu}\p{L}|\p{L} /u : /\p{L}{2}/u;
  const source = (node: unknown): string => code.slice((node as Node).start, (node as Node).end);

  function isShown(node: Node, above: boolean): boolean {
    if (node.type === 'JSXAttribute') return attributes.test(source(node['name']));
    if (node.type === 'CallExpression') return calls.test(source(node['callee']));
    if (node.type === 'Property') return above || names.test(source(node['key']));
    if (silent.test(node.type)) return false;
    return above || node.type === 'JSXElement' || node.type === 'JSXFragment';
  }

  function walk(node: Node, above: boolean): void {
    const text = textOf(node, above);
    // Addresses and selectors are no texts.
    if (isText.test(text) && !/^[/#.]|^https?:/.test(text))
      found.push(`${code.slice(0, node.start).split('\n').length}: ${text.trim()}`);
    const shown = isShown(node, above);
    for (const [name, part] of Object.entries(node))
      for (const each of [part].flat())
        if (isNode(each)) walk(each, shown && !/^(key|test|callee)$/.test(name));
  }

  walk(program as unknown as Node, false);
  return found;
}

function textOf({ type, value }: Node, isShown: boolean): string {
  if (typeof value === 'string') return type === 'JSXText' || (type === 'Literal' && isShown) ? value : '';
  return type === 'TemplateElement' && isShown ? (value as { raw: string }).raw : '';
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
