import { home } from './en-home.ts';
import { newsletter } from './en-newsletter.ts';
import { addTexts } from './texts.ts';

/** The texts of the home page: who imports this module can read them. */
export const welcoming = { ...home, ...newsletter };

addTexts(welcoming);
