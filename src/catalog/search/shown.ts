import { searchTexts } from '#src/texts/search.ts';

/** How a filter is shown: the text of a value on a chip and in the name of a saved search, and its input. */
export type Shown = {
  text: (value: string) => string;
  label?: () => string;
  choices?: readonly (string | number)[];
  isMultiple?: true;
  /** The label of the choice that leaves the filter off. */
  any?: () => string;
};

// The texts change with the language of the shop, so they are read when they are used.
export const filterTexts = () => searchTexts.find;
