import { CallError } from '#src/ui/client/call.ts';
import { readIdentitySettings, type BrowserProvider, type FirebaseSettings } from './browser-provider.ts';
import { embedded } from './embedded/browser-provider.ts';

let provider: Promise<BrowserProvider> | undefined;

/** Firebase is large, so it is loaded only where it is configured, on first use. */
export function loadProvider(): Promise<BrowserProvider> {
  const { firebase } = readIdentitySettings();
  provider ??= firebase && !import.meta.env.SSR ? loadFirebase(firebase) : Promise.resolve(embedded);
  return provider;
}

async function loadFirebase(settings: FirebaseSettings): Promise<BrowserProvider> {
  const { createFirebase } = await import('./firebase/browser-provider.ts').catch(() => {
    provider = undefined;
    throw new CallError(0, {});
  });
  return createFirebase(settings);
}
