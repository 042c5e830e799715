import type { Config } from '#src/platform/config/config.server.ts';
import { hasGoogleLogin } from '#src/platform/config/identity-settings.server.ts';
import type { FirebaseSettings, IdentitySettings } from './browser-provider.ts';

export const identitySettings = (config: Config): IdentitySettings => ({
  google: hasGoogleLogin(config),
  firebase: firebaseOf(config),
});

function firebaseOf(config: Config): FirebaseSettings | null {
  if (config.IDENTITY !== 'firebase') return null;
  const { FIREBASE_API_KEY: apiKey = '', FIREBASE_PROJECT_ID: projectId = '' } = config;
  return {
    apiKey,
    projectId,
    authDomain: config.FIREBASE_AUTH_DOMAIN ?? `${projectId}.firebaseapp.com`,
    emulator: config.FIREBASE_AUTH_EMULATOR_HOST ?? null,
  };
}

/** The sources that the content security policy must allow for Firebase, grouped by directive. */
export function identitySources(config: Config): { script: string[]; connect: string[]; frame: string[] } {
  const firebase = firebaseOf(config);
  if (!firebase) return { script: [], connect: [], frame: [] };
  const emulator = firebase.emulator ? [`http://${firebase.emulator}`] : [];
  // Google's window sends its result to a frame of the auth domain, which loads a script from Google.
  return {
    script: config.FIREBASE_GOOGLE ? ['https://apis.google.com'] : [],
    connect: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com', ...emulator],
    frame: config.FIREBASE_GOOGLE ? [`https://${firebase.authDomain}`, ...emulator] : [],
  };
}
