import { searching } from './en-searching.ts';
import { addTexts } from './texts.ts';

/** The texts of the page of the search: who imports this module can read them. */
export { searching };

addTexts(searching);
