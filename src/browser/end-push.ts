/** Ends pushes to this browser. If this fails, the server still ends them together with the session. */
export async function endPush(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}
