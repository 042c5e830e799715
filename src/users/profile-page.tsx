import { SecurityCard } from '#src/auth/security-card.tsx';
import { BlockedPeopleCard } from '#src/blocks/blocked-people-card.tsx';
import { accountTexts } from '#src/texts/account.ts';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { ProfileForm } from './profile-form.tsx';

export default function ProfilePage() {
  const { account } = accountTexts;
  return (
    <>
      <PageHeading title={account.title} lead={account.lead} className="mb-8" />
      <ProfileForm />
      <BlockedPeopleCard />
      <SecurityCard />
    </>
  );
}
