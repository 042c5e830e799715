import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { UploadField, useUploadGroup } from '#src/media/photos/uploading/upload-card.tsx';
import { checklistSections } from '#src/texts/checklists.ts';
import { gradingFormTexts } from '#src/texts/grading-form.ts';
import { takeFocus } from '#src/ui/focus.ts';
import { SelectField, TextField } from '#src/ui/forms/field.tsx';
import { photoInstruction } from './checklists.ts';
import { PointDrawing } from './point-drawing.tsx';
import type { ChecklistName, Point, Service } from './schemas.ts';
import type { Grading } from './use-grading.ts';

export function Question({
  grading,
  list,
  point,
  index,
  focuses,
  onNext,
}: {
  grading: Grading;
  list: ChecklistName;
  point: Point;
  index: number;
  focuses: boolean;
  onNext: () => void;
}) {
  const { form: words } = gradingFormTexts;
  const uploads = useUploadGroup(grading.groups, point.id);
  const photoPlace = useRef<HTMLDivElement>(null);
  const chosen = grading.answers[point.id];
  const instruction = typeof chosen === 'string' ? photoInstruction(point, chosen) : null;
  const isDeciding = point.answers.some(({ traits }) => traits);
  const choose = (value: string | null): void => {
    // Runs synchronously, because a browser opens the camera only during the click.
    flushSync(() => grading.answer(point.id, value));
    if (value === null || photoInstruction(point, value) === null) return onNext();
    photoPlace.current?.scrollIntoView({ block: 'end' });
    // A bill is not at hand, unlike the item.
    if (point.id !== 'service' && uploads.items.length === 0 && matchMedia('(pointer: coarse)').matches)
      photoPlace.current?.querySelector<HTMLInputElement>('input[capture]')?.click();
  };
  const option = (value: string | null, text: string) => (
    <button
      key={value ?? ''}
      type="button"
      aria-pressed={chosen === value}
      onClick={() => choose(value)}
      className="min-h-12 rounded-xs border border-edge/60 px-4 py-2.5 text-start hover:border-ink aria-pressed:border-ink aria-pressed:bg-wash aria-pressed:font-semibold aria-pressed:shadow-[inset_4px_0_0_var(--patch)]"
    >
      {text}
    </button>
  );
  return (
    <div>
      <progress
        aria-hidden="true"
        value={index + 1}
        max={grading.points.length}
        className="mb-4 block h-1 w-full appearance-none bg-line [&::-moz-progress-bar]:bg-patch [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-patch"
      />
      <div className="flex items-start justify-between gap-5">
        <div className="min-w-0">
          <p className="mono">
            {`${checklistSections[point.section]} · ${words.progress(index + 1, grading.points.length)}`}
          </p>
          <h3 ref={focuses ? takeFocus : undefined} tabIndex={-1} className="heading-block mt-1 outline-none">
            {point.ask}
          </h3>
          <p className="mt-2 text-soft">{point.how}</p>
        </div>
        <div className="shrink-0 max-[30rem]:hidden">
          <PointDrawing list={list} id={point.id} />
        </div>
      </div>
      <div className="flex justify-center min-[30rem]:hidden">
        <PointDrawing list={list} id={point.id} />
      </div>
      <fieldset aria-label={words.answers} className="mt-4 grid min-w-0 gap-2">
        {point.answers.map(({ value, text }) => option(value, text))}
        {!isDeciding && option(null, words.notChecked)}
      </fieldset>
      {instruction !== null && (
        <div ref={photoPlace} className="mt-5 grid gap-5">
          {point.id === 'service' && (
            <ServiceFields service={grading.service ?? {}} onChange={grading.describeService} />
          )}
          <UploadField uploads={uploads} label={words.photoOf(instruction)} hint={words.photoSkip} />
        </div>
      )}
    </div>
  );
}

const maxYears = 30;

/** When and by whom an item was serviced. */
function ServiceFields({ service, onChange }: { service: Service; onChange: (service: Service) => void }) {
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
