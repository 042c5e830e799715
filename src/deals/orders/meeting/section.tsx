import { Link } from 'react-router';
import type { ShownOrder } from '#src/deals/orders/client.ts';
import type { Order, OrderDetails } from '#src/deals/orders/schemas.ts';
import { namesOf, timesOf } from '#src/deals/orders/status-text.ts';
import { useTransitions } from '#src/deals/orders/transitions/use-transitions.tsx';
import { formatMeeting, formatMoment } from '#src/platform/shared/dates.ts';
import { orderPath } from '#src/platform/shared/deal-paths.ts';
import { dealThreadTexts } from '#src/texts/deal-thread.ts';
import { dealTexts } from '#src/texts/deal.ts';
import { displayName } from '#src/texts/names.ts';
import { siteTexts } from '#src/texts/site.ts';
import { listed } from '#src/texts/words.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { WarningNotice } from '#src/ui/feedback/warning-notice.tsx';
import { DefinitionList } from '#src/ui/lists/table.tsx';
import { ArrangedMeeting, formatTimes } from './arranged.tsx';
import { clashingTimes } from './clashes.ts';

type Proposal = NonNullable<Order['meeting']>;

/** The agreed meeting and the open suggestion, with the buttons to agree and to suggest. */
export function MeetingSection({ order }: { order: ShownOrder }) {
  const { meetings } = dealTexts;
  const { meeting, arranged, acts } = order;
  const { perform, dialog, pending, pendingTime } = useTransitions(order);
  const proposal = meeting && !meeting.agreed ? meeting : null;
  return (
    <div className="flex flex-col gap-4">
      {arranged && (
        <div className="flex flex-col gap-3">
          {proposal && <h3 className="mono">{meetings.agreed}</h3>}
          <ArrangedMeeting order={order} meeting={arranged} />
        </div>
      )}
      {proposal && <ProposedMeeting order={order} proposal={proposal} />}
      {arranged && proposal && !arranged.over && (
        <p className="text-sm">
          {proposal.by === order.side
            ? meetings.stands.theirs(formatMeeting(arranged.at, arranged.zone), displayName(order.other.name))
            : meetings.stands.yours(formatMeeting(arranged.at, arranged.zone))}
        </p>
      )}
      <Clashes
        clashes={order.clashes}
        others={order.otherMeetings}
        times={proposal ? timesOf(proposal).map((at) => new Date(at)) : []}
        place={proposal?.place ?? ''}
      />
      {proposal && acts.includes('agree') && (
        <AgreeButtons
          proposal={proposal}
          now={order.now}
          pending={pending === 'agree' ? (pendingTime ?? proposal.at) : null}
          onAgree={(at) => perform('agree', at)}
        />
      )}
      {acts.includes('propose') && (
        <div>
          <Button variant="line" onClick={() => perform('propose')}>
            {proposeLabel(order, proposal)}
          </Button>
        </div>
      )}
      {dialog}
    </div>
  );
}

function proposeLabel({ side }: OrderDetails, proposal: Proposal | null): string {
  const { change, others, move } = dealTexts.meetings;
  if (!proposal) return move;
  return proposal.by === side ? change : others;
}

function ProposedMeeting({ order, proposal }: { order: OrderDetails; proposal: Proposal }) {
  const { meetings } = dealTexts;
  const { by, zone, place } = proposal;
  const isOwn = by === order.side;
  // The buttons show the times of a choice.
  const isChoice = proposal.alternatives.length > 0 && order.acts.includes('agree');
  const times = timesOf(proposal).map((at, index, { length }) => (
    <p key={at}>
      {formatTimes(at, zone).join(' = ')}
      {index < length - 1 && dealThreadTexts.orAt}
    </p>
  ));
  return (
    <div>
      <h3 className="mono mb-2">
        {isOwn ? meetings.proposedByYou : meetings.proposedBy(namesOf(order)[by])}
      </h3>
      <DefinitionList
        items={[
          ...(isChoice ? [] : [{ term: meetings.when, detail: times }]),
          {
            term: meetings.where,
            detail: <span className="wrap-anywhere">{place ?? siteTexts.left.erased}</span>,
          },
        ]}
      />
      <WarningNotice warnings={isOwn ? [] : order.warnings.meeting} />
    </div>
  );
}

/** One button for each time that is still ahead. */
export function AgreeButtons({
  proposal,
  now,
  pending,
  onAgree,
}: {
  proposal: Proposal;
  now: number;
  pending: string | null;
  onAgree: (at: string) => void;
}) {
  const { meetings, deal } = dealTexts;
  const isChoice = proposal.alternatives.length > 0;
  return (
    <div
      role={isChoice ? 'group' : undefined}
      aria-label={isChoice ? meetings.pick : undefined}
      className="flex flex-col gap-2"
    >
      {isChoice && <p className="font-semibold">{meetings.pick}</p>}
      <div className="flex flex-col items-start gap-3">
        {timesOf(proposal)
          .filter((at) => Date.parse(at) > now)
          .map((at) => (
            <Button key={at} variant="patch" pending={pending === at} onClick={() => onAgree(at)}>
              {isChoice ? <TimeLabel at={at} zone={proposal.zone} /> : deal.actions.agree}
            </Button>
          ))}
      </div>
    </div>
  );
}

function TimeLabel({ at, zone }: { at: string; zone: string }) {
  const [, theirs] = formatTimes(at, zone);
  return (
    <span className="py-1">
      {formatMoment(at)} {theirs && <span className="block text-xs font-normal">{theirs}</span>}
    </span>
  );
}

/** Names the clashing times if several are suggested. */
export function Clashes({
  clashes,
  others,
  times,
  place: spot,
}: Pick<OrderDetails, 'clashes'> & {
  others: OrderDetails['otherMeetings'];
  times: readonly Date[];
  place: string;
}) {
  const { meetings } = dealTexts;
  const { same, near } = meetings.clash;
  const timesNear = (order: string) => {
    const clashing = times.length > 1 ? clashingTimes({ times, place: spot }, order, others) : [];
    return clashing.length === 0 ? same : near(...clashing.map((time) => formatMoment(time.toISOString())));
  };
  return clashes.map(({ _id, title, at, zone, place, agreed }) => (
    <Notice key={_id}>
      {meetings.clash[agreed ? 'agreed' : 'suggested'](
        timesNear(_id),
        title,
        listed(formatTimes(at, zone)),
        place ?? siteTexts.left.erased,
      )}{' '}
      <Link to={orderPath(_id, null)} className="link">
        {meetings.clashLink}
      </Link>
    </Notice>
  ));
}
