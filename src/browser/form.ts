import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form';
import type { z } from 'zod';
import { numberLocale, parseNumber } from '#src/platform/numbers.ts';
import { Attempts } from './attempts.ts';
import { CallError } from './call.ts';

/**
 * For `setValueAs`: the number that was typed. An empty field is missing, not zero; a text that cannot be read, or that can be read
 * in two ways, stays text, which the schema refuses with its reason.
 */
export function numberOf(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? undefined;
  if (value.trim() === '') return undefined;
  const readings = parseNumber(value, numberLocale);
  return readings.length === 1 ? readings[0] : value;
}

/** A picture of this shop is named by its path, also where someone copied its whole address. */
export function pictureAddress(value: string): string {
  const typed = value.trim();
  return typed.startsWith(`${location.origin}/`) ? typed.slice(location.origin.length) : typed;
}

/**
 * A form checked by a contract's schema before it is sent, and by the server after: its field errors land at
 * their fields, any other failure in `failure`. What was typed stays until it was sent.
 */
export function useSchemaForm<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
  defaultValues: NoInfer<DefaultValues<Input>>,
  /** `key` names this attempt: the same values sent again, since no answer arrived, have the same. */
  send: (values: Output, key: string) => Promise<void>,
  explain: (error: CallError) => string,
  /** What becomes of the fields once they were sent. */
  sent: 'clear' | 'keep' = 'clear',
) {
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    defaultValues: defaultValues as DefaultValues<Input>,
  });
  const [failure, setFailure] = useState<string | null>(null);
  const [attempts] = useState(() => new Attempts());
  const sendValid = form.handleSubmit(async (values) => {
    try {
      await send(values, attempts.keyOf(values as object));
      attempts.settle();
      if (sent === 'clear') form.reset();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.status >= 400 && error.status < 500) attempts.settle();
      const known = error.errors.filter(({ path }) => path in form.getValues());
      known.forEach(({ path, message }, index) =>
        form.setError(path as Path<Input>, { message }, { shouldFocus: index === 0 }),
      );
      if (known.length === 0) setFailure(explain(error));
    }
  });
  const submit = async (event?: React.BaseSyntheticEvent): Promise<void> => {
    // What an earlier attempt came to says nothing of this one, sent or not.
    setFailure(null);
    await sendValid(event);
  };
  return { ...form, submit, failure };
}
