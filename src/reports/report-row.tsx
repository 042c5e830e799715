import { formatDay } from '#src/platform/dates.ts';
import { reportsTexts } from '#src/texts/reports.ts';
import { StateTag } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { PicturedTitle } from '#src/ui/pictured-title.tsx';
import { TableRow, Td } from '#src/ui/table.tsx';
import { PersonLink } from '#src/users/person-link-card.tsx';
import type { Report } from './contract.ts';

/** One report of the queue. */
export function ReportRow({
  report: { reason, date, outcome, closed, closedBy, reporter, listing },
  number,
  onView,
}: {
  report: Report;
  number: number;
  onView: () => void;
}) {
  const { reports } = reportsTexts;
  return (
    <TableRow>
      <Td numeric className="max-sm:hidden!">
        {number}
      </Td>
      <Td>
        <PicturedTitle src={listing.img} title={listing.title} />
      </Td>
      <Td label={reports.reasonHead}>{reports.reasons[reason]}</Td>
      <Td label={reports.reporter} className="wrap-anywhere">
        <PersonLink id={reporter._id} name={reporter.name} />
      </Td>
      <Td label={reports.when} className="whitespace-nowrap">
        {formatDay(date)}
      </Td>
      <Td label={reports.status}>
        <StateTag
          state={outcome ? 'plain' : 'booked'}
          label={outcome ? reports.outcomes[outcome] : reports.states.open}
        />
        {closed && closedBy && (
          <span className="mono block wrap-anywhere">
            {reports.closedBy(formatDay(closed), closedBy.name)}
          </span>
        )}
      </Td>
      <Td>
        <Button size="sm" variant="line" aria-label={reports.viewOf(listing.title)} onClick={onView}>
          {reports.view}
        </Button>
      </Td>
    </TableRow>
  );
}
