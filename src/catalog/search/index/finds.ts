import {
  groups,
  mapItemSwitches,
  ranges,
  switches,
  type Group,
  type Switch,
} from '#src/catalog/search/filters.ts';
import type { Query, Ruling, Term, Words } from '#src/catalog/search/port.ts';
import { meetsTraits } from '#src/catalog/search/trait-filters.ts';
import { metersBetween } from '#src/platform/shared/distance.ts';
import { Components, type Ruled } from './components.ts';
import { mountsOf, type Item } from './documents.ts';
import { isWanted, judgeBy, selected, unfitOnly, type Wanted } from './fitting.ts';
import type { Spelled } from './group-values.ts';

/** A listed item with its components, and with what is known of its seller. */
export type Listed = {
  item: Item;
  components: readonly Ruled[];
  isSuspended: boolean;
  isVerified: boolean;
};

/** The components that an item consists of: itself or, if it has parts, all of them. */
export function componentsOf({ kind, model, lensFacts, traits, mounts, kit }: Item): readonly Ruled[] {
  const components = new Components();
  const code = kit
    ? components.add(0, kit.components)
    : components.codeOfOne({ kind, model, isAi: false, facts: lensFacts, traits }, mounts.values);
  return components.ofCode(code);
}

const plain = (value: string): Spelled[] => [{ label: value, value }];

/** The values of an item in a group. */
export const spelledIn: Record<Group, (item: Item) => readonly Spelled[]> = {
  kind: ({ kind }) => plain(kind),
  brand: ({ brand, kit }) => kit?.brands ?? [brand],
  mount: ({ mounts }) => mountsOf(mounts),
  condition: ({ condition }) => plain(condition),
  place: ({ place }) => [place],
};

function isNamed({ id, terms, model, kit }: Item, { alternatives, models, described = [] }: Words): boolean {
  if (described.includes(id)) return true;
  const own = new Set([...(model === null ? [] : [model]), ...(kit?.models ?? [])]);
  if (models.some((named) => own.has(named.id))) return true;
  const has = ({ word, begins }: Term) =>
    begins ? terms.some((each) => each.startsWith(word)) : terms.includes(word);
  return alternatives.some(
    (alternative) => alternative.length > 0 && alternative.every((part) => part.some(has)),
  );
}

/** Returns the bits of the verdicts that an item's components get. */
export function judged({ components }: Listed, ruling: Ruling): number {
  const judge = judgeBy(ruling);
  return components.reduce((bits, component) => bits | judge(component), 0);
}

const isAny = (listed: Listed, wanted: Wanted, ruling: Ruling): boolean =>
  isWanted(judged(listed, ruling), wanted);

function isNear({ town, place }: Item, near: NonNullable<Query['near']>): boolean {
  if (near.km === undefined) return true;
  return town === null ? place.value === near.name : metersBetween(near, town) <= near.km * 1000;
}

const isOn: Record<Switch, (listed: Listed) => boolean> = {
  verified: ({ isVerified }) => isVerified,
  ...mapItemSwitches(
    (name) =>
      ({ item }: Listed) =>
        item.isOn[name],
  ),
  available: ({ item }) => item.isAvailable,
};

function isInRanges(item: Item, query: Query): boolean {
  return Object.values(ranges).every(({ query: name, column, between }) => {
    const value = query[name];
    if (value === undefined) return true;
    const [min, max] = between(value);
    return item[column] >= min && item[column] <= max;
  });
}

/** Returns whether a query finds an item. `ItemIndex` decides the same for all items at once. */
export function finds(query: Query, listed: Listed): boolean {
  const { item, components, isSuspended } = listed;
  const { words, fits, unfit, near, lens, camera } = query;
  return (
    !isSuspended &&
    isInRanges(item, query) &&
    switches.every((name) => !query[name] || isOn[name](listed)) &&
    groups.every((group) => isChosen(item, group, query[group])) &&
    (!near || isNear(item, near)) &&
    (!words || isNamed(item, words)) &&
    (!lens || components.some(meetsTraits('lens', lens))) &&
    (!camera || components.some(meetsTraits('cameras', camera))) &&
    (!fits || isAny(listed, selected(fits), fits)) &&
    (!unfit || !isAny(listed, unfitOnly, unfit))
  );
}

function isChosen(item: Item, group: Group, chosen: readonly string[] = []): boolean {
  return chosen.length === 0 || spelledIn[group](item).some(({ value }) => chosen.includes(value));
}
