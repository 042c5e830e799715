import type { RequestListener, Server } from 'node:http';
import type pg from 'pg';
import type { Config } from '#src/platform/config/config.server.ts';
import { root } from './environment.ts';
import type { openServer } from './open-server.ts';

type App = { openServer: typeof openServer };
type Shop = Awaited<ReturnType<typeof openServer>>['app']['shop'];

/** Serves pages and API through Vite, which loads changed sources at the next request. */
export async function createDevListener(server: Server, config: Config, connection: pg.ClientConfig) {
  const vite = await import('vite');
  const ownListeners = process.listeners('SIGTERM');
  const tool = await vite.createServer({
    root,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  });
  // React Router starts a second Vite within this one, which would end the process before its database is stopped.
  for (const listener of process.listeners('SIGTERM'))
    if (!ownListeners.includes(listener)) process.off('SIGTERM', listener);
  const environment = tool.environments['ssr'];
  if (!environment || !vite.isRunnableDevEnvironment(environment))
    throw new Error('Vite has no SSR environment');
  const { runner } = environment;

  let current: { module: App; opened: ReturnType<typeof openServer> } | undefined;
  let shop: Shop | undefined;
  async function pages(): Promise<RequestListener> {
    const module = await runner.import<App>('/src/server/start-up/open-server.ts');
    if (current?.module !== module) {
      const before = current;
      current = { module, opened: module.openServer(config, connection, root) };
      await (await before?.opened)?.close();
    }
    const { app, listener } = await current.opened;
    shop = app.shop;
    return listener;
  }

  /** Browsers load the texts of the shop's language, which `tools/translated-texts.ts` reads. */
  function followLanguage(): void {
    const language = shop?.current.language;
    if (language === undefined || process.env['SCRIPTS_LANGUAGE'] === language) return;
    process.env['SCRIPTS_LANGUAGE'] = language;
    tool.environments['client']?.moduleGraph.invalidateAll();
  }
  await pages();
  // Ends the live streams of open pages, for which a shutdown would otherwise wait.
  const endStreams = (): void => void current?.opened.then((opened) => opened.endStreams());

  const listener: RequestListener = (req, res) => {
    followLanguage();
    tool.middlewares(req, res, () => {
      pages().then(
        (listen) => listen(req, res),
        (error: Error) => {
          tool.ssrFixStacktrace(error);
          res.writeHead(500, { 'content-type': 'text/plain' }).end(error.stack);
        },
      );
    });
  };
  return {
    listener,
    endStreams,
    describeSetup: async () => (await current?.opened)?.describeSetup() ?? null,
    async close() {
      await (await current?.opened)?.close();
      await tool.close();
    },
  };
}
