import type { Shown } from '#src/catalog/search/shown.ts';
import { ModelField } from '#src/gear/models/model-field-card.tsx';
import { searchTexts } from '#src/texts/search.ts';
import { siteTexts } from '#src/texts/site.ts';
import { Checkbox } from '#src/ui/forms/choice.tsx';
import { NumberField, SelectField } from '#src/ui/forms/field.tsx';
import { moneySigns } from '#src/ui/forms/money-signs.ts';
import type { ListProps } from './links.ts';
import type { RefusedPrices } from './page-query-service.server.ts';

type PriceProps = Omit<ListProps, 'path'> & { refused: RefusedPrices };

export function PriceFields({ params, facets: { price }, refused }: PriceProps) {
  const { find } = searchTexts;
  const { form: words } = siteTexts;
  const limits = [
    { name: 'min', label: find.lowest, bound: price && Math.floor(price.min) },
    { name: 'max', label: find.highest, bound: price && Math.ceil(price.max) },
  ] as const;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{find.price}</legend>
      <div className="grid grid-cols-2 gap-3">
        {limits.map(({ name, label, bound }) => (
          <NumberField
            key={name}
            hideLabel
            label={label}
            name={name}
            error={refused[name] && words.fieldError(label, refused[name])}
            {...moneySigns()}
            placeholder={typeof bound === 'number' ? find.count(bound) : ''}
            defaultValue={params.get(name) ?? ''}
          />
        ))}
      </div>
    </fieldset>
  );
}

type ChoiceProps = { name: string; filter: Shown; params: URLSearchParams };

/** A filter with one value. It also offers the value of an edited URL, in the order of the others. */
export function ChoiceField({ name, filter, params }: ChoiceProps) {
  const { label, choices = [], any, text } = filter;
  const given = params.get(name) ?? '';
  const all = choices.map(String);
  const offered =
    given && !all.includes(given)
      ? [...all, given].toSorted((one, other) => Number(one) - Number(other))
      : all;
  return (
    <SelectField label={label?.() ?? name} name={name} defaultValue={given}>
      <option value="">{any?.() ?? searchTexts.find.any}</option>
      {offered.map((value) => (
        <option key={value} value={value}>
          {text(value)}
        </option>
      ))}
    </SelectField>
  );
}

export function FitsField({ path, params, facets: { fits } }: ListProps) {
  const { find } = searchTexts;
  if (path === '/accessories') return null;
  const listed = path === '/cameras' ? 'cameras' : path === '/lens' ? 'lens' : 'any';
  const other = { cameras: 'lens', lens: 'cameras', any: undefined } as const;
  return (
    <div className="flex flex-col gap-2">
      <ModelField
        kind={other[listed]}
        sends
        label={find.fits[listed]}
        name="fits"
        hint={fits ? undefined : find.fitsHint[listed]}
        defaultValue={fits?.name ?? params.get('fits') ?? ''}
        data-name={fits?.name}
      />
      {fits && (
        <>
          <Checkbox
            name="adapters"
            value="1"
            label={find.adapters}
            count={find.count(fits.adapter)}
            defaultChecked={params.get('adapters') === '1'}
          />
          {(fits.limited > 0 || params.get('limited') === '1') && (
            <Checkbox
              name="limited"
              value="1"
              label={find.limited}
              count={find.count(fits.limited)}
              defaultChecked={params.get('limited') === '1'}
            />
          )}
          {fits.unknown > 0 && <p className="text-xs text-soft">{find.unsure(fits.unknown)}</p>}
        </>
      )}
    </div>
  );
}
