import { find } from './en-find.ts';
import { found } from './en-found.ts';
import { gear } from './en-gear.ts';
import { home } from './en-home.ts';
import { newsletter } from './en-newsletter.ts';
import { photos } from './en-photos.ts';
import { site } from './en-site.ts';

/**
 * The texts that every page carries; those of signing in are in entering.ts, of the dashboard in signed-in.ts. Values that depend on something are
 * functions; nothing else belongs here.
 */
export const en = {
  ...site,
  ...home,
  ...newsletter,
  ...find,
  ...photos,
  ...found,
  ...gear,
};
