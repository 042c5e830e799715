import { MyOrdersCard } from './my-orders-card.tsx';

/** What someone booked who sells now; buyers have it as their overview. */
export default function MyOrdersPage() {
  return <MyOrdersCard />;
}
