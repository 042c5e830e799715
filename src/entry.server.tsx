import { createHash, randomBytes } from 'node:crypto';
import { renderToReadableStream } from 'react-dom/server';
import {
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router';
import { headScript } from './app/head-script.ts';
import { identitySources } from './accounts/auth/browser-settings.server.ts';
import { deferredHydration, takePreloads } from './app/deferred-hydration.ts';
import { withoutControls } from '#src/platform/user-text/clean.ts';
import { appContext } from './platform/http/page-loader.server.ts';

/**
 * Renders a page whole, with a policy that allows exactly its own inline scripts. A nonce would not survive the
 * page cache: React marks its scripts with a random word, each script that carries it is hashed, and the mark
 * goes. Text of users cannot know the word.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  const mark = randomBytes(16).toString('hex');
  let failed = false;
  const body = await renderToReadableStream(
    <ServerRouter context={context} url={request.url} nonce={mark} />,
    {
      nonce: mark,
      onError: (error) => {
        failed = true;
        loadContext.get(appContext).log.error({ error }, 'a page failed');
      },
    },
  );
  await body.allReady;
  // Written by us, not by React: it carries no mark.
  const hashes = [hashOf(headScript)];
  const scripts = new RegExp(`<script nonce="${mark}"([^>]*)>([\\s\\S]*?)</script>|\\snonce="${mark}"`, 'g');
  const { page: marked, hrefs } = takePreloads(withoutControls(await new Response(body).text()));
  const page = marked.replaceAll(scripts, (_, attributes?: string, code?: string) => {
    if (code === undefined) return '';
    if (code) hashes.push(hashOf(code));
    if (!import.meta.env.PROD || !attributes?.includes('type="module"'))
      return `<script${attributes}>${code}</script>`;
    const late = deferredHydration(hrefs, code);
    hashes.push(hashOf(late));
    return `<script>${late}</script>`;
  });
  headers.set('content-type', 'text/html; charset=utf-8');
  // Windows that a page opens can tell it how they ended; windows that opened the page cannot reach into it.
  if (!headers.has('cross-origin-opener-policy'))
    headers.set('cross-origin-opener-policy', 'same-origin-allow-popups');
  if (import.meta.env.PROD) {
    const { config } = loadContext.get(appContext);
    headers.set('content-security-policy', policy(hashes, identitySources(config)));
  }
  return new Response(page, { status: failed ? 500 : status, headers });
}

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

function policy(scriptHashes: string[], more: ReturnType<typeof identitySources>): string {
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...more.script, ...scriptHashes].join(' '),
    "style-src 'self'",
    "font-src 'self'",
    // Sellers may name any https picture, and see their own files before they are sent.
    "img-src 'self' https: data: blob:",
    ["connect-src 'self'", ...more.connect].join(' '),
    ...(more.frame.length > 0 ? [['frame-src', ...more.frame].join(' ')] : []),
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** What was thrown on purpose is an answer, not a fault. */
export const handleError: HandleErrorFunction = (error, { context, request }) => {
  if (request.signal.aborted || !(error instanceof Error)) return;
  context.get(appContext).log.error({ error }, 'a page failed');
};
