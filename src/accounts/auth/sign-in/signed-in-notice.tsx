import { authTexts } from '#src/texts/auth.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { useSession } from '#src/accounts/auth/session.ts';

export function SignedInNotice() {
  const session = useSession();
  if (session.state !== 'signed-in') return null;
  const action = (
    <ButtonLink to="/dashboard" size="sm" variant="line">
      {authTexts.auth.toDashboard}
    </ButtonLink>
  );
  return (
    <div className="mb-8">
      <Notice action={action}>{authTexts.auth.signedInAs(session.user.name)}</Notice>
    </div>
  );
}
