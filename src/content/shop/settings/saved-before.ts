const key = 'shop-saved';

/** Remembers that settings were saved, while the page opens again in another language. */
export function noteSaved(): void {
  try {
    sessionStorage.setItem(key, 'yes');
  } catch {
    // Storage can be blocked. The page then opens without a toast.
  }
}

/** Returns whether settings were saved just before the page was opened, once. */
export function takeSaved(): boolean {
  try {
    const isSaved = sessionStorage.getItem(key) !== null;
    sessionStorage.removeItem(key);
    return isSaved;
  } catch {
    return false;
  }
}
