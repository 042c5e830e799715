import { useState } from 'react';
import { gradingFormTexts } from '#src/texts/grading-form.ts';
import { SelectField, TextField } from '#src/ui/forms/field.tsx';
import type { Service } from './schemas.ts';

const maxYears = 30;

/** When and by whom an item was serviced. */
export function ServiceFields({
  service,
  onChange,
}: {
  service: Service;
  onChange: (service: Service) => void;
}) {
  const { service: words } = gradingFormTexts;
  const [thisYear] = useState(() => new Date().getFullYear());
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label={words.by}
        hint={words.byHint}
        maxLength={80}
        autoComplete="off"
        value={service.by ?? ''}
        onChange={({ target }) => onChange({ ...service, by: target.value })}
      />
      <SelectField
        label={words.year}
        value={service.year ?? ''}
        onChange={({ target }) => {
          const { year: _before, ...rest } = service;
          onChange(target.value ? { ...rest, year: Number(target.value) } : rest);
        }}
      >
        <option value="">{words.unknownYear}</option>
        {Array.from({ length: maxYears }, (_, ago) => (
          <option key={ago}>{thisYear - ago}</option>
        ))}
      </SelectField>
    </div>
  );
}
