import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#src/accounts/auth/client.ts';
import { ReportReview } from '#src/moderation/reports/filing/report-button-card.tsx';
import { reviewTexts } from '#src/texts/reviews.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/dialogs/confirm-dialog.tsx';
import type { Review } from './schemas.ts';

function RemoveButton({ id }: { id: string }) {
  const { removal } = reviewTexts.reviews;
  const [isOpen, setOpen] = useState(false);
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string | undefined>();
  const { revalidate } = useRevalidator();
  const remove = async () => {
    setPending(true);
    try {
      await api('DELETE /reviews/{id}', { params: { id } });
      setOpen(false);
      await revalidate();
    } catch {
      setError(removal.failed);
    } finally {
      setPending(false);
    }
  };
  return (
    <div className="print:hidden">
      <Button size="sm" variant="quiet" className="-ms-3" onClick={() => setOpen(true)}>
        {removal.remove}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={removal.title}
        tone="danger"
        confirmLabel={removal.remove}
        cancelLabel={removal.keep}
        onConfirm={() => void remove()}
        pending={isPending}
        error={error}
      >
        {removal.text}
      </ConfirmDialog>
    </div>
  );
}

export function ReviewActions({ review: { _id, author }, isAdmin }: { review: Review; isAdmin: boolean }) {
  if (isAdmin) return <RemoveButton id={_id} />;
  return <ReportReview review={_id} author={author ?? reviewTexts.reviews.formerUser} />;
}
