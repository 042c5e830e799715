/** How numbers are written and read. `isIndian` means groups such as those of 12,34,567. */
export type NumberSigns = { decimal: string; group: string; isIndian?: boolean };

/** How a language writes numbers, dates and lists. */
export type Grammar = {
  /** The language of pages and emails, for the attribute `lang`. */
  language: string;
  /** The locale of `Intl`. */
  tag: string;
  numbers: NumberSigns;
  /** The smallest number with groups: 1,000, but 10.000 in Spanish. */
  grouped: number;
  /** Returns 'a', 'a and b' or 'a, b and c'. */
  list: (names: readonly string[]) => string;
  /** Between a label and its text, between short texts of a list, and between sentences. */
  colon: string;
  comma: string;
  gap: string;
  /** Ends a short text that stands as a sentence. */
  stop: string;
  /** A number and its unit: 25 km. */
  measure: (number: string, unit: string) => string;
  /** A text and a short note about it: Thu, Nov 26 (in 3 days). */
  note: (text: string, note: string) => string;
  clock: 'h12' | 'h23';
  /** Whether 7:05 is written 07:05. */
  hour: 'numeric' | '2-digit';
  /** Short names of the months, so that lists of items do without `Intl`. */
  months: readonly string[];
  date: (month: string, day: number | string, year: string | null) => string;
  month: (month: string, year: string) => string;
  weekday: (weekday: string, date: string) => string;
  /** A day and a time: Thu, Nov 26, 6:39 PM. */
  moment: (date: string, time: string) => string;
  /** The name of a zone, from the one that `Intl` gives: Pacific Time. It stands in sentences and in brackets. */
  zone: (name: string) => string;
  /** A time with the name of its zone: 6:30 PM Pacific Time. */
  zoned: (time: string, zone: string) => string;
  /** A meeting: Thursday, Nov 26 at 6:30 PM. */
  meeting: (date: string, time: string) => string;
};

export const grammar: Grammar = {
  language: 'en',
  tag: 'en-US',
  numbers: { decimal: '.', group: ',' },
  grouped: 1_000,
  list: (names) =>
    names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : (names[0] ?? ''),
  colon: ': ',
  comma: ', ',
  gap: ' ',
  stop: '.',
  measure: (number, unit) => `${number} ${unit}`,
  note: (text, note) => `${text} (${note})`,
  clock: 'h12',
  hour: 'numeric',
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  date: (month, day, year) => [`${month} ${day}`, ...(year === null ? [] : [year])].join(', '),
  month: (month, year) => `${month} ${year}`,
  weekday: (weekday, date) => `${weekday}, ${date}`,
  moment: (date, time) => `${date}, ${time}`,
  zone: (name) => name,
  zoned: (time, zone) => `${time} ${zone}`,
  meeting: (date, time) => `${date} at ${time}`,
};
