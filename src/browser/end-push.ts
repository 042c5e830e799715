/**
 * Ends pushes to this browser. `remove` deletes the subscription on the server, which otherwise ends it with the session,
 * but does not know the sessions of an external provider.
 */
export async function endPush(remove?: (endpoint: string) => Promise<unknown>): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  // One of the two is enough.
  await Promise.allSettled([subscription && remove?.(subscription.endpoint), subscription?.unsubscribe()]);
}
