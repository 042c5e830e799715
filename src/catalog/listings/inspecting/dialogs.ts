import { lazyPart } from '#src/ui/lazy-part.tsx';

export const EvidenceDialog = lazyPart(
  async () => (await import('#src/gear/evidence/evidence-form-card.tsx')).EvidenceDialog,
);

export const GradingDialog = lazyPart(
  async () => (await import('#src/gear/grading/grading-card.tsx')).GradingDialog,
);
