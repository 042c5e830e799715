async function findSubscription() {
  const registration = await navigator.serviceWorker?.getRegistration();
  return registration?.pushManager?.getSubscription();
}

/**
 * Ends pushes to this browser. `remove` deletes the subscription on the server, which otherwise ends it with the session,
 * but does not know the sessions of an external provider.
 */
export async function endPush(remove?: (endpoint: string) => Promise<unknown>): Promise<void> {
  // A browser that does not name its subscription gives no way to end it.
  const subscription = await findSubscription().catch(() => null);
  // One of the two is enough.
  await Promise.allSettled([subscription && remove?.(subscription.endpoint), subscription?.unsubscribe()]);
}
