import { useRouteLoaderData } from 'react-router';
import type { IdentitySettings } from './browser-settings.ts';

const none: IdentitySettings = { google: 'off', firebase: null };

/** How this shop signs people in, which every page has from the root. */
export function useIdentitySettings(): IdentitySettings {
  return (useRouteLoaderData('root') as { identity: IdentitySettings } | undefined)?.identity ?? none;
}
