import type { Page } from '#src/platform/db/keyset-page.server.ts';

export function pageResponse<T>(request: Request, page: Page<T>): Response {
  const headers = new Headers({ 'x-total-count': String(page.total), 'x-first-row': String(page.first) });
  if (page.capped) headers.set('x-total-count-capped', '1');
  if (page.next) {
    const url = new URL(request.url);
    url.searchParams.set('cursor', page.next);
    headers.set('link', `<${url.pathname}${url.search}>; rel="next"`);
  }
  return Response.json(page.items, { headers });
}
