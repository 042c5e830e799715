import { classNames } from './class-names.ts';
import { controlClass, Field, type FieldProps } from './field.tsx';

/** A file to upload; `preview` stands beside it, on a plate. */
export function FileField({
  label,
  hint,
  error,
  optional,
  hideLabel,
  className,
  preview,
  ...control
}: FieldProps &
  Omit<React.ComponentProps<'input'>, 'id' | 'type'> & { preview?: React.ReactNode | undefined }) {
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      hideLabel={hideLabel}
      className={className}
    >
      {(ids) => (
        <div className="flex items-center gap-3">
          {preview && <div className="aspect-4/3 w-20 shrink-0 overflow-hidden bg-plate">{preview}</div>}
          <input
            {...control}
            {...ids}
            type="file"
            className={classNames(
              controlClass,
              'border-dashed py-2.5 pr-3 pl-2.5 text-sm text-soft file:mr-3 file:cursor-pointer file:rounded-xs file:border-0 file:bg-ink file:px-3 file:py-1.5 file:font-semibold file:text-paper',
            )}
          />
        </div>
      )}
    </Field>
  );
}
