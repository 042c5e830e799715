import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { dataId, startId, type PageStart } from './app/page-start.ts';
import { startCards } from './catalog/cards/client.ts';
import { resume, watchVersion } from './ui/client/new-version.ts';

function register(): void {
  void navigator.serviceWorker?.register('/service-worker.js');
}

const textOf = (id: string): string => document.getElementById(id)?.textContent ?? '';

const load = (url: string): Promise<object> => import(/* @vite-ignore */ url);

/** Does what React Router's `Scripts` does. */
async function prepareRouter(): Promise<void> {
  const { manifest, routes, context }: PageStart = JSON.parse(textOf(startId));
  const [, ...modules] = await Promise.all([manifest, ...routes.map(([, module]) => module)].map(load));
  const stream = new Blob([textOf(dataId)]).stream();
  Object.assign(window, {
    __reactRouterContext: { ...context, stream },
    __reactRouterRouteModules: Object.fromEntries(routes.map(([id], index) => [id, modules[index]])),
  });
}

async function start(): Promise<void> {
  if (resume()) return;
  startCards();
  await prepareRouter();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
  if (!import.meta.env.PROD) return;
  watchVersion();
  // Registers the service worker only after everything that the page needs has loaded.
  if (document.readyState === 'complete') register();
  else addEventListener('load', register);
}

// Browsers skip the transition to a page that the user leaves before it appears, that takes more than four seconds to
// render, or that is in a hidden tab. This is not an error.
const skipped = ['AbortError', 'TimeoutError', 'InvalidStateError'];
addEventListener('unhandledrejection', (event) => {
  const { name, message }: Partial<Error> = event.reason ?? {};
  if (skipped.includes(name ?? '') && message?.startsWith('Transition')) event.preventDefault();
});

void start();
