import { Link } from 'react-router';
import type { OrderSide } from '#src/platform/db/columns.ts';
import { dealTexts } from '#src/texts/deal.ts';
import { grammar } from '#src/texts/grammar.ts';

export function SafetyHint({ side }: { side: OrderSide }) {
  const { deal } = dealTexts;
  return (
    <p className="text-sm text-soft">
      {deal.safety[side]}
      {grammar.gap}
      <Link to="/safety" className="link">
        {deal.safetyLink}
      </Link>
    </p>
  );
}
