import { useParams } from 'react-router';
import { OrderStatusCard } from '#src/deals/orders/transitions/status-card.tsx';
import { ThreadCard } from '#src/messaging/conversations/thread/thread-card.tsx';

export default function ConversationPage() {
  const { id = '' } = useParams();
  return <ThreadCard key={id} id={id} OrderCard={OrderStatusCard} />;
}
