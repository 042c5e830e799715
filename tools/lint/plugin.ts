import { browserStorage } from './browser-storage.ts';
import { imports } from './imports.ts';
import type { Node, Rule } from './node.ts';
import { problemTexts } from './problem-texts.ts';
import { textsInTexts } from './texts-in-texts.ts';

const physical =
  /(?<![\w-])-?(?:(?:[mp][lr]|border-[lr]|rounded-(?:[tb]?[lr])|scroll-[mp][lr]|left|right)-[\w[(]|(?:text-(?:left|right)|float-(?:left|right)|border-[lr]|rounded-[lr])(?![\w-]))/;
/** Centered elements use `left`, but look the same in both reading directions. */
const isCentered = (text: string): boolean => text.includes('left-1/2') && text.includes('-translate-x-1/2');

/** Rejects classes that name a side of the screen, because that is the wrong side in right-to-left languages. */
const logicalClasses: Rule = {
  create(context) {
    const check = (node: Node, text: unknown): void => {
      if (typeof text !== 'string' || node.parent?.type === 'ImportDeclaration' || isCentered(text)) return;
      const name = text.split(/\s+/).find((each) => physical.test(each));
      if (name)
        context.report({ node, message: `${name} names a side of the screen: use its start or end form` });
    };
    return {
      Literal: (node) => check(node, node['value']),
      TemplateElement: (node) => check(node, (node['value'] as { raw: string }).raw),
    };
  },
};

/** Our own rules for oxlint; `.oxlintrc.json` names their files. */
const plugin = {
  meta: { name: 'rangefinder' },
  rules: {
    'browser-storage': browserStorage,
    imports,
    'logical-classes': logicalClasses,
    'problem-texts': problemTexts,
    'texts-in-texts': textsInTexts,
  },
};

export default plugin;
