import { ModelField } from '#src/gear/models/model-field-card.tsx';
import { searchTexts } from '#src/texts/search.ts';
import { Checkbox } from '#src/ui/forms/choice.tsx';
import type { ListProps } from './links.ts';

export function FitsField({ path, params, facets: { fits } }: ListProps) {
  const { find } = searchTexts;
  if (path === '/accessories') return null;
  const listed = path === '/cameras' ? 'cameras' : path === '/lens' ? 'lens' : 'any';
  const other = { cameras: 'lens', lens: 'cameras', any: undefined } as const;
  return (
    <div className="flex flex-col">
      <ModelField
        key={fits?._id ?? params.get('fits')}
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
          {fits.unknown > 0 && <p className="text-xs text-soft">{find.unsure(fits.unknown)}</p>}
        </>
      )}
    </div>
  );
}
