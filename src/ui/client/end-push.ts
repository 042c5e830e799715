async function findSubscription() {
  const registration = await navigator.serviceWorker?.getRegistration();
  return registration?.pushManager?.getSubscription();
}

/**
 * `remove` deletes the server's subscription. Without it, the subscription at an outside provider would outlive the
 * session.
 */
export async function endPush(remove?: (endpoint: string) => Promise<unknown>): Promise<void> {
  // A subscription that the browser does not report cannot be unsubscribed.
  const subscription = await findSubscription().catch(() => null);
  // Either one stops the pushes.
  await Promise.allSettled([subscription && remove?.(subscription.endpoint), subscription?.unsubscribe()]);
}
