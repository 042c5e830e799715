import { createHash } from 'node:crypto';
import { escapeMarkup } from '#src/platform/shared/text.ts';
import { grammar } from '#src/texts/grammar.ts';
import { direction } from '#src/texts/locale.ts';
import { shopName } from '#src/texts/shop.ts';

// Everything is inline, because no other file can be loaded without a connection.
const commonStyle = `:root{color-scheme:light dark}body{margin:0;font:1rem/1.5 system-ui,sans-serif;background:light-dark(#f7f5f0,#141110);color:light-dark(#17150f,#efe9df)}main{box-sizing:border-box;min-height:100vh;word-break:auto-phrase;line-break:strict;display:grid;place-content:center;justify-items:start;gap:1rem;padding:1.5rem}h1{margin:0;font-size:2rem;line-height:1.2}p{margin:0;max-width:34rem}a{color:inherit;font-weight:600;padding:.5rem 0}rect{stroke:currentColor;stroke-width:2;fill:none}rect:first-child{stroke:none;fill:light-dark(#f0a81c,#ff6b4a)}output{font-size:1.5rem;font-weight:600}form{display:grid;gap:1rem;justify-items:start}input{font:inherit;padding:.6rem;width:14rem}button{font:inherit;font-weight:600;padding:.6rem 1rem}`;
const icon =
  '<svg viewBox="0 0 34 24" width="68" height="48" aria-hidden="true"><rect x="11" y="5" width="12" height="14"/><rect x="1" y="1" width="22" height="18"/><rect x="11" y="5" width="22" height="18"/></svg>';
const sourceOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

type Words = { title: string; text: string; retry: string };

/** An inline script, its texts and its style, none of which may need escaping. The script may call the shop. */
type Script = { script: string; data: Record<string, string>; style: string };

/** Returns a page that needs no other file. Its texts must not need escaping. */
export function standalonePage(
  { title, text, retry }: Words,
  { script, data, style: own }: Script = { script: '', data: {}, style: '' },
): { html: string; headers: [string, string][] } {
  const style = commonStyle + own;
  const attributes = Object.entries(data).map(([key, value]) => ` data-${key}="${value}"`);
  const scripts = script && `<script type="module">${script}</script>`;
  const policy = `default-src 'none'; style-src ${sourceOf(style)};${script && ` script-src ${sourceOf(script)}; connect-src 'self';`} base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  const html = `<!DOCTYPE html>
<html lang="${grammar.language}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title} · ${escapeMarkup(shopName())}</title><style>${style}</style></head>
<body${attributes.join('')}><main>${icon}<h1>${title}</h1><p>${text}</p><a href="">${retry}</a></main>${scripts}</body></html>
`;
  return {
    html,
    headers: [
      ['content-type', 'text/html; charset=utf-8'],
      ['content-security-policy', policy],
    ],
  };
}
