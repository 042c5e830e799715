import { formatMoney, toMinorUnits } from '#src/platform/shared/money.ts';
import { savedSearchTexts } from '#src/texts/saved-searches.ts';
import type { Criteria } from './schemas.ts';
import { filterTexts, type Shown } from './shown.ts';
import { traits } from './trait-filters.ts';

/** The filters that offer values with counts, in the order in which pages show them. */
export const groups = ['kind', 'brand', 'mount', 'condition', 'place'] as const;
export type Group = (typeof groups)[number];

const ignoresCase: Record<Group, boolean> = {
  kind: false,
  brand: true,
  mount: true,
  condition: false,
  place: true,
};
/** The groups whose values are compared in lower case. */
export const foldedGroups: readonly string[] = groups.filter((group) => ignoresCase[group]);

const mapNames = <Name extends string, T>(names: readonly Name[], make: (name: Name) => T) =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, T>;
export const mapGroups = <T>(make: (group: Group) => T) => mapNames(groups, make);

/** The numbers of an item by which it is filtered. An age has one decimal, and 0 shots stand for an unknown count. */
export const numberColumns = ['saleCents', 'tenthsOfMonths', 'shots'] as const;
export type NumberColumn = (typeof numberColumns)[number];

type Range = Shown & {
  /** The name in the query, which is stored with saved searches. */
  query: string;
  column: NumberColumn;
  /** The lowest and the highest number of the items that a value leaves. */
  between: (value: number) => readonly [min: number, max: number];
  read?: (given: number) => number;
  of?: 'cameras';
};

/** Filters by a number of the item, by query parameter. */
export const ranges = {
  min: {
    query: 'minCents',
    column: 'saleCents',
    between: (cents) => [cents, Infinity],
    read: toMinorUnits,
    text: (price) => filterTexts().atLeast(formatMoney(Number(price))),
  },
  max: {
    query: 'maxCents',
    column: 'saleCents',
    between: (cents) => [0, cents],
    read: toMinorUnits,
    text: (price) => filterTexts().atMost(formatMoney(Number(price))),
  },
  age: {
    query: 'maxMonths',
    column: 'tenthsOfMonths',
    between: (months) => [0, months * 10],
    text: (months) => filterTexts().ages.months(Number(months)),
    label: () => filterTexts().age,
    choices: [12, 24, 60, 120, 240],
    any: () => filterTexts().ages.any,
  },
  shots: {
    query: 'maxShots',
    column: 'shots',
    between: (count) => [1, count],
    of: 'cameras',
    text: (count) => filterTexts().shots.atMost(Number(count)),
    label: () => filterTexts().shots.label,
    choices: [5_000, 10_000, 25_000, 50_000, 100_000],
  },
} as const satisfies Record<string, Range>;

export type RangeName = (typeof ranges)[keyof typeof ranges]['query'];

export function readRanges(criteria: Criteria): Record<RangeName, number | undefined> {
  const read = Object.entries<Range>(ranges).map(([param, range]) => {
    const given = criteria[param as keyof typeof ranges];
    return [range.query, given === undefined ? undefined : (range.read?.(given) ?? given)];
  });
  return Object.fromEntries(read) as Record<RangeName, number | undefined>;
}

/** Switches whose state is read with the item. The others also change while the item stays as it is. */
export const itemSwitches = ['graded'] as const;
export type ItemSwitch = (typeof itemSwitches)[number];
/** Filters that are on or off, with the number of items that each leaves. */
export const switches = ['verified', ...itemSwitches, 'available'] as const;
export type Switch = (typeof switches)[number];

export const mapNumbers = <T>(make: (column: NumberColumn) => T) => mapNames(numberColumns, make);
export const mapItemSwitches = <T>(make: (name: ItemSwitch) => T) => mapNames(itemSwitches, make);
export const mapSwitches = <T>(make: (name: Switch) => T) => mapNames(switches, make);

/** These have no effect without `fits`. */
export const ofFits: readonly string[] = ['adapters', 'limited'];

/** The query parameters of all filters, in the order of their chips. `within` belongs to `near`. */
export const filterNames: readonly string[] = [
  'q',
  'model',
  ...groups,
  ...Object.keys(ranges),
  'near',
  ...Object.keys(traits),
  ...switches,
  'fits',
  ...ofFits,
];

const texts: Partial<Record<string, Shown['text']>> = {
  ...Object.fromEntries(
    Object.entries<Shown>({ ...ranges, ...traits }).map(([name, { text }]) => [name, text]),
  ),
  ...Object.fromEntries(switches.map((name) => [name, () => filterTexts()[name]])),
  adapters: () => filterTexts().chips.adapters,
  limited: () => filterTexts().chips.limited,
  q: (words) => savedSearchTexts.words(words),
};

/** Describes a value of a filter; undefined for filters whose values have names: groups, places and models. */
export const describeValue = (name: string, value: string): string | undefined => texts[name]?.(value);
