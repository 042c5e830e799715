import { call } from '#src/ui/client/call.ts';
import type { LinkedProvider, SignedInIdentity } from '#src/accounts/auth/browser-provider.ts';

type Kept = {
  user: { id: string; name: string; email: string; emailVerified: boolean; image: string | null };
};
type Linked = { providerId: string; accountId: string };

export async function embeddedIdentity(): Promise<SignedInIdentity | null> {
  const { body: kept } = await call<Kept | null>('GET', '/api/auth/get-session');
  if (!kept) return null;
  const { body: accounts } = await call<Linked[]>('GET', '/api/auth/list-accounts');
  const { id: uid, name: displayName, email, emailVerified, image: photoURL } = kept.user;
  const shown = { displayName, email, photoURL, phoneNumber: null };
  const providerData = accounts.map(({ providerId, accountId }): LinkedProvider =>
    providerId === 'credential'
      ? { ...shown, providerId: 'password', uid: email }
      : { ...shown, providerId: `${providerId}.com`, uid: accountId },
  );
  return { ...shown, uid, emailVerified, isAnonymous: false, providerData };
}
