import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#src/accounts/auth/client.ts';
import { explainRefusal, useRefreshUsers } from '#src/accounts/users/action-button.tsx';
import type { User } from '#src/accounts/users/schemas.ts';
import { adminTexts } from '#src/texts/admin.ts';
import { Button } from '#src/ui/button.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';

const SuspendDialog = lazyPart(async () => (await import('./dialog.tsx')).SuspendDialog);

export function SuspendButton({ user, variant = 'quiet' }: { user: User; variant?: 'quiet' | 'line' }) {
  const [open, setOpen] = useState(false);
  const { admin } = adminTexts;
  const refreshUsers = useRefreshUsers();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api('DELETE /suspensions/{id}', { params: { id: user._id } }),
    onSuccess: async () => {
      toast.success(admin.lifted);
      await refreshUsers();
    },
    onError: (error) => toast.error(explainRefusal(error)),
  });
  if (user.suspended)
    return (
      <Button
        size="sm"
        variant={variant}
        pending={isPending}
        aria-label={admin.liftOf(user.name)}
        onClick={() => mutate()}
      >
        {admin.lift}
      </Button>
    );
  return (
    <>
      <Button
        size="sm"
        variant={variant}
        aria-label={admin.suspendOf(user.name)}
        onClick={() => setOpen(true)}
      >
        {admin.suspend}
      </Button>
      {open && <SuspendDialog user={user} onClose={() => setOpen(false)} />}
    </>
  );
}
