import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { useFormSession, useOwn, useSession } from '#src/accounts/auth/session.ts';
import { LoginLink } from '#src/accounts/auth/sign-in/login-link-card.tsx';
import type { Profile } from '#src/accounts/users/schemas.ts';
import type { Order } from '#src/deals/orders/schemas.ts';
import { formatDay } from '#src/platform/shared/dates.ts';
import { orderPath } from '#src/platform/shared/deal-paths.ts';
import { grammar } from '#src/texts/grammar.ts';
import { itemTexts } from '#src/texts/item.ts';
import { locale } from '#src/texts/locale.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { Tooltip } from '#src/ui/tooltip.tsx';
import type { BookableItem } from './dialog.tsx';

/** Only sellers need it. */
export const ModeQuestion = lazyPart(
  async () => (await import('#src/accounts/users/modes/switch-mode-card.tsx')).SwitchModeDialog,
);
const BookingDialog = lazyPart(async () => (await import('./dialog.tsx')).BookingDialog);

/** Sellers can order once they have switched to buying, which the original product does not offer. */
export const canOrder = ({ role }: Pick<Profile, 'role'>): boolean =>
  role === 'Buyer' || (role === 'Seller' && locale !== 'original');

/** Smaller on phones, where the buttons share one row with the price. */
export const dealButton = 'max-lg:min-h-11 max-lg:px-2 max-lg:py-2 max-lg:text-sm';

/** The viewer's order for an item. */
type OwnOrder = Pick<Order, '_id' | 'conversation' | 'stage'>;

type Props = {
  item: BookableItem;
  ownOrder: OwnOrder | null;
  onBooked: (order: OwnOrder) => void;
};

/** Explains what booking means, or why the item cannot be booked. */
export function BookingHint({ item, ownOrder }: Pick<Props, 'item' | 'ownOrder'>) {
  const { booking } = itemTexts;
  const hint = {
    available: booking.hint,
    booked: item.bookedSince && booking.bookedHint(formatDay(item.bookedSince)),
    sold: booking.soldHint,
  }[item.state];
  const booked = ownOrder?.stage === 'requested' ? booking.requested : booking.yours;
  const ownHint = { available: null, booked, sold: booking.bought }[item.state];
  return (
    <p className="text-sm text-soft print:hidden">
      {ownOrder && ownHint ? (
        <>
          {ownHint}
          {grammar.gap}
          <Link to={orderPath(ownOrder._id, null)} className="link">
            {booking.toOrder}
          </Link>
        </>
      ) : (
        hint
      )}
    </p>
  );
}

/** The main button of an item's page: to book it, to message its seller after that, or to manage one's own item. */
export function BookingCard({ item, ownOrder, onBooked }: Props) {
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState(false);
  const session = useFormSession(open);
  const [isDialogLoaded, setDialogLoaded] = useState(false);
  const { booking } = itemTexts;
  const buttonProps = { variant: 'patch', size: 'lg', wide: true, className: dealButton } as const;
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
        onSignedIn={(user) => canOrder(user) && user._id !== item.sellerId && openDialog()}
      >
        {booking.book}
      </LoginLink>
    );
  }
  if (!canOrder(session.user)) {
    return (
      <Tooltip text={booking.notForRole} wide>
        <Button {...buttonProps} unavailable>
          {booking.book}
        </Button>
      </Tooltip>
    );
  }
  return (
    <>
      <Button {...buttonProps} onClick={openDialog}>
        {booking.book}
      </Button>
      {open && session.user.role === 'Seller' && (
        <ModeQuestion to="Buyer" onSwitched={openDialog} onCancel={() => setOpen(false)} />
      )}
      {isDialogLoaded && session.user.role === 'Buyer' && (
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

/**
 * Reads the viewer's order only if the item is taken, because pages are the same for everyone. `isKnown` is false until
 * the response has arrived.
 */
export function useOwnOrder({ id, state }: Pick<BookableItem, 'id' | 'state'>): {
  ownOrder: OwnOrder | null;
  isKnown: boolean;
  setOwnOrder: (order: OwnOrder) => void;
} {
  const session = useSession();
  const isSignedIn = session.state === 'signed-in';
  const query = { email: isSignedIn ? session.user.email : '', listing: id, limit: 1 };
  const select = ([order]: OwnOrder[]) => order ?? null;
  const [ownOrder, setOwnOrder] = useOwn('GET /orders', { query }, select, state !== 'available');
  const isAwaited = session.state === 'loading' || (isSignedIn && ownOrder === undefined);
  return {
    ownOrder: ownOrder ?? null,
    isKnown: state === 'available' || !isAwaited,
    setOwnOrder,
  };
}
