import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notificationPageTexts } from '#src/texts/notifications-page.ts';
import { Button } from '#src/ui/button.tsx';
import { SettingsSection } from '#src/ui/layout/page-heading.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { startPush, stopPush, usePush } from './client.ts';

export function PushCard() {
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
