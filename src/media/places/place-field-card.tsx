import { useRef, useState } from 'react';
import { nearTexts } from '#src/texts/near.ts';
import { placeLabel } from '#src/texts/place-label.ts';
import { classNames } from '#src/ui/class-names.ts';
import { call } from '#src/ui/client/call.ts';
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
  isPicked = true,
  onChange,
  onBlur,
  ...input
}: FieldProps &
  Omit<React.ComponentProps<'input'>, keyof FieldProps> & {
    /** Called when the text is no longer that of the picked place. */
    onType?: () => void;
    /** Puts the text into the form. Only that of the first focus is called. */
    onPick: (text: string, place: Place) => void;
    /** Whether the text is that of a picked place. If not, the field asks which place a name with several meanings stands for. */
    isPicked?: boolean;
  }) {
  const [which, setWhich] = useState<Which | null>(null);
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
  async function ask(field: HTMLInputElement): Promise<void> {
    const found = await findWhich(field.value);
    // The user may be typing again.
    if (found?.typed === field.value.trim()) setWhich(found);
  }
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(ids) => (
        <>
          <div className="relative">
            <input
              type="text"
              autoComplete="off"
              {...input}
              {...ids}
              onFocus={({ currentTarget }) => void load(currentTarget)}
              onBlur={(event) => {
                onBlur?.(event);
                if (!isPicked) void ask(event.currentTarget);
              }}
              onChange={(event) => {
                setWhich(null);
                onType?.();
                onChange?.(event);
              }}
              className={classNames(controlClass, 'min-h-11')}
            />
          </div>
          {which && !isPicked && (
            <fieldset className="mt-2 text-sm">
              <legend aria-live="polite">{nearTexts.which(which.typed)}</legend>
              <div className="flex flex-wrap gap-x-4">
                {which.places.map((place) => (
                  <button
                    key={place._id}
                    type="button"
                    className="link inline-flex min-h-9 items-center text-start"
                    onClick={() => onPick(placeLabel(place), place)}
                  >
                    {placeLabel(place)}
                  </button>
                ))}
              </div>
            </fieldset>
          )}
        </>
      )}
    </Field>
  );
}

type Which = { typed: string; places: Place[] };

/** Returns the places among which a typed location leaves the choice, or null if there is nothing to ask. */
async function findWhich(typed: string): Promise<Which | null> {
  const which = typed.trim();
  if (which === '') return null;
  try {
    const { body: places } = await call('GET /places', { query: { which } });
    return places.length > 0 ? { typed: which, places } : null;
  } catch {
    // Without a connection, the location stays a text.
    return null;
  }
}
