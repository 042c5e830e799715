import { useState } from 'react';
import { siteTexts } from '#src/texts/site.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';

const ConfirmDialog = lazyPart(
  async () => (await import('#src/ui/dialogs/confirm-dialog.tsx')).ConfirmDialog,
);

/** Asks a user in the other mode to switch. `onSwitched` then continues with what they wanted to do. */
export function SwitchModeDialog({
  to,
  onSwitched,
  onCancel,
}: {
  to: 'Buyer' | 'Seller';
  onSwitched: () => void;
  onCancel: () => void;
}) {
  const [pending, setPending] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const { modes } = siteTexts;
  const confirm = async () => {
    setPending(true);
    setHasFailed(false);
    try {
      const { switchMode } = await import('#src/accounts/auth/client.ts');
      await switchMode(to);
    } catch {
      setHasFailed(true);
      return;
    } finally {
      setPending(false);
    }
    onSwitched();
  };
  return (
    <ConfirmDialog
      title={modes.ask[to].title}
      tone="patch"
      confirmLabel={modes.to[to]}
      cancelLabel={modes.cancel}
      pending={pending}
      error={hasFailed ? modes.failed : undefined}
      onConfirm={() => void confirm()}
      onClose={onCancel}
    >
      {modes.ask[to].text}
    </ConfirmDialog>
  );
}
