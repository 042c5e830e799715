import './entering.ts';
import { admin } from './en-admin.ts';
import { blog } from './en-blog.ts';
import { dashboard } from './en-dashboard.ts';
import { gear } from './en-gear.ts';
import { mailings } from './en-mailings.ts';
import { photos } from './en-photos.ts';
import { reports } from './en-reports.ts';
import { addTexts } from './texts.ts';

/** The texts of the dashboard and its dialogs: who imports this module can read them. */
export const signedIn = { ...dashboard, ...admin, ...reports, ...blog, ...mailings, ...photos, ...gear };

addTexts(signedIn);
