import { useQuery } from '@tanstack/react-query';
import { api } from '#src/accounts/auth/client.ts';
import { invitationTexts as texts } from '#src/texts/invitations.ts';
import { RowsSkeleton } from '#src/ui/feedback/placeholders.tsx';
import { RetryNotice } from '#src/ui/feedback/retry-notice.tsx';
import { PageHeading } from '#src/ui/layout/page-heading.tsx';
import { InvitationList } from './invitation-list.tsx';
import { InviteForm } from './invite-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

export default function SignUpPage() {
  const { data, isError, refetch } = useQuery({
    queryKey: ['sign-up'],
    queryFn: async () => (await api('GET /shop')).body,
    // Requested only once, because a later response must not replace what was chosen.
    gcTime: 0,
    staleTime: Infinity,
  });
  return (
    <>
      <PageHeading title={texts.title} lead={texts.lead} className="mb-8" />
      {isError && <RetryNotice onRetry={refetch} />}
      {!data && !isError && <RowsSkeleton />}
      {data && (
        <>
          <SignUpForm stored={data} />
          <InviteForm />
          <InvitationList />
        </>
      )}
    </>
  );
}
