import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#src/accounts/auth/client.ts';
import type { OwnedListing, OwnListing } from '#src/catalog/listings/schemas.ts';
import { openDraft } from '#src/gear/grading/client.ts';
import { checklistNamesOf, type Inspection, type InspectionOf } from '#src/gear/grading/schemas.ts';
import { useGearModel } from '#src/gear/models/gear-fields-card.tsx';
import { evidenceFormTexts } from '#src/texts/evidence-form.ts';
import { gradingFormTexts } from '#src/texts/grading-form.ts';
import { Button } from '#src/ui/button.tsx';
import { useRenew } from '#src/ui/client/hooks.ts';
import { toast } from '#src/ui/feedback/toast.tsx';
import { EvidenceDialog, GradingDialog } from './inspection-fields.tsx';

export function EvidenceActions({ listing: { _id, products, modelId, evidence } }: { listing: OwnListing }) {
  const words = evidenceFormTexts;
  const renew = useRenew();
  const [isOpen, setOpen] = useState(false);
  const done = async (message: string): Promise<void> => {
    toast.success(message);
    await renew('my');
  };
  const removal = useMutation({
    mutationFn: async () => api('DELETE /cameras/{id}/evidence', { params: { id: _id } }),
    onSuccess: async () => done(words.removed),
    onError: ({ message }) => toast.error(message),
  });
  return (
    <>
      <Button variant="line" onClick={() => setOpen(true)}>
        {evidence ? words.again : words.change}
      </Button>
      {evidence && (
        <Button variant="quiet" pending={removal.isPending} onClick={() => removal.mutate()}>
          {words.removeShown}
        </Button>
      )}
      {isOpen && (
        <EvidenceDialog
          brand={products.brand}
          modelId={modelId}
          onDone={async (read) => {
            await api('PUT /cameras/{id}/evidence', { params: { id: _id }, body: { evidence: read._id } });
            setOpen(false);
            await done(words.saved);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

const shownService = ({ year, by }: NonNullable<Inspection['service']>) => ({
  ...(year !== null && { year }),
  ...(by !== null && { by }),
});

export function GradeAction({ listing }: { listing: OwnedListing }) {
  const { form: words } = gradingFormTexts;
  const renew = useRenew();
  const [isOpen, setOpen] = useState(false);
  const { kind, _id, inspection, products, model, modelId, film } = listing;
  const known = useGearModel({ brand: products.brand, model: model ?? '', modelId });
  // A title can name a film camera whose model was not chosen.
  const named = film && !inspection ? true : undefined;
  const isFilm = known?.kind === 'cameras' ? known.film : named;
  const lists = checklistNamesOf[kind].filter(
    (name) => isFilm === undefined || name === (isFilm ? 'film' : 'digital'),
  );
  const before = inspection && {
    list: inspection.list,
    version: inspection.version,
    answers: Object.fromEntries(inspection.points.map(({ id, answer }) => [id, answer])),
    photos: Object.fromEntries(
      inspection.points
        .filter(({ photos }) => photos.length > 0)
        .map(({ id, photos }) => [id, photos.map(({ url }) => url)]),
    ),
    ...(inspection.service && { service: shownService(inspection.service) }),
  };
  return (
    <>
      <Button variant="line" onClick={() => setOpen(true)}>
        {inspection ? words.again : words.begin}
      </Button>
      {isOpen && (
        <GradingDialog
          stored={openDraft(_id)}
          lists={lists}
          model={known}
          before={before ?? undefined}
          condition={products.condition}
          onDone={async ({ inspection: found, condition }) => {
            const body: InspectionOf = { ...found, condition };
            await api(`PUT /${kind}/{id}/inspection`, { params: { id: _id }, body });
            setOpen(false);
            toast.success(words.saved);
            await renew('my');
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
