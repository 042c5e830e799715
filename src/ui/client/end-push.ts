async function findSubscription() {
  const registration = await navigator.serviceWorker?.getRegistration();
  return registration?.pushManager?.getSubscription();
}

/** `remove` deletes the server's subscription, which would outlive a session at an outside provider. */
export async function endPush(remove?: (endpoint: string) => Promise<unknown>): Promise<void> {
  // A subscription that the browser does not report cannot be ended.
  const subscription = await findSubscription().catch(() => null);
  // Either one stops the pushes.
  await Promise.allSettled([subscription && remove?.(subscription.endpoint), subscription?.unsubscribe()]);
}
