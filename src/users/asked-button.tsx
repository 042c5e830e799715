import { useState } from 'react';
import { useCurrentUser } from '#src/auth/session.ts';
import { adminTexts } from '#src/texts/admin.ts';
import { Button } from '#src/ui/button.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import type { User } from './contract.ts';
import { explainRefusal, usePersonAct, type PersonAct } from './use-person-actions.tsx';

const ConfirmDialog = lazyPart(async () => (await import('#src/ui/confirm-dialog.tsx')).ConfirmDialog);

type Act = Exclude<PersonAct, 'lift'>;

function wordsOf(act: Act, isSelf: boolean) {
  const { admin } = adminTexts;
  if (act === 'promote')
    return {
      label: admin.makeAdmin,
      labelOf: admin.makeAdminOf,
      title: admin.promoteTitle,
      text: admin.promoteText,
      yes: admin.makeAdmin,
      no: admin.promoteNo,
    };
  if (act === 'remove')
    return {
      label: admin.remove,
      labelOf: admin.removeOf,
      title: admin.removeTitle,
      text: admin.removeText,
      yes: admin.removeYes,
      no: admin.removeNo,
    };
  return {
    label: admin.stepDown,
    labelOf: admin.stepDownOf,
    title: admin.stepDownTitle,
    text: isSelf ? admin.stepDownSelf : admin.stepDownText,
    yes: admin.stepDown,
    no: admin.stepDownNo,
  };
}

/** A button that asks once before it does something about a person. */
export function AskedButton({ act, user }: { act: Act; user: User }) {
  const isSelf = useCurrentUser()._id === user._id;
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error, reset } = usePersonAct(act, () => {
    setAsking(false);
    // They can no longer open the pages of admins, so the page is loaded again.
    if (act === 'stepDown' && isSelf) window.location.assign('/dashboard');
  });
  const words = wordsOf(act, isSelf);
  const ask = () => {
    reset();
    setAsking(true);
  };
  return (
    <>
      <Button size="sm" variant="line" aria-label={words.labelOf(user.name)} onClick={ask}>
        {words.label}
      </Button>
      {isAsking && (
        <ConfirmDialog
          onClose={() => setAsking(false)}
          title={words.title(user.name)}
          confirmLabel={words.yes}
          cancelLabel={words.no}
          onConfirm={() => mutate(user)}
          pending={isPending}
          error={explainRefusal(error)}
        >
          {words.text}
        </ConfirmDialog>
      )}
    </>
  );
}
