import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { resume, watchVersion } from './ui/client/new-version.ts';

function register(): void {
  void navigator.serviceWorker?.register('/service-worker.js');
}

function start(): void {
  if (resume()) return;
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
  // After everything that the page needs.
  if (document.readyState === 'complete') register();
  else addEventListener('load', register);
}

// The browser skips the fading of a page that is left before it has come in, that takes it more than four seconds to draw,
// or that nobody looks at. That is no error.
const skipped = ['AbortError', 'TimeoutError', 'InvalidStateError'];
addEventListener('unhandledrejection', (event) => {
  const { name, message }: Partial<Error> = event.reason ?? {};
  if (skipped.includes(name ?? '') && message?.startsWith('Transition')) event.preventDefault();
});

start();
