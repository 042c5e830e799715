import { useState } from 'react';
import { adminTexts } from '#src/texts/admin.ts';
import { Button } from '#src/ui/button.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import type { User } from './contract.ts';
import { useDirectAct } from './use-person-actions.tsx';

const SuspendDialog = lazyPart(async () => (await import('./suspend-dialog.tsx')).SuspendDialog);

export function SuspendButton({ user }: { user: User }) {
  const [open, setOpen] = useState(false);
  const { act, busy } = useDirectAct('lift');
  const { admin } = adminTexts;
  if (user.suspended)
    return (
      <Button
        size="sm"
        variant="line"
        pending={busy}
        aria-label={admin.liftOf(user.name)}
        onClick={() => act(user)}
      >
        {admin.lift}
      </Button>
    );
  return (
    <>
      <Button size="sm" variant="line" aria-label={admin.suspendOf(user.name)} onClick={() => setOpen(true)}>
        {admin.suspend}
      </Button>
      {open && <SuspendDialog user={user} onClose={() => setOpen(false)} />}
    </>
  );
}
