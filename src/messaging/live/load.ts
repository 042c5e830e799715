/** Loads the live updates after everything that the page itself needs. @throws when the module cannot be loaded */
export async function loadLive() {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => void addEventListener('load', resolve, { once: true }));
  return import('./live-card.tsx');
}
