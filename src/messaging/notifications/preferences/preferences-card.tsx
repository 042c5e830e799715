import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#src/accounts/auth/client.ts';
import { usePush } from '#src/messaging/notifications/push/client.ts';
import {
  groups,
  mailTimes,
  type Group,
  type MailTime,
  type Preference,
  type Preferences,
} from '#src/messaging/notifications/schemas.ts';
import { notificationPageTexts } from '#src/texts/notifications-page.ts';
import { RowsSkeleton } from '#src/ui/feedback/placeholders.tsx';
import { RetryNotice } from '#src/ui/feedback/retry-notice.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { Checkbox } from '#src/ui/forms/choice.tsx';
import { SelectField } from '#src/ui/forms/field.tsx';
import { SettingsSection } from '#src/ui/layout/page-heading.tsx';

const queryKey = ['preferences'];

export function PreferencesCard() {
  const { choices } = notificationPageTexts;
  const queries = useQueryClient();
  const { data: push, isPending: isPushPending } = usePush();
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: async () => (await api('GET /notifications/preferences')).body,
  });
  const { mutate } = useMutation({
    mutationFn: async ({ group, preference }: { group: Group; preference: Preference }) =>
      (await api('PUT /notifications/preferences', { body: { [group]: preference } })).body,
    onMutate: ({ group, preference }) =>
      queries.setQueryData<Preferences>(queryKey, (before) => before && { ...before, [group]: preference }),
    onSuccess: () => toast.success(choices.saved),
    onError: () => toast.error(choices.failed),
    // Reads the stored preferences again, because two changes may have arrived in a different order.
    onSettled: async () => queries.invalidateQueries({ queryKey }),
  });
  if (isError && !data) return <RetryNotice onRetry={refetch} />;
  // The rows have a box for push notifications if this device gets them.
  if (!data || isPushPending) return <RowsSkeleton count={groups.length} />;
  return (
    <SettingsSection title={choices.emails} lead={choices.lead}>
      <ul className="flex flex-col divide-y divide-line border-y border-line">
        {groups.map((group) => (
          <li key={group} className="grid items-start gap-x-6 gap-y-2 py-4 sm:grid-cols-[1fr_12rem]">
            <div className="min-w-0">
              <p className="font-semibold">{choices.groups[group]}</p>
              <p className="text-sm text-soft">{choices.hints[group]}</p>
              {push?.state === 'started' && (
                <Checkbox
                  className="mt-1"
                  label={choices.pushShort}
                  aria-label={choices.push(choices.groups[group])}
                  checked={data[group].push}
                  onChange={({ target }) =>
                    mutate({ group, preference: { ...data[group], push: target.checked } })
                  }
                />
              )}
            </div>
            <SelectField
              label={choices.mail(choices.groups[group])}
              hideLabel
              value={data[group].mail}
              onChange={({ target }) =>
                mutate({ group, preference: { ...data[group], mail: target.value as MailTime } })
              }
            >
              {mailTimes.map((time) => (
                <option key={time} value={time}>
                  {choices.times[time]}
                </option>
              ))}
            </SelectField>
          </li>
        ))}
      </ul>
    </SettingsSection>
  );
}
