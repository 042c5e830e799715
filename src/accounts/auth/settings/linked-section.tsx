import { useQuery } from '@tanstack/react-query';
import { formatDay } from '#src/platform/shared/dates.ts';
import { accountTexts } from '#src/texts/account.ts';
import { listed } from '#src/texts/words.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { DefinitionList } from '#src/ui/lists/table.tsx';
import { SettingsSection } from '#src/ui/layout/page-heading.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import type { AccountState } from '#src/accounts/auth/browser-provider.ts';
import { accountActions, loadIdentity, refreshSession } from '#src/accounts/auth/client.ts';
import { useAction } from '#src/accounts/auth/use-action.ts';
import { useRenewAccount } from './use-account.ts';

export function LinkedSection({ state }: { state: AccountState }) {
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
  const renew = useRenewAccount();
  const { run, pending, failure } = useAction(async () => {
    await (await accountActions()).unlink?.();
    toast.success(words.done(words.names[providerId] ?? providerId));
    // Gets a new access token, because unlinking has ended all of them.
    await refreshSession();
    await renew();
  });
  return (
    <div className="flex flex-col gap-3">
      {failure && <Notice tone="error">{failure}</Notice>}
      <Button variant="line" size="sm" pending={pending} onClick={run}>
        {words.takeOff(words.names[providerId] ?? providerId)}
      </Button>
    </div>
  );
}

/** The account data of the login provider, which users may need when they ask for help. */
export function IdentityDetails() {
  const { identity: words } = accountTexts.account;
  const { data } = useQuery({ queryKey: ['account', 'identity'], queryFn: loadIdentity });
  if (!data) return null;
  const methods = data.providerData.map(({ providerId }) => words.names[providerId] ?? providerId);
  return (
    <details>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center text-sm">
        {words.title}
      </summary>
      <DefinitionList
        items={[
          { term: words.methods, detail: listed(methods) },
          { term: words.name, detail: data.displayName ?? '' },
          { term: words.uid, detail: <span className="mono wrap-anywhere">{data.uid}</span> },
        ]}
      />
    </details>
  );
}
