import { api } from '#src/accounts/auth/client.ts';
import type { NewPush, PushKey } from './schemas.ts';

/** `off`: the shop sends no pushes; `none`: this browser cannot; `denied`: its owner has forbidden it. */
export type PushState = 'off' | 'none' | 'denied' | 'stopped' | 'started';

async function manager(): Promise<PushManager | undefined> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return typeof Notification === 'undefined' ? undefined : registration?.pushManager;
}

async function keep(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON() as NewPush;
  await api('POST', '/push', { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } });
}

/** How it stands with this browser. Where it is told, the shop is given its address once more: that changes, or was lost. */
export async function readPushState(): Promise<{ state: PushState; key: string | null }> {
  const { key } = (await api<PushKey>('GET', '/push')).body;
  if (key === null) return { state: 'off', key };
  const pushes = await manager();
  if (!pushes) return { state: 'none', key };
  if (Notification.permission === 'denied') return { state: 'denied', key };
  const subscription = await pushes.getSubscription();
  if (!subscription) return { state: 'stopped', key };
  await keep(subscription);
  return { state: 'started', key };
}

export async function startPush(key: string): Promise<void> {
  const pushes = await manager();
  const subscription = await pushes!.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  await keep(subscription);
}

export async function stopPush(): Promise<void> {
  const subscription = await (await manager())?.getSubscription();
  if (!subscription) return;
  await api('DELETE', '/push', { endpoint: subscription.endpoint });
  await subscription.unsubscribe();
}
