import { useState } from 'react';
import { useOwnTown } from '#src/deals/orders/booking/fields-card.tsx';
import type { ShownOrder } from '#src/deals/orders/client.ts';
import { meetingWithin } from '#src/deals/orders/stages.ts';
import { openProposal } from '#src/deals/orders/status-text.ts';
import { timesText } from '#src/deals/orders/step-text.ts';
import { Halfway } from '#src/media/places/halfway-card.tsx';
import { PlaceField } from '#src/media/places/place-field-card.tsx';
import { describeZone, formatMeeting, formatMeetingIn } from '#src/platform/shared/dates.ts';
import { momentsOf, toLocal } from '#src/platform/shared/local-time.ts';
import { dealThreadTexts } from '#src/texts/deal-thread.ts';
import { dealTexts } from '#src/texts/deal.ts';
import { displayName } from '#src/texts/names.ts';
import { siteTexts } from '#src/texts/site.ts';
import { Button } from '#src/ui/button.tsx';
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { SelectField, TextField } from '#src/ui/forms/field.tsx';
import { clashesWith } from './clashes.ts';
import { AgreeButtons, Clashes } from './section.tsx';
import { momentOf, own, slots, useMeetingForm, zonesOf, type Slot } from './use-meeting-form.ts';

export function MeetingDialog({
  order,
  onClose,
  onAgree,
}: {
  order: ShownOrder;
  onClose: () => void;
  /** Agrees to one of the times that the other side has suggested. */
  onAgree: (at: string) => void;
}) {
  const { meetings, deal } = dealTexts;
  const other = displayName(order.other.name);
  const proposed = openProposal(order);
  const theirs = proposed?.by === order.side ? null : proposed;
  const [seen] = useState(order.meeting?.version ?? 0);
  const newer = theirs && theirs.version > seen && order.acts.includes('agree') ? theirs : null;
  const zones = zonesOf(order);
  const item = order.itemPlace === null ? order.itemLocation : String(order.itemPlace);
  const ownTown = useOwnTown() ?? (order.side === 'seller' ? item : null);
  const otherTown = order.other.town ?? (order.side === 'buyer' ? item : null);
  const pickPlace = (text: string) => form.setValue('place', text, { shouldDirty: true });
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
          {theirs && !theirs.past && !newer && (
            <span className="mb-2 block text-ink">{meetings.theirTimes(other, timesText(theirs))}</span>
          )}
          {(order.arranged ? meetings.moveText : meetings.dialogText)(other)}
        </>
      }
      cancelLabel={deal.keep}
      submitLabel={newer ? meetings.sendInstead : meetings.send}
      variant="patch"
      onClose={onClose}
    >
      <div aria-live="polite" className="empty:hidden">
        {newer && (
          <Notice>
            <p className="mb-3 wrap-anywhere">
              {dealThreadTexts.suggested(other, timesText(newer), newer.place ?? siteTexts.left.erased)}
            </p>
            <AgreeButtons
              proposal={newer}
              now={order.now}
              pending={null}
              onAgree={(at) => {
                form.forget();
                onAgree(at);
              }}
            />
          </Notice>
        )}
      </div>
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
      <PlaceField
        hint={meetings.placeHint}
        required
        maxLength={120}
        {...form.field('place', meetings.where)}
        onPick={pickPlace}
      />
      <Halfway between={[ownTown, otherTown]} onPick={pickPlace} />
      <div aria-live="polite" className="flex flex-col gap-3 empty:hidden">
        <Clashes clashes={clashes} others={order.otherMeetings} times={times} place={values.place} />
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
