import { letters } from './en-letters.ts';
import { addTexts } from './texts.ts';
import './welcoming.ts';

/** The texts of the newsletter's own pages: who imports this module can read them, and those of its form. */
export const subscribing = { ...letters };

addTexts(subscribing);
