import { chromium } from '@playwright/test';
import { findChromium } from '#tools/install/chromium.ts';

export type Weight = { total: number; script: number; image: number };

/** What a first visit of a page takes over the wire at 1440 pixels, in kB, once all of it was in sight. */
export async function weigh(url: string): Promise<Weight> {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    const types = new Map<string, string>();
    const weight: Weight = { total: 0, script: 0, image: 0 };
    session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const kb = encodedDataLength / 1000;
      weight.total += kb;
      const type = types.get(requestId);
      if (type === 'Script') weight.script += kb;
      if (type === 'Image') weight.image += kb;
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    // What is not in sight is fetched when it comes.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let y = 0; y < height; y += 450) await page.mouse.wheel(0, 450);
    await page.waitForFunction(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);
    await page.waitForLoadState('networkidle');
    return weight;
  } finally {
    await browser.close();
  }
}
