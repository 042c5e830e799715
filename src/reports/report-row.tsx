import { formatDay } from '#src/platform/dates.ts';
import { reportsTexts } from '#src/texts/reports.ts';
import { StateTag } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { PicturedTitle } from '#src/ui/pictured-title.tsx';
import { TableRow, Td } from '#src/ui/table.tsx';
import { PersonLink } from '#src/users/person-link-card.tsx';
import { personName } from '#src/ui/person-name.ts';
import type { Report } from './contract.ts';
import { outcomeOf, titleOf } from './said.tsx';

export function ReportRow({
  report,
  number,
  onView,
}: {
  report: Report;
  number: number;
  onView: () => void;
}) {
  const { reports } = reportsTexts;
  const { reason, date, outcome, closed, closedBy, reporter, message, review, copied, listing } = report;
  const title = titleOf(report);
  return (
    <TableRow>
      <Td numeric className="max-sm:hidden!">
        {number}
      </Td>
      <Td>
        <PicturedTitle src={listing.img} title={title} />
        {(message || review || copied) && <span className="mono block wrap-anywhere">{listing.title}</span>}
      </Td>
      <Td label={reports.reasonHead}>{reports.reasons[reason]}</Td>
      <Td label={reports.reporter} className="wrap-anywhere">
        {reporter ? <PersonLink id={reporter._id} name={reporter.name} /> : reports.byShop}
      </Td>
      <Td label={reports.when} className="whitespace-nowrap">
        {formatDay(date)}
      </Td>
      <Td label={reports.status}>
        <StateTag
          state={outcome ? 'plain' : 'booked'}
          label={outcome ? outcomeOf(report) : reports.states.open}
        />
        {closed && closedBy && (
          <span className="mono block wrap-anywhere">
            {reports.closedBy(formatDay(closed), personName(closedBy.name))}
          </span>
        )}
      </Td>
      <Td>
        <Button size="sm" variant="line" aria-label={reports.viewOf(title)} onClick={onView}>
          {reports.view}
        </Button>
      </Td>
    </TableRow>
  );
}
