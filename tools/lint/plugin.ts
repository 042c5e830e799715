import { imports } from './imports.ts';
import { logicalClasses } from './logical-classes.ts';
import { textsInTexts } from './texts-in-texts.ts';

/** Our own rules of oxlint: `.oxlintrc.json` says for which files. */
const plugin = {
  meta: { name: 'rangefinder' },
  rules: { imports, 'logical-classes': logicalClasses, 'texts-in-texts': textsInTexts },
};

export default plugin;
