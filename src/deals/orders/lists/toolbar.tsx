import type { PagedList } from '#src/ui/client/paged-list.ts';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { ListToolbar } from '#src/ui/lists/list-toolbar.tsx';
import type { Order } from '#src/deals/orders/schemas.ts';

export const orderFilters = ['state'] as const;

export function OrderToolbar({
  list,
  ofOnePerson = false,
}: {
  list: PagedList<Order>;
  ofOnePerson?: boolean;
}) {
  const { lists } = dashboardTexts;
  const { sorts, orderStates } = lists;
  return (
    <ListToolbar
      list={list}
      searchLabel={ofOnePerson ? lists.findItems : lists.findOrders}
      filters={[
        {
          name: 'state',
          label: orderStates.label,
          options: [
            { value: 'open', label: orderStates.open },
            { value: 'sold', label: orderStates.sold },
            { value: 'ended', label: orderStates.ended },
          ],
        },
      ]}
      sortsAlways
      sorts={[
        { value: '', label: sorts.newest },
        { value: 'date asc', label: sorts.oldest },
        { value: 'title asc', label: sorts.titleUp },
        { value: 'title desc', label: sorts.titleDown },
        ...(ofOnePerson
          ? []
          : [
              { value: 'customer asc', label: sorts.customerUp },
              { value: 'customer desc', label: sorts.customerDown },
            ]),
        { value: 'sale asc', label: sorts.priceUp },
        { value: 'sale desc', label: sorts.priceDown },
      ]}
    />
  );
}
