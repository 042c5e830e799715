import type { Rule } from './node.ts';

/** Rejects direct use of the browser's storages, which throws where site data is blocked or the storage is full. */
export const browserStorage: Rule = {
  create: (context) => ({
    Identifier(node) {
      if (node['name'] === 'localStorage' || node['name'] === 'sessionStorage')
        context.report({
          node,
          message: 'use deviceStorage or tabStorage of src/ui/client/browser-storage.ts',
        });
    },
  }),
};
