import { useRouteLoaderData } from 'react-router';
import type { IdentitySettings } from './browser-settings.ts';

const none: IdentitySettings = { google: 'off', firebase: null };

export function useIdentitySettings(): IdentitySettings {
  return useRouteLoaderData<{ identity: IdentitySettings }>('root')?.identity ?? none;
}
