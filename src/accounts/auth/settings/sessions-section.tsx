import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { signOut } from '#src/accounts/auth/client.ts';
import { describeDevice } from '#src/accounts/auth/sessions/device-name.ts';
import { ActionButton, explainAny } from '#src/accounts/auth/use-action.tsx';
import type { Responses } from '#src/platform/http/calls.ts';
import { formatDay } from '#src/platform/shared/dates.ts';
import { accountTexts } from '#src/texts/account.ts';
import { siteTexts } from '#src/texts/site.ts';
import { Button } from '#src/ui/button.tsx';
import { call } from '#src/ui/client/call.ts';
import { useConfirmed } from '#src/ui/dialogs/use-confirmed.tsx';
import { RowsSkeleton } from '#src/ui/feedback/placeholders.tsx';
import { RetryNotice } from '#src/ui/feedback/retry-notice.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { SettingsSection } from '#src/ui/layout/page-heading.tsx';
import { useReloadAccount } from './use-account.ts';

export function SessionsSection() {
  const { account } = accountTexts;
  const { data, isError, refetch } = useQuery({
    queryKey: ['account', 'sessions'],
    queryFn: async () => (await call('GET /auth/list-sessions')).body,
  });
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

function Device({ device }: { device: Responses['GET /auth/list-sessions'][number] }) {
  const { sessions } = accountTexts.account;
  const name = describeDevice(device.userAgent);
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3">
      <span className="flex min-w-0 flex-col gap-1">
        <span className="font-[550]">
          {name} {device.current && <span className="mono ms-2 bg-wash px-2 py-0.5">{sessions.current}</span>}
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
  const reload = useReloadAccount();
  const end = async () => {
    await call('POST /auth/revoke-session', { body: { id } });
    toast.success(sessions.ended(name));
    await reload();
  };
  return (
    <ActionButton size="sm" aria-label={sessions.end(name)} action={end}>
      {siteTexts.layout.logout}
    </ActionButton>
  );
}

function SignOutEverywhere() {
  const { sessions } = accountTexts.account;
  const navigate = useNavigate();
  const { confirm, dialog } = useConfirmed({
    run: () => call('POST /auth/revoke-sessions', { body: {} }),
    done: sessions.done,
    explain: explainAny,
    onDone: async () => {
      await navigate('/login', { replace: true });
      await signOut();
    },
    words: () => ({
      tone: 'solid',
      title: sessions.everywhereTitle,
      children: sessions.everywhereText,
      confirmLabel: sessions.everywhereYes,
      cancelLabel: sessions.everywhereNo,
    }),
  });
  return (
    <div>
      <Button variant="line" onClick={() => confirm(true)}>
        {sessions.everywhere}
      </Button>
      {dialog}
    </div>
  );
}
