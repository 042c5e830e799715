import type { RequestListener } from 'node:http';
import { Hono } from 'hono';
import type pg from 'pg';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import * as build from 'virtual:react-router/server-build';
import { createEmbeddedProvider } from '#src/identity/embedded-provider.server.ts';
import type { App } from '#src/platform/app.server.ts';
import { appContext } from '#src/platform/app-context.server.ts';
import type { Config } from '#src/platform/config.server.ts';
import { original } from '#src/texts/original.ts';
import { setTexts } from '#src/texts/texts.ts';
import { createApi } from './api.ts';
import { isReady } from './health.ts';
import { createListener } from './listener.ts';
import { PageCache } from './page-cache.ts';
import { openRuntime } from './runtime.ts';
import { startWorker } from './worker.ts';

/** One running process: what answers its requests, and how to end it. */
export type Server = { listener: RequestListener; app: App; close(): Promise<void> };

/** Opens the database and answers with a listener for `node:http`. The one way in, for the build and for dev. */
export async function openServer(config: Config, connection: pg.ClientConfig, root: string): Promise<Server> {
  if (config.LOCALE === 'original') setTexts(original);
  const { app, close } = await openRuntime(config, connection, root);
  const provider = createEmbeddedProvider(app);
  const pages = createRequestHandler(
    build as ServerBuild,
    import.meta.env.DEV ? 'development' : 'production',
  );
  const context = new RouterContextProvider(new Map([[appContext, app]]));

  const hono = new Hono();
  hono.route('/api', createApi(app, provider));
  hono.get('/readyz', async () => isReady(app));
  hono.all('*', (request) => pages(request.req.raw, context));
  hono.onError((error) => {
    app.log.error({ name: error.name }, 'a page failed');
    return new Response('Something went wrong on our side.', { status: 500 });
  });
  const cache = new PageCache(app.changes);
  const worker = startWorker(app, connection);
  return {
    listener: createListener(app, cache, (request) => hono.fetch(request)),
    app,
    async close() {
      await worker.stop();
      await close();
    },
  };
}
