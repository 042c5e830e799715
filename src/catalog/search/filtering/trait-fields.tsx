import type { Shown } from '#src/catalog/search/shown.ts';
import type { Kind } from '#src/platform/db/columns.ts';
import { searchTexts } from '#src/texts/search.ts';
import { Checkbox } from '#src/ui/forms/choice.tsx';
import { ChoiceField } from './fields.tsx';
import { filtersOf, offersTraits } from './links.ts';

type Props = { params: URLSearchParams; kind: Kind | undefined };

/** Filters by the known properties of lenses and cameras. */
export function TraitFields({ params, kind }: Props) {
  const { find } = searchTexts;
  const titles = { lens: find.lens, cameras: find.camera };
  return (['lens', 'cameras'] as const)
    .filter((of) => offersTraits(of, kind, params))
    .map((of) => (
      <fieldset key={of} className="flex min-w-0 flex-col gap-3">
        {/* A list of one kind needs no heading for its own filters. */}
        <legend className={kind === of ? 'sr-only' : 'mb-3 heading-block'}>{titles[of]}</legend>
        {filtersOf(of).map(([name, filter]) => {
          const Field = filter.isMultiple ? CheckboxesField : ChoiceField;
          return <Field key={name} name={name} filter={filter} params={params} />;
        })}
      </fieldset>
    ));
}

function CheckboxesField({
  name,
  filter: { label, choices, text },
  params,
}: {
  name: string;
  filter: Shown;
  params: URLSearchParams;
}) {
  return (
    <details open={params.has(name)}>
      <summary className="link cursor-pointer py-2 text-sm">{label?.()}</summary>
      {choices?.map(String).map((value) => (
        <Checkbox
          key={value}
          name={name}
          value={value}
          label={text(value)}
          defaultChecked={params.getAll(name).includes(value)}
        />
      ))}
    </details>
  );
}
