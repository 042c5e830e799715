import { Link, useNavigate } from 'react-router';
import { useIdentitySettings, type AccountState } from '#src/accounts/auth/browser-provider.ts';
import { api, signOut } from '#src/accounts/auth/client.ts';
import { ownCall } from '#src/accounts/auth/confirming/confirmed.ts';
import { loadProvider } from '#src/accounts/auth/load-provider.ts';
import { SecondFactorSection } from '#src/accounts/auth/second-factor/second-factor-card.tsx';
import { setPathAfterEnd } from '#src/accounts/auth/session.ts';
import { ActionButton, explainAny } from '#src/accounts/auth/use-action.tsx';
import { formatDay } from '#src/platform/shared/dates.ts';
import { accountTexts } from '#src/texts/account.ts';
import { exchangeTexts } from '#src/texts/exchange.ts';
import { listed } from '#src/texts/words.ts';
import { Button } from '#src/ui/button.tsx';
import { saveFile } from '#src/ui/client/save-file.ts';
import { useConfirmed } from '#src/ui/dialogs/use-confirmed.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { RowsSkeleton } from '#src/ui/feedback/placeholders.tsx';
import { RetryNotice } from '#src/ui/feedback/retry-notice.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { SettingsSection } from '#src/ui/layout/page-heading.tsx';
import { DefinitionList } from '#src/ui/lists/table.tsx';
import { EmailSection } from './email-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { useAccountState, useReloadAccount } from './use-account.ts';

export function SecurityCard() {
  const { data, isError, refetch } = useAccountState();
  const { firebase } = useIdentitySettings();
  return (
    <>
      {isError && <RetryNotice onRetry={refetch} />}
      {!data && !isError && <RowsSkeleton count={3} />}
      {data && <EmailSection state={data} />}
      {data && <PasswordSection state={data} />}
      {data && <SecondFactorSection state={data} />}
      {data && <LinkedSection state={data} />}
      {/* Firebase does not list other sessions to browsers. */}
      {!firebase && <SessionsSection />}
      <PersonalDataSections state={data} />
    </>
  );
}

function PersonalDataSections({ state }: { state: AccountState | undefined }) {
  const { data, remove } = accountTexts.account;
  const navigate = useNavigate();
  const { confirm, dialog } = useConfirmed<string>({
    run: () => deleteAccount(async () => navigate('/', { replace: true })),
    explain: explainAny,
    onDone: async () => undefined,
    words: () => ({
      tone: 'danger',
      title: remove.dialogTitle,
      children: remove.lead,
      confirmLabel: remove.yes,
      cancelLabel: remove.no,
    }),
  });
  return (
    <>
      <SettingsSection title={data.title} lead={data.lead}>
        <ActionButton action={download}>{data.download}</ActionButton>
        <p>
          <Link to="/dashboard/export" className="link">
            {exchangeTexts.export.forTables}
          </Link>
        </p>
        {state && <IdentityDetails state={state} />}
      </SettingsSection>
      <SettingsSection title={remove.title} lead={remove.lead}>
        <div>
          <Button variant="danger" onClick={() => confirm('account')}>
            {remove.start}
          </Button>
        </div>
        {dialog}
      </SettingsSection>
    </>
  );
}

async function download(): Promise<void> {
  const { body } = await api('GET /profile/export');
  const file = new Blob([JSON.stringify(body, null, 2)], { type: 'application/json' });
  saveFile(file, 'rangefinder-data.json');
}

async function deleteAccount(leave: () => Promise<void>): Promise<void> {
  setPathAfterEnd('/');
  try {
    await api('DELETE /profile');
    await (await loadProvider()).removeAccount?.();
    toast.success(accountTexts.account.remove.done);
    await leave();
    await signOut();
  } finally {
    setPathAfterEnd(null);
  }
}

function LinkedSection({ state }: { state: AccountState }) {
  const { linked: words } = accountTexts.account;
  if (state.linked.length === 0) return null;
  return (
    <SettingsSection title={words.title} lead={words.lead}>
      <ul className="flex flex-col gap-4">
        {state.linked.map(({ providerId, since }) => (
          <li key={providerId} className="flex flex-wrap items-center justify-between gap-3">
            <span className="text-sm">
              {words.since(words.names[providerId] ?? providerId, formatDay(since))}
            </span>
            {state.hasPassword && <UnlinkButton providerId={providerId} />}
          </li>
        ))}
      </ul>
      {!state.hasPassword && <Notice>{words.last}</Notice>}
    </SettingsSection>
  );
}

function UnlinkButton({ providerId }: { providerId: string }) {
  const { linked: words } = accountTexts.account;
  const reload = useReloadAccount();
  const name = words.names[providerId] ?? providerId;
  const unlink = async () => {
    await ownCall('POST /auth/unlink-account', { body: { providerId: 'google' } });
    toast.success(words.done(name));
    await reload();
  };
  return (
    <ActionButton size="sm" action={unlink}>
      {words.takeOff(name)}
    </ActionButton>
  );
}

/** The account data of the login provider, which users may need when they ask for help. */
function IdentityDetails({ state: { id, name, methods } }: { state: AccountState }) {
  const { identity: words } = accountTexts.account;
  return (
    <details>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center text-sm">
        {words.title}
      </summary>
      <DefinitionList
        items={[
          { term: words.methods, detail: listed(methods.map((method) => words.names[method] ?? method)) },
          { term: words.name, detail: name },
          { term: words.uid, detail: <span className="mono wrap-anywhere">{id}</span> },
        ]}
      />
    </details>
  );
}
