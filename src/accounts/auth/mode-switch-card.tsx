import { useState } from 'react';
import { siteTexts } from '#src/texts/site.ts';
import { Button } from '#src/ui/button.tsx';
import { useSession } from './session.ts';

export function ModeSwitch({ className }: { className?: string }) {
  const session = useSession();
  const [pending, setPending] = useState(false);
  const { modes } = siteTexts;
  if (session.state !== 'signed-in' || session.user.role === 'admin') return null;
  const role = session.user.role === 'Buyer' ? 'Seller' : 'Buyer';
  const change = async () => {
    setPending(true);
    // In the head of every page: what few press comes when they do.
    const [{ switchMode }, { toast }] = await Promise.all([
      import('./client.ts'),
      import('#src/ui/feedback/toast.tsx'),
    ]);
    await switchMode(role).then(
      () => toast.success(modes.done[role]),
      () => toast.error(modes.failed),
    );
    setPending(false);
  };
  return (
    <Button size="sm" variant="quiet" className={className} pending={pending} onClick={() => void change()}>
      {modes.to[role]}
    </Button>
  );
}
