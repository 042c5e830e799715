import { formatDay } from '#src/platform/dates.ts';
import { formatDollars } from '#src/platform/money.ts';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { siteTexts } from '#src/texts/site.ts';
import { EmailLink, PhoneLink } from '#src/ui/contact.tsx';
import { DefinitionList } from '#src/ui/definition-list.tsx';
import { personName } from '#src/ui/person-name.ts';
import type { Order } from './contract.ts';

export function OrderCard({ order }: { order: Order }) {
  const { products, tables } = dashboardTexts;
  return (
    <DefinitionList
      items={[
        {
          term: order.state === 'open' ? products.orderOpen : products.orderSold,
          detail: personName(order.name),
        },
        { term: products.placed, detail: formatDay(order.date) },
        { term: tables.salePrice, detail: formatDollars(order.sale) },
        {
          term: tables.customerPhone,
          detail: <PhoneLink phone={order.phone} />,
        },
        {
          term: tables.customerEmail,
          detail: <EmailLink email={order.email} />,
        },
        { term: tables.meetLocation, detail: order.location ?? siteTexts.left.gone },
      ]}
    />
  );
}
