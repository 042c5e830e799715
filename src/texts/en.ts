import { admin } from './en-admin.ts';
import { blog } from './en-blog.ts';
import { dashboard } from './en-dashboard.ts';
import { home } from './en-home.ts';
import { newsletter } from './en-newsletter.ts';
import { site } from './en-site.ts';

/** Every text of the pages. Values that depend on something are functions; nothing else belongs here. */
export const en = { ...site, ...home, ...dashboard, ...admin, ...blog, ...newsletter };
