import { useId } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import { FieldError } from './field.tsx';

export function Checkbox({
  label,
  count,
  className,
  ...rest
}: Omit<React.ComponentProps<'input'>, 'type'> & { label: string; count?: string | undefined }) {
  return (
    <label className={classNames('choice', className)}>
      <input {...rest} type="checkbox" className="choice-box" />
      <span>{label}</span>
      {count !== undefined && <span className="mono">{count}</span>}
    </label>
  );
}

/** Spread `field()` into these props: they are passed to every box. */
export function CheckboxGroup({
  label,
  hint,
  options,
  error,
  ...rest
}: Omit<React.ComponentProps<'input'>, 'type' | 'value' | 'id'> & {
  label: string;
  hint?: string;
  options: readonly { value: string; label: string }[];
  error?: string | undefined;
}) {
  const id = useId();
  const describedBy = classNames(hint && `${id}-hint`, error && `${id}-error`) || undefined;
  return (
    <fieldset className="min-w-0" aria-describedby={describedBy} data-invalid={error ? '' : undefined}>
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      {options.map((option) => (
        <Checkbox key={option.value} {...rest} {...option} className="min-h-11" />
      ))}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-xs text-soft">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}

export type RadioOption = { value: string; label: string; hint?: string | undefined };

/** Spread `register()` into these props: they are passed to every option. */
export function RadioGroup({
  label,
  hint,
  options,
  error,
  isStacked = false,
  selected,
  className,
  ...rest
}: Omit<React.ComponentProps<'input'>, 'type' | 'value' | 'id'> & {
  label: string;
  hint?: string;
  options: readonly RadioOption[];
  /** For long labels: one option in a row, also on wide screens. */
  isStacked?: boolean;
  /** The value of the selected option, if the caller keeps it. */
  selected?: string;
  error?: string | undefined;
}) {
  const id = useId();
  const errorId = `${id}-error`;
  const hintId = `${id}-hint`;
  const describedBy = classNames(hint && hintId, error && errorId) || undefined;
  return (
    <fieldset className={classNames('min-w-0', className)} aria-describedby={describedBy}>
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      {hint && (
        <p id={hintId} className="-mt-1 mb-1.5 text-sm text-soft">
          {hint}
        </p>
      )}
      <div className={classNames('grid auto-cols-fr gap-2', !isStacked && 'sm:grid-flow-col')}>
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-11 cursor-pointer gap-3 rounded-xs border border-line bg-sheet px-3 py-2.5 hover:border-edge has-checked:border-ink has-focus-visible:outline-2 has-focus-visible:outline-glass"
          >
            <input
              {...rest}
              type="radio"
              value={option.value}
              checked={selected === undefined ? undefined : option.value === selected}
              // The name leaves out the hint, so that voice control matches the visible label.
              aria-labelledby={`${id}-${option.value}`}
              aria-describedby={option.hint && `${id}-${option.value}-hint`}
              className="mt-0.5 size-5 shrink-0 cursor-pointer appearance-none rounded-full border border-edge bg-sheet checked:border-[6px] checked:border-ink focus-visible:outline-none"
            />
            <span className="min-w-0 text-sm">
              <span id={`${id}-${option.value}`} className="block font-semibold">
                {option.label}
              </span>
              {option.hint && (
                <span id={`${id}-${option.value}-hint`} className="block text-xs text-soft">
                  {option.hint}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
