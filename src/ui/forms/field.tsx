import { ChevronDown, CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { classNames } from '#src/ui/class-names.ts';

export type FieldProps = {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  optional?: string | undefined;
  hideLabel?: boolean | undefined;
};

export type ControlProps = {
  id: string;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
};

export const controlClass = 'control';

export function Field({
  label,
  hint,
  error,
  optional,
  hideLabel,
  className,
  children,
}: FieldProps & { className?: string | undefined; children: (control: ControlProps) => React.ReactNode }) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = classNames(hint && hintId, error && errorId);
  return (
    <div className={classNames('min-w-0', className)}>
      <div className={hideLabel ? 'sr-only' : 'mb-1.5 flex items-baseline justify-between gap-4'}>
        <label htmlFor={id} className="text-sm font-semibold">
          {label}
        </label>
        {optional && <span className="mono">{optional}</span>}
      </div>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <p id={hintId} className="mt-1.5 text-xs text-soft">
          {hint}
        </p>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className="mt-1.5 flex gap-1.5 text-xs font-medium text-alarm">
      <CircleAlert aria-hidden size={14} className="mt-0.5 shrink-0" />
      {children}
    </p>
  );
}

type Own<Tag extends 'input' | 'textarea' | 'select'> = FieldProps & Omit<React.ComponentProps<Tag>, 'id'>;

function split<P extends FieldProps & { className?: string | undefined }>(props: P) {
  const { label, hint, error, optional, hideLabel, className, ...control } = props;
  return { field: { label, hint, error, optional, hideLabel, className }, control };
}

export function TextField(props: Own<'input'>) {
  const { field, control } = split(props);
  return (
    <Field {...field}>
      {(ids) => <input type="text" {...control} {...ids} className={classNames(controlClass, 'min-h-11')} />}
    </Field>
  );
}

/** A text field, because browsers hide commas in `type="number"` from scripts. Read it by `parseNumber`. */
export function NumberField({
  before,
  after,
  ...props
}: Own<'input'> & { before?: string | undefined; after?: string | undefined }) {
  const { field, control } = split(props);
  return (
    <Field {...field}>
      {(ids) => (
        <div className="relative">
          {before && (
            <span aria-hidden="true" className="absolute inset-y-0 inset-s-3 flex items-center text-soft">
              {before}
            </span>
          )}
          <input
            type="text"
            inputMode="decimal"
            autoComplete="off"
            {...control}
            {...ids}
            className={classNames(
              controlClass,
              'min-h-11 tabular-nums',
              before && (before.length > 2 ? 'ps-16' : 'ps-8'),
              after && (after.length > 2 ? 'pe-20' : 'pe-8'),
            )}
          />
          {after && (
            <span aria-hidden="true" className="mono absolute inset-y-0 inset-e-3 flex items-center">
              {after}
            </span>
          )}
        </div>
      )}
    </Field>
  );
}

export function TextArea({ short = false, ...props }: Own<'textarea'> & { short?: boolean }) {
  const { field, control } = split(props);
  return (
    <Field {...field}>
      {(ids) => (
        <textarea
          rows={4}
          {...control}
          {...ids}
          className={classNames(
            controlClass,
            '[field-sizing:content] max-h-96 resize-y',
            short ? 'min-h-18' : 'min-h-28',
          )}
        />
      )}
    </Field>
  );
}

export function SelectField(props: Own<'select'>) {
  const { field, control } = split(props);
  return (
    <Field {...field}>
      {(ids) => (
        <div className="relative">
          <select
            {...control}
            {...ids}
            className={classNames(controlClass, 'min-h-11 appearance-none pe-10')}
          />
          <ChevronDown
            aria-hidden
            size={16}
            className="pointer-events-none absolute top-1/2 inset-e-3 -translate-y-1/2 text-soft"
          />
        </div>
      )}
    </Field>
  );
}
