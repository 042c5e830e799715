import { account } from './en-account.ts';
import { auth } from './en-auth.ts';
import { addTexts } from './texts.ts';

/** The texts of the pages on which people sign up and in, and of what mailed links open: who imports this module can read them. */
export const entering = { ...auth, ...account };

addTexts(entering);
