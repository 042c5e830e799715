import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { authTexts } from '#src/texts/auth.ts';
import { classNames } from '#src/ui/class-names.ts';
import { controlClass, Field, type FieldProps } from './field.tsx';

export function PasswordField({
  label,
  hint,
  error,
  className,
  ...control
}: Omit<FieldProps, 'hideLabel' | 'optional'> & Omit<React.ComponentProps<'input'>, 'id' | 'type'>) {
  const { auth } = authTexts;
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(ids) => (
        <div className="relative">
          <input
            spellCheck={false}
            autoCapitalize="none"
            {...control}
            {...ids}
            type={shown ? 'text' : 'password'}
            className={classNames(controlClass, 'min-h-11 pe-12')}
          />
          <button
            type="button"
            aria-label={shown ? auth.hide : auth.show}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 inset-e-0 flex w-11 items-center justify-center rounded-xs text-soft noscript:hidden hover:text-ink focus-visible:-outline-offset-2"
          >
            <Icon aria-hidden size={18} strokeWidth={1.75} />
          </button>
        </div>
      )}
    </Field>
  );
}
