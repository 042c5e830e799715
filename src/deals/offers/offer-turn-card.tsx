import { formatMoment } from '#src/platform/shared/dates.ts';
import { WarningNotice } from '#src/ui/feedback/warning-notice.tsx';
import type { Offer, OfferTurn } from './schemas.ts';
import { offerTurnText } from './status-text.ts';

/** One amount that a side offered, with its note and how it ended. */
export function OfferTurnCard({ turn, offer }: { turn: OfferTurn; offer: Pick<Offer, 'side' | 'other'> }) {
  const { offered, ended } = offerTurnText(turn, offer);
  const isOwn = turn.by === offer.side;
  return (
    <div className="wrap-anywhere">
      <p>
        <span className={isOwn ? undefined : 'font-semibold'}>{offered}</span>{' '}
        <span className="text-soft">· {formatMoment(turn.date)}</span>
      </p>
      {turn.note && <p className="text-soft">{turn.note}</p>}
      {ended && <p className="text-soft">{ended}</p>}
      {!isOwn && <WarningNotice warnings={turn.warnings} />}
    </div>
  );
}
