import { z } from 'zod';
import { api } from '#src/accounts/auth/client.ts';
import { useRefreshOrders } from '#src/deals/orders/client.ts';
import type { OrderDetails } from '#src/deals/orders/schemas.ts';
import { meetingWithin } from '#src/deals/orders/stages.ts';
import { timesOf } from '#src/deals/orders/status-text.ts';
import { describeZone } from '#src/platform/shared/dates.ts';
import { momentsOf, toLocal } from '#src/platform/shared/local-time.ts';
import { ownZone } from '#src/platform/shared/zones.ts';
import { dealTexts } from '#src/texts/deal.ts';
import { fieldProblems } from '#src/texts/problems-fields.ts';
import { CallError } from '#src/ui/client/call.ts';
import { toast } from '#src/ui/feedback/toast.tsx';
import { useSchemaForm } from '#src/ui/forms/form.ts';
import { proposal } from './schemas.ts';

export const slots = [
  { at: 'at', which: 'which' },
  { at: 'at2', which: 'which2' },
  { at: 'at3', which: 'which3' },
] as const;
export type Slot = (typeof slots)[number];
type Times = Record<Slot['at'] | Slot['which'], string> & { zone: string };

/** Returns the instant of a time in the form; undefined if the field is empty or the clocks skip that time. */
export function momentOf(times: Times, { at, which }: Slot): Date | undefined {
  const moments = times[at] === '' ? [] : momentsOf(times[at], times.zone);
  return moments[Number(times[which])] ?? moments[0];
}

/**
 * The times are local times in `zone`; an empty one is not sent. Two instants can have the same local time, of which
 * `which` selects one.
 */
const fields = proposal
  .pick({ zone: true, place: true })
  .extend({
    at: z.string().min(1, { error: () => fieldProblems.chooseTime }),
    at2: z.string(),
    at3: z.string(),
    which: z.string(),
    which2: z.string(),
    which3: z.string(),
  })
  .superRefine((times, context) => {
    const { meetings } = dealTexts;
    const chosen = new Set<number>();
    for (const slot of slots) {
      if (times[slot.at] === '') continue;
      const moment = momentOf(times, slot)?.getTime();
      const fault = faultOf(moment, times.zone) ?? (chosen.has(moment ?? 0) ? meetings.repeated : undefined);
      if (fault) context.addIssue({ code: 'custom', path: [slot.at], message: fault });
      if (moment !== undefined) chosen.add(moment);
    }
  });

function faultOf(moment: number | undefined, zone: string): string | undefined {
  const { meetings } = dealTexts;
  if (moment === undefined) return meetings.never(describeZone(zone));
  if (moment <= Date.now()) return meetings.past;
  return moment > Date.now() + meetingWithin ? meetings.tooFar : undefined;
}

export const own = () => ownZone() ?? 'UTC';

/** The user's zone, and those of the other side and the earlier meeting if their clocks differ. */
export function zonesOf({ meeting, other }: OrderDetails): string[] {
  const now = new Date();
  const zones = [own(), meeting?.zone, other.zone].filter((zone) => zone !== undefined && zone !== null);
  return [...new Map(zones.toReversed().map((zone) => [toLocal(now, zone), zone])).values()].toReversed();
}

/** The times to start from: those that the user suggested or agreed to, unless they are in the past. */
function timesToChange({ meeting, side }: OrderDetails): Date[] {
  if (!meeting || (meeting.by !== side && !meeting.agreed)) return [];
  return timesOf(meeting)
    .map((at) => new Date(at))
    .filter((at) => at.getTime() > Date.now());
}

function firstValues(order: OrderDetails, zone: string) {
  const times = timesToChange(order);
  const localAt = (index: number) => (times[index] ? toLocal(times[index], zone) : '');
  const whichAt = (index: number) => {
    if (!times[index]) return '0';
    const moments = momentsOf(localAt(index), zone).map(Number);
    return String(Math.max(0, moments.indexOf(Number(times[index]))));
  };
  return {
    at: localAt(0),
    at2: localAt(1),
    at3: localAt(2),
    which: whichAt(0),
    which2: whichAt(1),
    which3: whichAt(2),
    zone,
    place: order.meeting?.place ?? order.location ?? '',
  };
}

/** Whether the other side has suggested a meeting in the meantime. */
const isCrossed = (error: unknown): boolean => error instanceof CallError && error.code === 'changed';

export function useMeetingForm(order: OrderDetails, zone: string, onClose: () => void) {
  const { deal } = dealTexts;
  const refresh = useRefreshOrders();
  return useSchemaForm(
    fields,
    firstValues(order, zone),
    async ({ place, ...times }) => {
      const [at = '', ...alternatives] = slots.flatMap((slot) => momentOf(times, slot)?.toISOString() ?? []);
      const body = { at, alternatives, zone: times.zone, place, seen: order.meeting?.version ?? 0 };
      try {
        await api('PUT /orders/{id}/meeting', { params: { id: order._id }, body });
      } catch (error) {
        if (isCrossed(error)) await refresh();
        throw error;
      }
      toast.success(deal.done.propose);
      onClose();
      await refresh();
    },
    (error) => {
      if (isCrossed(error)) return dealTexts.meetings.notSent;
      return error.status === 409 ? deal.movedOn : deal.failed;
    },
    { draftKey: `meeting:${order._id}` },
  );
}
