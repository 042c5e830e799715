// Made once: a page of a list writes a hundred numbers.
const english = new Intl.NumberFormat('en-US');

/** A number as pages write it: 1,234. */
export const digits = (value: number): string => english.format(value);

/** A number of things: 1 item, 1,234 items. */
export const some = (count: number, one: string, many: string): string =>
  `${digits(count)} ${count === 1 ? one : many}`;
