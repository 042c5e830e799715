import type { Hono } from 'hono';
import type { App } from '#src/platform/app.server.ts';
import type { Described } from '#src/platform/http/route.server.ts';
import { readVersion } from '#src/platform/version.server.ts';
import { shopName } from '#src/texts/shop.ts';
import type { describeApi } from './document.ts';

/** Adds `/openapi.json` and the page that shows it, `/docs`. The document is created at the first request. */
export function describeAt(api: Hono, calls: readonly Described[], { config, root }: App): void {
  let document: Promise<ReturnType<typeof describeApi>> | undefined;
  api.get('/openapi.json', async () => {
    document ??= import('./document.ts').then((module) =>
      module.describeApi(calls, config.PUBLIC_URL, readVersion(root)),
    );
    const described = await document;
    // Admins can change the name, which is all that depends on the settings of the shop.
    return Response.json({ ...described, info: { ...described.info, title: shopName() } });
  });
  api.get('/docs', async () => {
    const { docsPage, docsPolicy } = await import('./docs-page.server.ts');
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': docsPolicy };
    return new Response(docsPage(), { headers });
  });
}
