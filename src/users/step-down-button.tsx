import { adminTexts } from '#src/texts/admin.ts';
import { Button } from '#src/ui/button.tsx';
import type { User } from './contract.ts';

export function StepDownButton({ user, onAsk }: { user: User; onAsk: (user: User) => void }) {
  const { admin } = adminTexts;
  return (
    <Button size="sm" variant="line" aria-label={admin.stepDownOf(user.name)} onClick={() => onAsk(user)}>
      {admin.stepDown}
    </Button>
  );
}
