import type { IncomingMessage, ServerResponse } from 'node:http';
import { problemOf, type AppError } from '#src/platform/errors.ts';
import { inertPolicy, type Header } from '#src/server/http/response-headers.ts';
import { standalonePage } from '#src/server/http/standalone-page.ts';
import { countResponse } from '#src/server/observability/metrics.ts';
import { grammar } from '#src/texts/grammar.ts';
import { busy } from '#src/texts/pages.server.ts';
import { shopName } from '#src/texts/shop.ts';

function isPageView({ method, url = '', headers }: IncomingMessage): boolean {
  if (method !== 'GET' || /^\/api\/|^[^?]*\.(data|xml|txt)(\?|$)/.test(url)) return false;
  return /\btext\/html\b/.test(headers.accept ?? '');
}

type Page = ReturnType<typeof standalonePage>;

/** Returns the page in the language of the shop and with its name, rendered once for each. */
function createPage(): () => Page {
  let rendered: { key: string; page: Page } | null = null;
  return () => {
    const key = `${grammar.language} ${shopName()}`;
    if (rendered?.key !== key) rendered = { key, page: standalonePage(busy) };
    return rendered.page;
  };
}

/** Sends refusals on a short path, because there are many of them at once. */
export function createBusyResponse(security: readonly Header[]) {
  const common = [...security.flat(), 'cache-control', 'no-store'];
  const currentPage = createPage();
  const problemHeaders = [
    ...common,
    'content-type',
    'application/problem+json',
    'content-security-policy',
    inertPolicy,
  ];
  return (
    req: IncomingMessage,
    res: ServerResponse,
    { code, message, more }: AppError,
    id: string,
    extra: readonly Header[],
  ): void => {
    const problem = problemOf(code, message);
    const { status } = problem;
    countResponse(req.method, 'refused', status);
    const wait = ['retry-after', String(more.retryAfter ?? 1)];
    if (isPageView(req)) {
      const { headers, html } = currentPage();
      const all = [...common, ...headers.flat(), ...wait, ...extra.flat()];
      return void res.writeHead(status, all).end(html);
    }
    res
      .writeHead(status, [...problemHeaders, ...wait, ...extra.flat()])
      .end(JSON.stringify({ ...problem, requestId: id }));
  };
}
