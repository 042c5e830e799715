import { useState } from 'react';
import { cameraName } from '#src/evidence/client.ts';
import type { Evidence } from '#src/evidence/contract.ts';
import { evidenceFormTexts } from '#src/texts/evidence-form.ts';
import { evidenceTexts } from '#src/texts/evidence.ts';
import { Button } from '#src/ui/button.tsx';
import { EvidenceDialog } from './finding-dialogs.ts';

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
    <div className="border-s-2 border-patch bg-wash p-4 sm:col-span-2">
      <p className="text-sm">
        {evidence === null ? (
          words.offer
        ) : (
          <strong>{`${count} · ${words.chosen(cameraName(evidence))}`}</strong>
        )}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button size="sm" variant="line" onClick={() => setOpen(true)}>
          {evidence === null ? words.begin : words.again}
        </Button>
        {evidence !== null && (
          <Button size="sm" variant="quiet" onClick={() => onEvidence(null)}>
            {words.remove}
          </Button>
        )}
      </div>
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
    </div>
  );
}
