import { useRef, useState } from 'react';
import { useCurrentUser } from '#src/accounts/auth/session.ts';
import { dealThreadTexts } from '#src/texts/deal-thread.ts';
import { Button } from '#src/ui/button.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import type { OrderDetails } from './schemas.ts';
import { canPropose } from './stages.ts';

const PhoneDialog = lazyPart(async () => (await import('./contact/phone-dialog.tsx')).PhoneDialog);

type Shown = Pick<OrderDetails, 'side' | 'stage' | 'other' | 'title'>;

/** Asks the seller of an accepted order for a phone number. The buyer has given one with the booking. */
export function PhoneNudge({ order: { side, stage, other, title } }: { order: Shown }) {
  if (side !== 'seller' || !canPropose(stage) || other.name === null) return null;
  return <OwnPhone title={title} buyer={other.name} />;
}

function OwnPhone({ title, buyer }: { title: string; buyer: string }) {
  const { add, added } = dealThreadTexts.phone;
  const { phone } = useCurrentUser();
  const [dialog, setDialog] = useState<'open' | 'closed' | null>(null);
  const note = useRef<HTMLParagraphElement>(null);
  if (phone !== null && dialog === null) return null;
  return (
    <div className="mt-3 text-sm wrap-anywhere">
      {phone === null ? (
        <Button size="sm" variant="line" onClick={() => setDialog('open')}>
          {add(buyer)}
        </Button>
      ) : (
        <p ref={note} tabIndex={-1} className="outline-none">
          {added(buyer)}
        </p>
      )}
      {dialog && (
        <PhoneDialog
          open={dialog === 'open'}
          title={title}
          buyer={buyer}
          // The button that opened the dialog is gone once the number is saved.
          finalFocus={() => note.current ?? true}
          onClose={() => setDialog('closed')}
        />
      )}
    </div>
  );
}
