import type { App } from '#src/platform/app.server.ts';
import { createEmbeddedProvider } from './embedded/provider.server.ts';
import { createFirebaseProvider } from './firebase/provider.server.ts';
import type { IdentityProvider } from './service.server.ts';

declare module '#src/platform/app.server.ts' {
  interface Singletons {
    identityProvider: IdentityProvider;
  }
}

/** Returns the identity provider of this process. */
export function providerOf(app: App): IdentityProvider {
  return (app.singletons.identityProvider ??=
    app.config.IDENTITY === 'firebase' ? createFirebaseProvider(app) : createEmbeddedProvider(app));
}
