import { chromium, type Browser } from '@playwright/test';
import { ensureChromium } from '#tools/install/chromium.ts';

/** Starts Chromium, and returns it with its path. */
export async function openBrowser(): Promise<{ browser: Browser; path: string }> {
  const path = ensureChromium();
  if (!path) throw new Error('No Chromium: run `apt-get install chromium` as root, or set CHROMIUM_PATH.');
  const browser = await chromium.launch({ executablePath: path, args: ['--no-sandbox', '--disable-gpu'] });
  return { browser, path };
}
