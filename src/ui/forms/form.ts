import { zodResolver } from '@hookform/resolvers/zod';
import { createElement, useCallback, useEffect, useRef, useState } from 'react';
import {
  get,
  useForm,
  type DefaultValues,
  type Field,
  type FieldValues,
  type Path,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form';
import type { z } from 'zod';
import { parseNumber } from '#src/platform/shared/numbers.ts';
import { siteTexts } from '#src/texts/site.ts';
import { CallError } from '#src/ui/client/call.ts';
import { Attempts } from '#src/ui/client/idempotency-key.ts';
import {
  hasEnded as sessionEnded,
  openStoredInput,
  type StoredInput,
} from '#src/ui/client/personal-storage.ts';
import { SessionEnded } from '#src/ui/feedback/notice.tsx';

/** For `setValueAs`: empty text means missing, not zero; ambiguous text stays a string, which the schema rejects. */
export function numberOf(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? undefined;
  if (value.trim() === '') return undefined;
  const readings = parseNumber(value);
  return readings.length === 1 ? readings[0] : value;
}

/** For `setValueAs`: an optional field without text is not sent. */
export function optionalText(value: unknown): unknown {
  return typeof value === 'string' && value.trim() === '' ? undefined : (value ?? undefined);
}

/** Registers an optional field that is sent as null when it has no text. */
export const textOrNull = { setValueAs: (value: unknown) => optionalText(value) ?? null };

/** Registers an optional number that is sent as null when the field is empty. */
export const numberOrNull = { setValueAs: (value: unknown) => numberOf(value) ?? null };

/** Shortens the full URL of a photo in this shop to its path. */
export function photoPath(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const typed = value.trim();
  return typed.startsWith(`${location.origin}/`) ? typed.slice(location.origin.length) : typed;
}

export type FieldOf<Input extends FieldValues> = (
  name: Path<Input>,
  label: string,
  /** `errorLabel` is the label within a sentence. `setValueAs` also gets the first value, which can be null. */
  options?: { errorLabel?: string; setValueAs?: (value: unknown) => unknown },
) => { label: string; error: string | undefined } & UseFormRegisterReturn<Path<Input>>;

/** The parts of a form that a component needs to send it. */
export type Form = {
  submit: (event?: React.BaseSyntheticEvent) => Promise<void>;
  failure: React.ReactNode;
  formState: { isSubmitting: boolean };
  isRestored: boolean;
  discard: () => void;
};

/** The values of a form while it is open. */
export type OpenedForm<Input extends FieldValues> = Pick<
  UseFormReturn<Input>,
  'getValues' | 'reset' | 'setValue'
>;

/** A form that one schema checks both here and on the server. Field errors are shown at their fields. */
export function useSchemaForm<Input extends FieldValues, Output extends object>(
  schema: z.ZodType<Output, Input>,
  defaultValues: NoInfer<DefaultValues<Input>>,
  /** `key` stays the same when the same values are sent again after a lost response. */
  send: (values: Output, key: string, form: OpenedForm<Input>) => Promise<void>,
  explain: (error: CallError) => string,
  {
    sent = 'clear',
    draftKey,
    draftOf = (input) => input,
  }: {
    sent?: 'clear' | 'keep';
    /** Identifies the form and its subject. If set, changed fields are stored here until they are sent. */
    draftKey?: string;
    /** Returns what stores the fields in the input of this device. */
    draftOf?: (input: StoredFields) => StoredFields;
  } = {},
) {
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    defaultValues: defaultValues as DefaultValues<Input>,
    // React Hook Form would focus fields in the order of their registration, which is not the order on the page.
    shouldFocusError: false,
  });
  const untyped: UntypedForm = form;
  const { forget, isRestored } = useStoredFields(form, draftKey, draftOf);
  const hasEnded = sessionEnded.useValue() && draftKey !== undefined;
  const [refused, setRefused] = useState<{ form: HTMLFormElement | null } | null>(null);
  useEffect(() => refused?.form?.querySelector<HTMLElement>(refusedField)?.focus(), [refused]);
  const [failure, setFailure] = useState<string | null>(null);
  const [attempts] = useState(() => new Attempts());
  const sendValid = form.handleSubmit(async (values) => {
    const fields = form.getValues();
    try {
      await send(values, attempts.keyOf(values), form);
      attempts.settle();
      forget();
      settleFields(form, sent, fields);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.status >= 400 && error.status < 500) attempts.settle();
      const known = error.errors.filter(({ path }) => path.split('.', 1).join() in form.getValues());
      for (const { path, message } of known) untyped.setError(path, { message });
      if (known.length === 0) setFailure(explain(error));
    }
  });
  const submit = async (event?: React.BaseSyntheticEvent): Promise<void> => {
    // An earlier failure does not apply to this attempt, even if the attempt is not sent.
    setFailure(null);
    const target: Element | undefined = event?.currentTarget;
    const element = target?.closest('form') ?? null;
    if (element) readFields(form, element);
    await sendValid(event);
    setRefused({ form: element });
  };
  const field: FieldOf<Input> = (name, label, { errorLabel = label, ...options } = {}) => {
    const { message }: { message?: string } = get(form.formState.errors, name) ?? {};
    const error = message && siteTexts.form.fieldError(errorLabel, message);
    return { label, error, ...form.register(name, options) };
  };
  return {
    ...form,
    field,
    submit,
    failure: hasEnded ? createElement(SessionEnded) : failure,
    /** Deletes the stored fields from this device, for users who leave the form without sending it. */
    forget,
    /** Whether the form shows changes that were stored before it opened. */
    isRestored,
    discard: () => {
      form.reset();
      forget();
    },
  };
}

