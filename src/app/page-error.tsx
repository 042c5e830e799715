import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPath, isRouteErrorResponse, useLocation } from 'react-router';
import { kindTexts } from '#src/texts/names.ts';
import { kindNames, shopName } from '#src/texts/shop.ts';
import { siteTexts } from '#src/texts/site.ts';
import { reloadIfNewer } from '#src/ui/client/new-version.ts';
import { ErrorScreen } from '#src/ui/feedback/error-screen.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';

const ReportItem = lazyPart(
  async () => (await import('#src/moderation/reports/filing/report-item-card.tsx')).ReportCard,
);
const Similar = lazyPart(async () => (await import('#src/catalog/similar/similar-card.tsx')).SimilarCard);

/** Replaces a page that could not be shown. */
export function PageError({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const here = useLocation();
  const { errors } = siteTexts;
  const isFault = !isRouteErrorResponse(error);
  const isOfDocument = useState(useHydrating())[0];
  const opensDocument = status === 503 && !isOfDocument;
  useEffect(() => {
    if (opensDocument) location.replace(location.pathname + location.search);
  }, [opensDocument]);
  useEffect(() => {
    if (isFault) void reloadIfNewer();
  }, [isFault]);
  const kinds: Record<number, { title: string; text: string }> = {
    403: errors.forbidden,
    404: errors.notFound,
    410: here.pathname.startsWith('/sellers/') ? errors.left : errors.gone,
    422: errors.refused,
    429: errors.tooMany,
    503: errors.unavailable,
  };
  // Browsers throw a TypeError, each with its own message, when a request cannot be sent.
  const isNetworkError = error instanceof TypeError && isUnreachable(error);
  const isNotListed = isRouteErrorResponse(error) && error.data?.code === 'not-on-show';
  const isForeign = isForeignResponse(error);
  const kind = isNetworkError
    ? errors.unreachable
    : isNotListed
      ? errors.notOnShow
      : isForeign
        ? errors.foreign
        : (kinds[status] ?? errors.other);
  // The browser shows what the router cannot read, such as the login page of a network.
  const reloadDocument = !isNetworkError && status !== 503;
  const again = { to: createPath(here), label: errors.again, reloadDocument };
  const item = status === 410 ? itemAt(here.pathname) : null;
  const canRetry = isFault || isForeign || status === 429 || status >= 500;
  return (
    <>
      <title>{`${kind.title} · ${shopName()}`}</title>
      {!opensDocument && (
        <ErrorScreen
          code={isFault && (isNetworkError || isForeign) ? '' : String(status)}
          title={kind.title}
          text={kind.text}
          back={{ to: '/', label: errors.back }}
          other={canRetry ? again : item?.list}
        >
          {item && <ReportItem item={item} />}
        </ErrorScreen>
      )}
      {item && (
        <div className="shell pb-16">
          <Similar {...item} />
        </div>
      )}
    </>
  );
}

/** Returns what is known of a withdrawn item, which can still be reported, and the link to others of its kind. */
function itemAt(path: string) {
  const [, section, id] = path.split('/');
  const kind = kindNames.find((name) => name === section);
  if (!kind || !id) return null;
  const { one: title, all: label } = kindTexts(kind);
  return { id, kind, title, list: { to: `/${kind}`, label } };
}

/** Whether this is the first render of a document that the server rendered. */
function useHydrating(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => true,
  );
}

/** Matches the messages of Chromium, Firefox and Safari, in this order, for a request that cannot be sent. */
function isUnreachable({ message }: TypeError): boolean {
  return /^Failed to fetch|^NetworkError|^Load failed/.test(message);
}

/**
 * Whether the router got a response that is not the shop's, whose errors have data. The router itself reports unknown
 * pages with a text, and overload and outages have screens of their own.
 */
function isForeignResponse(error: unknown): boolean {
  if (isRouteErrorResponse(error))
    return typeof error.data === 'string' && error.status !== 404 && error.status < 429;
  // The router's messages for a response without the data of a page.
  return error instanceof Error && /^Unable to decode|^No (response body|result found)/.test(error.message);
}
