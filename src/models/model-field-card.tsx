import { useRef } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import { controlClass, Field, type FieldProps } from '#src/ui/field.tsx';
import type { GearKind } from './contract.ts';

/**
 * One line for a camera or lens of the reference, in a plain form: what it holds is a name, however it came there. What
 * suggests is loaded when the field is first used; without it all can be typed.
 */
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
  /** Whether what is taken sends the form. */
  sends?: boolean;
  className?: string | undefined;
  name: string;
  required?: boolean;
  defaultValue?: string | undefined;
  'data-name'?: string | undefined;
}) {
  const isAsked = useRef(false);
  async function load({ currentTarget: field }: React.FocusEvent<HTMLInputElement>): Promise<void> {
    if (isAsked.current) return;
    isAsked.current = true;
    try {
      (await import('./suggest-models.ts')).suggestModels(field, kind, sends);
    } catch {
      // Perhaps the next time.
      isAsked.current = false;
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