/** The methods of a form whose fields are not known by name. */
type UntypedForm = {
  control: { _fields: unknown };
  getValues(name: string): unknown;
  setError(name: string, error: { message: string }): void;
  setValue(name: string, value: unknown, options: { shouldDirty: true }): void;
};

const refusedField = '[aria-invalid=true], fieldset[data-invalid] input';

type StoredFields = StoredInput<Partial<Record<string, unknown>>>;

/** Stores changed fields and restores them when the form opens again. `forget` deletes them. */
function useStoredFields<Input extends FieldValues, Output>(
  { subscribe, setValue }: UseFormReturn<Input, unknown, Output>,
  draftKey: string | undefined,
  draftOf: (input: StoredFields) => StoredFields,
): { forget: () => void; isRestored: boolean } {
  const stored = useRef<{ forget: () => void } | null>(null);
  const opened = useRef(draftOf);
  const [isRestored, setRestored] = useState(false);
  useEffect(() => {
    if (draftKey === undefined) return;
    const input = opened.current(openStoredInput(`form:${draftKey}`));
    stored.current = { forget: () => input.write(null) };
    return storeFields({ subscribe, setValue }, input, () => setRestored(true));
  }, [subscribe, setValue, draftKey]);
  const forget = useCallback(() => {
    stored.current?.forget();
    setRestored(false);
  }, []);
  return { forget, isRestored };
}

/** Restores the stored fields of a form and then stores changed fields. Returns a function that stops this. */
export function storeFields<Input extends FieldValues, Output>(
  { subscribe, setValue }: Pick<UseFormReturn<Input, unknown, Output>, 'subscribe' | 'setValue'>,
  input: StoredFields,
  onRestored?: () => void,
): () => void {
  const form: Pick<UntypedForm, 'setValue'> = { setValue };
  const restored = input.read();
  for (const [name, value] of Object.entries(restored ?? {}))
    form.setValue(name, value, { shouldDirty: true });
  if (restored) onRestored?.();
  return subscribe({
    formState: { values: true, dirtyFields: true },
    callback: ({ values, dirtyFields = {} }) => {
      const typed = Object.entries(values).filter(([name]) => name in dirtyFields);
      input.write(typed.length === 0 ? null : Object.fromEntries(typed));
    },
  });
}

/** Prevents the next keystroke from storing values that were already sent, and that would later replace newer ones. */
export function settleFields<Input extends FieldValues, Output>(
  { reset }: Pick<UseFormReturn<Input, unknown, Output>, 'reset'>,
  sent: 'clear' | 'keep',
  fields: Input,
): void {
  if (sent === 'clear') reset();
  // Fields may have been changed while they were sent.
  else reset(fields, { keepValues: true });
}

const textTypes = new Set(['text', 'email', 'password', 'tel', 'url', 'search', 'textarea']);

/** Reads the text fields that a password manager or an autofill filled without an event. */
function readFields({ control, getValues, setValue }: UntypedForm, element: HTMLFormElement): void {
  for (const input of element.elements) {
    if (!(input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement)) continue;
    const { name } = input;
    const field: Field | undefined = get(control._fields, name);
    // Other controls show a text that differs from their value in the form.
    if (!textTypes.has(input.type) || field?._f.ref !== input) continue;
    if (String(getValues(name) ?? '') === input.value) continue;
    setValue(name, input.value, { shouldDirty: true });
  }
}
