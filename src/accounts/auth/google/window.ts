import { CallError } from '#src/ui/client/call.ts';

const width = 500;
const height = 600;
const pollMs = 2_000;

/** The message that the last page of a Google sign-in sends to its opener; null on success. */
export type GoogleOutcome = { google: string | null };

/** Maps errors to the codes of the original provider. All other errors get a general message. */
const codes: Record<string, string> = {
  access_denied: 'auth/user-cancelled',
  account_closed: 'auth/user-disabled',
  maintenance: 'maintenance',
  signup_disabled: 'auth/sign-up-closed',
  account_not_linked: 'auth/account-exists-with-different-credential',
  other_account: 'auth/user-mismatch',
  unauthenticated: 'unauthenticated',
  too_many_requests: 'auth/too-many-requests',
  unreachable: 'auth/google-unreachable',
};

/** Logs in with Google. Returns false if the second step has to follow. @throws CallError */
export function signInByWindow(invitation?: string): Promise<boolean> {
  const query = invitation === undefined ? '' : `?${new URLSearchParams({ invitation })}`;
  return openWindow(`sign-in/google${query}`);
}

/** Confirms the session with the Google account of its user. @throws CallError */
export const confirmByWindow = () => openWindow('confirm/google');

/** Opens the embedded provider's Google window and waits for the message from its last page. */
async function openWindow(path: string): Promise<boolean> {
  const left = Math.max(0, screenX + (outerWidth - width) / 2);
  const top = Math.max(0, screenY + (outerHeight - height) / 2);
  const place = `popup,width=${width},height=${height},left=${left},top=${top}`;
  const opened = window.open(`/api/auth/${path}`, 'google', place);
  if (!opened) throw failure('auth/popup-blocked', 'The browser blocked the login window.');
  const error = await outcomeOf(opened);
  if (error === 'second_step') return false;
  if (error !== null) throw failure(codes[error] ?? 'auth/google-failed', `Google sign-in failed: ${error}.`);
  return true;
}

function outcomeOf(opened: Window): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearInterval(poll);
      window.removeEventListener('message', listen);
    };
    const listen = ({ origin, source, data }: MessageEvent<Partial<GoogleOutcome> | undefined>) => {
      // Any page can send messages to this one, so the sender is checked.
      if (origin !== location.origin || source !== opened || data?.google === undefined) return;
      end();
      resolve(data.google);
    };
    const poll = setInterval(() => {
      if (!opened.closed) return;
      end();
      reject(
        failure('auth/popup-closed-by-user', 'The login window was closed before the login was complete.'),
      );
    }, pollMs);
    window.addEventListener('message', listen);
  });
}

function failure(code: string, detail: string): CallError {
  return new CallError(400, { code, detail });
}
