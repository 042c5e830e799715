import { createHash, randomBytes } from 'node:crypto';
import { renderToReadableStream } from 'react-dom/server';
import {
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router';
import { identitySources } from '#src/accounts/auth/browser-settings-service.server.ts';
import { appContext } from '#src/platform/http/page-loader.server.ts';
import { unstarted } from '#src/texts/pages.server.ts';
import { withoutControls } from '#src/platform/user-text/clean.ts';
import { deferredHydration, takePreloads } from './app/deferred-hydration.ts';
import { headScript } from './app/head-script.ts';

/**
 * Renders a complete page, with a policy that allows only its own inline scripts. The page cache would share a nonce
 * between visitors. So React gives its scripts a random nonce, which user text cannot contain, and this function adds the
 * hashes of these scripts to the policy and removes the nonces.
 */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  const nonce = randomBytes(16).toString('hex');
  let failed = false;
  const body = await renderToReadableStream(
    <ServerRouter context={context} url={request.url} nonce={nonce} />,
    {
      nonce,
      onError: (error) => {
        failed = true;
        loadContext.get(appContext).log.error({ error }, 'a page could not be rendered');
      },
    },
  );
  await body.allReady;
  // React gives no nonce to a script that is written into its markup.
  const hashes = [hashOf(headScript)];
  const scripts = new RegExp(
    `<script nonce="${nonce}"([^>]*)>([\\s\\S]*?)</script>|\\snonce="${nonce}"`,
    'g',
  );
  const { page: withNonces, hrefs } = takePreloads(withoutControls(await new Response(body).text()));
  const page = withNonces.replaceAll(scripts, (_, attributes?: string, code?: string) => {
    if (code === undefined) return '';
    if (code) hashes.push(hashOf(code));
    if (!import.meta.env.PROD || !attributes?.includes('type="module"'))
      return `<script${attributes}>${code}</script>`;
    const late = deferredHydration(hrefs, code, unstarted);
    hashes.push(hashOf(late));
    return `<script>${late}</script>`;
  });
  headers.set('content-type', 'text/html; charset=utf-8');
  // Lets the window of a Google login send its result to the page that opened it. A window that opened this page gets
  // no access to it.
  if (!headers.has('cross-origin-opener-policy'))
    headers.set('cross-origin-opener-policy', 'same-origin-allow-popups');
  if (import.meta.env.PROD) {
    const { config } = loadContext.get(appContext);
    const sources = { ...identitySources(config), style: styleHashes(context) };
    headers.set('content-security-policy', policy(hashes, sources));
  }
  return new Response(page, { status: failed ? 500 : status, headers });
}

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/** Returns the hash of the style sheet with the shop's accent, if the page has one. */
function styleHashes({ staticHandlerContext: { loaderData } }: EntryContext): string[] {
  const style: unknown = loaderData['root']?.style;
  return typeof style === 'string' ? [hashOf(style)] : [];
}

type Sources = ReturnType<typeof identitySources> & { style: string[] };

function policy(scriptHashes: string[], more: Sources): string {
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...more.script, ...scriptHashes].join(' '),
    ["style-src 'self'", ...more.style].join(' '),
    "font-src 'self'",
    // Sellers can link to any https photo, and preview their own files before the upload.
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

/** Logs errors, but not the responses that a loader threw. */
export const handleError: HandleErrorFunction = (error, { context, request }) => {
  if (request.signal.aborted || !(error instanceof Error)) return;
  context.get(appContext).log.error({ error }, 'a page could not be rendered');
};
