import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { useController } from 'react-hook-form';
import type { Kind } from '#src/catalog/items/kind-schemas.ts';
import { maxParts } from '#src/catalog/items/part-schemas.ts';
import { GearFields } from '#src/gear/models/gear-fields-card.tsx';
import { type GearValues, conversions } from '#src/gear/models/schemas.ts';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { gearTexts, partTexts } from '#src/texts/gear.ts';
import { listingFormTexts } from '#src/texts/listing-form.ts';
import { siteTexts } from '#src/texts/site.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField, SelectField } from '#src/ui/forms/field.tsx';
import type { FieldsInput, ListingForm } from './listing-values.ts';

/** A lens is sold with most cameras. */
const offered: readonly Kind[] = ['lens', 'accessories', 'cameras'];

type Part = NonNullable<FieldsInput['parts']>[number];

export const blankPart = (kind: Kind): Part => ({
  kind,
  brand: '',
  model: null,
  modelId: null,
  mount: null,
  conversion: null,
});

/** The parts that are sold together with the item. A new part gets the focus. */
export function PartsFieldset({ form: { control } }: { form: ListingForm }) {
  const { field, formState } = useController({ control, name: 'parts' });
  const { parts: words } = listingFormTexts;
  const first = useRef<HTMLButtonElement>(null);
  const added = useRef<number>(null);
  const parts = field.value ?? [];
  const replace = (at: number, ...by: Part[]) => field.onChange(parts.toSpliced(at, 1, ...by));
  function add(kind: Kind): void {
    added.current = parts.length;
    field.onChange([...parts, blankPart(kind)]);
  }
  function focus(at: number, input: HTMLInputElement | null): void {
    if (!input || added.current !== at) return;
    added.current = null;
    input.focus();
  }
  return (
    <div className="grid gap-5 sm:col-span-2">
      <p className="text-sm text-soft">{words.hint}</p>
      {parts.map((part, at) => (
        <PartFields
          key={at}
          part={part}
          label={words.part(at + 1, listingFormTexts.kindOf[part.kind])}
          errorOf={(name) => formState.errors.parts?.[at]?.[name]?.message}
          focus={(input) => focus(at, input)}
          onChange={(changes) => replace(at, { ...part, ...changes })}
          onRemove={() => {
            replace(at);
            first.current?.focus();
          }}
        />
      ))}
      {parts.length < maxParts && (
        <div className="flex flex-wrap gap-2">
          {offered.map((kind, at) => (
            <Button
              key={kind}
              variant="line"
              size="sm"
              {...(at === 0 && { ref: first })}
              onClick={() => add(kind)}
            >
              <Plus aria-hidden size={16} />
              {words.add[kind]}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

/** The label and the error message of a field. */
export const described = (name: string, ...errors: (string | undefined)[]) => {
  const message = errors.find(Boolean);
  return { label: name, error: message && siteTexts.form.fieldError(name, message) };
};

function PartFields({
  part,
  label,
  errorOf,
  focus,
  onChange,
  onRemove,
}: {
  part: Part;
  label: string;
  errorOf: (name: keyof Part) => string | undefined;
  focus: React.RefCallback<HTMLInputElement>;
  onChange: (changes: Partial<Part>) => void;
  onRemove: () => void;
}) {
  const { gear } = gearTexts;
  const { fields } = dashboardTexts.products;
  const { parts: words } = listingFormTexts;
  const { kind, brand, model, modelId, mount, conversion } = part;
  const change = ({ model: typed, mount: chosen, ...others }: Partial<GearValues>) =>
    onChange({
      ...others,
      ...(typed !== undefined && { model: typed || null }),
      ...(chosen !== undefined && { mount: chosen || null }),
    });
  const modelError = [errorOf('model'), errorOf('modelId')];
  return (
    <fieldset className="grid min-w-0 gap-4 border-s-2 border-line ps-4 sm:grid-cols-2">
      <legend className="sr-only">{label}</legend>
      <div className="flex items-center justify-between gap-4 sm:col-span-2">
        <span aria-hidden className="font-semibold">
          {label}
        </span>
        <Button variant="quiet" size="sm" aria-label={words.removeOf(label)} onClick={onRemove}>
          {words.remove}
        </Button>
      </div>
      {kind === 'accessories' && (
        <TextField
          {...described(words.name, ...modelError)}
          name="model"
          required
          ref={focus}
          value={model ?? ''}
          onChange={({ target }) => change({ model: target.value })}
        />
      )}
      <GearFields
        kind={kind === 'accessories' ? undefined : kind}
        values={{ brand, model: model ?? '', modelId: modelId ?? null, mount: mount ?? '' }}
        fields={{
          brand: described(fields.brand, errorOf('brand')),
          model: { ...described(gear.model, ...modelError), required: true },
          mount: described(gear.mount, errorOf('mount')),
        }}
        refs={{ brand: () => undefined, model: focus, mount: () => undefined }}
        onChange={change}
      />
      {kind === 'lens' && (
        <ConversionField value={conversion ?? null} onChange={(next) => onChange({ conversion: next })} />
      )}
    </fieldset>
  );
}

type Conversion = (typeof conversions)[number];

/** Most lenses were never converted, so the question is closed. */
export function ConversionField({
  value,
  onChange,
}: {
  value: Conversion | null;
  onChange: (conversion: Conversion | null) => void;
}) {
  const { conversion: words } = partTexts;
  return (
    <details open={value !== null} className="sm:col-span-2">
      <summary className="cursor-pointer py-2 text-sm font-semibold">{words.ask}</summary>
      <SelectField
        label={words.title}
        name="conversion"
        value={value ?? ''}
        onChange={({ target }) => onChange(conversions.find((each) => each === target.value) ?? null)}
      >
        <option value="">{words.none}</option>
        {conversions.map((each) => (
          <option key={each} value={each}>
            {words[each]}
          </option>
        ))}
      </SelectField>
    </details>
  );
}
