import { MyOrdersCard } from './my-orders-card.tsx';

export default function MyOrdersPage() {
  return <MyOrdersCard />;
}
