import { useParams } from 'react-router';
import { DealThreadCard } from '#src/deals/thread/deal-thread-card.tsx';

export default function ConversationPage() {
  const { id = '' } = useParams();
  return <DealThreadCard key={id} id={id} />;
}
