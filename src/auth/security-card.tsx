import { dashboardTexts } from '#src/texts/dashboard.ts';
import { siteTexts } from '#src/texts/site.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
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
  const { dashboard } = dashboardTexts;
  const { layout } = siteTexts;
  const retry = (
    <Button size="sm" variant="line" onClick={() => void refetch()}>
      {dashboard.retry}
    </Button>
  );
  return (
    <>
      {isError && (
        <Notice tone="error" action={retry}>
          {dashboard.failed}
        </Notice>
      )}
      {!data && !isError && <RowsSkeleton label={layout.loading} count={3} />}
      {data && <EmailSection state={data} />}
      {data && <PasswordSection state={data} />}
      {data && <LinkedSection state={data} />}
      <IdentitySection />
      <SessionsSection />
      <LeaveSections />
    </>
  );
}
