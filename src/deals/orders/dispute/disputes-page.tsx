import { api } from '#src/accounts/auth/client.ts';
import { usePagedList } from '#src/ui/client/paged-list.ts';
import { formatDay } from '#src/platform/shared/dates.ts';
import { dealTexts } from '#src/texts/deal.ts';
import { StateTag } from '#src/ui/badge.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { PagedPage } from '#src/ui/lists/paged-page.tsx';
import { PhotoWithTitle } from '#src/ui/photo.tsx';
import { ListTable } from '#src/ui/lists/list-table.tsx';
import type { Dispute } from './schemas.ts';
import { namesOf } from '#src/deals/orders/status-text.ts';

export default function DisputesPage() {
  const list = usePagedList<Dispute>('/disputes', api);
  const { disputes } = dealTexts;
  return (
    <PagedPage list={list} words={{ ...disputes, title: disputes.list }}>
      <ListTable
        list={list}
        caption={disputes.list}
        columns={[
          {
            label: disputes.item,
            head: 'wide',
            render: ({ order }) => <PhotoWithTitle src={order.img} title={order.title} />,
          },
          {
            label: disputes.claimed,
            className: 'wrap-anywhere',
            render: ({ order, by, reason }) => disputes.reasons[reason][by](namesOf(order)[by]),
          },
          {
            label: disputes.when,
            sort: 'date',
            className: 'whitespace-nowrap',
            render: ({ date }) => formatDay(date),
          },
          { label: disputes.status, render: showState },
          { label: dealTexts.deal.see, head: 'hidden', render: showLink },
        ]}
      />
    </PagedPage>
  );
}

function showState({ closed, waitsForAdmin }: Dispute) {
  const { disputes } = dealTexts;
  const label = closed ? disputes.closed : waitsForAdmin ? disputes.waits : disputes.open;
  return <StateTag state={closed ? 'plain' : 'booked'} label={label} />;
}

function showLink({ order, waitsForAdmin }: Dispute) {
  const { deal } = dealTexts;
  return (
    <ButtonLink
      size="sm"
      variant={waitsForAdmin ? 'patch' : 'line'}
      to={`/dashboard/orders/${order._id}`}
      aria-label={deal.seeOf(order.title)}
    >
      {deal.see}
    </ButtonLink>
  );
}
