import type { Hono } from 'hono';
import type { ApiDocument } from '#src/api-docs/document.server.ts';
import type { Described } from '#src/platform/http/route.server.ts';

/** Answers `/openapi.json` and the page made of it, `/docs`; both are made when someone asks for them. */
export function describeAt(api: Hono, calls: readonly Described[], publicUrl: string): void {
  let made: Promise<object> | undefined;
  const document = () =>
    (made ??= import('./openapi.ts').then((module) => module.describeApi(calls, publicUrl)));
  api.get('/openapi.json', async () => Response.json(await document()));
  api.get('/docs', async () => {
    const { renderDocs, docsPolicy } = await import('#src/api-docs/docs-page.server.tsx');
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': docsPolicy };
    return new Response(renderDocs((await document()) as ApiDocument, publicUrl), { headers });
  });
}
