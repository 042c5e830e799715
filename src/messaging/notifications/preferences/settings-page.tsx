import { useMutation, useQueryClient } from '@tanstack/react-query';
import { startPush, stopPush, usePush } from '#src/messaging/notifications/push/client.ts';
import { notificationPageTexts } from '#src/texts/notifications-page.ts';
import { ButtonLink, Button } from '#src/ui/button.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { PageHeading, SettingsSection } from '#src/ui/layout/page-heading.tsx';
import { PreferencesCard } from './preferences-card.tsx';

export default function NotificationSettingsPage() {
  const { choices, nav } = notificationPageTexts;
  return (
    <>
      <PageHeading
        title={choices.title}
        actions={
          <ButtonLink variant="line" to="/dashboard/notifications">
            {nav}
          </ButtonLink>
        }
        className="mb-8"
      />
      <PreferencesCard />
      <PushCard />
    </>
  );
}

function PushCard() {
  const { device } = notificationPageTexts;
  const queries = useQueryClient();
  const { data } = usePush();
  const { mutate, isPending } = useMutation({
    mutationFn: async (change: () => Promise<void>) => change(),
    onError: () => {
      // No error message if the user has just denied the permission.
      if (Notification.permission !== 'denied') toast.error(device.failed);
    },
    onSettled: async () => queries.invalidateQueries({ queryKey: ['push'] }),
  });
  if (!data || data.state === 'off') return null;
  const { state } = data;
  const words = { none: device.none, denied: device.denied, stopped: device.off, started: device.on };
  return (
    <SettingsSection title={device.title} lead={device.lead}>
      <p>{words[state]}</p>
      {data.state === 'started' && (
        <Button variant="line" pending={isPending} onClick={() => mutate(stopPush)} className="self-start">
          {device.stop}
        </Button>
      )}
      {data.state === 'stopped' && (
        <Button pending={isPending} onClick={() => mutate(() => startPush(data.key))} className="self-start">
          {device.start}
        </Button>
      )}
    </SettingsSection>
  );
}
