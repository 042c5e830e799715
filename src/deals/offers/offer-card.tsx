import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { knownSession, useFormSession, useOwn, useSession } from '#src/accounts/auth/session.ts';
import { LoginLink } from '#src/accounts/auth/sign-in/login-link-card.tsx';
import { canOrder, dealButton, ModeQuestion } from '#src/deals/orders/booking/booking-card.tsx';
import { offerPath } from '#src/platform/shared/deal-paths.ts';
import { grammar } from '#src/texts/grammar.ts';
import { offerTexts } from '#src/texts/offers.ts';
import { Button } from '#src/ui/button.tsx';
import { storeIntent, takeIntent } from '#src/ui/client/intent.ts';
import { noteNavigation } from '#src/ui/client/new-version.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import type { OfferedItem } from './offer-dialog.tsx';
import type { Offer } from './schemas.ts';

// Only buyers who make an offer need the dialog, its form and its schema.
const OfferDialog = lazyPart(async () => (await import('./offer-dialog.tsx')).OfferDialog);
const OfferSentence = lazyPart(async () => (await import('./offer-sentence.tsx')).OfferSentence);

/** Stored when someone has to log in first. The dialog opens when they come back. */
const intentKey = 'offer';

const threadOf = ({ side, conversation }: Offer) => offerPath(side, conversation);

/**
 * Returns the button that makes an offer, and the sentence about the viewer's last offer, for different places of the
 * page. Both are null unless the item `takesOffers`.
 */
export function useOfferCard(
  item: OfferedItem,
  takesOffers: boolean,
): { button: React.ReactNode; sentence: React.ReactNode } {
  const [open, setOpen] = useState(false);
  const session = useFormSession(open);
  const isBuyer = session.state === 'signed-in' && session.user.role === 'Buyer';
  const [own, setOwn] = useOwn(
    'GET /offers',
    isBuyer && takesOffers ? { query: { side: 'buying', limit: 1, listing: item.id } } : null,
    ([offer]) => offer ?? null,
  );
  const [isDialogLoaded, setDialogLoaded] = useState(false);
  const buttonProps = { variant: 'line', size: 'lg', wide: true, className: dealButton } as const;
  const canOffer = !own || own.acts.includes('again');
  const openDialog = () => {
    setDialogLoaded(true);
    setOpen(true);
  };
  const canBuy =
    session.state === 'signed-in' && session.user._id !== item.sellerId && canOrder(session.user);
  useEffect(() => {
    const resume = async () => {
      const known = await knownSession();
      if (known.state !== 'signed-in' || known.user._id === item.sellerId) return;
      if (!takesOffers || !canOrder(known.user) || !takeIntent(intentKey, item.id)) return;
      setDialogLoaded(true);
      setOpen(true);
    };
    void resume();
  }, [item.id, item.sellerId, takesOffers]);
  const { state } = useSession();
  const hasEnded = open && state === 'signed-out';
  useEffect(() => {
    // The dialog then opens with its stored input after the next login.
    if (hasEnded) storeIntent(intentKey, item.id);
  }, [hasEnded, item.id]);
  const close = () => {
    if (hasEnded) takeIntent(intentKey, item.id);
    setOpen(false);
  };
  const navigate = useNavigate();
  const sentence = useRef<HTMLParagraphElement>(null);
  if (!takesOffers) return { button: null, sentence: null };
  if (session.state !== 'signed-in') {
    const button = (
      <LoginLink
        {...buttonProps}
        to={`/login?from=/${item.kind}/${item.id}`}
        state={{ wanted: item.title, to: 'offer' }}
        onClick={() => storeIntent(intentKey, item.id)}
      >
        {offerTexts.make}
      </LoginLink>
    );
    return { button, sentence: null };
  }
  if (!canBuy) return { button: null, sentence: null };
  const button = (
    <>
      {canOffer && (
        <Button {...buttonProps} onClick={openDialog}>
          {own ? offerTexts.actions.again : offerTexts.make}
        </Button>
      )}
      {open && !isBuyer && (
        <ModeQuestion to="Buyer" onSwitched={openDialog} onCancel={() => setOpen(false)} />
      )}
      {isDialogLoaded && isBuyer && (
        <OfferDialog
          key={session.user._id}
          open={open && canOffer}
          item={item}
          last={own ?? undefined}
          onMade={(offer) => {
            setOwn(offer);
            if (offer.state !== 'open') return;
            noteNavigation(threadOf(offer));
            void navigate(threadOf(offer));
          }}
          // The button that opened the dialog is gone if no other offer is possible now.
          finalFocus={() => canOffer || sentence.current}
          onClose={close}
        />
      )}
    </>
  );
  if (!own) return { button, sentence: null };
  const text = (
    <p ref={sentence} tabIndex={-1} className="text-sm print:hidden" aria-live="polite">
      <OfferSentence offer={own} />
      {grammar.gap}
      <Link to={threadOf(own)} className="link">
        {offerTexts.toThread}
      </Link>
    </p>
  );
  return { button, sentence: text };
}
