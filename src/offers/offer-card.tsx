import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useFormSession, useSession } from '#src/auth/session.ts';
import { offerTexts } from '#src/texts/offers.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import type { Offer } from './contract.ts';

// Only buyers who offer need the dialog, its form and its schema, and only who did the words for how that stands.
const OfferDialog = lazyPart(async () => (await import('./offer-dialog.tsx')).OfferDialog);
const OfferSentence = lazyPart(async () => (await import('./offer-sentence.tsx')).OfferSentence);

/** What of an item an offer needs to show. */
export type OfferedItem = {
  id: string;
  version: number;
  kind: string;
  title: string;
  price: string;
  sellerId: string;
  seller: string;
};

/** The way to offer less for an available item whose seller takes offers, or how one's offer for it stands. */
export function OfferCard({ item }: { item: OfferedItem }) {
  const [own, setOwn] = useOwnOffer(item.id);
  const [open, setOpen] = useState(false);
  const session = useFormSession(open);
  const [wanted, setWanted] = useState(false);
  const look = { variant: 'line', wide: true } as const;
  if (session.state !== 'signed-in')
    return (
      <ButtonLink {...look} to={`/login?from=/${item.kind}/${item.id}`} className="print:hidden">
        {offerTexts.make}
      </ButtonLink>
    );
  if (session.user._id === item.sellerId || session.user.role !== 'Buyer') return null;
  return (
    <div className="flex flex-col gap-2 print:hidden">
      {own && (
        <p className="text-sm">
          <OfferSentence offer={own} />{' '}
          <Link to="/dashboard/offers?side=buying" className="link">
            {offerTexts.toOffers}
          </Link>
        </p>
      )}
      {(!own || own.acts.includes('again')) && (
        <Button
          {...look}
          onClick={() => {
            setWanted(true);
            setOpen(true);
          }}
        >
          {own ? offerTexts.actions.again : offerTexts.make}
        </Button>
      )}
      {wanted && (
        <OfferDialog
          key={session.user._id}
          open={open}
          item={item}
          user={session.user}
          onMade={setOwn}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}

/** How the reader's offer for an item stands, and a call that says so of one just made. Pages are the same for everyone, so they cannot say it. */
function useOwnOffer(item: string): [Offer | null, (offer: Offer) => void] {
  const session = useSession();
  const [own, setOwn] = useState<Offer | null>(null);
  const isBuyer = session.state === 'signed-in' && session.user.role === 'Buyer';
  useEffect(() => {
    if (!isBuyer) return;
    let isWanted = true;
    void (async () => {
      const { api } = await import('#src/auth/client.ts');
      // Without an answer the page says what it says to everyone.
      const answer = await api<Offer[]>('GET', `/offers?side=buying&limit=1&listing=${item}`).catch(
        () => null,
      );
      const offer = answer?.body[0];
      if (isWanted && offer) setOwn(offer);
    })();
    return () => {
      isWanted = false;
    };
  }, [isBuyer, item]);
  return [own?.listing === item && isBuyer ? own : null, setOwn];
}
