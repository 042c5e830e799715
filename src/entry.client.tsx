import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { setTexts } from '#src/texts/texts.ts';

async function start(): Promise<void> {
  if (document.documentElement.dataset['texts'] === 'original') {
    setTexts((await import('#src/texts/original.ts')).original);
  }
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
}

void start();
