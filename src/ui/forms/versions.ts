import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { get, type DefaultValues, type FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { conflictTexts } from '#src/texts/conflicts.ts';
import { CallError } from '#src/ui/client/call.ts';
import type { StoredInput } from '#src/ui/client/personal-storage.ts';
import { useSchemaForm, type OpenedForm } from './form.ts';
import { isSame, merge, showLatest, storeWithBase, type Shape, type Values } from './merge.ts';

/** Values that were saved elsewhere while a form was open. The next save replaces `theirs`; the form shows `taken`, by path. */
export type Conflict = { theirs: Values; taken: Values };

type Subject<Stored> = Shape & {
  /** The fields of the form as they are stored. */
  valuesOf: (stored: Stored) => Values;
  read: () => Promise<Stored>;
  /** Called with everything that is saved or read later. */
  onStored?: (stored: Stored) => void;
  /** Whether changes of different fields can be saved together without asking. */
  isIndependent?: boolean;
};

const isOutdated = (error: unknown): boolean => error instanceof CallError && error.code === 'changed';

export const explainConflict = (error: CallError): string | undefined =>
  isOutdated(error) ? conflictTexts.ask : undefined;

/**
 * Keeps the version that a form is based on. When something else was saved in the meantime, the form takes it in all fields
 * that were not changed here, and the user is asked before the others are replaced.
 */
export function useVersions<Stored, Input extends FieldValues>(
  stored: Stored,
  { valuesOf, read, onStored, isIndependent = false, ...shape }: Subject<Stored>,
) {
  const before = useRef(stored);
  const draft = useRef<StoredInput<Values> | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  // Another form may have saved other fields of the same thing.
  const follow = useEffectEvent((next: Stored) => {
    if (isSame(valuesOf(next), valuesOf(before.current))) before.current = next;
  });
  useEffect(() => follow(stored), [stored]);

  function take(form: OpenedForm<Input>, latest: Stored, base: Values): void {
    before.current = latest;
    onStored?.(latest);
    showLatest(form, base, valuesOf(latest) as Input, shape);
    // The stored changes are now based on what was taken.
    draft.current?.write(form.getValues());
  }

  /**
   * Sends `fields` until they are based on the current version, or throws the error when the user must be asked. `write`
   * returns nothing if the form closes.
   */
  async function save<Fields extends Values>(
    form: OpenedForm<Input>,
    fields: Fields,
    write: (fields: Fields, base: Stored) => Promise<Stored | undefined>,
    sent: Values = structuredClone(form.getValues()),
  ): Promise<Stored | undefined> {
    const base = before.current;
    try {
      const saved = await write(fields, base);
      setConflict(null);
      if (saved !== undefined) take(form, saved, sent);
      return saved;
    } catch (error) {
      if (!isOutdated(error)) throw error;
      const latest = await read();
      const { values, theirs, taken } = merge(valuesOf(base), fields, valuesOf(latest), shape);
      take(form, latest, valuesOf(base));
      const isNews = Object.keys(theirs).length > 0 || (!isIndependent && taken.length > 0);
      const shown = Object.fromEntries(taken.map((path) => [path, get(values, path)]));
      setConflict(isNews ? { theirs, taken: shown } : null);
      // Without anything new, another try would fail in the same way.
      if (isNews || isSame(latest, base)) throw error;
      return save(form, values, write, sent);
    }
  }

  return {
    conflict,
    forgetConflict: () => setConflict(null),
    save,
    draftOf(input: StoredInput<Values>): StoredInput<Values> {
      draft.current = storeWithBase(
        input,
        () => valuesOf(before.current),
        (theirs) => setConflict(Object.keys(theirs).length > 0 ? { theirs, taken: {} } : null),
        shape,
      );
      return draft.current;
    },
  };
}

/** A form whose stored values can also be changed elsewhere while it is open. */
export function useVersionedForm<Input extends FieldValues, Output extends Values, Stored>(
  schema: z.ZodType<Output, Input>,
  stored: Stored,
  {
    draftKey,
    write,
    onSaved,
    explain,
    ...subject
  }: Subject<Stored> & {
    draftKey?: string;
    /** Sends what differs from `base`, with its version. */
    write: (fields: Output, base: Stored, key: string) => Promise<Stored>;
    onSaved: (saved: Stored) => Promise<void> | void;
    explain: (error: CallError) => string;
  },
) {
  const versions = useVersions<Stored, Input>(stored, subject);
  const form = useSchemaForm<Input, Output>(
    schema,
    subject.valuesOf(stored) as DefaultValues<Input>,
    async (fields, key, opened) => {
      const saved = await versions.save(opened, fields, (given, base) => write(given, base, key));
      if (saved !== undefined) await onSaved(saved);
    },
    (error) => explainConflict(error) ?? explain(error),
    { sent: 'keep', draftOf: versions.draftOf, ...(draftKey !== undefined && { draftKey }) },
  );
  return {
    ...form,
    conflict: versions.conflict,
    discard() {
      form.discard();
      versions.forgetConflict();
    },
  };
}
