import { useController } from 'react-hook-form';
import { conditions, type Kind, includedParts, type IncludedPart } from '#src/catalog/items/kind-schemas.ts';
import { PriceForForm } from '#src/deals/prices/price-form-card.tsx';
import { PlaceField } from '#src/media/places/place-field-card.tsx';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { gradingTexts } from '#src/texts/gear.ts';
import { includedTexts } from '#src/texts/included.ts';
import { listingFormTexts } from '#src/texts/listing-form.ts';
import { gradeName } from '#src/texts/names.ts';
import { offerTexts } from '#src/texts/offers.ts';
import { siteTexts } from '#src/texts/site.ts';
import { Button } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/forms/choice.tsx';
import { NumberField, SelectField, TextArea, FieldError } from '#src/ui/forms/field.tsx';
import { numberOf, numberOrNull } from '#src/ui/forms/form.ts';
import { moneySigns } from '#src/ui/forms/money-signs.ts';
import { DurationField } from './duration-field.tsx';
import type { ListingForm } from './listing-values.ts';
import { PartsFieldset, blankPart } from './parts-fieldset.tsx';

type Condition = (typeof conditions)[number];
type LabeledField = 'condition' | 'sale' | 'duration' | 'location' | 'des';

/** One part of the form. It needs no title if its only field has a label. */
function Section({ title, children }: { title?: string; children: React.ReactNode }) {
  return (
    <section className="border-t border-line pt-5 pb-7 first:border-t-0 first:pt-0">
      {title && <h3 className="heading-block mb-4">{title}</h3>}
      <div className="grid gap-5 sm:grid-cols-2">{children}</div>
    </section>
  );
}

/** The fields that every kind has; the others are passed as parts. */
export function ListingFieldset({
  kind,
  isFilm,
  hasFixedLens = false,
  form,
  isListed = false,
  best = 'Excellent',
  photos,
  gear,
  findings,
}: {
  kind: Kind;
  isFilm: boolean;
  isListed?: boolean;
  hasFixedLens?: boolean;
  form: ListingForm;
  /** The best condition that a grading allows. */
  best?: Condition | undefined;
  photos: React.ReactNode;
  gear: React.ReactNode;
  findings: React.ReactNode;
}) {
  const { field: fieldOf, register } = form;
  const { products } = dashboardTexts;
  const { sections, optional, conditionHint } = listingFormTexts;
  const { form: words } = siteTexts;
  const { fields } = products;
  const offerWords = offerTexts.form;
  const number = { setValueAs: numberOf };
  const field = (name: LabeledField, options?: typeof number) => ({
    ...fieldOf(name, fields[name], options),
    required: true,
  });
  const [buy, sale, takesOffers, parts, included] = form.watch([
    'buy',
    'sale',
    'offers',
    'parts',
    'included',
  ]);
  const [modelId = null, stated] = form.watch(['modelId', 'condition']);
  // The guide is about a single item.
  const hasMore = (parts ?? []).length > 0 || (included ?? []).includes('lens');
  const isAboveNew = Number(sale) > Number(buy);
  return (
    <>
      <Section>{photos}</Section>
      <Section title={sections.item}>{gear}</Section>
      <Section title={sections.condition}>
        <div className="min-w-0">
          <SelectField {...field('condition')} hint={conditionHint} defaultValue="">
            <option value="" disabled>
              {words.choose}
            </option>
            {conditions.slice(conditions.indexOf(best)).map((condition) => (
              <option key={condition} value={condition}>
                {gradeName(condition)}
              </option>
            ))}
          </SelectField>
          {/* A new tab, because this form stays open. */}
          <a href="/grading" target="_blank" className="link inline-block py-2 text-xs">
            {gradingTexts.item.definitions}
            <span className="sr-only"> {words.newTab}</span>
          </a>
        </div>
        {findings}
      </Section>
      <Section title={sections.price}>
        <NumberField
          {...field('sale', number)}
          hint={isAboveNew ? fields.saleAboveBuy : undefined}
          {...moneySigns()}
        />
        <NumberField {...fieldOf('buy', fields.buy, number)} optional={optional} {...moneySigns()} />
        {kind !== 'accessories' && (
          <PriceForForm
            modelId={modelId}
            condition={stated}
            price={Number(sale) || undefined}
            hasMore={hasMore}
            isListed={isListed}
          />
        )}
        <Checkbox label={offerWords.take} className="sm:col-span-2" {...register('offers')} />
        {takesOffers === true && (
          <NumberField
            hint={offerWords.floorHint}
            optional={optional}
            {...moneySigns()}
            className="sm:col-span-2"
            {...fieldOf('floor', offerWords.floor, numberOrNull)}
          />
        )}
      </Section>
      <Section title={sections.included}>
        <IncludedField kind={kind} isFilm={isFilm} hasFixedLens={hasFixedLens} form={form} />
      </Section>
      <Section title={sections.parts}>
        <PartsFieldset form={form} />
      </Section>
      <Section title={sections.more}>
        {kind === 'accessories' ? (
          <NumberField {...field('duration', number)} hint={fields.durationHint} after={products.years} />
        ) : (
          <DurationField form={form} />
        )}
        <PlaceField
          {...field('location')}
          hint={fields.locationHint}
          isPicked={form.watch('place') !== undefined}
          onType={() => form.setValue('place', undefined)}
          onPick={(text, { _id }) => {
            form.setValue('location', text, { shouldDirty: true });
            form.setValue('place', _id);
          }}
        />
        <TextArea {...field('des')} hint={fields.desHint} className="sm:col-span-2" />
      </Section>
    </>
  );
}

const digitalParts: readonly IncludedPart[] = ['charger', 'memory-card'];
/** Parts of cameras whose lens can be taken off. */
const lensParts: readonly IncludedPart[] = ['body-cap', 'lens'];

function IncludedField({
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
