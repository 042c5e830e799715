import { z } from 'zod';
import { imageUrl } from '#src/platform/schemas.ts';
import { numberOf, type useSchemaForm } from '#src/ui/client/form.ts';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { offerTexts } from '#src/texts/offers.ts';
import { photosTexts } from '#src/texts/photos.ts';
import { siteTexts } from '#src/texts/site.ts';
import { Checkbox } from '#src/ui/forms/choice.tsx';
import { NumberField, SelectField, TextArea, TextField } from '#src/ui/forms/field.tsx';
import { conditions, listingFields, type Kind } from '#src/catalog/listings/schemas.ts';

/** Photos are uploaded separately, and the form sends only their URLs. */
export const typedFields = listingFields.extend({ img: z.unknown(), photos: z.unknown() });
/** Requires a photo URL if there are no photos. The message appears at the photos, which come first in the form. */
export const fieldsWithoutPhotos = typedFields
  .extend({ img: z.union([z.literal(''), imageUrl], 'must be the https URL of a photo') })
  .refine(({ img }) => Boolean(img), {
    path: ['photos'],
    message: photosTexts.photos.missing,
    // Also runs when other fields are invalid, so that all missing fields are reported together.
    when: ({ value }) => typeof value === 'object',
  });

export type FieldsInput = z.input<typeof typedFields>;
export type FieldsOutput = z.output<typeof typedFields>;
export type ListingForm = ReturnType<typeof useSchemaForm<FieldsInput, FieldsOutput>>;

type Condition = (typeof conditions)[number];
type LabeledField = 'title' | 'condition' | 'buy' | 'sale' | 'duration' | 'location' | 'des';

/** The fields that every kind has; the others are passed as render functions. */
export function ListingFieldset({
  kind,
  form,
  hints = {},
  takesOffers,
  best = 'Excellent',
  renderGrading,
  renderEvidence,
  renderGear,
  renderPhoto,
}: {
  kind: Kind;
  form: ListingForm;
  /** Hints about unusual values, which are accepted. */
  hints?: Partial<Record<'sale', string | undefined>>;
  takesOffers: boolean;
  /** The best condition that a grading allows. */
  best?: Condition | undefined;
  renderGrading: () => React.ReactNode;
  renderEvidence: () => React.ReactNode;
  // Render functions, because a failed submit focuses the field that was registered first.
  renderGear: () => React.ReactNode;
  renderPhoto: () => React.ReactNode;
}) {
  const { field: fieldOf, register } = form;
  const { products } = dashboardTexts;
  const { form: words } = siteTexts;
  const { fields } = products;
  const offerWords = offerTexts.form;
  const number = { setValueAs: numberOf };
  const field = (name: LabeledField, options?: typeof number) => ({
    ...fieldOf(name, fields[name], options),
    required: true,
  });
  const unit = kind === 'accessories' ? products.years : products.months;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField {...field('title')} className="sm:col-span-2" />
      {renderGear()}
      <SelectField {...field('condition')} defaultValue="">
        <option value="" disabled>
          {words.choose}
        </option>
        {conditions.slice(conditions.indexOf(best)).map((condition) => (
          <option key={condition}>{condition}</option>
        ))}
      </SelectField>
      {renderGrading()}
      {renderEvidence()}
      <NumberField {...field('buy', number)} hint={fields.buyHint} before="$" />
      <NumberField {...field('sale', number)} hint={hints.sale} before="$" />
      <Checkbox label={offerWords.take} className="sm:col-span-2" {...register('offers')} />
      {takesOffers && (
        <NumberField
          hint={offerWords.floorHint}
          before="$"
          className="sm:col-span-2"
          {...fieldOf('floor', offerWords.floor, { setValueAs: (value) => numberOf(value) ?? null })}
        />
      )}
      <NumberField {...field('duration', number)} after={unit} />
      <TextField {...field('location')} />
      {renderPhoto()}
      <TextArea {...field('des')} hint={fields.desHint} className="sm:col-span-2" />
    </div>
  );
}
