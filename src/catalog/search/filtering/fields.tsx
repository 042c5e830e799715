import { searchTexts } from '#src/texts/search.ts';
import { siteTexts } from '#src/texts/site.ts';
import { NumberField, SelectField } from '#src/ui/forms/field.tsx';
import type { RefusedPrices } from './page-query-service.server.ts';
import type { ListProps } from './links.ts';
import { ModelField } from '#src/gear/models/model-field-card.tsx';
import { Checkbox } from '#src/ui/forms/choice.tsx';

const ages = [12, 24, 60, 120, 240];
const counts = [5_000, 10_000, 25_000, 50_000, 100_000];

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
            before="$"
            placeholder={typeof bound === 'number' ? find.count(bound) : ''}
            defaultValue={params.get(name) ?? ''}
          />
        ))}
      </div>
    </fieldset>
  );
}

type UseProps = { params: URLSearchParams; hasCameras: boolean };

/** How long an item was used, and how often a camera was released. */
export function UseFields({ params, hasCameras }: UseProps) {
  const { find } = searchTexts;
  return (
    <>
      <SelectField label={find.age} name="age" defaultValue={params.get('age') ?? ''}>
        <option value="">{find.ages.any}</option>
        {ages.map((months) => (
          <option key={months} value={months}>
            {find.ages.months(months)}
          </option>
        ))}
      </SelectField>
      {hasCameras && (
        <SelectField label={find.shots.label} name="shots" defaultValue={params.get('shots') ?? ''}>
          <option value="">{find.shots.any}</option>
          {offeredCounts(params).map((count) => (
            <option key={count} value={count}>
              {find.shots.atMost(count)}
            </option>
          ))}
        </SelectField>
      )}
    </>
  );
}

function offeredCounts(params: URLSearchParams): number[] {
  const given = Number(params.get('shots'));
  return given > 0 && !counts.includes(given) ? [...counts, given].toSorted((a, b) => a - b) : counts;
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
