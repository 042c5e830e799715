import { api } from '#src/auth/client.ts';
import { usePagedList } from '#src/browser/paged-list.ts';
import { formatDay } from '#src/platform/dates.ts';
import { formatDollars } from '#src/platform/money.ts';
import { adminTexts } from '#src/texts/admin.ts';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { StateTag } from '#src/ui/badge.tsx';
import { SectionHeading } from '#src/ui/page-heading.tsx';
import { Paged } from '#src/ui/paged.tsx';
import { PicturedTitle } from '#src/ui/pictured-title.tsx';
import { Table, TableBody, TableHead, TableRow, Td, Th } from '#src/ui/table.tsx';
import { PersonLink } from '#src/users/person-link-card.tsx';
import { siteTexts } from '#src/texts/site.ts';
import { personName } from '#src/ui/person-name.ts';
import type { Order } from './contract.ts';

/** For admins: the orders of someone's items, or those that they placed. */
export function PersonOrders({ id, side }: { id: string; side: 'seller' | 'buyer' }) {
  const list = usePagedList<Order>(`/orders?${side}=${id}`, api, {
    name: side === 'seller' ? 'sold' : 'bought',
    limit: 10,
  });
  const { people, admin } = adminTexts;
  const { tables } = dashboardTexts;
  const [title, none] = side === 'seller' ? [people.sold, people.noSold] : [people.bought, people.noBought];
  const other = side === 'seller' ? people.buyer : people.seller;
  return (
    <section className="mt-10">
      <SectionHeading title={title} />
      <Paged list={list} of={title} empty={<p className="text-soft">{none}</p>}>
        <Table caption={title}>
          <TableHead>
            <Th {...list.sortBy('title')}>{tables.product}</Th>
            <Th>{other}</Th>
            <Th numeric {...list.sortBy('sale')}>
              {admin.price}
            </Th>
            <Th {...list.sortBy('date')}>{people.booked}</Th>
            <Th>{admin.state}</Th>
          </TableHead>
          <TableBody>
            {list.items.map((order) => (
              <OrderRow key={order._id} order={order} side={side} other={other} />
            ))}
          </TableBody>
        </Table>
      </Paged>
    </section>
  );
}

function OrderRow({
  order: { title, img, sale, date, state, kind, listing, name, seller, people: ids },
  side,
  other,
}: {
  order: Order;
  side: 'seller' | 'buyer';
  other: string;
}) {
  const { admin, people } = adminTexts;
  const { listing: words } = siteTexts;
  const [id, called] = side === 'seller' ? [ids?.buyer, name] : [ids?.seller, seller];
  const shown = personName(called);
  return (
    <TableRow>
      <Td>
        <PicturedTitle src={img} title={title} to={`/dashboard/${kind}/${listing}`} />
      </Td>
      <Td label={other}>{id ? <PersonLink id={id} name={shown} /> : shown}</Td>
      <Td numeric label={admin.price}>
        {formatDollars(sale)}
      </Td>
      <Td label={people.booked} className="whitespace-nowrap">
        {formatDay(date)}
      </Td>
      <Td label={admin.state}>
        {state === 'sold' ? (
          <StateTag state="sold" label={words.states.sold} />
        ) : (
          <StateTag state="booked" label={people.orderOpen} />
        )}
      </Td>
    </TableRow>
  );
}
