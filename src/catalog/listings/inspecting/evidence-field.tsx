import { useState } from 'react';
import { cameraName } from '#src/gear/evidence/cameras.ts';
import type { Evidence } from '#src/gear/evidence/schemas.ts';
import { evidenceFormTexts } from '#src/texts/evidence-form.ts';
import { evidenceTexts } from '#src/texts/evidence.ts';
import { EvidenceDialog } from './dialogs.ts';
import { ProductFinding } from './finding-field.tsx';

export function ProductEvidence({
  brand,
  evidence,
  onEvidence,
}: {
  brand: string;
  evidence: Evidence | null;
  onEvidence: (evidence: Evidence | null) => void;
}) {
  const words = evidenceFormTexts;
  const { count: said } = evidenceTexts;
  const [isOpen, setOpen] = useState(false);
  const count = `${said.title}: ${evidence?.count ? said.known(evidence.count) : said.unknown}`;
  return (
    <ProductFinding
      words={words}
      found={evidence && `${count} · ${words.chosen(cameraName(evidence))}`}
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
    </ProductFinding>
  );
}
