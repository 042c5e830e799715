import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { orderQuery } from '#src/deals/orders/client.ts';
import { namesOf } from '#src/deals/orders/status-text.ts';
import { formatDeadline } from '#src/platform/shared/dates.ts';
import { itemTexts } from '#src/texts/item.ts';
import { requestedTexts } from '#src/texts/requested.ts';
import { SuccessIcon } from '#src/ui/brand-icon.tsx';
import { Button } from '#src/ui/button.tsx';
import { takeFocus } from '#src/ui/focus.ts';

const requestedIn = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'requested' in state && typeof state.requested === 'string'
    ? state.requested
    : null;

/**
 * Returns the id of the order that the buyer has just requested, and a function that hides its confirmation. The id comes
 * with the navigation, so it is null after a reload or when the buyer comes back later.
 */
export function useRequested(): [string | null, () => void] {
  const { state } = useLocation();
  const navigate = useNavigate();
  const given = requestedIn(state);
  const [requested, setRequested] = useState(given);
  useEffect(() => {
    if (given !== null) void navigate('.', { replace: true, state: null, preventScrollReset: true });
  }, [given, navigate]);
  return [requested, () => setRequested(null)];
}

/** Confirms a booking at the top of its conversation, and says what comes next. It gets the focus when it appears. */
export function RequestedCard({ id, onClose }: { id: string; onClose: () => void }) {
  const { data: order } = useQuery(orderQuery(id));
  const key = useId();
  const { booking } = itemTexts;
  if (order?.stage !== 'requested') return null;
  const { seller } = namesOf(order);
  return (
    <section
      ref={takeFocus}
      tabIndex={-1}
      aria-labelledby={`${key}title`}
      aria-describedby={`${key}text`}
      className="flex gap-4 border-y-2 border-patch bg-wash px-4 py-4 outline-none"
    >
      <SuccessIcon size="lg" className="max-sm:hidden" />
      <SuccessIcon className="mt-1 sm:hidden" />
      <div className="flex min-w-0 flex-1 flex-col items-start gap-2">
        <h2 id={`${key}title`} className="heading-block">
          {booking.success}
        </h2>
        <div id={`${key}text`} className="flex flex-col gap-1 text-sm wrap-anywhere">
          <p className="font-semibold">{requestedTexts.until(seller, formatDeadline(order.until))}</p>
          <p className="text-soft">{requestedTexts.next(seller)}</p>
        </div>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button size="sm" variant="line" onClick={onClose}>
            {requestedTexts.close}
          </Button>
          <Link to="/safety" className="link text-sm">
            {requestedTexts.safety}
          </Link>
        </div>
      </div>
    </section>
  );
}
