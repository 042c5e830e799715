import { formatDay } from '#src/platform/shared/dates.ts';
import { formatMoney } from '#src/platform/shared/money.ts';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { displayName } from '#src/texts/names.ts';
import { EmailLink, PhoneLink } from '#src/ui/contact-links.tsx';
import { DefinitionList } from '#src/ui/lists/table.tsx';
import { MeetingPlace } from './lists/row.tsx';
import type { Order } from './schemas.ts';
import { noContactText } from './status-text.ts';

type ListedOrder = Pick<
  Order,
  'state' | 'name' | 'date' | 'sale' | 'phone' | 'email' | 'location' | 'arranged'
>;

export function OrderCard({ order }: { order: ListedOrder }) {
  const { products, tables } = dashboardTexts;
  return (
    <DefinitionList
      items={[
        {
          term: order.state === 'open' ? products.orderOpen : products.orderSold,
          detail: displayName(order.name),
        },
        { term: products.placed, detail: formatDay(order.date) },
        { term: tables.salePrice, detail: formatMoney(order.sale) },
        {
          term: tables.customerPhone,
          detail: order.phone === null ? noContactText(order) : <PhoneLink phone={order.phone} />,
        },
        {
          term: tables.customerEmail,
          detail: <EmailLink email={order.email} />,
        },
        { term: tables.meetLocation, detail: <MeetingPlace order={order} /> },
      ]}
    />
  );
}
