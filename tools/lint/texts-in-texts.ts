import { isNode, type Node, type Rule } from './node.ts';

/** Attributes that users read, or that screen readers announce. */
const attributes =
  /^(alt|title|placeholder|label|lead|text|hint|\w+Label|aria-(label|description|roledescription|valuetext))$/;
/** Functions whose arguments are shown to users. */
const calls = /^(toast(\.\w+)?|set(Error|Failure)|enqueueMail|mail\.parse|mailSeller)$/;
/** Properties of emails, page metadata and forms that users read. */
const properties = /^(subject|greeting|paragraphs|facts|footer|label|title|text|lead|hint|message)$/;
/** Texts in conditions, types and nested functions are not shown to users. */
const hidden = /^(BinaryExpression|MemberExpression|ImportDeclaration|TS\w+|\w*Function\w*)$/;
const isAddressOrSelector = (text: string): boolean => /^[/#.]|^https?:/.test(text);

function textOf({ type, value }: Node, isShown: boolean): string {
  if (typeof value === 'string') return type === 'JSXText' || (type === 'Literal' && isShown) ? value : '';
  return type === 'TemplateElement' && isShown ? (value as { raw: string }).raw : '';
}

/** Rejects text for users outside `src/texts`, where it could not be translated. */
export const textsInTexts: Rule = {
  create(context) {
    const source = (node: unknown): string => context.sourceCode.text.slice(...(node as Node).range);
    // On the server, single lowercase words are not texts: emails also have a kind and a topic.
    const isText = context.filename.includes('.server.') ? /^\p{Lu}\p{L}|\p{L} /u : /\p{L}{2}/u;

    function isShown(node: Node, isParentShown: boolean): boolean {
      if (node.type === 'JSXAttribute') return attributes.test(source(node['name']));
      if (node.type === 'CallExpression') return calls.test(source(node['callee']));
      if (node.type === 'Property') return isParentShown || properties.test(source(node['key']));
      if (hidden.test(node.type)) return false;
      return isParentShown || node.type === 'JSXElement' || node.type === 'JSXFragment';
    }

    function walk(node: Node, isParentShown: boolean): void {
      const text = textOf(node, isParentShown);
      if (isText.test(text) && !isAddressOrSelector(text))
        context.report({ node, message: `"${text.trim()}" is text for users; move it to src/texts` });
      const shown = isShown(node, isParentShown);
      for (const [name, part] of Object.entries(node)) {
        if (name === 'parent') continue;
        for (const each of [part].flat())
          if (isNode(each)) walk(each, shown && !/^(key|test|callee)$/.test(name));
      }
    }

    // Walks only the body, because the program node also contains the tokens.
    return { Program: ({ body }) => (body as Node[]).forEach((node) => walk(node, false)) };
  },
};
