import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { Hono } from 'hono';
import type pg from 'pg';
import {
  RouterContextProvider,
  createRequestHandler,
  type ServerBuild,
  type RequestHandler,
} from 'react-router';
import * as routerBuild from 'virtual:react-router/server-build';
import { features } from '#src/app/features.server.ts';
import { createCards } from '#src/app/pages/cards.server.ts';
import { openIndex } from '#src/catalog/search/engine-service.server.ts';
import { createFeeds } from '#src/content/feeds/api.server.ts';
import { describeSetup } from '#src/content/setup/service.server.ts';
import { createShopFiles } from '#src/content/shop/logo/files-service.server.ts';
import { isVerified, plainCode } from '#src/deals/orders/handover/code-check.ts';
import handoverScript from '#src/deals/orders/handover/offline-script.js?raw';
import { stopUploads } from '#src/media/photos/service.server.ts';
import { Streams } from '#src/messaging/live/stream-service.server.ts';
import type { App } from '#src/platform/app.server.ts';
import { unlessAborted } from '#src/platform/async.server.ts';
import type { Config } from '#src/platform/config/config.server.ts';
import { appContext } from '#src/platform/http/page-loader.server.ts';
import { startTracing } from '#src/platform/observability/tracing.server.ts';
import { maintenanceHeader } from '#src/platform/shared/maintenance-text.ts';
import { createApi } from '#src/server/api/create-api.ts';
import { PageCache } from '#src/server/cache/page-cache.ts';
import { createListener } from '#src/server/http/listener.ts';
import { standalonePage } from '#src/server/http/standalone-page.ts';
import { startHeartbeat } from '#src/server/observability/heartbeat.ts';
import { countResponse, serveMetrics } from '#src/server/observability/metrics.ts';
import { createReadyCheck } from '#src/server/observability/ready-check.ts';
import { dealTexts } from '#src/texts/deal.ts';
import { grammar } from '#src/texts/grammar.ts';
import { handoverTexts } from '#src/texts/handover.ts';
import { locale, localeOf } from '#src/texts/locale.ts';
import { offline } from '#src/texts/pages.server.ts';
import { siteTexts } from '#src/texts/site.ts';
import { startWorker, openRuntime } from './runtime.ts';
import { StartProgress } from './start-progress.ts';
import handoverStyle from '#src/deals/orders/handover/offline-style.css?raw';

/** Less than the time that running requests get, so that uploads that cannot finish still get a response. */
const maxUploadMs = 8_000;

const noStore = { 'cache-control': 'no-store', 'content-type': 'text/plain' };

/** A running process. `endStreams` must be called before `close`, while responses can still be sent. */
export type Server = {
  listener: RequestListener;
  app: App;
  /** Returns the text that the start prints for a shop without an admin, otherwise null. */
  describeSetup(): Promise<string | null>;
  endStreams(): void;
  close(): Promise<void>;
};

