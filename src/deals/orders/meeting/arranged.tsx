import { useMutation } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { type ShownOrder, useNow } from '#src/deals/orders/client.ts';
import type { Order } from '#src/deals/orders/schemas.ts';
import { QuickReplies } from '#src/messaging/conversations/sending/quick-replies-card.tsx';
import type { OwnMessage } from '#src/messaging/conversations/thread/thread-card.tsx';
import {
  dayMs,
  formatMeetingIn,
  formatNearMeetingDay,
  formatUntil,
  hourMs,
} from '#src/platform/shared/dates.ts';
import { ownZone } from '#src/platform/shared/zones.ts';
import { dealTexts } from '#src/texts/deal.ts';
import { siteTexts } from '#src/texts/site.ts';
import { StateTag } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { currentToken } from '#src/ui/client/access-token.ts';
import { addressOf, receive, textOf } from '#src/ui/client/call.ts';
import { saveFile } from '#src/ui/client/save-file.ts';
import { toast } from '#src/ui/feedback/toast.tsx';
import { WarningNotice } from '#src/ui/feedback/warning-notice.tsx';
import { DefinitionList } from '#src/ui/lists/table.tsx';
import { mapUrl } from './place.ts';

type Arranged = NonNullable<Order['arranged']>;

/** The time for the reader, and that in the zone of the suggestion if the clocks differ. */
export const formatTimes = (at: string, zone: string): string[] =>
  [formatNearMeetingDay(at, zone) ?? formatMeetingIn(at, [ownZone() ?? null, zone])].flat();

/** How long it is until a meeting of the next 24 hours, while it is still to come. */
export function TimeToMeeting({ order, at }: { order: ShownOrder; at: string }) {
  const now = useNow(order);
  const left = Date.parse(at) - now;
  return (
    order.stage === 'arranged' &&
    left > 0 &&
    left < dayMs && <StateTag state="plain" label={formatUntil(at, now)} />
  );
}

/** When and where the two meet, with the map and the calendar file. */
export function ArrangedMeeting({ order, meeting }: { order: ShownOrder; meeting: Arranged }) {
  const { meetings } = dealTexts;
  const { at, zone, place } = meeting;
  return (
    <div className="flex flex-col items-start gap-3">
      <DefinitionList
        items={[
          {
            term: meetings.when,
            detail: (
              <>
                {formatTimes(at, zone).map((time) => (
                  <p key={time}>{time}</p>
                ))}
                <TimeToMeeting order={order} at={at} />
              </>
            ),
          },
          {
            term: meetings.where,
            detail:
              place === null ? (
                siteTexts.left.erased
              ) : (
                <>
                  <span translate="no" className="wrap-anywhere">
                    {place}
                  </span>{' '}
                  <a
                    className="link whitespace-nowrap"
                    href={mapUrl(place)}
                    target="_blank"
                    rel="noopener noreferrer"
                  >
                    {meetings.map}
                  </a>
                </>
              ),
          },
        ]}
      />
      <WarningNotice warnings={order.warnings.arranged} />
      {order.stage === 'arranged' && order.side !== 'admin' && <CalendarButton id={order._id} />}
    </div>
  );
}

function CalendarButton({ id }: { id: string }) {
  const { meetings, deal } = dealTexts;
  const { mutate, isPending } = useMutation({
    mutationFn: () => readCalendar(id),
    onSuccess: (file) => saveFile(file, 'meeting.ics'),
    onError: () => toast.error(deal.failed),
  });
  return (
    <Button size="sm" variant="line" pending={isPending} onClick={() => mutate()}>
      <CalendarPlus aria-hidden size={16} />
      {meetings.calendar}
    </Button>
  );
}

/** @throws CallError */
async function readCalendar(id: string): Promise<Blob> {
  const authorization = `bearer ${(await currentToken()) ?? ''}`;
  const response = await fetch(`/api${addressOf('GET /orders/{id}/calendar', { params: { id } })}`, {
    headers: { authorization },
  });
  return new Blob([textOf(await receive(response), 'text/calendar')], { type: 'text/calendar' });
}

const minutesLate = [5, 10, 20];

/** Shown from two hours before the meeting until three hours after it. After 'I'm here' there is nothing to add. */
export function MeetingReplies({
  order,
  meeting,
  own,
}: {
  order: ShownOrder;
  meeting: Arranged;
  own: readonly OwnMessage[];
}) {
  const { replies, late, here } = dealTexts.meetings;
  const fromMeeting = useNow(order) - Date.parse(meeting.at);
  const since = Date.parse(meeting.at) - 2 * hourMs;
  const isHere = own.some(({ body, dateMs }) => body === here && dateMs >= since);
  if (order.conversation === null || fromMeeting < -2 * hourMs || fromMeeting > 3 * hourMs) return null;
  return (
    <QuickReplies
      conversation={order.conversation}
      label={replies}
      replies={[
        { label: here, body: here, isDone: isHere },
        ...(isHere
          ? []
          : [
              {
                label: late.label,
                options: minutesLate.map((minutes) => ({
                  label: late.option(minutes),
                  body: late.message(minutes),
                })),
              },
            ]),
      ]}
    />
  );
}
