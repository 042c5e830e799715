import { get, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import type { ShopResponse } from '#src/platform/shop/schemas.ts';
import type { StoredInput } from '#src/ui/client/personal-storage.ts';

type Values = Partial<Record<string, unknown>>;

/** The settings that consist of fields of their own. */
const groups = ['contact', 'home', 'categories'] as const;
type Group = (typeof groups)[number];

/** The fields that another admin saved and that this admin is about to replace. */
export type Theirs = Partial<Omit<ShopResponse, Group>> & {
  [Name in Group]?: Partial<ShopResponse[Name]>;
};

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const isSet = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

function mergeField(base: unknown, mine: unknown, latest: unknown): unknown {
  if (isSame(base, mine)) return latest;
  if (!isSet(base) || !isSet(mine) || !isSet(latest)) return mine;
  // Hidden sections: what one admin hides or shows does not undo what another one does.
  return [
    ...latest.filter((each) => mine.includes(each) || !base.includes(each)),
    ...mine.filter((each) => !base.includes(each) && !latest.includes(each)),
  ];
}

/**
 * Applies what this admin changed, which is the difference between `base` and `mine`, to the latest settings. `theirs`
 * has the fields that both changed, and `taken` the paths of fields that have the latest value, such as `contact.phone`.
 */
export function mergeSettings<Fields extends Values>(
  base: Values,
  mine: Fields,
  latest: Values,
): { values: Fields; theirs: Theirs; taken: string[] } {
  const merged = { values: { ...mine } as Values, theirs: {} as Values, taken: [] as string[] };
  for (const name of Object.keys(mine)) {
    if (groups.some((group) => group === name)) {
      const parts = [base, mine, latest].map((values) => values[name] as Values);
      const group = mergeSettings(parts[0]!, parts[1]!, parts[2]!);
      merged.values[name] = group.values;
      if (Object.keys(group.theirs).length > 0) merged.theirs[name] = group.theirs;
      merged.taken.push(...group.taken.map((part) => `${name}.${part}`));
      continue;
    }
    const value = mergeField(base[name], mine[name], latest[name]);
    merged.values[name] = value;
    if (!isSame(value, mine[name])) merged.taken.push(name);
    const isReplaced = !isSame(base[name], latest[name]) && !isSame(value, latest[name]);
    if (isReplaced && !isSet(latest[name])) merged.theirs[name] = latest[name];
  }
  return merged as ReturnType<typeof mergeSettings<Fields>>;
}

/** Shows the latest settings in a form, except in fields that differ from `base`: text typed during a save is kept. */
export function showLatest<Fields extends FieldValues>(
  { getValues, reset, setValue }: Pick<UseFormReturn<Fields>, 'getValues' | 'reset' | 'setValue'>,
  base: Values,
  latest: Fields,
): void {
  const { values, taken } = mergeSettings(base, getValues(), latest);
  reset(latest, { keepValues: true });
  for (const path of taken as Path<Fields>[]) setValue(path, get(values, path));
}

/**
 * Stores the changes of a form with the settings that they were made to, because those may have been changed by another
 * admin when the form opens again. `current` returns the settings that the form is based on.
 */
export function storeWithBase(
  input: StoredInput<Values>,
  current: () => Values,
  onTheirs: (theirs: Theirs) => void,
): StoredInput<Values> {
  const pick = (names: string[]): Values => Object.fromEntries(names.map((name) => [name, current()[name]]));
  return {
    read() {
      const { base, mine } = (input.read() ?? {}) as { base?: Values; mine?: Values };
      if (!base || !mine) return null;
      const { values, theirs } = mergeSettings(base, mine, current());
      onTheirs(theirs);
      return isSame(values, pick(Object.keys(values))) ? null : values;
    },
    write(mine) {
      const base = pick(Object.keys(mine ?? {}));
      input.write(mine === null || isSame(mine, base) ? null : { base, mine });
    },
  };
}
