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
    /** Signs in with what Google says of someone, and answers Firebase's ID token. */
    signInByCredential(
      settings: { apiKey: string; projectId: string; emulator: string },
      google: object,
    ): Promise<string>;
  }
}

// Beside the shop's own code, on a page of the shop: what it keeps in the browser is the same.
window.signInByCredential = async ({ emulator, ...settings }, google) => {
  const auth = initializeAuth(initializeApp(settings), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  });
  connectAuthEmulator(auth, `http://${emulator}`, { disableWarnings: true });
  const credential = GoogleAuthProvider.credential(JSON.stringify(google));
  const { user } = await signInWithCredential(auth, credential);
  return user.getIdToken();
};
