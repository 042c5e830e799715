import { createContext, data, type LoaderFunctionArgs } from 'react-router';
import type { App } from '#src/platform/app.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { answerable } from '#src/platform/outage.server.ts';

export const appContext = createContext<App>();

type Args = {
  app: App;
  params: LoaderFunctionArgs['params'];
  url: URL;
  /** Whether the response is a document, and not only the data for a navigation inside the site. */
  isDocument: boolean;
};

export function pageLoader<T>(load: (args: Args) => Promise<T>) {
  return async ({ context, params, url, request }: LoaderFunctionArgs): Promise<T> => {
    const app = context.get(appContext);
    const isDocument = !new URL(request.url).pathname.endsWith('.data');
    try {
      return await load({ app, params, url, isDocument });
    } catch (thrown) {
      const error = answerable(thrown);
      if (!(error instanceof AppError)) throw thrown;
      throw data({ code: error.code, detail: error.message }, { status: error.status });
    }
  };
}
