import { searchTexts } from '#src/texts/search.ts';
import { Checkbox } from '#src/ui/forms/choice.tsx';
import { SelectField } from '#src/ui/forms/field.tsx';
import { formats } from '#src/catalog/search/port.ts';
import type { Kind } from '#src/platform/db/columns.ts';

const focalLengths = [10, 14, 20, 24, 28, 35, 50, 70, 85, 100, 135, 200, 300, 400, 600];
const apertures = [1.2, 1.4, 1.8, 2, 2.8, 4, 5.6];

type Texts = Partial<Record<string, string>>;

/** Describes the value of a filter of lenses or cameras; undefined for other filters. */
export function describeTrait(name: string, value: string): string | undefined {
  const { traits } = searchTexts.find;
  if (name === 'focalMin' || name === 'focalMax' || name === 'aperture') return traits[name](Number(value));
  if (name !== 'lensType' && name !== 'autofocus' && name !== 'film' && name !== 'format') return undefined;
  const texts: Texts = traits[name];
  return texts[value] ?? value;
}

type TraitProps = {
  name: string;
  label: string;
  values: readonly (string | number)[];
  params: URLSearchParams;
};

function TraitField({ name, label, values, params }: TraitProps) {
  const given = params.get(name) ?? '';
  const all = values.map(String);
  // A value from an edited URL stays chosen.
  if (given && !all.includes(given)) all.push(given);
  return (
    <SelectField label={label} name={name} defaultValue={given}>
      <option value="">{searchTexts.find.anyTrait}</option>
      {all.map((value) => (
        <option key={value} value={value}>
          {describeTrait(name, value)}
        </option>
      ))}
    </SelectField>
  );
}

type Props = { params: URLSearchParams; kind: Kind | undefined };

/** Filters by the known properties of lenses and cameras. */
export function TraitFields({ params, kind }: Props) {
  const { find } = searchTexts;
  return (
    <>
      {(kind === undefined || kind === 'lens') && (
        <fieldset className="flex min-w-0 flex-col gap-3">
          <legend className="mb-1.5 text-sm font-semibold">{find.lens}</legend>
          <TraitField name="focalMin" label={find.shortest} values={focalLengths} params={params} />
          <TraitField name="focalMax" label={find.longest} values={focalLengths} params={params} />
          <TraitField name="aperture" label={find.maxAperture} values={apertures} params={params} />
          <TraitField name="lensType" label={find.lensType} values={['prime', 'zoom']} params={params} />
          <TraitField name="autofocus" label={find.focus} values={['true', 'false']} params={params} />
        </fieldset>
      )}
      {(kind === undefined || kind === 'cameras') && (
        <fieldset className="flex min-w-0 flex-col gap-3">
          <legend className="mb-1.5 text-sm font-semibold">{find.camera}</legend>
          <TraitField name="film" label={find.film} values={['true', 'false']} params={params} />
          <details open={params.has('format')}>
            <summary className="link cursor-pointer py-2 text-sm">{find.format}</summary>
            {formats.map((format) => (
              <Checkbox
                key={format}
                name="format"
                value={format}
                label={find.traits.format[format]}
                defaultChecked={params.getAll('format').includes(format)}
              />
            ))}
          </details>
        </fieldset>
      )}
    </>
  );
}
