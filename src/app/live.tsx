import { LiveCard } from '#src/messaging/live/live-card.tsx';
import { useKeptPushes } from '#src/messaging/notifications/push/renewal-client.ts';

export function Live({ onSync }: { onSync: () => void }) {
  useKeptPushes();
  return <LiveCard onSync={onSync} />;
}
