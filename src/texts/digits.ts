// Made once: a page of a list writes a hundred numbers.
const english = new Intl.NumberFormat('en-US');

/** A number as pages write it: 1,234. */
export const digits = (value: number): string => english.format(value);
