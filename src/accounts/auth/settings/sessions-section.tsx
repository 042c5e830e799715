import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { SignedInDevice } from '#src/accounts/auth/browser-provider.ts';
import { accountActions, refreshSession, signOut } from '#src/accounts/auth/client.ts';
import { nameDevice } from '#src/accounts/auth/sessions/device-name.ts';
import { useAction } from '#src/accounts/auth/use-action.ts';
import { formatDay } from '#src/platform/shared/dates.ts';
import { accountTexts } from '#src/texts/account.ts';
import { siteTexts } from '#src/texts/site.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice, RetryNotice } from '#src/ui/feedback/notice.tsx';
import { RowsSkeleton } from '#src/ui/feedback/placeholders.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { SettingsSection } from '#src/ui/layout/page-heading.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { useRenewAccount, useSessions } from './use-account.ts';

const ConfirmDialog = lazyPart(
  async () => (await import('#src/ui/dialogs/confirm-dialog.tsx')).ConfirmDialog,
);

export function SessionsSection() {
  const { account } = accountTexts;
  const { data, isError, refetch } = useSessions();
  if (data === null) return null;
  return (
    <SettingsSection title={account.sessions.title} lead={account.sessions.lead}>
      {isError && <RetryNotice onRetry={refetch} />}
      {!data && !isError && <RowsSkeleton count={2} />}
      {data && (
        <ul className="border-t border-line">
          {data.map((device) => (
            <Device key={device.id} device={device} />
          ))}
        </ul>
      )}
      <SignOutEverywhere />
    </SettingsSection>
  );
}

function Device({ device }: { device: SignedInDevice }) {
  const { sessions } = accountTexts.account;
  const found = nameDevice(device.userAgent);
  const name = found ? sessions.device(found.browser, found.system) : sessions.unknown;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3">
      <span className="flex min-w-0 flex-col gap-1">
        <span className="font-[550]">
          {name}
          {device.current && <span className="mono ms-3 bg-wash px-2 py-0.5">{sessions.current}</span>}
        </span>
        <span className="text-sm text-soft">
          {[
            sessions.signedIn(formatDay(device.signedInAt)),
            device.sameNetwork ? sessions.sameNetwork : device.network && sessions.network(device.network),
            sessions.lastUsed(formatDay(device.lastUsedAt)),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      {!device.current && <EndButton id={device.id} name={name} />}
    </li>
  );
}

function EndButton({ id, name }: { id: string; name: string }) {
  const { sessions } = accountTexts.account;
  const renew = useRenewAccount();
  const { run, pending, failure } = useAction(async () => {
    await (await accountActions()).endSession?.(id);
    toast.success(sessions.ended(name));
    // Gets a new access token, because the session's end has ended all of them.
    await refreshSession();
    await renew();
  });
  return (
    <>
      <Button variant="line" size="sm" aria-label={sessions.end(name)} pending={pending} onClick={run}>
        {siteTexts.layout.logout}
      </Button>
      {failure && (
        <Notice tone="error" className="w-full">
          {failure}
        </Notice>
      )}
    </>
  );
}

function SignOutEverywhere() {
  const { account } = accountTexts;
  const { sessions } = account;
  const [isConfirming, setIsConfirming] = useState(false);
  const navigate = useNavigate();
  const { run, pending, failure } = useAction(async () => {
    const actions = await accountActions();
    await actions.signOutEverywhere?.();
    toast.success(sessions.done);
    await navigate('/login', { replace: true });
    await signOut();
  });
  return (
    <div>
      <Button variant="line" onClick={() => setIsConfirming(true)}>
        {sessions.everywhere}
      </Button>
      {isConfirming && (
        <ConfirmDialog
          onClose={() => setIsConfirming(false)}
          title={sessions.everywhereTitle}
          tone="solid"
          confirmLabel={sessions.everywhereYes}
          cancelLabel={sessions.everywhereNo}
          onConfirm={run}
          pending={pending}
          error={failure ?? undefined}
        >
          {sessions.everywhereText}
        </ConfirmDialog>
      )}
    </div>
  );
}
