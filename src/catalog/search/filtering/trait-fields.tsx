import { searchTexts } from '#src/texts/search.ts';
import { Checkbox } from '#src/ui/forms/choice.tsx';
import { formats } from '#src/catalog/search/port.ts';
import { ChoiceField } from './fields.tsx';
import { offersTraits } from './links.ts';
import type { Kind } from '#src/platform/db/columns.ts';

const focalLengths = [10, 14, 20, 24, 28, 35, 50, 70, 85, 100, 135, 200, 300, 400, 600];
const apertures = [1.2, 1.4, 1.8, 2, 2.8, 4, 5.6];
const shots = [5_000, 10_000, 25_000, 50_000, 100_000];

type Props = { params: URLSearchParams; kind: Kind | undefined };
type GroupProps = Props & { of: 'lens' | 'cameras'; label: string; children: React.ReactNode };

function TraitGroup({ of, label, params, kind, children }: GroupProps) {
  if (!offersTraits(of, kind, params)) return null;
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      {/* A list of one kind needs no heading for its own filters. */}
      <legend className={kind === of ? 'sr-only' : 'mb-3 heading-block'}>{label}</legend>
      {children}
    </fieldset>
  );
}

/** Filters by the known properties of lenses and cameras. */
export function TraitFields({ params, kind }: Props) {
  const { find } = searchTexts;
  return (
    <>
      <TraitGroup of="lens" label={find.lens} params={params} kind={kind}>
        <ChoiceField name="focalMin" label={find.shortest} values={focalLengths} params={params} />
        <ChoiceField name="focalMax" label={find.longest} values={focalLengths} params={params} />
        <ChoiceField name="aperture" label={find.maxAperture} values={apertures} params={params} />
        <ChoiceField name="lensType" label={find.lensType} values={['prime', 'zoom']} params={params} />
        <ChoiceField name="autofocus" label={find.focus} values={['true', 'false']} params={params} />
      </TraitGroup>
      <TraitGroup of="cameras" label={find.camera} params={params} kind={kind}>
        <ChoiceField name="film" label={find.film} values={['true', 'false']} params={params} />
        <ChoiceField name="shots" label={find.shots.label} values={shots} params={params} />
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
      </TraitGroup>
    </>
  );
}
