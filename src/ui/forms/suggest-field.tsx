import { Autocomplete } from '@base-ui/react/autocomplete';
import { useState } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import { controlClass, Field, type FieldProps } from './field.tsx';

export type Suggestion = {
  id: string;
  value: string;
  /** Shown in the list instead of the value. */
  label?: string | undefined;
  detail?: string | undefined;
};

/** A text field with suggestions; any other text stays allowed. */
export function SuggestField<S extends Suggestion>({
  value,
  suggestions,
  onType,
  onPick,
  onBlur,
  name,
  required,
  inputRef,
  className,
  ...field
}: FieldProps & {
  value: string;
  suggestions: readonly S[];
  onType: (text: string) => void;
  onPick: (suggestion: S) => void;
  onBlur?: React.FocusEventHandler<HTMLInputElement> | undefined;
  name: string;
  required?: boolean | undefined;
  inputRef?: React.RefCallback<HTMLInputElement> | undefined;
  className?: string | undefined;
}) {
  // Inside a dialog, the list must be part of it, because everything outside is hidden from screen readers.
  const [dialog, setDialog] = useState<HTMLElement | null>(null);
  const [wanted, setWanted] = useState(false);
  return (
    <Field {...field} className={className}>
      {(ids) => (
        <Autocomplete.Root
          items={suggestions}
          mode="none"
          value={value}
          onValueChange={(text, { reason }) => {
            // Escape would also clear the field.
            if (reason !== 'item-press' && reason !== 'escape-key') onType(text);
          }}
          itemToStringValue={(item: S) => item.value}
          openOnInputClick
          // An open list hides everything else from screen readers, so an empty one is closed.
          open={wanted && suggestions.length > 0}
          onOpenChange={setWanted}
        >
          <Autocomplete.Input
            {...ids}
            // An open list hides everything else from screen readers, including the label.
            aria-label={field.label}
            name={name}
            ref={(input) => {
              setDialog(input?.closest<HTMLElement>('[role=dialog]') ?? null);
              if (typeof inputRef === 'function') inputRef(input);
            }}
            required={required}
            autoComplete="off"
            onBlur={onBlur}
            className={classNames(controlClass, 'min-h-11')}
          />
          <Autocomplete.Portal container={dialog}>
            <Autocomplete.Positioner
              className="z-50 outline-none"
              sideOffset={2}
              align="start"
              positionMethod="fixed"
            >
              <Autocomplete.Popup
                className={classNames(
                  'max-h-[min(20rem,var(--available-height))] w-(--anchor-width) min-w-56 overflow-y-auto overscroll-contain',
                  'max-w-(--available-width) border border-ink bg-sheet text-ink',
                )}
              >
                <Autocomplete.List>
                  {(item: S) => (
                    <Autocomplete.Item
                      key={item.id}
                      value={item}
                      onClick={() => onPick(item)}
                      className="flex min-h-11 cursor-default flex-wrap items-center justify-between gap-x-4 border-b border-line px-3 py-1.5 text-sm outline-none last:border-b-0 data-highlighted:bg-wash"
                    >
                      <span className="min-w-0 wrap-anywhere">{item.label ?? item.value}</span>
                      {item.detail && <span className="mono">{item.detail}</span>}
                    </Autocomplete.Item>
                  )}
                </Autocomplete.List>
              </Autocomplete.Popup>
            </Autocomplete.Positioner>
          </Autocomplete.Portal>
        </Autocomplete.Root>
      )}
    </Field>
  );
}
