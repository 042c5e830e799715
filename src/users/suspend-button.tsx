import { useState } from 'react';
import { adminTexts } from '#src/texts/admin.ts';
import { Button } from '#src/ui/button.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { toast } from '#src/ui/toast.tsx';
import type { User } from './contract.ts';
import { explainRefusal, usePersonAct } from './use-person-actions.tsx';

const SuspendDialog = lazyPart(async () => (await import('./suspend-dialog.tsx')).SuspendDialog);

export function SuspendButton({ user }: { user: User }) {
  const [open, setOpen] = useState(false);
  const { admin } = adminTexts;
  const { mutate, isPending } = usePersonAct('lift');
  if (user.suspended)
    return (
      <Button
        size="sm"
        variant="line"
        pending={isPending}
        aria-label={admin.liftOf(user.name)}
        onClick={() =>
          mutate(user, { onError: (error) => toast.error(explainRefusal(error) ?? admin.failed) })
        }
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
