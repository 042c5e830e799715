import { adminTexts } from '#src/texts/admin.ts';
import { Button } from '#src/ui/button.tsx';
import type { User } from './contract.ts';

export function MakeAdminButton({ user, onAsk }: { user: User; onAsk: (user: User) => void }) {
  const { admin } = adminTexts;
  if (user.role === 'admin') return null;
  return (
    <Button size="sm" variant="line" aria-label={admin.makeAdminOf(user.name)} onClick={() => onAsk(user)}>
      {admin.makeAdmin}
    </Button>
  );
}
