import { useEffect } from 'react';
import { useUserId } from '#src/accounts/auth/session.ts';

/** Renews this browser's push subscription when the shop is opened, and when the service worker says that it has changed. */
export function useKeptPushes(): void {
  const userId = useUserId();
  useEffect(() => {
    if (!userId || globalThis.Notification?.permission !== 'granted') return undefined;
    const onMessage = ({ data }: MessageEvent) => data === 'push-changed' && renewPush();
    renewPush();
    navigator.serviceWorker?.addEventListener('message', onMessage);
    return () => navigator.serviceWorker?.removeEventListener('message', onMessage);
  }, [userId]);
}

/** Without a connection, the next page tries again. */
const renewPush = () =>
  void import('./client.ts').then(async ({ readPush }) => readPush()).catch(() => undefined);
