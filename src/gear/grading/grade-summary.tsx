import { checklistSections } from '#src/texts/checklists.ts';
import { gradingTexts } from '#src/texts/gear.ts';
import { gradingFormTexts } from '#src/texts/grading-form.ts';
import { gradeName } from '#src/texts/names.ts';
import { takeFocus } from '#src/ui/focus.ts';
import { SelectField } from '#src/ui/forms/field.tsx';
import { checksToGrade, isBetter, type Graded } from './grade.ts';
import { grades, type Grade, type Point } from './schemas.ts';
import type { Grading } from './use-grading.ts';

/** The grade with the reasons for it, or null when too little was checked. */
function gradeText({ grade, working, reasons }: Graded): string | null {
  const { item: words } = gradingTexts;
  if (!grade) return null;
  return words.because(
    gradeName(grade, working),
    ...reasons.map(({ ask, text }) => text ?? words.notChecked(ask)),
  );
}

export function GradeSoFar({ grading }: { grading: Grading }) {
  const { form: words } = gradingFormTexts;
  const { graded, answers, points } = grading;
  // Nothing is shown before the first answer, because there is no grade yet.
  if (!graded || Object.keys(answers).length === 0) return null;
  const text = gradeText(graded);
  return (
    <output className="mt-6 block border-t border-line pt-3 text-sm font-semibold">
      {text ? words.soFar(text) : words.soFarNone(checksToGrade(graded, points.length))}
    </output>
  );
}

export function GradeSummary({
  grading,
  graded,
  condition,
  onCondition,
  onChange,
}: {
  grading: Grading;
  graded: Graded;
  condition: Grade;
  onCondition: (condition: Grade) => void;
  onChange: (index: number) => void;
}) {
  const { form: words } = gradingFormTexts;
  const { points, answers } = grading;
  const text = gradeText(graded);
  const sections = [...new Set(points.map(({ section }) => section))];
  const answerText = ({ id, answers: choices }: Point) =>
    choices.find(({ value }) => value === answers[id])?.text ?? words.notChecked;
  return (
    <div>
      <h3 ref={takeFocus} tabIndex={-1} className="heading-block outline-none">
        {text ? words.done(text) : words.doneNone}
      </h3>
      <SelectField
        label={words.condition}
        hint={(text ? words.conditionHint : words.conditionHintNone)(gradeName(graded.cap))}
        value={condition}
        onChange={(event) => onCondition(event.target.value as Grade)}
        className="mt-4 sm:max-w-xs"
      >
        {grades
          .filter((each) => !isBetter(each, graded.cap))
          .map((each) => (
            <option key={each} value={each}>
              {gradeName(each)}
            </option>
          ))}
      </SelectField>
      {sections.map((section) => (
        <section key={section} className="mt-5">
          <h4 className="mono">{checklistSections[section]}</h4>
          <ul className="mt-1 border-t border-line">
            {points.map(
              (point, index) =>
                point.section === section && (
                  <li key={point.id} className="border-b border-line">
                    <button
                      type="button"
                      title={words.change(point.ask)}
                      onClick={() => onChange(index)}
                      className="grid min-h-11 w-full items-center gap-x-4 py-2 text-start text-sm hover:bg-wash sm:grid-cols-2"
                    >
                      <span className="text-soft">{point.ask}</span>
                      <span className="font-[550]">{answerText(point)}</span>
                    </button>
                  </li>
                ),
            )}
          </ul>
        </section>
      ))}
    </div>
  );
}
