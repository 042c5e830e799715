import { Flag } from 'lucide-react';
import { Fragment, useState } from 'react';
import { useFormSession } from '#src/accounts/auth/session.ts';
import { LoginLink } from '#src/accounts/auth/sign-in/login-link-card.tsx';
import { Button } from '#src/ui/button.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import type { ReportableFact } from './fact-dialog.tsx';

const FactDialog = lazyPart(async () => (await import('./fact-dialog.tsx')).FactDialog);

/** Reports a wrong fact on the page of a model. */
export function ReportFactCard({
  label,
  ...reported
}: {
  model: string;
  title: string;
  facts: readonly ReportableFact[];
  label: string;
}) {
  const [isOpen, setOpen] = useState(false);
  // Stays in the page once it was opened, so that what is typed is kept.
  const [isLoaded, setLoaded] = useState(false);
  const session = useFormSession(isOpen);
  const open = () => {
    setLoaded(true);
    setOpen(true);
  };
  const look = { variant: 'quiet', size: 'sm', className: '-ms-3 print:hidden' } as const;
  const words = (
    <>
      <Flag aria-hidden size={14} strokeWidth={2} />
      {label}
    </>
  );
  if (session.state !== 'signed-in')
    return (
      <LoginLink {...look} to={`/login?from=/models/${reported.model}`} onSignedIn={open}>
        {words}
      </LoginLink>
    );
  return (
    <>
      <Button {...look} onClick={open}>
        {words}
      </Button>
      <Fragment key={session.user._id}>
        {isLoaded && (
          <FactDialog
            {...reported}
            open={isOpen}
            onSent={() => setLoaded(false)}
            onClose={() => setOpen(false)}
          />
        )}
      </Fragment>
    </>
  );
}
