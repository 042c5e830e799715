import { standalonePage } from './offline-page.ts';
import { busy } from '#src/texts/en-offline.server.ts';
import type { IncomingMessage } from 'node:http';

/** Whether an answer is to be looked at: the address of a page, asked for by a browser that opens it. */
export function isPageView({ method, url, headers }: IncomingMessage): boolean {
  if (method !== 'GET' || /^\/api\/|^[^?]*\.(data|xml|txt)(\?|$)/.test(url!)) return false;
  return /\btext\/html\b/.test(headers.accept ?? '');
}

/** What a page answers while there is too much to do; its link asks again. */
export function busyPage(retryAfter: number): Response {
  return standalonePage(busy, 503, { 'retry-after': String(retryAfter), 'cache-control': 'no-store' });
}
