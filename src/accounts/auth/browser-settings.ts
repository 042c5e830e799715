import { useRouteLoaderData } from 'react-router';

export type IdentitySettings = {
  /** Whether the button is there; `demo` has one that only says how to set it up. */
  google: 'on' | 'off' | 'demo';
  firebase: FirebaseSettings | null;
};

export type FirebaseSettings = {
  apiKey: string;
  projectId: string;
  authDomain: string;
  /** `host:port` of the Auth emulator, in tests. */
  emulator: string | null;
};

const none: IdentitySettings = { google: 'off', firebase: null };

export function readIdentitySettings(): IdentitySettings {
  // Tests run browser code without a page.
  const written = globalThis.document?.documentElement.dataset['identity'];
  return written ? JSON.parse(written) : none;
}

export function useIdentitySettings(): IdentitySettings {
  return useRouteLoaderData<{ identity: IdentitySettings }>('root')?.identity ?? none;
}
