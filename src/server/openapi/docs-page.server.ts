import bundle from 'swagger-ui-dist/swagger-ui-bundle.js?url';
import { escapeMarkup } from '#src/platform/shared/text.ts';
import { shopName } from '#src/texts/shop.ts';
import start from './docs-start.js?url';
import styles from './docs.css?url';

/** The icons of Swagger UI are `data:` addresses. */
export const docsPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The API description is English in every language of a shop, and so is its page. */
export const docsPage = (): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API · ${escapeMarkup(shopName())}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${styles}">
<script src="${bundle}" defer></script>
<script src="${start}" type="module"></script>
</head>
<body>
<header>
<h1>API</h1>
<a href="/">${escapeMarkup(shopName())}</a>
</header>
<noscript><p>This page needs JavaScript. What it shows is in <a href="/api/openapi.json">openapi.json</a>.</p></noscript>
<main id="docs"></main>
</body>
</html>
`;
