import type { Hono } from 'hono';
import type { App } from '#src/platform/app.server.ts';
import type { Described } from '#src/platform/http/route.server.ts';
import { readVersion } from '#src/platform/version.server.ts';

/** Adds `/openapi.json` and the page that shows it, `/docs`. The document is created at the first request. */
export function describeAt(api: Hono, calls: readonly Described[], { config, root }: App): void {
  let document: Promise<object> | undefined;
  api.get('/openapi.json', async () => {
    document ??= import('./document.ts').then(({ describeApi }) =>
      describeApi(calls, config.PUBLIC_URL, readVersion(root)),
    );
    return Response.json(await document);
  });
  api.get('/docs', async () => {
    const { docsPage, docsPolicy } = await import('./docs-page.server.ts');
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': docsPolicy };
    return new Response(docsPage(), { headers });
  });
}
