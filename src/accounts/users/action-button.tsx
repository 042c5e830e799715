import { api } from '#src/accounts/auth/client.ts';
import { useCurrentUser } from '#src/accounts/auth/session.ts';
import { adminTexts } from '#src/texts/admin.ts';
import { Button } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { CallError } from '#src/ui/client/call.ts';
import { useRenew } from '#src/ui/client/hooks.ts';
import { useConfirmed } from '#src/ui/dialogs/use-confirmed.tsx';
import type { User } from './schemas.ts';

const calls = {
  promote: (identifier: string) => api('PUT /users/admin/{identifier}', { params: { identifier } }),
  stepDown: (identifier: string) => api('DELETE /users/admin/{identifier}', { params: { identifier } }),
  remove: (id: string) => api('DELETE /users/{id}', { params: { id } }),
};
type UserAction = keyof typeof calls;

function wordsOf(action: UserAction, isSelf: boolean) {
  const { admin } = adminTexts;
  if (action === 'promote')
    return {
      label: admin.makeAdmin,
      labelOf: admin.makeAdminOf,
      title: admin.promoteTitle,
      text: admin.promoteText,
      yes: admin.makeAdmin,
      no: admin.promoteNo,
      done: admin.madeAdmin,
    };
  if (action === 'remove')
    return {
      label: admin.remove,
      labelOf: admin.removeOf,
      title: admin.removeTitle,
      text: admin.removeText,
      yes: admin.removeYes,
      no: admin.removeNo,
      done: admin.removed,
    };
  return {
    label: admin.stepDown,
    labelOf: admin.stepDownOf,
    title: admin.stepDownTitle,
    text: isSelf ? admin.stepDownSelf : admin.stepDownText,
    yes: admin.stepDown,
    no: admin.stepDownNo,
    done: admin.steppedDown,
  };
}

/** A button for an action on a user, which asks for confirmation. */
export function UserActionButton({ action, user }: { action: UserAction; user: User }) {
  const isSelf = useCurrentUser()._id === user._id;
  const refreshUsers = useRefreshUsers();
  const words = wordsOf(action, isSelf);
  const { confirm, dialog } = useConfirmed<User>({
    run: async ({ _id }) => calls[action](_id),
    done: words.done,
    explain: explainRefusal,
    onDone: async () => {
      // The user can no longer open admin pages, so the dashboard is loaded instead.
      if (action === 'stepDown' && isSelf) window.location.assign('/dashboard');
      await refreshUsers();
    },
    words: ({ name }) => ({
      tone: action === 'promote' ? 'solid' : 'danger',
      title: words.title(name),
      children: words.text,
      confirmLabel: words.yes,
      cancelLabel: words.no,
    }),
  });
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        className={classNames('sm:whitespace-nowrap', action !== 'promote' && 'text-alarm')}
        aria-label={words.labelOf(user.name)}
        onClick={() => confirm(user)}
      >
        {words.label}
      </Button>
      {dialog}
    </>
  );
}

export function explainRefusal(error: Error): string {
  const isExplained =
    error instanceof CallError && (error.status === 409 || error.code === 'confirmation-required');
  return isExplained ? error.message : adminTexts.admin.failed;
}

export function useRefreshUsers(): () => Promise<void> {
  const renew = useRenew();
  return () =>
    renew('users', 'people', 'verifications', 'figures', 'orders', 'cameras', 'lens', 'accessories', 'audit');
}
