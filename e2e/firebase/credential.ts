import { initializeApp } from '@firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  signInWithCredential,
} from '@firebase/auth';

declare global {
  interface Window {
    /** Signs in with the claims of a Google account and returns Firebase's ID token. */
    signInByCredential(
      settings: { apiKey: string; projectId: string; emulator: string },
      google: object,
    ): Promise<string>;
  }
}

// Runs on a page of the shop, so that it uses the same browser storage as the shop does.
window.signInByCredential = async ({ emulator, ...settings }, google) => {
  const auth = initializeAuth(initializeApp(settings), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  });
  connectAuthEmulator(auth, `http://${emulator}`, { disableWarnings: true });
  const credential = GoogleAuthProvider.credential(JSON.stringify(google));
  const { user } = await signInWithCredential(auth, credential);
  return user.getIdToken();
};
