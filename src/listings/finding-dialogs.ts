import { lazyPart } from '#src/ui/lazy-part.tsx';

export const EvidenceDialog = lazyPart(
  async () => (await import('#src/evidence/evidence-form-card.tsx')).EvidenceDialog,
);

export const GradingDialog = lazyPart(
  async () => (await import('#src/grading/grading-card.tsx')).GradingDialog,
);
