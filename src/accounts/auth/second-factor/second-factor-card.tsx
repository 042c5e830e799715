import { useState } from 'react';
import { useIdentitySettings, type AccountState } from '#src/accounts/auth/browser-provider.ts';
import { useCurrentUser } from '#src/accounts/auth/session.ts';
import { useAccountState } from '#src/accounts/auth/settings/use-account.ts';
import { formatDay } from '#src/platform/shared/dates.ts';
import { secondFactorTexts } from '#src/texts/second-factor.ts';
import { Button } from '#src/ui/button.tsx';
import { RetryNotice } from '#src/ui/feedback/notice.tsx';
import { RowsSkeleton } from '#src/ui/feedback/placeholders.tsx';
import { PageHeading, SettingsSection } from '#src/ui/layout/page-heading.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';

const SetUpDialog = lazyPart(async () => (await import('./dialogs.tsx')).SetUpDialog);
const CodesDialog = lazyPart(async () => (await import('./dialogs.tsx')).NewCodesDialog);
const RemoveDialog = lazyPart(async () => (await import('./dialogs.tsx')).RemoveDialog);

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

/** The authenticator app of the account: set it up, make new recovery codes, remove it. */
export function SecondFactorSection({ state }: { state: AccountState }) {
  const { section } = secondFactorTexts;
  const { firebase } = useIdentitySettings();
  const { role, needsSecondFactor } = useCurrentUser();
  const [open, setOpen] = useState<'setUp' | 'codes' | 'remove' | null>(null);
  const close = () => setOpen(null);
  const { secondFactor: factor } = state;
  const isDemoAdmin = role === 'admin' && !needsSecondFactor && !factor;
  return (
    <SettingsSection title={section.title} lead={firebase ? section.outside : section.lead}>
      {factor && (
        <p>
          {section.since(formatDay(factor.since))}
          <span className="block text-sm text-soft">{section.codesLeft(factor.codesLeft)}</span>
        </p>
      )}
      {isDemoAdmin && !firebase && <p className="text-sm">{section.optional}</p>}
      {!firebase && (
        <div className="flex flex-wrap gap-3">
          {factor ? (
            <>
              <Button variant="line" onClick={() => setOpen('codes')}>
                {section.newCodes}
              </Button>
              <Button variant="line" onClick={() => setOpen('remove')}>
                {section.remove}
              </Button>
            </>
          ) : (
            <Button variant="line" onClick={() => setOpen('setUp')}>
              {section.setUp}
            </Button>
          )}
        </div>
      )}
      {open === 'setUp' && <SetUpDialog hasPassword={state.hasPassword} onClose={close} />}
      {open === 'codes' && <CodesDialog hasPassword={state.hasPassword} onClose={close} />}
      {open === 'remove' && <RemoveDialog hasPassword={state.hasPassword} onClose={close} />}
    </SettingsSection>
  );
}
