import { parseSync } from 'vite';

/** A part of a program, and by which names it is reached from the whole. */
export type Part = {
  type: string;
  start: number;
  end: number;
  path: string[];
  above: Part | null;
  /** Whether it is a property whose value is written without its name, or without a colon. */
  brief: boolean;
};

/** What stands where any other expression could stand as well. */
const expressions = new Set([
  'ArrayExpression',
  'ArrowFunctionExpression',
  'AssignmentExpression',
  'AwaitExpression',
  'BinaryExpression',
  'CallExpression',
  'ChainExpression',
  'ConditionalExpression',
  'FunctionExpression',
  'Identifier',
  'JSXElement',
  'JSXFragment',
  'Literal',
  'LogicalExpression',
  'MemberExpression',
  'NewExpression',
  'ObjectExpression',
  'ParenthesizedExpression',
  'TemplateLiteral',
  'TSAsExpression',
  'TSNonNullExpression',
  'TSSatisfiesExpression',
  'UnaryExpression',
]);

/** Where an expression is more than its value, by what it stands in and as what. */
const moreThanValues = [
  /^(Call|New)Expression callee$/,
  /^TaggedTemplateExpression /,
  /^(Member|JSXMember)Expression (object|property)$/,
  /^(Property|MethodDefinition|PropertyDefinition) key$/,
  /^MethodDefinition value$/,
  /^(AssignmentExpression|AssignmentPattern|For(In|Of)Statement) left$/,
  /^(Update|Unary)Expression argument$/,
  /^ChainExpression /,
  /^ExpressionStatement directive$/,
  /^JSXAttribute value$/,
  /^(Import|Export|TS|JSX(Opening|Closing|Namespaced))/,
  /^(Variable|Array|Rest)(Declarator id|Pattern|Element)/,
  /^(Function|ArrowFunction|Class)\w+ (id|params)$/,
  /^CatchClause param$/,
  /^(Meta|Labeled|Break|Continue)\w+ /,
];
/** Of these alone an expression inside is a value, although their names begin as those of types do. */
const typedValues = /^TS(As|Satisfies|NonNull)Expression expression$/;

/** The parts of a program, each before what it consists of; null where it is none. */
export function readParts(path: string, text: string): Part[] | null {
  const { program, errors } = parseSync(path, text, {});
  if (errors.length > 0) return null;
  const parts: Part[] = [];
  const collect = (node: unknown, at: string[], above: Part | null): void => {
    if (Array.isArray(node)) {
      for (const [index, each] of node.entries()) collect(each, [...at, `${index}`], above);
      return;
    }
    if (typeof node !== 'object' || node === null) return;
    const { type, start, end, ...rest } = node as Partial<Part> & { shorthand?: boolean; method?: boolean };
    if (typeof type !== 'string' || start === undefined || end === undefined) return;
    const brief = Boolean(rest.shorthand || rest.method);
    const part = { type, start, end, path: at, above, brief };
    parts.push(part);
    for (const [name, value] of Object.entries(rest)) collect(value, [...at, name], part);
  };
  collect(program, [], null);
  return parts;
}

/** Whether another of its kind can be chosen in its place while the program runs. */
export function isReplaceable(part: Part): boolean {
  const { type, path, above } = part;
  if (isBlock(part)) return true;
  if (!above || above.brief || !expressions.has(type)) return false;
  const place = `${above.type} ${path.slice(above.path.length)[0]}`;
  if (above.type === 'Property' && above.above?.type === 'ObjectPattern') return false;
  return typedValues.test(place) || !moreThanValues.some((pattern) => pattern.test(place));
}

export const isBlock = ({ type }: Part): boolean => type === 'BlockStatement';
const isElement = ({ type }: Part): boolean => type === 'JSXElement' || type === 'JSXFragment';

/** Whether it stands among the children of an element, where code needs braces. */
export const isChild = (part: Part): boolean =>
  isElement(part) && part.above !== null && isElement(part.above) && part.path.at(-2) === 'children';
