import { adminTexts } from '#src/texts/admin.ts';
import type { Person, User } from '#src/accounts/users/schemas.ts';
import { VerificationRecords } from './records.tsx';
import { VerifyButton } from './button.tsx';

export function VerificationCard({ user }: { user: User & Pick<Person, 'acts'> }) {
  const isOther = user.role === 'Buyer' && !user.verification;
  return (
    <section className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="heading-card">{adminTexts.admin.verifications.title}</h2>
        {user.acts.length > 0 && <VerifyButton user={user} />}
      </div>
      {isOther && <p className="text-soft">{adminTexts.admin.verifications.onlySellers}</p>}
      <VerificationRecords user={user} />
    </section>
  );
}