/** The entry point of the build and of dev. */
export async function openServer(
  config: Config,
  connection: pg.ClientConfig,
  root: string,
  progress = new StartProgress(),
): Promise<Server> {
  if (localeOf(config.LOCALE) !== locale)
    throw new Error(`the texts were loaded in ${locale}, not in ${config.LOCALE}`);
  const endTracing = await startTracing(config);
  const { app, close } = await openRuntime(config, connection, root, progress);
  await unlessAborted(progress.signal, openIndex(app)).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  const pages = new PagesByLanguage(routerBuild as ServerBuild, root);
  const context = new RouterContextProvider(new Map([[appContext, app]]));

  const hono = new Hono();
  hono.route('/api', createApi(app));
  hono.route('/', createFeeds(app, features));
  hono.route('/', createShopFiles(app));
  hono.route('/', createCards(app));
  // Open pages check whether a newer version runs.
  hono.get('/version', async () => {
    const { state } = app.maintenance;
    const headers = { ...noStore, ...(state && { [maintenanceHeader]: encodeURIComponent(state.text) }) };
    const { version } = await pages.current();
    return new Response(version, { headers });
  });
  hono.get('/offline', () => offlinePage());
  hono.get('/readyz', createReadyCheck(app));
  hono.all('*', async ({ req }) => {
    const began = performance.now();
    const { render } = await pages.current();
    const response = await render(req.raw, context);
    // Prevents browsers from caching a 404 or 410, because a paused item can come back.
    if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-cache');
    countResponse(req.method, 'page', response.status, (performance.now() - began) / 1000);
    return response;
  });
  hono.onError((error) => {
    app.log.error({ error }, 'a page could not be rendered');
    const { other, again } = siteTexts.errors;
    const { html, headers } = standalonePage({ ...other, retry: again });
    return new Response(html, { status: 500, headers });
  });
  const cache = new PageCache(app.changes);
  const streams = new Streams(app);
  const worker = startWorker(app, connection);
  const metrics = await serveMetrics(app, cache);
  const heartbeat = startHeartbeat(app);
  return {
    listener: createListener(app, cache, (request) => hono.fetch(request), undefined, streams),
    app,
    describeSetup: () => describeSetup(app),
    endStreams() {
      streams.drain();
      setTimeout(() => void stopUploads(app), maxUploadMs).unref();
    },
    async close() {
      streams.close();
      await worker.stop();
      await heartbeat.stop();
      await metrics?.close();
      await close();
      await endTracing();
    },
  };
}

/**
 * Returns the page that the service worker shows when a page cannot be fetched. For an order and its conversation, it
 * has the meeting and the handover code.
 */
function offlinePage(): Response {
  const { deal, meetings } = dealTexts;
  const { html, headers } = standalonePage(offline, {
    script: [`const plainCode = ${plainCode};`, `const isVerified = ${isVerified};`, handoverScript].join(
      '\n',
    ),
    style: handoverStyle,
    data: {
      heading: handoverTexts.offline,
      title: deal.item,
      price: deal.price,
      buyer: deal.otherSide.buyer,
      seller: deal.otherSide.seller,
      phone: handoverTexts.phone,
      when: meetings.when,
      place: meetings.where,
      yours: handoverTexts.yourCode,
      code: handoverTexts.code,
      check: handoverTexts.check,
      buyerhint: handoverTexts.offlineHint,
      sellerhint: handoverTexts.sellerHint,
      wrong: handoverTexts.wrong,
      right: handoverTexts.right,
      queued: handoverTexts.sendsLater,
      complete: handoverTexts.complete,
      completetext: handoverTexts.completeText,
      review: handoverTexts.review,
      reload: handoverTexts.reload,
      meetings: handoverTexts.stored,
    },
  });
  return new Response(html, { headers });
}

type Pages = { render: RequestHandler; version: string };

/** Renders pages whose scripts have the texts of the shop's language. Each language has scripts of its own. */
class PagesByLanguage {
  readonly #build: ServerBuild;
  readonly #root: string;
  readonly #pages = new Map<string, Promise<Pages>>();

  constructor(build: ServerBuild, root: string) {
    this.#build = build;
    this.#root = root;
  }

  current(): Promise<Pages> {
    const { language } = grammar;
    let pages = this.#pages.get(language);
    if (!pages) {
      pages = this.#open(language);
      this.#pages.set(language, pages);
      // Files that cannot be read now are read again for the next page.
      pages.catch(() => this.#pages.delete(language));
    }
    return pages;
  }

  async #open(language: string): Promise<Pages> {
    if (import.meta.env.DEV) return pagesOf(this.#build, 'development');
    if (language === 'en') return pagesOf(this.#build);
    const file = join(this.#root, 'build/server', `scripts-${language}.js`);
    const { default: assets }: { default: ServerBuild['assets'] } = await import(/* @vite-ignore */ file);
    return pagesOf({ ...this.#build, assets });
  }
}

const pagesOf = (build: ServerBuild, mode = 'production'): Pages => ({
  render: createRequestHandler(build, mode),
  version: build.assets.version,
});
