import { Link } from 'react-router';
import { formatMoney } from '#src/platform/shared/money.ts';
import { fitTexts } from '#src/texts/fit.ts';
import { labeled } from '#src/texts/words.ts';
import type { AdaptersOnSale } from './schemas.ts';

export function AdapterLink({ adapters: { name, count, from, path } }: { adapters: AdaptersOnSale }) {
  const label = fitTexts.fit.onSale(count, formatMoney(from));
  return (
    <Link to={path} className="link" aria-label={labeled(label, name)}>
      {label}
    </Link>
  );
}
