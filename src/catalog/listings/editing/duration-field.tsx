import { useState } from 'react';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { classNames } from '#src/ui/class-names.ts';
import { controlClass, Field, SelectField } from '#src/ui/forms/field.tsx';
import { numberOf } from '#src/ui/forms/form.ts';
import type { ListingForm } from './listing-values.ts';

export type TypedAge = { text: string; unit: 'years' | 'months' };

const monthsPerYear = 12;

/** Returns months, or the text if it is not a clear number, or undefined without text. */
export function readAge({ text, unit }: TypedAge): unknown {
  const value = numberOf(text);
  return typeof value === 'number' && unit === 'years' ? Math.round(value * monthsPerYear) : value;
}

/** Shows whole years as years, and other ages in months. */
export function showAge(value: unknown): TypedAge {
  if (typeof value !== 'number') return { text: typeof value === 'string' ? value : '', unit: 'years' };
  return value % monthsPerYear === 0
    ? { text: String(value / monthsPerYear), unit: 'years' }
    : { text: String(value), unit: 'months' };
}

/** The age of a camera or lens, typed in years or months. The form has it in months, and text that is no number as is. */
export function DurationField({ form }: { form: ListingForm }) {
  const { fields, years, months } = dashboardTexts.products;
  const { name, label, error } = form.field('duration', fields.duration);
  const value: unknown = form.watch('duration');
  const [typed, setTyped] = useState<TypedAge>(() => showAge(value));
  // The value also changes when stored input is restored.
  const shown = readAge(typed) === value ? typed : showAge(value);
  const change = (next: TypedAge): void => {
    setTyped(next);
    form.setValue('duration', readAge(next), {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  };
  return (
    <Field label={label} error={error} hint={fields.durationHint}>
      {(ids) => (
        <div className="flex gap-2">
          <input
            type="text"
            inputMode="decimal"
            autoComplete="off"
            required
            name={name}
            value={shown.text}
            onChange={({ currentTarget }) => change({ ...shown, text: currentTarget.value })}
            {...ids}
            className={classNames(controlClass, 'min-h-11 min-w-0 flex-1 tabular-nums')}
          />
          <SelectField
            hideLabel
            label={fields.durationUnit}
            className="shrink-0"
            value={shown.unit}
            onChange={({ currentTarget }) =>
              change({ ...shown, unit: currentTarget.value === 'months' ? 'months' : 'years' })
            }
          >
            <option value="years">{years}</option>
            <option value="months">{months}</option>
          </SelectField>
        </div>
      )}
    </Field>
  );
}
