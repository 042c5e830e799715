import { api } from '#src/accounts/auth/client.ts';
import { UserLink } from '#src/accounts/users/user-link-card.tsx';
import type { Order } from '#src/deals/orders/schemas.ts';
import { formatDay } from '#src/platform/shared/dates.ts';
import { formatMoney } from '#src/platform/shared/money.ts';
import { adminTexts } from '#src/texts/admin.ts';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { displayName } from '#src/texts/names.ts';
import { siteTexts } from '#src/texts/site.ts';
import { StateTag } from '#src/ui/badge.tsx';
import { usePagedList } from '#src/ui/client/paged-list.ts';
import { SectionHeading } from '#src/ui/layout/page-heading.tsx';
import { ListTable } from '#src/ui/lists/list-table.tsx';
import { Paged } from '#src/ui/lists/paged.tsx';
import { PhotoWithTitle } from '#src/ui/photo.tsx';

export function UserOrders({ id, side }: { id: string; side: 'seller' | 'buyer' }) {
  const list = usePagedList('GET /orders', api, {
    query: { [side]: id },
    name: side === 'seller' ? 'sold' : 'bought',
    limit: 10,
  });
  const { users, admin } = adminTexts;
  const { tables } = dashboardTexts;
  const [title, none] = side === 'seller' ? [users.sold, users.noSold] : [users.bought, users.noBought];
  const showOther = ({ name, seller, people: ids }: Order) => {
    const [otherId, called] = side === 'seller' ? [ids?.buyer, name] : [ids?.seller, seller];
    const shown = displayName(called);
    return otherId ? <UserLink id={otherId} name={shown} /> : shown;
  };
  return (
    <section className="mt-10">
      <SectionHeading title={title} />
      <Paged list={list} of={title} empty={<p className="text-soft">{none}</p>}>
        <ListTable
          list={list}
          caption={title}
          columns={[
            {
              label: tables.product,
              sort: 'title',
              head: 'wide',
              render: (order) => (
                <PhotoWithTitle
                  src={order.img}
                  title={order.title}
                  to={`/dashboard/${order.kind}/${order.listing}`}
                />
              ),
            },
            { label: side === 'seller' ? users.buyer : users.seller, render: showOther },
            { label: admin.price, sort: 'sale', numeric: true, render: ({ sale }) => formatMoney(sale) },
            {
              label: users.booked,
              sort: 'date',
              className: 'whitespace-nowrap',
              render: ({ date }) => formatDay(date),
            },
            {
              label: admin.state,
              render: ({ state }) =>
                state === 'sold' ? (
                  <StateTag state="sold" label={siteTexts.listing.states.sold} />
                ) : (
                  <StateTag state="booked" label={users.orderOpen} />
                ),
            },
          ]}
        />
      </Paged>
    </section>
  );
}
