import { tabStorage } from '#src/ui/client/browser-storage.ts';

const key = 'shop-saved';

/** Remembers that settings were saved, while the page opens again in another language. */
export function noteSaved(): void {
  tabStorage.write(key, 'yes');
}

/** Returns whether settings were saved just before the page was opened, once. */
export function takeSaved(): boolean {
  const isSaved = tabStorage.read(key) !== null;
  tabStorage.remove(key);
  return isSaved;
}
