import { useParams } from 'react-router';
import { RequestedCard, useRequested } from '#src/deals/orders/booking/requested-card.tsx';
import { DealThreadCard } from '#src/deals/thread/deal-thread-card.tsx';
import { ThreadShape } from '#src/messaging/conversations/thread/thread-shape-card.tsx';
import type { PageHandle } from '#src/ui/feedback/placeholders.tsx';
import { focusPage } from '#src/ui/focus.ts';

export const handle: PageHandle = { Shape: ThreadShape };

export default function ConversationPage() {
  const { id = '' } = useParams();
  return <Conversation key={id} id={id} />;
}

function Conversation({ id }: { id: string }) {
  const [requested, close] = useRequested();
  const closeAndFocus = () => {
    close();
    focusPage();
  };
  const confirmation = requested && <RequestedCard id={requested} onClose={closeAndFocus} />;
  return <DealThreadCard id={id} confirmation={confirmation} />;
}
