import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { LoginLink } from '#src/accounts/auth/sign-in/login-link-card.tsx';
import { knownSession, storeIntent, takeIntent, useFormSession, useOwn } from '#src/accounts/auth/session.ts';
import { offerPath } from '#src/platform/shared/deal-paths.ts';
import { offerTexts } from '#src/texts/offers.ts';
import { Button } from '#src/ui/button.tsx';
import { noteNavigation } from '#src/ui/client/new-version.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import type { OfferedItem } from './offer-dialog.tsx';
import type { Offer } from './schemas.ts';

// Only buyers who make an offer need the dialog, its form and its schema.
const OfferDialog = lazyPart(async () => (await import('./offer-dialog.tsx')).OfferDialog);
const OfferSentence = lazyPart(async () => (await import('./offer-sentence.tsx')).OfferSentence);

/** Stored when a visitor has to log in first. The dialog opens when they come back. */
const intentKey = 'offer';

const threadOf = ({ side, conversation }: Offer) => offerPath(side, conversation);

export function OfferCard({ item }: { item: OfferedItem }) {
  const [open, setOpen] = useState(false);
  const session = useFormSession(open);
  const isBuyer = session.state === 'signed-in' && session.user.role === 'Buyer';
  const [offers, setOffers] = useOwn<Offer[]>(
    isBuyer ? `/offers?side=buying&limit=1&listing=${item.id}` : null,
  );
  const own = offers?.[0];
  const [isDialogLoaded, setDialogLoaded] = useState(false);
  const buttonProps = { variant: 'line', wide: true } as const;
  const canOffer = !own || own.acts.includes('again');
  const openDialog = () => {
    setDialogLoaded(true);
    setOpen(true);
  };
  const canBuy = isBuyer && session.user._id !== item.sellerId;
  useEffect(() => {
    const resume = async () => {
      const known = await knownSession();
      if (known.state !== 'signed-in' || known.user.role !== 'Buyer') return;
      if (!takeIntent(intentKey, item.id)) return;
      setDialogLoaded(true);
      setOpen(true);
    };
    void resume();
  }, [item.id]);
  const navigate = useNavigate();
  const sentence = useRef<HTMLParagraphElement>(null);
  if (session.state !== 'signed-in')
    return (
      <LoginLink
        {...buttonProps}
        to={`/login?from=/${item.kind}/${item.id}`}
        className="print:hidden"
        state={{ wanted: item.title, to: 'offer' }}
        onClick={() => storeIntent(intentKey, item.id)}
      >
        {offerTexts.make}
      </LoginLink>
    );
  if (!canBuy) return null;
  return (
    <div className="flex flex-col gap-2 print:hidden">
      {own && (
        <p ref={sentence} tabIndex={-1} className="text-sm" aria-live="polite">
          <OfferSentence offer={own} />{' '}
          <Link to={threadOf(own)} className="link">
            {offerTexts.toThread}
          </Link>
        </p>
      )}
      {canOffer && (
        <Button {...buttonProps} onClick={openDialog}>
          {own ? offerTexts.actions.again : offerTexts.make}
        </Button>
      )}
      {isDialogLoaded && (
        <OfferDialog
          key={session.user._id}
          open={open && canOffer}
          item={item}
          last={own}
          onMade={(offer) => {
            setOffers([offer]);
            if (offer.state !== 'open') return;
            noteNavigation(threadOf(offer));
            void navigate(threadOf(offer));
          }}
          // The button that opened the dialog is gone if no other offer is possible now.
          finalFocus={() => canOffer || sentence.current}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
