import { dashboard } from './en-dashboard.ts';
import { home } from './en-home.ts';
import { site } from './en-site.ts';

/** Every text of the pages. Values that depend on something are functions; nothing else belongs here. */
export const en = { ...site, ...home, ...dashboard };
