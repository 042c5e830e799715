import { useController } from 'react-hook-form';
import { includedTexts } from '#src/texts/included.ts';
import { listingFormTexts } from '#src/texts/listing-form.ts';
import { siteTexts } from '#src/texts/site.ts';
import { Button } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/forms/choice.tsx';
import { FieldError } from '#src/ui/forms/field.tsx';
import { includedParts, type IncludedPart, type Kind } from '#src/catalog/items/kind-schemas.ts';
import type { ListingForm } from './listing-values.ts';
import { blankPart } from './parts-fieldset.tsx';

const digitalParts: readonly IncludedPart[] = ['charger', 'memory-card'];
/** Parts of cameras whose lens can be taken off. */
const lensParts: readonly IncludedPart[] = ['body-cap', 'lens'];

export function IncludedField({
  kind,
  isFilm,
  hasFixedLens,
  form: { control, setValue, watch },
}: {
  kind: Kind;
  isFilm: boolean;
  hasFixedLens: boolean;
  form: ListingForm;
}) {
  const { field, fieldState } = useController({ control, name: 'included' });
  const { sections, includedHint, parts: words } = listingFormTexts;
  const ticked = field.value ?? [];
  // A part that is already ticked is shown, so that it can be unticked.
  const isOffered = (part: IncludedPart): boolean =>
    ticked.includes(part) ||
    ((!isFilm || !digitalParts.includes(part)) && (!hasFixedLens || !lensParts.includes(part)));
  const parts = watch('parts') ?? [];
  const isUnnamed = ticked.includes('lens') && !parts.some((part) => part.kind === 'lens');
  const toggle = (part: IncludedPart, isTicked: boolean): void =>
    field.onChange(isTicked ? [...ticked, part] : ticked.filter((each) => each !== part));
  return (
    <fieldset className="min-w-0 sm:col-span-2" data-invalid={fieldState.error ? '' : undefined}>
      <legend className="sr-only">{sections.included}</legend>
      <p className="mb-2 text-sm text-soft">{includedHint}</p>
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
        {includedParts[kind].filter(isOffered).map((part) => (
          <Checkbox
            key={part}
            name={field.name}
            label={includedTexts.parts[part]}
            checked={ticked.includes(part)}
            onChange={({ target }) => toggle(part, target.checked)}
            onBlur={field.onBlur}
          />
        ))}
      </div>
      {isUnnamed && (
        <div className="mt-2 flex flex-wrap items-center gap-3 text-sm">
          <p className="min-w-0">{words.nameLensHint}</p>
          <Button
            variant="line"
            size="sm"
            onClick={() => setValue('parts', [...parts, blankPart('lens')], { shouldDirty: true })}
          >
            {words.nameLens}
          </Button>
        </div>
      )}
      {fieldState.error?.message && (
        <FieldError id={`${field.name}-error`}>
          {siteTexts.form.fieldError(sections.included, fieldState.error.message)}
        </FieldError>
      )}
    </fieldset>
  );
}
