import { Link } from 'react-router';
import { useCurrentUser } from '#src/accounts/auth/session.ts';
import { dealTexts } from '#src/texts/deal.ts';
import type { OrderDetails } from './schemas.ts';

type Shown = Pick<OrderDetails, 'side' | 'stage' | 'other'>;

/** Asks the seller of an accepted order for a phone number. The buyer has given one with the booking. */
export function PhoneNudge({ order: { side, stage, other } }: { order: Shown }) {
  const { deal } = dealTexts;
  const { phone } = useCurrentUser();
  const isMeetingAhead = stage === 'accepted' || stage === 'arranged';
  if (side !== 'seller' || !isMeetingAhead || phone !== null || other.name === null) return null;
  return (
    <p className="mt-3">
      <Link to="/dashboard/profile" className="link">
        {deal.addPhone(other.name)}
      </Link>
    </p>
  );
}
