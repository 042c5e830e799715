import { useState } from 'react';
import { z } from 'zod';
import { api } from '#src/accounts/auth/client.ts';
import { useSchemaForm } from '#src/ui/client/form.ts';
import {
  describeZone,
  formatMeeting,
  formatMeetingIn,
  momentsOf,
  toLocal,
} from '#src/platform/shared/dates.ts';
import { dealTexts } from '#src/texts/deal.ts';
import { dealThreadTexts } from '#src/texts/deal-thread.ts';
import { displayName } from '#src/texts/site.ts';
import { Button } from '#src/ui/button.tsx';
import { SelectField, TextField } from '#src/ui/forms/field.tsx';
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { type OrderDetails } from '#src/deals/orders/schemas.ts';
import { proposal } from './schemas.ts';
import { meetingWithin } from '#src/deals/orders/stages.ts';
import { ownZone } from '#src/platform/shared/zones.ts';
import { useRefreshOrders } from '#src/deals/orders/client.ts';
import { openProposal, timesOf } from '#src/deals/orders/status-text.ts';
import { clashesWith } from './clashes.ts';
import { Clashes } from './section.tsx';

const slots = [
  { at: 'at', which: 'which' },
  { at: 'at2', which: 'which2' },
  { at: 'at3', which: 'which3' },
] as const;
type Slot = (typeof slots)[number];
type Times = Record<Slot['at'] | Slot['which'], string> & { zone: string };

/** Returns the instant of a time in the form; undefined if the field is empty or the clocks skip that time. */
function momentOf(times: Times, { at, which }: Slot): Date | undefined {
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
    at: z.string().min(1, 'Choose a day and time.'),
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

const own = () => ownZone() ?? 'UTC';

/** The user's zone, and those of the other side and the earlier meeting if their clocks differ. */
function zonesOf({ meeting, other }: OrderDetails): string[] {
  const now = new Date();
  const zones = [own(), meeting?.zone, other.zone].filter((zone) => zone !== undefined && zone !== null);
  return [...new Map(zones.toReversed().map((zone) => [toLocal(now, zone), zone])).values()].toReversed();
}

/** The times to start from: those that the user suggested or agreed to, unless they are in the past. */
function timesToChange({ meeting, side }: OrderDetails): Date[] {
  if (!meeting || (meeting.by !== side && !meeting.agreed)) return [];
  const times = timesOf(meeting).map((at) => new Date(at));
  return times.filter((at) => at.getTime() > Date.now());
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

function useMeetingForm(order: OrderDetails, zone: string, onClose: () => void) {
  const { deal } = dealTexts;
  const refresh = useRefreshOrders();
  return useSchemaForm(
    fields,
    firstValues(order, zone),
    async ({ place, ...times }) => {
      const [at, ...alternatives] = slots.flatMap((slot) => momentOf(times, slot)?.toISOString() ?? []);
      const body = { at, alternatives, zone: times.zone, place };
      await api('PUT', `/orders/${order._id}/meeting`, body);
      toast.success(deal.done.propose);
      onClose();
      await refresh();
    },
    ({ status }) => (status === 409 ? deal.movedOn : deal.failed),
    { draftKey: `meeting:${order._id}` },
  );
}

export function MeetingDialog({ order, onClose }: { order: OrderDetails; onClose: () => void }) {
  const { meetings, deal } = dealTexts;
  const other = displayName(order.other.name);
  const proposed = openProposal(order);
  const theirs = proposed?.by === order.side ? null : proposed;
  const zones = zonesOf(order);
  const isAsked = zones.length > 1;
  const form = useMeetingForm(order, (isAsked && order.meeting?.zone) || own(), onClose);
  const values = form.watch();
  const [count, setCount] = useState(1);
  const filled = slots.findLastIndex(({ at }) => values[at] !== '') + 1;
  const shown = slots.slice(0, Math.max(count, filled));
  const last = shown.at(-1);
  const times = slots.flatMap((slot) => momentOf(values, slot) ?? []);
  const clashes = clashesWith([{ times, place: values.place }], order.otherMeetings);
  const remove = () => {
    if (last) form.setValue(last.at, '', { shouldDirty: true });
    setCount(shown.length - 1);
  };
  return (
    <FormDialog
      form={form}
      eyebrow={order.title}
      title={order.arranged ? meetings.move : deal.actions.propose}
      description={
        <>
          {theirs && (
            <span className="mb-2 block text-ink">
              {meetings.theirTimes(
                other,
                timesOf(theirs)
                  .map((at) => formatMeeting(at, theirs.zone))
                  .join(dealThreadTexts.orAt),
              )}
            </span>
          )}
          {(order.arranged ? meetings.moveText : meetings.dialogText)(other)}
        </>
      }
      cancelLabel={deal.keep}
      submitLabel={meetings.send}
      variant="patch"
      onClose={onClose}
    >
      {shown.map((slot) => (
        <TimeField key={slot.at} form={form} slot={slot} label={meetings.times[slot.at]} />
      ))}
      <div className="flex flex-wrap gap-3 empty:hidden">
        {shown.length < slots.length && (
          <Button size="sm" variant="line" onClick={() => setCount(shown.length + 1)}>
            {meetings.add}
          </Button>
        )}
        {shown.length > 1 && (
          <Button size="sm" variant="quiet" onClick={remove}>
            {meetings.remove}
          </Button>
        )}
      </div>
      {isAsked && (
        <SelectField hint={meetings.zoneHint} {...form.field('zone', meetings.zone)}>
          {zones.map((each) => (
            <option key={each} value={each}>
              {describeZone(each)}
            </option>
          ))}
        </SelectField>
      )}
      <TextField
        hint={meetings.placeHint}
        required
        maxLength={120}
        {...form.field('place', meetings.where)}
      />
      <div aria-live="polite" className="flex flex-col gap-3 empty:hidden">
        <Clashes clashes={clashes} />
      </div>
    </FormDialog>
  );
}

function allowedTimes(zone: string): [soonest: string, latest: string] {
  const now = Date.now();
  return [toLocal(new Date(now), zone), toLocal(new Date(now + meetingWithin), zone)];
}

type Form = ReturnType<typeof useMeetingForm>;

function TimeField({ form, slot, label }: { form: Form; slot: Slot; label: string }) {
  const { meetings } = dealTexts;
  const times = form.watch();
  const { zone } = times;
  const moments = times[slot.at] === '' ? [] : momentsOf(times[slot.at], zone);
  const moment = momentOf(times, slot);
  const ownTime = moment && formatMeetingIn(moment.toISOString(), [zone, own()])[1];
  const [soonest, latest] = allowedTimes(zone);
  return (
    <>
      <TextField
        type="datetime-local"
        hint={ownTime && meetings.own(ownTime)}
        required={slot.at === 'at'}
        min={soonest}
        max={latest}
        {...form.field(slot.at, label, { errorLabel: meetings.atName })}
      />
      {moments.length > 1 && (
        <SelectField hint={meetings.whichHint} {...form.field(slot.which, meetings.which)}>
          {moments.map((each, index) => (
            <option key={each.toISOString()} value={index}>
              {formatMeeting(each.toISOString(), zone)}
            </option>
          ))}
        </SelectField>
      )}
    </>
  );
}
