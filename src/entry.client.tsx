import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { startCards } from './catalog/cards/client.ts';
import { resume, watchVersion } from './ui/client/new-version.ts';

function register(): void {
  void navigator.serviceWorker?.register('/service-worker.js');
}

function start(): void {
  if (resume()) return;
  startCards();
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

start();
