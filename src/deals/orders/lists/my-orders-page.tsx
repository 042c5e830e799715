import type { PageHandle } from '#src/ui/feedback/placeholders.tsx';
import { MyOrdersCard } from './my-orders-card.tsx';
import { OrdersShape } from './row.tsx';

export const handle: PageHandle = { Shape: OrdersShape };

export default function MyOrdersPage() {
  return <MyOrdersCard />;
}
