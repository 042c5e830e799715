import { useState } from 'react';
import { summarize } from '#src/gear/evidence/evidence-card.tsx';
import type { Evidence } from '#src/gear/evidence/schemas.ts';
import type { Draft } from '#src/gear/grading/client.ts';
import type { GradedItem } from '#src/gear/grading/grading-card.tsx';
import type { ChecklistName } from '#src/gear/grading/schemas.ts';
import type { SuggestedModel } from '#src/gear/models/schemas.ts';
import { evidenceFormTexts } from '#src/texts/evidence-form.ts';
import { gradingFormTexts } from '#src/texts/grading-form.ts';
import { gradeName } from '#src/texts/names.ts';
import { Button } from '#src/ui/button.tsx';
import type { StoredInput } from '#src/ui/client/personal-storage.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';

export const EvidenceDialog = lazyPart(
  async () => (await import('#src/gear/evidence/evidence-form-card.tsx')).EvidenceDialog,
);

export const GradingDialog = lazyPart(
  async () => (await import('#src/gear/grading/grading-card.tsx')).GradingDialog,
);

/** A part of the form that a dialog fills in. */
function DialogField({
  words,
  summary,
  onOpen,
  onRemove,
  children,
}: {
  words: { offer: string; begin: string; again: string; remove: string };
  summary: string | null;
  onOpen: () => void;
  onRemove: () => void;
  children: React.ReactNode;
}) {
  return (
    <div className="border-s-2 border-patch bg-wash p-4 sm:col-span-2">
      <p className="text-sm">{summary === null ? words.offer : <strong>{summary}</strong>}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button size="sm" variant="line" onClick={onOpen}>
          {summary === null ? words.begin : words.again}
        </Button>
        {summary !== null && (
          <Button size="sm" variant="quiet" onClick={onRemove}>
            {words.remove}
          </Button>
        )}
      </div>
      {children}
    </div>
  );
}

export function EvidenceField({
  brand,
  modelId,
  evidence,
  onEvidence,
}: {
  brand: string;
  modelId: string | null | undefined;
  evidence: Evidence | null;
  onEvidence: (evidence: Evidence | null) => void;
}) {
  const words = evidenceFormTexts;
  const [isOpen, setOpen] = useState(false);
  const read = evidence && summarize(evidence);
  return (
    <DialogField
      words={words}
      summary={read && `${read.count} · ${words.chosen(read.camera)}`}
      onOpen={() => setOpen(true)}
      onRemove={() => onEvidence(null)}
    >
      {isOpen && (
        <EvidenceDialog
          brand={brand}
          modelId={modelId}
          onDone={(next) => {
            onEvidence(next);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </DialogField>
  );
}

export function GradingField({
  lists,
  model,
  graded,
  stored,
  onGraded,
}: {
  lists: readonly ChecklistName[];
  model: SuggestedModel | undefined;
  graded: GradedItem | null;
  /** The answers to questions that are not finished. */
  stored: StoredInput<Draft>;
  onGraded: (graded: GradedItem | null) => void;
}) {
  const { form: words } = gradingFormTexts;
  const [isOpen, setOpen] = useState(false);
  return (
    <DialogField
      words={{ ...words, offer: words.offer[lists.includes('accessory') ? 'accessory' : 'other'] }}
      summary={graded && (graded.grade ? words.done(gradeName(graded.grade)) : words.doneNone)}
      onOpen={() => setOpen(true)}
      onRemove={() => onGraded(null)}
    >
      {isOpen && (
        <GradingDialog
          stored={stored}
          lists={lists}
          model={model}
          before={graded?.inspection}
          condition={graded?.condition}
          onDone={(next) => {
            onGraded(next);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </DialogField>
  );
}
