import { Link } from 'react-router';
import { formatMeetingIn } from '#src/platform/shared/dates.ts';
import type { WarningCode } from '#src/platform/user-text/warning-codes.ts';
import { dealTexts } from '#src/texts/deal.ts';
import { siteTexts } from '#src/texts/site.ts';
import { DefinitionList } from '#src/ui/lists/table.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { SectionHeading } from '#src/ui/layout/page-heading.tsx';
import { WarningNotice } from '#src/ui/feedback/warning-notice.tsx';
import type { OrderDetails } from '#src/deals/orders/schemas.ts';
import { lacksContact, namesOf } from '#src/deals/orders/status-text.ts';
import { ownZone } from '#src/platform/shared/zones.ts';

export function MeetingSection({ order }: { order: OrderDetails }) {
  const { meetings } = dealTexts;
  const { meeting, arranged, stage, side } = order;
  if ((stage !== 'accepted' && stage !== 'arranged' && !arranged) || lacksContact(order)) return null;
  const names = namesOf(order);
  return (
    <section>
      <SectionHeading title={meetings.heading} />
      {!meeting && !arranged && (
        <p className="text-soft">{side === 'admin' ? meetings.noneOfTheirs : meetings.none}</p>
      )}
      {arranged && <Meeting title={meetings.agreed} {...arranged} warnings={order.warnings.arranged} />}
      {meeting && !meeting.agreed && order.until !== null && (
        <Meeting
          title={meetings.proposedBy(names[meeting.by])}
          {...meeting}
          warnings={meeting.by === side ? [] : order.warnings.meeting}
        />
      )}
      {order.clashes.map(({ _id, title, at, zone, place }) => (
        <Notice key={_id} className="mb-4">
          {meetings.clash(
            title,
            formatMeetingIn(at, [zone, ownZone() ?? null]).join(', '),
            place ?? siteTexts.left.erased,
          )}{' '}
          <Link to={`/dashboard/orders/${_id}`} className="link">
            {meetings.clashLink}
          </Link>
        </Notice>
      ))}
    </section>
  );
}

type Props = {
  title: string;
  at: string;
  zone: string;
  place: string | null;
  warnings: readonly WarningCode[];
};

function Meeting({ title, at, zone, place, warnings }: Props) {
  const { meetings } = dealTexts;
  return (
    <div className="mb-4">
      <h3 className="mono mb-2">{title}</h3>
      <DefinitionList
        items={[
          {
            term: meetings.when,
            detail: formatMeetingIn(at, [zone, ownZone() ?? null]).map((time) => <p key={time}>{time}</p>),
          },
          {
            term: meetings.where,
            detail: <span className="wrap-anywhere">{place ?? siteTexts.left.erased}</span>,
          },
        ]}
      />
      <WarningNotice warnings={warnings} />
    </div>
  );
}
