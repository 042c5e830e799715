import { createHash } from 'node:crypto';
import { renderToString } from 'react-dom/server';
import {
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router';
import { identitySources } from '#src/accounts/auth/browser-settings-service.server.ts';
import { appContext } from '#src/platform/http/page-loader.server.ts';
import { withoutControls } from '#src/platform/user-text/clean.ts';
import { unstarted } from '#src/texts/pages.server.ts';
import { headScript } from './app/head-script.ts';
import { dataElement, dataId, startId, startScript, type PageStart } from './app/page-start.ts';

type Rendered = Omit<EntryContext, 'serverHandoffStream'>;

const documentType = '<!DOCTYPE html>';
const bodyEnd = '</body></html>';
const scriptStart = '<script>';
const scriptEnd = '</script>';

/**
 * Renders a complete page. All loaders have finished, so that nothing in it arrives later and it is rendered at once.
 * React Router's `Scripts` is not used: it writes a script for each page, which the policy would need a hash for.
 */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...context }: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  const html = renderToString(<ServerRouter context={context} url={request.url} />);
  const body = html.slice(0, -bodyEnd.length);
  const data = await new Response(serverHandoffStream).text();
  const page = [
    documentType,
    body,
    dataElement(startId, JSON.stringify(startOf(context))),
    dataElement(dataId, data),
    scriptStart,
    startScript,
    scriptEnd,
    bodyEnd,
  ];
  headers.set('content-type', 'text/html; charset=utf-8');
  // Lets the window of a Google login send its result to the page that opened it. A window that opened this page gets
  // no access to it.
  if (!headers.has('cross-origin-opener-policy'))
    headers.set('cross-origin-opener-policy', 'same-origin-allow-popups');
  if (import.meta.env.PROD) {
    const { config } = loadContext.get(appContext);
    const sources = { ...identitySources(config), style: styleHashes(context) };
    headers.set(
      'content-security-policy',
      policy([headScript, lastScript(body), startScript].map(hashOf), sources),
    );
  }
  return new Response(withoutControls(page.join('')), { status, headers });
}

/** Returns which modules the page needs. */
function startOf({ manifest, staticHandlerContext, serverHandoffString }: Rendered): PageStart {
  const { url, entry, hmr } = manifest;
  const routes = staticHandlerContext.matches.map(({ route }) => manifest.routes[route.id]!);
  const hrefs = [
    url,
    entry.module,
    ...entry.imports,
    ...routes.flatMap(({ module, imports = [] }) => [module, ...imports]),
  ];
  return {
    scripts: [...(hmr ? [hmr.runtime] : []), entry.module],
    hrefs: import.meta.env.PROD ? [...new Set(hrefs)] : [],
    manifest: url,
    routes: routes.map(({ id, module }) => [id, module]),
    context: JSON.parse(serverHandoffString ?? '{}'),
    words: unstarted,
  };
}

/** Returns the script that React Router's `ScrollRestoration` writes at the end of the page, the same for all pages. */
const lastScript = (body: string): string =>
  body.slice(body.lastIndexOf(scriptStart) + scriptStart.length, body.lastIndexOf(scriptEnd));

const hashes = new Map<string, string>();

function hashOf(text: string): string {
  const known = hashes.get(text);
  if (known !== undefined) return known;
  const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  hashes.set(text, hash);
  return hash;
}

/** Returns the hash of the style sheet with the shop's accent, if the page has one. */
function styleHashes({ staticHandlerContext: { loaderData } }: Rendered): string[] {
  const style: unknown = loaderData['root']?.style;
  return typeof style === 'string' ? [hashOf(style)] : [];
}

type Sources = ReturnType<typeof identitySources> & { style: string[] };

/**
 * Allows the site's own script files and three constant inline scripts. The page cache would share a nonce between
 * visitors, so scripts are allowed by their hashes. Elements with data need none, because browsers do not run them.
 */
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
