import { RetryNotice } from '#src/ui/feedback/notice.tsx';
import { RowsSkeleton } from '#src/ui/lists/skeleton.tsx';
import { EmailSection } from './email-section.tsx';
import { IdentitySection } from './linked-section.tsx';
import { LeaveSections } from './personal-data-section.tsx';
import { LinkedSection } from './linked-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { useAccountState } from './use-account.ts';

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
