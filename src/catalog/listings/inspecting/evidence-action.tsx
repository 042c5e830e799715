import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#src/accounts/auth/client.ts';
import { useRenew } from '#src/ui/client/hooks.ts';
import { evidenceFormTexts } from '#src/texts/evidence-form.ts';
import { Button } from '#src/ui/button.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import type { OwnListing } from '#src/catalog/listings/schemas.ts';
import { EvidenceDialog } from './finding-field.tsx';

export function EvidenceItem({ listing: { _id, products, evidence } }: { listing: OwnListing }) {
  const words = evidenceFormTexts;
  const renew = useRenew();
  const [isOpen, setOpen] = useState(false);
  const path = `/cameras/${_id}/evidence`;
  const done = async (said: string): Promise<void> => {
    toast.success(said);
    await renew('my');
  };
  const removal = useMutation({
    mutationFn: async () => api('DELETE', path),
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
          onDone={async (read) => {
            await api('PUT', path, { evidence: read._id });
            setOpen(false);
            await done(words.saved);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
