import { useQuery } from '@tanstack/react-query';
import { api } from '#src/accounts/auth/client.ts';

/** `off`: the shop sends no pushes; `none`: this browser cannot show them; `denied`: the user has forbidden them. */
type Push = { state: 'off' | 'none' | 'denied' } | { state: 'stopped' | 'started'; key: string };

async function manager(): Promise<PushManager | undefined> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return typeof Notification === 'undefined' ? undefined : registration?.pushManager;
}

async function keep(subscription: PushSubscription, key: string): Promise<void> {
  const { endpoint } = subscription;
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  await api('POST /push', { body: { endpoint, keys: { p256dh, auth }, key } });
}

const subscribe = async (pushes: PushManager, key: string): Promise<PushSubscription> =>
  pushes.subscribe({ userVisibleOnly: true, applicationServerKey: key });

/** Browsers that do not tell the key are taken to have this one. */
function hasKey({ options }: PushSubscription, key: string): boolean {
  const bytes = options.applicationServerKey;
  if (!bytes) return true;
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') === key.replace(/=+$/, '');
}

/** Subscribes again if the shop has another key than the one of the subscription. */
async function renewed(
  pushes: PushManager,
  subscription: PushSubscription,
  key: string,
): Promise<PushSubscription> {
  if (hasKey(subscription, key)) return subscription;
  await subscription.unsubscribe();
  return subscribe(pushes, key);
}

/**
 * Returns the state of pushes. If they are on, also sends the browser's push address again, because it may have
 * changed, or the shop's key.
 */
export async function readPush(): Promise<Push> {
  const { key } = (await api('GET /push')).body;
  if (key === null) return { state: 'off' };
  const pushes = await manager();
  if (!pushes) return { state: 'none' };
  if (Notification.permission === 'denied') return { state: 'denied' };
  const subscription = await pushes.getSubscription();
  if (!subscription) return { state: 'stopped', key };
  await keep(await renewed(pushes, subscription, key), key);
  return { state: 'started', key };
}

/** The query key begins with `push`. */
export const usePush = () => useQuery({ queryKey: ['push'], queryFn: readPush });

export async function startPush(key: string): Promise<void> {
  const pushes = await manager();
  if (!pushes) throw new Error('this browser cannot receive pushes');
  await keep(await subscribe(pushes, key), key);
}

export async function stopPush(): Promise<void> {
  const subscription = await (await manager())?.getSubscription();
  if (!subscription) return;
  await api('DELETE /push', { body: { endpoint: subscription.endpoint } });
  await subscription.unsubscribe();
}
