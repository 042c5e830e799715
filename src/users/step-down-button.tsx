import { texts } from '#src/texts/texts.ts';
import { Button } from '#src/ui/button.tsx';
import type { User } from './contract.ts';

/** Asks to make an admin what they were before. */
export function StepDownButton({ user, onAsk }: { user: User; onAsk: (user: User) => void }) {
  const { admin } = texts;
  return (
    <Button size="sm" variant="line" aria-label={admin.stepDownOf(user.name)} onClick={() => onAsk(user)}>
      {admin.stepDown}
    </Button>
  );
}
