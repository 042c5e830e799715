import { Hono } from 'hono';
import type { App } from '#src/platform/app.server.ts';
import { addCacheTags } from '#src/platform/cache/collect-tags.server.ts';
import { grammar } from '#src/texts/grammar.ts';
import { logoFile, shopFacts } from '#src/texts/shop.ts';
import { siteTexts } from '#src/texts/site.ts';
import { findLogoFile } from './queries.server.ts';

const yearSeconds = 365 * 24 * 3600;

/** Serves the files of the logo, and the manifest with which phones install the shop. */
export function createShopFiles(app: App): Hono {
  const files = new Hono();
  files.get('/shop/manifest.webmanifest', () => {
    addCacheTags(['shop']);
    const headers = { 'content-type': 'application/manifest+json', 'cache-control': 'no-cache' };
    return new Response(JSON.stringify(manifest()), { headers });
  });
  // Browsers and phones request these without a link.
  const unlinked = [
    ['/favicon.ico', () => logoFile('icon-192', '/icon.ico')],
    ['/apple-touch-icon.png', () => logoFile('touch-180', '/touch-icon.png')],
  ] as const;
  for (const [path, findFile] of unlinked)
    files.get(path, () => {
      addCacheTags(['shop']);
      const headers = { location: findFile(), 'cache-control': 'no-cache' };
      return new Response(null, { status: 302, headers });
    });
  files.get('/shop/:file{logo-[0-9a-f]{16}-[a-z0-9-]+\\.png}', async ({ req }) => {
    addCacheTags(['shop']);
    const name = req.param('file');
    const png = await findLogoFile(app.db, name.slice(5, 21), name.slice(22, -4));
    if (!png) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });
    const headers = {
      'content-type': 'image/png',
      'cache-control': `public,max-age=${yearSeconds},immutable`,
      // Other sites may show the logo beside a link to the shop.
      'cross-origin-resource-policy': 'cross-origin',
    };
    return new Response(new Uint8Array(png), { headers });
  });
  return files;
}

const icon = (size: number, purpose: 'any' | 'maskable', src: string) => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

function manifest() {
  const { name, tagline, logo } = shopFacts();
  const paper = '#f7f5f0';
  return {
    id: '/',
    name,
    short_name: name,
    description: tagline ?? siteTexts.tagline(),
    lang: grammar.language,
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: paper,
    theme_color: paper,
    icons: [
      ...(logo ? [] : [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }]),
      icon(192, 'any', logoFile('icon-192', '/icon-192.png')),
      icon(512, 'any', logoFile('icon-512', '/icon-512.png')),
      icon(512, 'maskable', logoFile('maskable-512', '/icon-maskable-512.png')),
    ],
  };
}
