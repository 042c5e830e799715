import { test as base, type BrowserContextOptions, type Page } from '@playwright/test';
import { BrowserErrors } from './browser-errors.ts';
import { serverTimeoutMs, startServer } from './server.ts';
import { openShop, type TestUser, type Shop } from './shop.ts';

export { expect, type Locator, type Page, type Route } from '@playwright/test';

type Fixtures = {
  browserErrors: BrowserErrors;
  /** Opens a separate browser, as a visitor or as a signed-in user. */
  open: (user?: TestUser, options?: BrowserContextOptions) => Promise<Page>;
};

type Server = { server: { url: string; stateDir: string }; shop: Shop };

export const test = base.extend<Fixtures, Server>({
  server: [
    async ({}, use) => use({ url: process.env['E2E_URL']!, stateDir: process.env['E2E_STATE_DIR']! }),
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  shop: [async ({ server }, use) => use(openShop(server.url)), { scope: 'worker' }],
  browserErrors: [
    async ({}, use) => {
      const browserErrors = new BrowserErrors();
      await use(browserErrors);
      browserErrors.check();
    },
    { auto: true },
  ],
  context: async ({ context, browserErrors }, use) => {
    await browserErrors.watch(context);
    await use(context);
  },
  open: async ({ browser, browserErrors, shop }, use) => {
    const contexts = new Set<Page>();
    await use(async (user, options) => {
      const context = await browser.newContext({
        ...options,
        ...(user && { storageState: shop.storageOf(user) }),
      });
      await browserErrors.watch(context);
      const page = await context.newPage();
      contexts.add(page);
      return page;
    });
    for (const page of contexts) await page.context().close();
  },
});

/** Returns a test whose shop no other file uses. It starts with these settings and without the demo. */
export const testWith = (settings: Record<string, string>) =>
  test.extend<object, Pick<Server, 'server'>>({
    server: [
      async ({}, use) => {
        const server = await startServer({ DEMO: '0', ...settings });
        await use(server);
        await server.stop();
      },
      { scope: 'worker', timeout: serverTimeoutMs },
    ],
  });
