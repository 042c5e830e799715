import { deviceStorage } from '#src/ui/client/browser-storage.ts';
import { browserKey } from './browser-kit.ts';

export const hasBrowserKit = (): boolean => deviceStorage.read(browserKey) !== null;

let hasLoaded = false;

/** Writes on cards whether the items fit the kit of this reader. Visitors without a kit do not load the script. */
export async function fillInFits(cards: readonly HTMLElement[], userId: string | null): Promise<void> {
  // After a logout, the lines of the user are removed.
  if (userId === null && !hasBrowserKit() && !hasLoaded) return;
  hasLoaded = true;
  const { showFits } = await import('./fits-on-cards.ts');
  showFits(cards, userId);
}
