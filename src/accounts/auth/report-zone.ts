import { ownZone } from '#src/platform/shared/zones.ts';
import { tryCall, type Api } from '#src/ui/client/call.ts';
import { currentSession, setSession, type Profile } from './session.ts';

/**
 * Reports the zone of this browser if it differs from the one that was reported last. A failed report is repeated when
 * the session is restored.
 */
export async function reportZone(user: Profile, api: Api): Promise<void> {
  const zone = ownZone();
  if (zone === undefined || zone === user.zone) return;
  const isStored = await tryCall(api('PUT /profile/zone', { body: { zone } }));
  const session = currentSession();
  if (isStored && session.state === 'signed-in' && session.user._id === user._id)
    setSession({ state: 'signed-in', user: { ...session.user, zone } });
}
