import { isNode, type Node, type Rule } from './node.ts';

/** How the texts of invalid fields begin. Operators of SQL such as `is not` end after two words. */
const ofField = /^(must|can|cannot|has|contains) \p{L}|^is (?!(not|distinct)\b)|^is not \p{L}/u;
const textOf = ({ type, value }: Node): string => {
  if (type === 'Literal' && typeof value === 'string') return value;
  return type === 'TemplateElement' ? (value as { raw: string }).raw : '';
};

/** Schemas have such names, too, so that tables are recognized by their import from `src/texts`. */
const tableName = /(Problems|Fields)$|^problemTitles$/;
const isInFunction = ({ parent }: Node): boolean =>
  parent ? parent.type.includes('Function') || isInFunction(parent) : false;

/**
 * Rejects texts of API problems outside `src/texts`, where they could not be translated, and those that are read when a
 * module loads, because the language of the shop can change later.
 */
export const problemTexts: Rule = {
  create(context) {
    const report = (node: Node): void =>
      context.report({ node, message: `"${textOf(node)}" is text of a problem; move it to src/texts` });
    const check = (node: Node): void => {
      if (ofField.test(textOf(node)) && !isOther(node)) report(node);
    };

    function walk(node: Node): void {
      if (/\p{L} /u.test(textOf(node)) && !ofField.test(textOf(node))) report(node);
      for (const [name, part] of Object.entries(node)) {
        if (name === 'parent') continue;
        for (const each of [part].flat()) if (isNode(each)) walk(each);
      }
    }

    const tables = new Set<string>();
    return {
      ImportDeclaration(node) {
        const { value } = node['source'] as { value: string };
        if (!value.startsWith('#src/texts/')) return;
        for (const { local } of node['specifiers'] as { local: { name: string } }[])
          if (tableName.test(local.name)) tables.add(local.name);
      },
      Literal: check,
      TemplateElement: check,
      MemberExpression(node) {
        const { name } = node['object'] as { name?: string };
        if (tables.has(name ?? '') && !isInFunction(node))
          context.report({
            node,
            message: `${name} must be read inside a function, when the problem occurs`,
          });
      },
      NewExpression(node) {
        const { callee, arguments: given } = node as Node & { callee: Node; arguments: Node[] };
        if (callee['name'] === 'AppError') given.forEach(walk);
      },
    };
  },
};

/** Operators read the messages of other errors, and programmers the descriptions of the API, which stay in English. */
function isOther({ parent }: Node): boolean {
  if (!parent) return false;
  if (parent.type === 'Property' && (parent['key'] as Node)['name'] === 'description') return true;
  const { name } = (parent['callee'] ?? {}) as { name?: string };
  return (
    (parent.type === 'NewExpression' && name !== 'AppError' && name?.endsWith('Error')) || isOther(parent)
  );
}
