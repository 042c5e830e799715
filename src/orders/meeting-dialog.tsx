import { useState } from 'react';
import { z } from 'zod';
import { api } from '#src/auth/client.ts';
import { useSchemaForm } from '#src/browser/form.ts';
import { dealTexts } from '#src/texts/deal.ts';
import { siteTexts } from '#src/texts/site.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog, DialogActions } from '#src/ui/dialog.tsx';
import { TextField } from '#src/ui/field.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { toast } from '#src/ui/toast.tsx';
import { type OrderDetails } from './contract.ts';
import { proposal } from './deal-contract.ts';
import { meetingWithin } from './stages.ts';
import { useRefreshOrders } from './use-refresh-orders.ts';

/** `at` is what a field of the browser holds: by its own clock, without a zone. */
const fields = proposal.pick({ place: true }).extend({ at: z.string().min(1, 'is missing') });

/** A moment as such a field holds it. */
function toLocal(moment: Date): string {
  const shifted = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}

function allowedMoments(): [soonest: string, latest: string] {
  const now = Date.now();
  return [toLocal(new Date(now)), toLocal(new Date(now + meetingWithin))];
}

/** Asks when and where to meet; by the clocks of who proposes it. */
export function MeetingDialog({ order, onClose }: { order: OrderDetails; onClose: () => void }) {
  const { meetings, deal } = dealTexts;
  const { form: words, layout } = siteTexts;
  const refresh = useRefreshOrders();
  const [zone] = useState(() => new Intl.DateTimeFormat().resolvedOptions().timeZone);
  const [[soonest, latest]] = useState(allowedMoments);
  const { meeting, location } = order;
  const { register, submit, failure, formState } = useSchemaForm(
    fields,
    { at: meeting ? toLocal(new Date(meeting.at)) : '', place: meeting?.place ?? location },
    async ({ at, place }) => {
      const body = { at: new Date(at).toISOString(), zone, place };
      await api('PUT', `/orders/${order._id}/meeting`, body);
      toast.success(deal.done.propose);
      onClose();
      await refresh();
    },
    ({ status }) => (status === 409 ? deal.movedOn : deal.failed),
    { keepAs: `meeting:${order._id}` },
  );
  const { errors, isSubmitting } = formState;
  const explain = (label: string, message?: string) => message && words.fieldError(label, message);
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      eyebrow={order.title}
      title={meetings.dialog}
      description={meetings.dialogText}
      closeLabel={layout.close}
    >
      <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-5">
        <TextField
          label={meetings.at}
          type="datetime-local"
          hint={meetings.zone(zone)}
          required
          min={soonest}
          max={latest}
          error={explain(meetings.atName, errors.at?.message)}
          {...register('at')}
        />
        <TextField
          label={meetings.where}
          hint={meetings.placeHint}
          required
          maxLength={120}
          error={explain(meetings.where, errors.place?.message)}
          {...register('place')}
        />
        {failure && <Notice tone="error">{failure}</Notice>}
        <DialogActions>
          <Button variant="line" onClick={onClose}>
            {deal.keep}
          </Button>
          <Button type="submit" variant="patch" pending={isSubmitting}>
            {meetings.send}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
