import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { orderQuery, type ShownOrder } from '#src/deals/orders/client.ts';
import { MeetingOpener } from '#src/deals/orders/meeting/opener.ts';
import { useTransitions } from '#src/deals/orders/transitions/use-transitions.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';

const MeetingDialog = lazyPart(
  async () => (await import('#src/deals/orders/meeting/dialog.tsx')).MeetingDialog,
);

/** Shows the form for a meeting beside the conversation, so that it stays open while the cards change. */
export function MeetingHost({ order: id, children }: { order: string | null; children: React.ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const { data: order } = useQuery({ ...orderQuery(id ?? ''), enabled: id !== null });
  return (
    <MeetingOpener value={() => setOpen(true)}>
      {children}
      {order && <OpenedMeeting order={order} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </MeetingOpener>
  );
}

function OpenedMeeting({
  order,
  isOpen,
  onClose,
}: {
  order: ShownOrder;
  isOpen: boolean;
  onClose: () => void;
}) {
  const { perform } = useTransitions(order);
  const agree = (at: string) => {
    onClose();
    perform('agree', at);
  };
  return isOpen && <MeetingDialog order={order} onClose={onClose} onAgree={agree} />;
}
