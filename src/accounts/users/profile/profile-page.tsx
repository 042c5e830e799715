import { SecurityCard } from '#src/accounts/auth/settings/security-card.tsx';
import { BlockedUsersCard } from '#src/accounts/blocks/blocked-users-card.tsx';
import { accountTexts } from '#src/texts/account.ts';
import { PageHeading } from '#src/ui/layout/page-heading.tsx';
import { ProfileForm } from './form.tsx';

export default function ProfilePage() {
  const { account } = accountTexts;
  return (
    <>
      <PageHeading title={account.title} lead={account.lead} className="mb-8" />
      <ProfileForm />
      <BlockedUsersCard />
      <SecurityCard />
    </>
  );
}
