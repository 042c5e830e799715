import { useState } from 'react';
import type { AccountState } from '#src/accounts/auth/browser-provider.ts';
import { ownCall } from '#src/accounts/auth/confirming/confirmed.ts';
import { useReloadAccount, useRenewAccount } from '#src/accounts/auth/settings/use-account.ts';
import { ActionButton, explainAny } from '#src/accounts/auth/use-action.tsx';
import { formatDay } from '#src/platform/shared/dates.ts';
import { secondFactorTexts } from '#src/texts/second-factor.ts';
import { Button } from '#src/ui/button.tsx';
import { useConfirmed } from '#src/ui/dialogs/use-confirmed.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { SettingsSection } from '#src/ui/layout/page-heading.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';

const RenameDialog = lazyPart(async () => (await import('./rename-dialog.tsx')).RenameDialog);

type Passkey = NonNullable<AccountState['secondFactor']>['passkeys'][number];

/** The passkeys of the account. `onCodes` shows the recovery codes that the first second factor comes with. */
export function PasskeysSection({
  passkeys,
  onCodes,
}: {
  passkeys: readonly Passkey[];
  onCodes: (codes: string[]) => void;
}) {
  const { passkeys: words, confirm: common } = secondFactorTexts;
  const [renaming, setRenaming] = useState<Passkey | null>(null);
  const renew = useRenewAccount();
  const reload = useReloadAccount();
  const add = async () => {
    const codes = await (await import('./browser.ts')).addPasskey();
    toast.success(words.added);
    if (codes) onCodes(codes);
    else await renew();
  };
  const { confirm, dialog } = useConfirmed<Passkey>({
    run: ({ id }) => ownCall('POST /auth/passkeys/remove', { body: { id } }),
    done: words.removed,
    explain: explainAny,
    onDone: reload,
    words: ({ name }) => ({
      tone: 'danger',
      title: words.removeTitle(name),
      children: words.removeText,
      confirmLabel: words.remove,
      cancelLabel: common.cancel,
    }),
  });
  return (
    <SettingsSection title={words.title} lead={words.lead}>
      {passkeys.length > 0 && (
        <ul className="border-t border-line">
          {passkeys.map((passkey) => (
            <li
              key={passkey.id}
              className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3"
            >
              <span className="flex min-w-0 flex-col gap-1">
                <span className="font-[550] wrap-anywhere">{passkey.name}</span>
                <span className="text-sm text-soft">{describe(passkey)}</span>
              </span>
              <span className="flex flex-wrap gap-3">
                <Button
                  variant="line"
                  size="sm"
                  aria-label={words.renameOf(passkey.name)}
                  onClick={() => setRenaming(passkey)}
                >
                  {words.rename}
                </Button>
                <Button
                  variant="line"
                  size="sm"
                  aria-label={words.removeOf(passkey.name)}
                  onClick={() => confirm(passkey)}
                >
                  {words.remove}
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
      <ActionButton action={add}>{words.add}</ActionButton>
      {dialog}
      {renaming && <RenameDialog passkey={renaming} onClose={() => setRenaming(null)} />}
    </SettingsSection>
  );
}

function describe({ since, lastUsedAt, otherHost }: Passkey): string {
  const { passkeys: words } = secondFactorTexts;
  if (otherHost !== null) return words.otherHost(otherHost);
  return [words.since(formatDay(since)), lastUsedAt && words.used(formatDay(lastUsedAt))]
    .filter(Boolean)
    .join(' · ');
}
