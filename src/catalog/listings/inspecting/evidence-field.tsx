import { useState } from 'react';
import { summarize } from '#src/gear/evidence/evidence-card.tsx';
import type { Evidence } from '#src/gear/evidence/schemas.ts';
import { evidenceFormTexts } from '#src/texts/evidence-form.ts';
import { EvidenceDialog, FindingField } from './finding-field.tsx';

export function EvidenceField({
  brand,
  evidence,
  onEvidence,
}: {
  brand: string;
  evidence: Evidence | null;
  onEvidence: (evidence: Evidence | null) => void;
}) {
  const words = evidenceFormTexts;
  const [isOpen, setOpen] = useState(false);
  const said = evidence && summarize(evidence);
  return (
    <FindingField
      words={words}
      found={said && `${said.count} · ${words.chosen(said.camera)}`}
      onOpen={() => setOpen(true)}
      onRemove={() => onEvidence(null)}
    >
      {isOpen && (
        <EvidenceDialog
          brand={brand}
          onDone={(read) => {
            onEvidence(read);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </FindingField>
  );
}
