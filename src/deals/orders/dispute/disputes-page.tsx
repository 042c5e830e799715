import { api } from '#src/accounts/auth/client.ts';
import { namesOf } from '#src/deals/orders/status-text.ts';
import { formatDay } from '#src/platform/shared/dates.ts';
import { orderPath } from '#src/platform/shared/deal-paths.ts';
import { otherSide } from '#src/platform/shared/order-sides.ts';
import { dealTexts } from '#src/texts/deal.ts';
import { disputeTexts } from '#src/texts/disputes.ts';
import { todoTexts } from '#src/texts/todo.ts';
import { StateTag } from '#src/ui/badge.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { usePagedList } from '#src/ui/client/paged-list.ts';
import { ListTable } from '#src/ui/lists/list-table.tsx';
import { PagedPage } from '#src/ui/lists/paged-page.tsx';
import { PhotoWithTitle } from '#src/ui/photo.tsx';
import type { Dispute } from './schemas.ts';

export default function DisputesPage() {
  const list = usePagedList('GET /disputes', api);
  return (
    <PagedPage list={list} words={{ ...disputeTexts, title: disputeTexts.list }}>
      <ListTable
        list={list}
        caption={disputeTexts.list}
        columns={[
          {
            label: disputeTexts.item,
            head: 'wide',
            render: ({ order }) => <PhotoWithTitle src={order.img} title={order.title} />,
          },
          {
            label: disputeTexts.claimed,
            className: 'wrap-anywhere',
            render: ({ order, by, reason }) => {
              const names = namesOf(order);
              return disputeTexts.reasons[reason](names[by], names[otherSide(by)], by);
            },
          },
          {
            label: disputeTexts.when,
            sort: 'date',
            className: 'whitespace-nowrap',
            render: ({ date }) => formatDay(date),
          },
          { label: disputeTexts.status, render: showState },
          { label: dealTexts.deal.see, head: 'hidden', render: showLink },
        ]}
      />
    </PagedPage>
  );
}

function showState({ closed, waitsForAdmin }: Dispute) {
  const label = closed ? disputeTexts.closed : waitsForAdmin ? disputeTexts.waits : disputeTexts.open;
  return <StateTag state={closed ? 'plain' : 'booked'} label={label} />;
}

function showLink({ order, waitsForAdmin }: Dispute) {
  const { deal } = dealTexts;
  const label = waitsForAdmin ? todoTexts.acts.decide : deal.see;
  return (
    <ButtonLink
      size="sm"
      className="whitespace-nowrap"
      variant={waitsForAdmin ? 'patch' : 'line'}
      to={orderPath(order._id, null)}
      aria-label={deal.linkOf(label, order.title)}
    >
      {label}
    </ButtonLink>
  );
}
