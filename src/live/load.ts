/** What tells who is signed in of what happens, once the page has all that it needs itself. @throws where it does not arrive */
export async function loadLive() {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => void addEventListener('load', resolve, { once: true }));
  return import('./live-card.tsx');
}
