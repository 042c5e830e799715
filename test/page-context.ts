import { RouterContextProvider, type LoaderFunctionArgs } from 'react-router';
import { referenceOf } from '#src/catalog/search/parsing/models.server.ts';
import type { App } from '#src/platform/app.server.ts';
import { appContext } from '#src/platform/http/page-loader.server.ts';
import { origin } from './api.ts';

/**
 * Returns the context of the server's pages. Like the server, it first reads the reference, because that blocks the
 * process for so long that a page that connects to the database at the same time would respond with 503.
 */
export async function contextOf(app: App): Promise<RouterContextProvider> {
  await referenceOf(app.root);
  return new RouterContextProvider(new Map([[appContext, app]]));
}

/** Calls the loader of a page as the server does for this path. */
export async function callLoader<Args extends LoaderFunctionArgs, T>(
  app: App,
  loader: (args: Args) => Promise<T>,
  path: string,
  params: LoaderFunctionArgs['params'] = {},
): Promise<T> {
  const url = new URL(path, origin);
  const args = { context: await contextOf(app), params, url, request: new Request(url) };
  return loader(args as unknown as Args);
}
