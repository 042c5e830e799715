import { Link } from 'react-router';
import { useSession } from '#src/accounts/auth/session.ts';
import { formatMonth } from '#src/platform/shared/dates.ts';
import { sellerTexts } from '#src/texts/sellers.ts';
import { siteTexts } from '#src/texts/site.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { Avatar } from '#src/ui/photo.tsx';
import { Untranslated } from '#src/ui/text.tsx';
import type { SellerFacts } from './schemas.ts';

const FollowButton = lazyPart(async () => (await import('./follow-button.tsx')).FollowButton);

export function FollowPart({ id, name }: { id: string; name: string }) {
  return <FollowButton key={id} id={id} name={name} />;
}

/** The seller of an item; `town` is where the item is, and `away` its distance. */
export function SellerCard({
  seller,
  town,
  away,
  badge,
}: {
  seller: SellerFacts;
  town: string;
  away: React.ReactNode;
  badge: React.ReactNode;
}) {
  const { sellers } = sellerTexts;
  const session = useSession();
  const isOwn = session.state === 'signed-in' && session.user._id === seller._id;
  return (
    <section
      aria-label={sellers.heading}
      className="flex items-start gap-4 border-y border-line py-4 lg:border-b-0 lg:pb-0"
    >
      <div className="relative flex size-14 shrink-0 items-center justify-center overflow-hidden rounded-full bg-wash">
        <span aria-hidden className="heading-block text-soft">
          {[...seller.name][0]}
        </span>
        {seller.photoURL && (
          <Avatar src={seller.photoURL} size={56} loading="lazy" className="absolute size-full" />
        )}
      </div>
      <div className="min-w-0 flex-1">
        <p>
          <Link to={`/sellers/${seller._id}`} className="link py-1 font-semibold wrap-anywhere">
            {seller.name}
          </Link>
        </p>
        {badge}
        <p className="wrap-anywhere">
          <span className="sr-only">{siteTexts.listing.location} </span>
          <Untranslated>{town}</Untranslated>
          {away}
        </p>
        <p className="mt-1 text-sm text-soft">{factsOf(seller).join('\u00a0· ')}</p>
        {!isOwn && (
          <div className="mt-3 min-h-9 print:hidden noscript:hidden">
            <FollowPart id={seller._id} name={seller.name} />
          </div>
        )}
      </div>
    </section>
  );
}

export function ratingOf({ reviews: { stars, count } }: SellerFacts): string | null {
  const { sellers } = sellerTexts;
  if (stars !== null) return sellers.stars(stars, count);
  return count > 0 ? sellers.reviews(count) : null;
}

/** How far to trust a seller: the rating first. */
export function factsOf(seller: SellerFacts): string[] {
  const { sellers } = sellerTexts;
  const { since, completed, reviews, answeredWithin } = seller;
  const rating = ratingOf(seller);
  const isNew = completed === 0 && reviews.count === 0 && answeredWithin === null;
  return [
    ...(isNew ? [sellers.fresh] : []),
    ...(rating === null ? [] : [rating]),
    ...(answeredWithin ? [sellers.answers[answeredWithin]] : []),
    ...(isNew ? [] : [completed === 0 ? sellers.none : sellers.completed(completed)]),
    sellers.since(formatMonth(`${since}-01`)),
  ];
}

/** Structured data for search engines; the stars come from completed deals alone. */
export function sellerData({ _id, name, photoURL, reviews }: SellerFacts, at: (path: string) => string) {
  return {
    '@type': 'Person',
    name,
    url: at(`/sellers/${_id}`),
    ...(photoURL && { image: at(photoURL) }),
    ...(reviews.stars !== null && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: reviews.stars,
        reviewCount: reviews.count,
        bestRating: 5,
        worstRating: 1,
      },
    }),
  };
}
