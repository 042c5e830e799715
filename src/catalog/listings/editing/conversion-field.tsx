import { conversions } from '#src/gear/models/schemas.ts';
import { partTexts } from '#src/texts/gear.ts';
import { SelectField } from '#src/ui/forms/field.tsx';

type Conversion = (typeof conversions)[number];

/** Most lenses were never converted, so the question is closed. */
export function ConversionField({
  value,
  onChange,
}: {
  value: Conversion | null;
  onChange: (conversion: Conversion | null) => void;
}) {
  const { conversion: words } = partTexts;
  return (
    <details open={value !== null} className="sm:col-span-2">
      <summary className="cursor-pointer py-2 text-sm font-semibold">{words.ask}</summary>
      <SelectField
        label={words.title}
        name="conversion"
        value={value ?? ''}
        onChange={({ target }) => onChange(conversions.find((each) => each === target.value) ?? null)}
      >
        <option value="">{words.none}</option>
        {conversions.map((each) => (
          <option key={each} value={each}>
            {words[each]}
          </option>
        ))}
      </SelectField>
    </details>
  );
}
