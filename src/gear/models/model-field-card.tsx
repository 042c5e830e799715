import { useRef } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import { controlClass, Field, type FieldProps } from '#src/ui/forms/field.tsx';
import type { GearKind } from './schemas.ts';

/** Loads the suggestions on first focus; until then, any text can be typed. */
export function ModelField({
  kind,
  sends = false,
  className,
  label,
  hint,
  error,
  ...input
}: FieldProps & {
  kind?: GearKind | undefined;
  sends?: boolean;
  className?: string | undefined;
  name: string;
  required?: boolean;
  defaultValue?: string | undefined;
  'data-name'?: string | undefined;
}) {
  const isRequested = useRef(false);
  async function load({ currentTarget: field }: React.FocusEvent<HTMLInputElement>): Promise<void> {
    if (isRequested.current) return;
    isRequested.current = true;
    try {
      (await import('./suggest-models.ts')).suggestModels(field, { kind, submits: sends });
    } catch {
      // If loading failed, the next focus tries again.
      isRequested.current = false;
    }
  }
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(ids) => (
        <div className="relative">
          <input
            type="text"
            maxLength={120}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            {...input}
            {...ids}
            onFocus={(event) => void load(event)}
            className={classNames(controlClass, 'min-h-11')}
          />
        </div>
      )}
    </Field>
  );
}
