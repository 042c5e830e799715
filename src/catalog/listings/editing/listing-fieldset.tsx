import { numberOf } from '#src/ui/client/form.ts';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { offerTexts } from '#src/texts/offers.ts';
import { siteTexts } from '#src/texts/site.ts';
import { Checkbox } from '#src/ui/forms/choice.tsx';
import { NumberField, SelectField, TextArea, TextField } from '#src/ui/forms/field.tsx';
import { conditions, type Kind } from '#src/catalog/listings/schemas.ts';
import type { ListingForm } from './form.ts';

type Condition = (typeof conditions)[number];
type LabeledField = 'title' | 'condition' | 'buy' | 'sale' | 'duration' | 'location' | 'des';
/** The fields that every kind has, and the fields of gear and picture, which differ. */
export function ListingFieldset({
  kind,
  form,
  doubts = {},
  takesOffers,
  best = 'Excellent',
  renderGrading,
  renderEvidence,
  renderGear,
  renderPicture,
}: {
  kind: Kind;
  form: ListingForm;
  /** Hints at unusual values, which are accepted. */
  doubts?: Partial<Record<'sale', string | undefined>>;
  takesOffers: boolean;
  /** The best condition that a grading allows. */
  best?: Condition | undefined;
  renderGrading: () => React.ReactNode;
  renderEvidence: () => React.ReactNode;
  // Called in their places: after a refusal the focus goes to the first field in the order of registration.
  renderGear: () => React.ReactNode;
  renderPicture: () => React.ReactNode;
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
      <NumberField {...field('sale', number)} hint={doubts.sale} before="$" />
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
      {renderPicture()}
      <TextArea {...field('des')} hint={fields.desHint} className="sm:col-span-2" />
    </div>
  );
}
