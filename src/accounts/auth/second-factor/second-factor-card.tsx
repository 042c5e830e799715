import { useState } from 'react';
import { useIdentitySettings, type AccountState } from '#src/accounts/auth/browser-provider.ts';
import { ownCall } from '#src/accounts/auth/confirming/confirmed.ts';
import { PasskeysSection } from '#src/accounts/auth/passkeys/section.tsx';
import { useCurrentUser } from '#src/accounts/auth/session.ts';
import { useAccountState, useReloadAccount } from '#src/accounts/auth/settings/use-account.ts';
import { explainAny, useAction } from '#src/accounts/auth/use-action.tsx';
import { formatDay } from '#src/platform/shared/dates.ts';
import { secondFactorTexts } from '#src/texts/second-factor.ts';
import { Button } from '#src/ui/button.tsx';
import { useConfirmed } from '#src/ui/dialogs/use-confirmed.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { RowsSkeleton } from '#src/ui/feedback/placeholders.tsx';
import { RetryNotice } from '#src/ui/feedback/retry-notice.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { PageHeading, SettingsSection } from '#src/ui/layout/page-heading.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';

const ScanDialog = lazyPart(async () => (await import('./dialogs.tsx')).ScanDialog);
const CodesDialog = lazyPart(async () => (await import('./dialogs.tsx')).CodesDialog);

/** The only page of the dashboard for an admin who has to set up a second factor first. */
export function SecondFactorCard() {
  const { admins } = secondFactorTexts;
  const { data, isError, refetch } = useAccountState();
  return (
    <div className="shell py-8 lg:py-10">
      <PageHeading title={admins.title} lead={admins.lead} className="mb-8" />
      {isError && <RetryNotice onRetry={refetch} />}
      {!data && !isError && <RowsSkeleton count={3} />}
      {data && <SecondFactorSection state={data} />}
    </div>
  );
}

/** The second factors of the account: passkeys, an authenticator app and recovery codes. */
export function SecondFactorSection({ state }: { state: AccountState }) {
  const { section, setUp } = secondFactorTexts;
  const { firebase } = useIdentitySettings();
  const { role, needsSecondFactor } = useCurrentUser();
  const [uri, setUri] = useState<string | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const reload = useReloadAccount();
  const { secondFactor: factor } = state;
  const prepare = useAction(async () =>
    setUri((await ownCall('POST /auth/two-factor/enable', { body: {} })).body.totpURI),
  );
  const { confirm, dialog } = useConfirmed({
    run: async (change: keyof typeof changes) => changes[change](),
    explain: explainAny,
    onDone: async (_, made) => {
      if (made) return setCodes(made);
      toast.success(secondFactorTexts.remove.done);
      await reload();
    },
    words: (change) => ({
      tone: change === 'remove' ? 'danger' : 'solid',
      title: secondFactorTexts[change].title,
      children: secondFactorTexts[change].lead,
      confirmLabel: secondFactorTexts[change].submit,
      cancelLabel: secondFactorTexts.confirm.cancel,
    }),
  });
  const end = async () => {
    setCodes(null);
    await reload();
  };
  const setTurnedOn = async (made: string[] | null) => {
    setUri(null);
    toast.success(setUp.done);
    if (made) setCodes(made);
    else await reload();
  };
  const isDemoAdmin = role === 'admin' && !needsSecondFactor && !factor;
  return (
    <>
      {!firebase && <PasskeysSection passkeys={factor?.passkeys ?? []} onCodes={setCodes} />}
      <SettingsSection title={section.title} lead={firebase ? section.outside : section.lead}>
        {factor && (
          <p>
            {factor.app && section.since(formatDay(factor.app))}
            <span className="block text-sm text-soft">{section.codesLeft(factor.codesLeft)}</span>
          </p>
        )}
        {isDemoAdmin && !firebase && <p className="text-sm">{section.optional}</p>}
        {prepare.failure && <Notice tone="error">{prepare.failure}</Notice>}
        {!firebase && (
          <div className="flex flex-wrap gap-3">
            {factor?.app ? (
              <Button variant="line" onClick={() => confirm('remove')}>
                {section.remove}
              </Button>
            ) : (
              <Button variant="line" pending={prepare.pending} onClick={prepare.run}>
                {section.setUp}
              </Button>
            )}
            {factor && (
              <Button variant="line" onClick={() => confirm('newCodes')}>
                {section.newCodes}
              </Button>
            )}
          </div>
        )}
        {dialog}
      </SettingsSection>
      {uri !== null && !codes && <ScanDialog uri={uri} onDone={setTurnedOn} onClose={() => setUri(null)} />}
      {codes && <CodesDialog codes={codes} onClose={() => void end()} />}
    </>
  );
}

const changes = {
  newCodes: async () =>
    (await ownCall('POST /auth/two-factor/generate-backup-codes', { body: {} })).body.backupCodes,
  remove: async () => {
    await ownCall('POST /auth/two-factor/disable', { body: {} });
    return null;
  },
};
