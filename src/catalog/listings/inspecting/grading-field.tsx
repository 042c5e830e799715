import { useState } from 'react';
import { checklistNamesOf } from '#src/gear/grading/schemas.ts';
import type { GradedItem } from '#src/gear/grading/grading-card.tsx';
import { gradingFormTexts } from '#src/texts/grading-form.ts';
import { gradingTexts } from '#src/texts/grading.ts';
import type { Kind } from '#src/catalog/listings/schemas.ts';
import { GradingDialog, FindingField } from './finding-field.tsx';

export function GradingField({
  kind,
  graded,
  onGraded,
}: {
  kind: Kind;
  graded: GradedItem | null;
  onGraded: (graded: GradedItem | null) => void;
}) {
  const { form: words } = gradingFormTexts;
  const { grades } = gradingTexts;
  const [isOpen, setOpen] = useState(false);
  return (
    <FindingField
      words={words}
      found={graded && (graded.grade ? words.done(grades[graded.grade]) : words.doneNone)}
      onOpen={() => setOpen(true)}
      onRemove={() => onGraded(null)}
    >
      {isOpen && (
        <GradingDialog
          about={`new:${kind}`}
          lists={checklistNamesOf[kind]}
          before={graded?.inspection}
          condition={graded?.condition}
          onDone={(next) => {
            onGraded(next);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </FindingField>
  );
}
