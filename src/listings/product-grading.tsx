import { useState } from 'react';
import { listsOf } from '#src/grading/contract.ts';
import type { GradedItem } from '#src/grading/grading-card.tsx';
import { gradingFormTexts } from '#src/texts/grading-form.ts';
import { gradingTexts } from '#src/texts/grading.ts';
import { Button } from '#src/ui/button.tsx';
import type { Kind } from './contract.ts';
import { GradingDialog } from './finding-dialogs.ts';

export function ProductGrading({
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
    <div className="border-s-2 border-patch bg-wash p-4 sm:col-span-2">
      <p className="text-sm">
        {graded === null ? (
          words.offer
        ) : (
          <strong>{graded.grade ? words.done(grades[graded.grade]) : words.doneNone}</strong>
        )}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button size="sm" variant="line" onClick={() => setOpen(true)}>
          {graded === null ? words.begin : words.again}
        </Button>
        {graded !== null && (
          <Button size="sm" variant="quiet" onClick={() => onGraded(null)}>
            {words.remove}
          </Button>
        )}
      </div>
      {isOpen && (
        <GradingDialog
          about={`new:${kind}`}
          lists={listsOf[kind]}
          before={graded?.inspection}
          condition={graded?.condition}
          onDone={(next) => {
            onGraded(next);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
