import { get, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import type { StoredInput } from '#src/ui/client/personal-storage.ts';

export type Values = Partial<Record<string, unknown>>;

/** Equal for the same content, whatever the order of its keys. A missing value is the same as null. */
export const isSame = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);

export const canonical = (content: unknown): string =>
  JSON.stringify(content ?? null, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );

/** The fields with another value than in `base`. */
export function changesOf<Fields extends object>(fields: Fields, base: Values): Partial<Fields> {
  const changed = Object.entries(fields).filter(([name, value]) => !isSame(value, base[name]));
  return Object.fromEntries(changed) as Partial<Fields>;
}

const isSet = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

function mergeField(base: unknown, mine: unknown, latest: unknown): unknown {
  if (isSame(base, mine)) return latest;
  if (!isSet(base) || !isSet(mine) || !isSet(latest)) return mine;
  // Hidden sections, for example: what one person hides or shows does not undo what another one does.
  return [
    ...latest.filter((each) => mine.includes(each) || !base.includes(each)),
    ...mine.filter((each) => !base.includes(each) && !latest.includes(each)),
  ];
}

/** `units` are fields that consist of fields of their own; `wholes` are lists whose order matters. */
export type Shape = { units?: readonly string[]; wholes?: readonly string[] };

/**
 * Applies what was changed in a form, which is the difference between `base` and `mine`, to the latest values. `theirs` has
 * the fields that others have changed, too, and `taken` the paths of fields that get the latest value, such as
 * `contact.phone`.
 */
export function merge<Fields extends Values>(
  base: Values,
  mine: Fields,
  latest: Values,
  { units = [], wholes = [] }: Shape = {},
): { values: Fields; theirs: Values; taken: string[] } {
  const merged = { values: { ...mine } as Values, theirs: {} as Values, taken: [] as string[] };
  for (const name of Object.keys(mine)) {
    if (units.includes(name)) {
      const parts = [base, mine, latest].map((values) => values[name] as Values);
      const unit = merge(parts[0]!, parts[1]!, parts[2]!);
      merged.values[name] = unit.values;
      if (Object.keys(unit.theirs).length > 0) merged.theirs[name] = unit.theirs;
      merged.taken.push(...unit.taken.map((part) => `${name}.${part}`));
      continue;
    }
    const isWhole = wholes.includes(name) && !isSame(base[name], mine[name]);
    const value = isWhole ? mine[name] : mergeField(base[name], mine[name], latest[name]);
    merged.values[name] = value;
    if (!isSame(value, mine[name])) merged.taken.push(name);
    const isReplaced = !isSame(base[name], latest[name]) && !isSame(value, latest[name]);
    if (isReplaced && (isWhole || !isSet(latest[name]))) merged.theirs[name] = latest[name];
  }
  return merged as { values: Fields; theirs: Values; taken: string[] };
}

/** Shows the latest values in a form, except in fields that differ from `base`: text typed during a save is kept. */
export function showLatest<Fields extends FieldValues>(
  { getValues, reset, setValue }: Pick<UseFormReturn<Fields>, 'getValues' | 'reset' | 'setValue'>,
  base: Values,
  latest: Fields,
  shape?: Shape,
): void {
  const { values, taken } = merge(base, getValues(), latest, shape);
  reset(latest, { keepValues: true });
  for (const path of taken as Path<Fields>[]) setValue(path, get(values, path));
  const shown = getValues();
  // After the reset, the other changes no longer count as changes, and would not be stored.
  for (const name of Object.keys(latest) as Path<Fields>[])
    if (!isSame(shown[name], latest[name])) setValue(name, shown[name], { shouldDirty: true });
}

/**
 * Stores the changes of a form with the values that they were made to, because those may have been changed when the form
 * opens again. `current` returns the values that the form is based on.
 */
export function storeWithBase(
  input: StoredInput<Values>,
  current: () => Values,
  onTheirs: (theirs: Values) => void,
  shape?: Shape,
): StoredInput<Values> {
  const pick = (names: string[]): Values => Object.fromEntries(names.map((name) => [name, current()[name]]));
  return {
    read() {
      const stored = input.read() ?? {};
      // Earlier releases stored the changes alone.
      const { base = current(), mine = stored } = stored as { base?: Values; mine?: Values };
      const { values, theirs } = merge(base, mine, current(), shape);
      onTheirs(theirs);
      return isSame(values, pick(Object.keys(values))) ? null : values;
    },
    write(mine) {
      const base = pick(Object.keys(mine ?? {}));
      input.write(mine === null || isSame(mine, base) ? null : { base, mine });
    },
  };
}
