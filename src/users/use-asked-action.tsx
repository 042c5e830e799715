import { useState } from 'react';
import { useCurrentUser } from '#src/auth/session.ts';
import { adminTexts } from '#src/texts/admin.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import type { User } from './contract.ts';
import { explainRefusal, usePersonAct } from './use-person-actions.tsx';

const ConfirmDialog = lazyPart(async () => (await import('#src/ui/confirm-dialog.tsx')).ConfirmDialog);

type Words = { title: (name: string) => string; text: (user: User) => string; yes: string; no: string };

/** Asks once before something is done about a person. `dialog` is to be rendered beside the table. */
function useAskedAction(act: 'remove' | 'stepDown' | 'promote', words: Words, onDone?: (user: User) => void) {
  const [asked, setAsked] = useState<User | null>(null);
  const { mutate, isPending, error, reset } = usePersonAct(act, (user) => {
    setAsked(null);
    onDone?.(user);
  });
  const ask = (user: User) => {
    reset();
    setAsked(user);
  };
  const dialog = asked && (
    <ConfirmDialog
      onClose={() => setAsked(null)}
      title={words.title(asked.name)}
      confirmLabel={words.yes}
      cancelLabel={words.no}
      onConfirm={() => mutate(asked)}
      pending={isPending}
      error={explainRefusal(error)}
    >
      {words.text(asked)}
    </ConfirmDialog>
  );
  return { ask, dialog };
}

export function usePromotePerson() {
  const { promoteTitle: title, promoteText, makeAdmin: yes, promoteNo: no } = adminTexts.admin;
  return useAskedAction('promote', { title, text: () => promoteText, yes, no });
}

export function useRemovePerson() {
  const { removeTitle: title, removeText, removeYes: yes, removeNo: no } = adminTexts.admin;
  return useAskedAction('remove', { title, text: () => removeText, yes, no });
}

export function useStepDown() {
  const self = useCurrentUser();
  const {
    stepDownTitle: title,
    stepDownSelf,
    stepDownText,
    stepDown: yes,
    stepDownNo: no,
  } = adminTexts.admin;
  const text = ({ _id }: User) => (_id === self._id ? stepDownSelf : stepDownText);
  return useAskedAction('stepDown', { title, text, yes, no }, ({ _id }) => {
    // The rooms of admins are closed to them now: begin anew as who they are.
    if (_id === self._id) window.location.assign('/dashboard');
  });
}
