import { createHash, randomBytes } from 'node:crypto';
import { renderToReadableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext, type HandleErrorFunction } from 'react-router';
import { headScript } from '#src/head-script.ts';
import { appContext } from '#src/platform/app-context.server.ts';

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
): Promise<Response> {
  const mark = randomBytes(16).toString('hex');
  let failed = false;
  const body = await renderToReadableStream(
    <ServerRouter context={context} url={request.url} nonce={mark} />,
    {
      nonce: mark,
      onError: () => {
        failed = true;
      },
    },
  );
  await body.allReady;
  // Written by us, not by React: it carries no mark.
  const hashes = [hashOf(headScript)];
  const marked = new RegExp(`<script nonce="${mark}"([^>]*)>([\\s\\S]*?)</script>|\\snonce="${mark}"`, 'g');
  const html = (await new Response(body).text()).replaceAll(
    marked,
    (_, attributes?: string, code?: string) => {
      if (code === undefined) return '';
      if (code) hashes.push(hashOf(code));
      return `<script${attributes}>${code}</script>`;
    },
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  if (import.meta.env.PROD) headers.set('content-security-policy', policy(hashes));
  return new Response(html, { status: failed ? 500 : status, headers });
}

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

function policy(scriptHashes: string[]): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scriptHashes.join(' ')}`.trim(),
    "style-src 'self'",
    "font-src 'self'",
    // Sellers may name any https picture.
    "img-src 'self' https: data:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** What was thrown on purpose is an answer, not a fault; a fault is logged without its message, which may quote. */
export const handleError: HandleErrorFunction = (error, { context, request }) => {
  if (request.signal.aborted || !(error instanceof Error)) return;
  const place = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  context.get(appContext).log.error({ name: error.name, place }, 'a page failed');
};
