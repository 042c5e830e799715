import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { notificationPageTexts } from '#src/texts/notifications-page.ts';
import { Button } from '#src/ui/button.tsx';
import { SettingsSection } from '#src/ui/layout/settings-section.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { readPushState, startPush, stopPush } from './client.ts';

const queryKey = ['push'];

export function PushCard() {
  const { device } = notificationPageTexts;
  const queries = useQueryClient();
  const { data } = useQuery({ queryKey, queryFn: readPushState });
  const { mutate, isPending } = useMutation({
    mutationFn: async () => (data!.state === 'started' ? stopPush() : startPush(data!.key!)),
    onError: () => {
      // Who has just said no needs no message that it failed.
      if (Notification.permission !== 'denied') toast.error(device.failed);
    },
    onSettled: async () => queries.invalidateQueries({ queryKey }),
  });
  if (!data || data.state === 'off') return null;
  const { state } = data;
  const isOn = state === 'started';
  const words = { none: device.none, denied: device.denied, stopped: device.off, started: device.on };
  return (
    <SettingsSection title={device.title} lead={device.lead}>
      <p>{words[state]}</p>
      {(isOn || state === 'stopped') && (
        <Button
          variant={isOn ? 'line' : 'solid'}
          pending={isPending}
          onClick={() => mutate()}
          className="self-start"
        >
          {isOn ? device.stop : device.start}
        </Button>
      )}
    </SettingsSection>
  );
}
