import type { App } from '#src/platform/app.server.ts';
import { createEmbeddedProvider } from './embedded/provider.server.ts';
import { createFirebaseProvider } from './firebase/provider.server.ts';
import type { IdentityProvider } from './service.server.ts';

export function createProvider(app: App): IdentityProvider {
  return app.config.IDENTITY === 'firebase' ? createFirebaseProvider(app) : createEmbeddedProvider(app);
}
