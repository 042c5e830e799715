import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { NearTools } from '#src/catalog/near/near-tools-card.tsx';
import { radii, usualRadius, waitingRadius } from '#src/catalog/search/near/radii.ts';
import { PlaceField } from '#src/media/places/place-field-card.tsx';
import { nearTexts } from '#src/texts/near.ts';
import { placeLabel } from '#src/texts/place-label.ts';
import { SelectField } from '#src/ui/forms/field.tsx';
import { withFields, withoutValue, type ListProps } from './links.ts';

/** The filter by distance. `unknown` says why the typed place is not used. The field shows the name of the place that the URL has by its id. */
export function NearFields({
  path,
  params,
  facets: { near },
  unknown,
}: ListProps & { unknown: string | null }) {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const given = params.get('near') ?? '';
  const name = near ? placeLabel(near) : given;
  const chosen = params.get('within');
  const counts = new Map(near?.within.map(({ km, count }) => [km, count]));
  const offered = [...new Set([...radii(), ...(chosen ? [Number(chosen)] : [])])];
  const listNear = (id: string) =>
    withFields(path, params, { near: id, within: chosen ?? String(usualRadius()) });
  const open = useRef(listNear);
  useEffect(() => void (open.current = listNear));
  return (
    <div className="flex flex-col gap-3">
      <PlaceField
        ref={field}
        label={nearTexts.near}
        name="near"
        maxLength={120}
        placeholder={nearTexts.hint}
        hint={waitingRadius(params) === null ? undefined : nearTexts.choose}
        error={unknown ?? undefined}
        defaultValue={name}
        data-name={near ? name : undefined}
        onPick={(text, place) => {
          if (field.current) field.current.value = text;
          void navigate(open.current(String(place._id)), { preventScrollReset: true });
        }}
      />
      <SelectField label={nearTexts.within} hideLabel name="within" defaultValue={chosen ?? ''}>
        {offered
          .toSorted((one, other) => one - other)
          .map((km) => (
            <option key={km} value={km}>
              {nearTexts.option(km, counts.get(km))}
            </option>
          ))}
        <option value="">{nearTexts.anyDistance}</option>
      </SelectField>
      <NearTools near={listNear} anywhere={withoutValue(path, params, 'near', given)} isOn={near !== null} />
    </div>
  );
}
