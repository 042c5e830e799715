import { find } from './en-find.ts';
import { footer } from './en-footer.ts';
import { found } from './en-found.ts';
import { site } from './en-site.ts';

/**
 * The texts that every page carries; the other files without a prefix have those that some pages add. Values that
 * depend on something are functions; nothing else belongs here.
 */
export const en = { ...site, ...footer, ...find, ...found };
