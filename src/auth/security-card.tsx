import { RetryNotice } from '#src/ui/retry-notice.tsx';
import { RowsSkeleton } from '#src/ui/skeleton.tsx';
import { EmailSection } from '#src/auth/account/email-section.tsx';
import { IdentitySection } from '#src/auth/account/identity-section.tsx';
import { LeaveSections } from '#src/auth/account/leave-section.tsx';
import { LinkedSection } from '#src/auth/account/linked-section.tsx';
import { PasswordSection } from '#src/auth/account/password-section.tsx';
import { SessionsSection } from '#src/auth/account/sessions-section.tsx';
import { useAccountState } from '#src/auth/account/use-account.ts';

export function SecurityCard() {
  const { data, isError, refetch } = useAccountState();
  return (
    <>
      {isError && <RetryNotice onRetry={refetch} />}
      {!data && !isError && <RowsSkeleton count={3} />}
      {data && <EmailSection state={data} />}
      {data && <PasswordSection state={data} />}
      {data && <LinkedSection state={data} />}
      <IdentitySection />
      <SessionsSection />
      <LeaveSections />
    </>
  );
}
