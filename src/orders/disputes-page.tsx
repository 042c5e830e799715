import { api } from '#src/auth/client.ts';
import { usePagedList } from '#src/browser/paged-list.ts';
import { formatDay } from '#src/platform/dates.ts';
import { dealTexts } from '#src/texts/deal.ts';
import { StateTag } from '#src/ui/badge.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { PagedPage } from '#src/ui/paged-page.tsx';
import { PicturedTitle } from '#src/ui/pictured-title.tsx';
import { Table, TableBody, TableHead, TableRow, Td, Th } from '#src/ui/table.tsx';
import type { Dispute } from './deal-contract.ts';
import { namesOf } from './turn.ts';

/** What two sides of an order disagree about, for admins: what is open first. */
export default function DisputesPage() {
  const list = usePagedList<Dispute>('/disputes', api);
  const { disputes } = dealTexts;
  return (
    <PagedPage list={list} words={{ ...disputes, title: disputes.list }}>
      <Table caption={disputes.list}>
        <TableHead>
          <Th>{disputes.item}</Th>
          <Th>{disputes.claimed}</Th>
          <Th {...list.sortBy('date')}>{disputes.when}</Th>
          <Th>{disputes.status}</Th>
          <Th>
            <span className="sr-only">{dealTexts.deal.see}</span>
          </Th>
        </TableHead>
        <TableBody>
          {list.items.map((dispute) => (
            <DisputeRow key={dispute._id} dispute={dispute} />
          ))}
        </TableBody>
      </Table>
    </PagedPage>
  );
}

function DisputeRow({ dispute }: { dispute: Dispute }) {
  const { disputes, deal } = dealTexts;
  const { order, by, reason, date, closed, waitsForAdmin } = dispute;
  const state = closed ? disputes.closed : waitsForAdmin ? disputes.waits : disputes.open;
  return (
    <TableRow>
      <Td>
        <PicturedTitle src={order.img} title={order.title} />
      </Td>
      <Td label={disputes.claimed} className="wrap-anywhere">
        {disputes.reasons[reason](namesOf(order)[by])}
      </Td>
      <Td label={disputes.when} className="whitespace-nowrap">
        {formatDay(date)}
      </Td>
      <Td label={disputes.status}>
        <StateTag state={closed ? 'plain' : 'booked'} label={state} />
      </Td>
      <Td>
        <ButtonLink
          size="sm"
          variant={waitsForAdmin ? 'patch' : 'line'}
          to={`/dashboard/orders/${order._id}`}
          aria-label={deal.seeOf(order.title)}
        >
          {deal.see}
        </ButtonLink>
      </Td>
    </TableRow>
  );
}
