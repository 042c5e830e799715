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
import { SelectField, TextField } from '#src/ui/forms/field.tsx';
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { type OrderDetails } from '#src/deals/orders/schemas.ts';
import { proposal } from './schemas.ts';
import { meetingWithin } from '#src/deals/orders/stages.ts';
import { storeZone, lastZone } from './time-zones.ts';
import { ownZone } from '#src/platform/shared/zones.ts';
import { useRefreshOrders } from '#src/deals/orders/client.ts';

/** `at` is the local time in `zone`. Two instants can have the same local time; `which` selects one of them. */
const fields = proposal
  .pick({ zone: true, place: true })
  .extend({ at: z.string().min(1, 'Choose a day and time.'), which: z.string() })
  .superRefine(({ at, zone }, context) => {
    if (at !== '' && momentsOf(at, zone).length === 0)
      context.addIssue({
        code: 'custom',
        path: ['at'],
        message: dealTexts.meetings.never(describeZone(zone)),
      });
  });

function allowedMoments(zone: string): [soonest: string, latest: string] {
  const now = Date.now();
  return [toLocal(new Date(now), zone), toLocal(new Date(now + meetingWithin), zone)];
}

const own = () => ownZone() ?? 'UTC';
const allZones = Intl.supportedValuesOf('timeZone');

/** Returns the index of a meeting among the instants with the same local time. */
function momentIndexOf(meeting: OrderDetails['meeting']): string {
  if (!meeting) return '0';
  const at = new Date(meeting.at);
  const moments = momentsOf(toLocal(at, meeting.zone), meeting.zone);
  return String(moments.findIndex((each) => each.getTime() === at.getTime()));
}

export function MeetingDialog({ order, onClose }: { order: OrderDetails; onClose: () => void }) {
  const { meetings, deal } = dealTexts;
  const refresh = useRefreshOrders();
  const { meeting, location, other } = order;
  const first = meeting?.zone ?? lastZone() ?? own();
  const near = [...new Set([first, own(), other.zone ?? own(), lastZone() ?? own()])];
  const form = useSchemaForm(
    fields,
    {
      at: meeting ? toLocal(new Date(meeting.at), first) : '',
      zone: first,
      which: momentIndexOf(meeting),
      place: meeting?.place ?? location ?? '',
    },
    async ({ at, zone: chosen, which, place }) => {
      const moments = momentsOf(at, chosen);
      const moment = moments[Number(which)] ?? moments[0]!;
      const body = { at: moment.toISOString(), zone: chosen, place, ownZone: ownZone() };
      await api('PUT', `/orders/${order._id}/meeting`, body);
      storeZone(chosen);
      toast.success(deal.done.propose);
      onClose();
      await refresh();
    },
    ({ status }) => (status === 409 ? deal.movedOn : deal.failed),
    { draftKey: `meeting:${order._id}` },
  );
  const [at, zone, which] = form.watch(['at', 'zone', 'which']);
  const [soonest, latest] = allowedMoments(zone);
  const moments = at ? momentsOf(at, zone) : [];
  const moment = moments[Number(which)] ?? moments[0];
  const ownTime = moment && formatMeetingIn(moment.toISOString(), [zone, own()])[1];
  return (
    <FormDialog
      form={form}
      eyebrow={order.title}
      title={meetings.dialog}
      description={meetings.dialogText}
      cancelLabel={deal.keep}
      submitLabel={meetings.send}
      variant="patch"
      onClose={onClose}
    >
      <TextField
        type="datetime-local"
        hint={ownTime && meetings.own(ownTime)}
        required
        min={soonest}
        max={latest}
        {...form.field('at', meetings.at, { errorLabel: meetings.atName })}
      />
      <SelectField {...form.field('zone', meetings.zone)}>
        <optgroup label={meetings.nearZones}>
          {near.map((each) => (
            <option key={each} value={each}>
              {describeZone(each)}
            </option>
          ))}
        </optgroup>
        <optgroup label={meetings.allZones}>
          {allZones
            .filter((each) => !near.includes(each))
            .map((each) => (
              <option key={each} value={each}>
                {describeZone(each)}
              </option>
            ))}
        </optgroup>
      </SelectField>
      {moments.length > 1 && (
        <SelectField hint={meetings.whichHint} {...form.field('which', meetings.which)}>
          {moments.map((each, index) => (
            <option key={each.toISOString()} value={index}>
              {formatMeeting(each.toISOString(), zone)}
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
    </FormDialog>
  );
}
