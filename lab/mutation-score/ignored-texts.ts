import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

type Node = {
  type: string;
  value?: unknown;
  callee?: { type: string; name?: string; property?: { name?: string } };
};
type Path = { node: Node; parentPath: Path | null; listKey?: string | undefined; key?: unknown };

const statements = new Set(
  `select selectFrom selectAll innerJoin leftJoin insertInto updateTable deleteFrom columns values set where whereRef
  sql orderBy groupBy returning onConflict ref table lit as fn modifyEnd`.split(/\s+/),
);

/** Yields the names of the calls that contain a node, from the innermost to the outermost. */
function* callsAround(path: Path): Generator<string> {
  for (let child = path; child.parentPath; child = child.parentPath) {
    const { type, callee } = child.parentPath.node;
    if (type.includes('Function')) return;
    if (type === 'TaggedTemplateExpression' && child.key === 'quasi') yield 'sql';
    // Only arguments count; the object of a method call, such as the schema before `.meta(…)`, is not an argument.
    if (type === 'CallExpression' && child.listKey === 'arguments')
      yield callee?.property?.name ?? callee?.name ?? '';
  }
}

/**
 * Ignores texts for users and SQL, because other tests cover them: some compare texts, and the database rejects invalid
 * SQL.
 */
function whyIgnored(path: Path): string | undefined {
  const { type, value } = path.node;
  if (!['StringLiteral', 'TemplateLiteral', 'ObjectExpression'].includes(type)) return undefined;
  for (const call of callsAround(path)) {
    if (call === 'meta') return 'a text in the API description';
    if (type !== 'ObjectExpression' && statements.has(call)) return 'SQL';
  }
  return typeof value === 'string' && /\s|^[A-Z][a-z]+\W/.test(value) ? 'a text for users' : undefined;
}

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'texts', {
    shouldIgnore: (path) => whyIgnored(path as unknown as Path),
  }),
];
