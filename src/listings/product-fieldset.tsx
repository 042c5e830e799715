import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { numberOf } from '#src/browser/form.ts';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { offerTexts } from '#src/texts/offers.ts';
import { siteTexts } from '#src/texts/site.ts';
import { Checkbox } from '#src/ui/choice.tsx';
import { NumberField, SelectField, TextArea, TextField } from '#src/ui/field.tsx';
import { conditions, type Kind } from './contract.ts';

type Condition = (typeof conditions)[number];
type Common = {
  title: string;
  condition: Condition;
  location: string;
  buy: number;
  sale: number;
  offers: boolean;
  floor: number | null;
  duration: number;
  des: string;
};

/** The fields that every kind has, and the fields of gear and picture, which differ. */
export function ProductFieldset({
  kind,
  register: registerAny,
  errors: anyErrors,
  doubts = {},
  takesOffers,
  best = 'Excellent',
  renderGrading,
  renderEvidence,
  renderGear,
  renderPicture,
}: {
  kind: Kind;
  // The two forms share these fields, which their own types cannot say of each other.
  register: unknown;
  errors: object;
  /** What is asked at a field without refusing it. */
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
  const register = registerAny as UseFormRegister<Common>;
  const errors = anyErrors as FieldErrors<Common>;
  const { products } = dashboardTexts;
  const { form: words } = siteTexts;
  const { fields } = products;
  const offerWords = offerTexts.form;
  const field = (name: Exclude<keyof Common, 'offers' | 'floor'>) => {
    const message = errors[name]?.message;
    return { label: fields[name], error: message && words.fieldError(fields[name], message), required: true };
  };
  const unit = kind === 'accessories' ? products.years : products.months;
  const number = { setValueAs: numberOf };
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField {...field('title')} className="sm:col-span-2" {...register('title')} />
      {renderGear()}
      <SelectField {...field('condition')} defaultValue="" {...register('condition')}>
        <option value="" disabled>
          {words.choose}
        </option>
        {conditions.slice(conditions.indexOf(best)).map((condition) => (
          <option key={condition}>{condition}</option>
        ))}
      </SelectField>
      {renderGrading()}
      {renderEvidence()}
      <NumberField {...field('buy')} hint={fields.buyHint} before="$" {...register('buy', number)} />
      <NumberField {...field('sale')} hint={doubts.sale} before="$" {...register('sale', number)} />
      <Checkbox label={offerWords.take} className="sm:col-span-2" {...register('offers')} />
      {takesOffers && (
        <NumberField
          label={offerWords.floor}
          hint={offerWords.floorHint}
          before="$"
          error={errors.floor?.message && words.fieldError(offerWords.floor, errors.floor.message)}
          className="sm:col-span-2"
          {...register('floor', { setValueAs: (value: unknown) => numberOf(value) ?? null })}
        />
      )}
      <NumberField {...field('duration')} after={unit} {...register('duration', number)} />
      <TextField {...field('location')} {...register('location')} />
      {renderPicture()}
      <TextArea {...field('des')} hint={fields.desHint} className="sm:col-span-2" {...register('des')} />
    </div>
  );
}
