import { useState } from 'react';
import { disputeTexts } from '#src/texts/disputes.ts';
import { Button } from '#src/ui/button.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import type { OrderDetails } from '#src/deals/orders/schemas.ts';

const EndDialog = lazyPart(
  async () => (await import('#src/deals/orders/transitions/end-dialog.tsx')).EndDialog,
);

/** Lets admins cancel a disputed order. The button is far from Decide, because it skips the decision. */
export function AdminCancel({ order }: { order: OrderDetails }) {
  const [isOpen, setOpen] = useState(false);
  if (order.side !== 'admin' || order.stage !== 'disputed') return null;
  return (
    <section className="flex flex-col items-start gap-2 border-t border-line pt-6">
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {disputeTexts.cancel}
      </Button>
      <p className="text-sm text-soft">{disputeTexts.cancelText}</p>
      {isOpen && <EndDialog order={order} action="cancel" onClose={() => setOpen(false)} />}
    </section>
  );
}
