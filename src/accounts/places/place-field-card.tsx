import { useRef } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import { controlClass, Field, type FieldProps } from '#src/ui/forms/field.tsx';
import type { Place } from './schemas.ts';

/**
 * A text field that suggests places; any other text stays allowed. The suggestions are loaded on first focus, so that the
 * field works without them.
 */
export function PlaceField({
  label,
  hint,
  error,
  className,
  onType,
  onPick,
  onChange,
  ...input
}: FieldProps &
  Omit<React.ComponentProps<'input'>, keyof FieldProps> & {
    /** Called when the text is no longer that of the picked place. */
    onType?: () => void;
    /** Puts the text into the form. Only that of the first focus is called. */
    onPick: (text: string, place: Place) => void;
  }) {
  const isRequested = useRef(false);
  async function load(field: HTMLInputElement): Promise<void> {
    if (isRequested.current) return;
    isRequested.current = true;
    try {
      const { suggestPlaces } = await import('./suggest-places.ts');
      suggestPlaces(field, onPick);
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
            autoComplete="off"
            {...input}
            {...ids}
            onFocus={({ currentTarget }) => void load(currentTarget)}
            onChange={(event) => {
              onType?.();
              onChange?.(event);
            }}
            className={classNames(controlClass, 'min-h-11')}
          />
        </div>
      )}
    </Field>
  );
}
