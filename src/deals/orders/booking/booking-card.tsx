import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { LoginLink } from '#src/accounts/auth/sign-in/login-link-card.tsx';
import { ModeSwitch } from '#src/accounts/auth/account-card.tsx';
import { useFormSession, useOwn, useSession } from '#src/accounts/auth/session.ts';
import { formatDay } from '#src/platform/shared/dates.ts';
import { orderPath } from '#src/platform/shared/deal-paths.ts';
import { itemTexts } from '#src/texts/item.ts';
import { siteTexts } from '#src/texts/site.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { Price } from '#src/ui/text.tsx';
import { Tooltip } from '#src/ui/tooltip.tsx';
import type { Order } from '#src/deals/orders/schemas.ts';
import type { BookableItem } from './dialog.tsx';

const BookingDialog = lazyPart(async () => (await import('./dialog.tsx')).BookingDialog);

/** The viewer's order for an item. */
type OwnOrder = Pick<Order, '_id' | 'conversation' | 'stage'>;

type Props = {
  item: BookableItem;
  takesOffers: boolean;
  ownOrder: OwnOrder | null;
  onBooked: (order: OwnOrder) => void;
};

export function BookingCard(props: Props) {
  const { item, ownOrder } = props;
  const { booking } = itemTexts;
  const hint = {
    available: booking.hint,
    booked: item.bookedSince && booking.bookedHint(formatDay(item.bookedSince)),
    sold: booking.soldHint,
  }[item.state];
  const booked = ownOrder?.stage === 'requested' ? booking.requested : booking.yours;
  const ownHint = { available: null, booked, sold: booking.bought }[item.state];
  return (
    <div className="flex flex-col gap-3 max-lg:sticky max-lg:bottom-0 max-lg:z-20 max-lg:-mx-4 max-lg:border-y max-lg:border-line max-lg:bg-paper max-lg:px-4 max-lg:py-3 sm:max-lg:mx-0 sm:max-lg:px-0 print:hidden">
      <div className="flex items-center gap-4">
        <Price
          size="md"
          value={item.price}
          was={item.was}
          wasLabel={siteTexts.listing.reducedFrom}
          className="lg:hidden"
        />
        <div className="flex-1">
          <BookNow {...props} />
        </div>
      </div>
      <p className="text-sm text-soft max-sm:text-xs">
        {ownOrder && ownHint ? (
          <>
            {ownHint}{' '}
            <Link to={orderPath(ownOrder._id, null)} className="link">
              {booking.toOrder}
            </Link>
          </>
        ) : (
          hint
        )}
      </p>
    </div>
  );
}

function BookNow({ item, takesOffers, ownOrder, onBooked }: Props) {
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState(false);
  const session = useFormSession(open);
  const [isDialogLoaded, setDialogLoaded] = useState(false);
  const { booking } = itemTexts;
  const buttonProps = { variant: 'patch', size: 'lg', wide: true } as const;
  const openDialog = () => {
    setDialogLoaded(true);
    setOpen(true);
  };

  if (session.state === 'signed-in' && session.user._id === item.sellerId) {
    return (
      <ButtonLink {...buttonProps} variant="line" to={`/dashboard/${item.kind}/${item.id}`}>
        {booking.own}
      </ButtonLink>
    );
  }
  if (item.state === 'booked' && ownOrder?.conversation) {
    return (
      <ButtonLink {...buttonProps} to={orderPath(ownOrder._id, ownOrder.conversation)}>
        {booking.message}
      </ButtonLink>
    );
  }
  if (item.state !== 'available') {
    return (
      <Button {...buttonProps} disabled>
        {item.state === 'sold' ? booking.sold : booking.booked}
      </Button>
    );
  }
  if (session.state !== 'signed-in') {
    return (
      <LoginLink
        {...buttonProps}
        to={`/login?from=/${item.kind}/${item.id}`}
        state={{ wanted: item.title }}
        onSignedIn={(user) => user.role === 'Buyer' && user._id !== item.sellerId && openDialog()}
      >
        {booking.book}
      </LoginLink>
    );
  }
  if (session.user.role !== 'Buyer') {
    return (
      <div className="flex flex-col gap-1">
        <Tooltip text={booking.notForRole} wide>
          <Button {...buttonProps} unavailable>
            {booking.book}
          </Button>
        </Tooltip>
        {session.user.role === 'Seller' && (
          <p className="flex flex-wrap items-center text-sm text-soft">
            <ModeSwitch className="-ms-3 -me-1" />
            {booking.switchTo(takesOffers)}
          </p>
        )}
      </div>
    );
  }
  return (
    <>
      <Button {...buttonProps} onClick={openDialog}>
        {booking.book}
      </Button>
      {isDialogLoaded && (
        <BookingDialog
          key={session.user._id}
          open={open}
          item={item}
          user={session.user}
          onBooked={onBooked}
          onClose={() => {
            setOpen(false);
            // The item has been booked, either by this user or by someone who was faster.
            void revalidate();
          }}
        />
      )}
    </>
  );
}

/** Reads the viewer's order only if the item is taken, because pages are the same for everyone. */
export function useOwnOrder({
  id,
  state,
}: Pick<BookableItem, 'id' | 'state'>): [OwnOrder | null, (order: OwnOrder) => void] {
  const session = useSession();
  const email = session.state === 'signed-in' ? session.user.email : '';
  const query = new URLSearchParams({ email, listing: id, limit: '1' });
  const [orders, setOrders] = useOwn<OwnOrder[]>(`/orders?${query}`, state !== 'available');
  return [orders?.[0] ?? null, (order) => setOrders([order])];
}
