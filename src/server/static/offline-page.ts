import handoverScript from '#src/deals/orders/handover/offline-script.js?raw';
import { dealTexts } from '#src/texts/deal.ts';
import { offline } from '#src/texts/pages.server.ts';
import { standalonePage } from '#src/server/http/standalone-page.ts';

/** The service worker shows it instead of a page that cannot be fetched. For an order it has the handover. */
export function offlinePage(): Response {
  const { yourCode, code, check, wrong, queued } = dealTexts.handover;
  const { html, headers } = standalonePage(offline, {
    script: handoverScript,
    data: { yours: yourCode, code, check, wrong, queued },
  });
  return new Response(html, { headers });
}
