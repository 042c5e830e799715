import type { Hono } from 'hono';
import type { ApiDocument } from '#src/api-docs/document.server.ts';
import type { App } from '#src/platform/app.server.ts';
import type { Described } from '#src/platform/http/route.server.ts';
import { readVersion } from '#src/platform/version.server.ts';

/** Answers `/openapi.json` and the page made of it, `/docs`; both are made when someone asks for them. */
export function describeAt(api: Hono, calls: readonly Described[], { config, root }: App): void {
  const publicUrl = config.PUBLIC_URL;
  let made: Promise<object> | undefined;
  const document = () =>
    (made ??= import('./openapi.ts').then(({ describeApi }) =>
      describeApi(calls, publicUrl, readVersion(root)),
    ));
  api.get('/openapi.json', async () => Response.json(await document()));
  api.get('/docs', async () => {
    const { renderDocs, docsPolicy } = await import('#src/api-docs/docs-page.server.tsx');
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': docsPolicy };
    return new Response(renderDocs((await document()) as ApiDocument, publicUrl), { headers });
  });
}
