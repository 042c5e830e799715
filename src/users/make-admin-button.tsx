import { texts } from '#src/texts/texts.ts';
import { Button } from '#src/ui/button.tsx';
import type { User } from './contract.ts';
import { useDirectAct } from './use-person-actions.tsx';

/** Makes someone an admin; there is none for those who are. */
export function MakeAdminButton({ user }: { user: User }) {
  const { act, busy } = useDirectAct('promote');
  const { admin } = texts;
  if (user.role === 'admin') return null;
  return (
    <Button
      size="sm"
      variant="line"
      pending={busy}
      aria-label={admin.makeAdminOf(user.name)}
      onClick={() => act(user)}
    >
      {admin.makeAdmin}
    </Button>
  );
}
