import { expect, test as base } from './fixtures.ts';
import { serverTimeoutMs, startServer } from './server.ts';
import { visit } from './steps/visit.ts';

/** A shop without demo people. */
const test = base.extend<object, { server: { url: string; stateDir: string } }>({
  server: [
    async ({}, use) => {
      const server = await startServer({ DEMO: '0' });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: serverTimeoutMs },
  ],
});

test('a shop without Google, and without the demo, has no button for it', async ({ page }) => {
  for (const path of ['/login', '/signup']) {
    await visit(page, path);
    await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /Google/ })).toHaveCount(0);
  }
});
