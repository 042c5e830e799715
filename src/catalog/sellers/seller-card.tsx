import { Link } from 'react-router';
import { sellerTexts } from '#src/texts/sellers.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { factsOf } from './facts.ts';
import type { SellerFacts } from './schemas.ts';

const FollowButton = lazyPart(async () => (await import('./follow-button.tsx')).FollowButton);

export function FollowPart({ id, name }: { id: string; name: string }) {
  return <FollowButton key={id} id={id} name={name} />;
}

export function SellerCard({ seller }: { seller: SellerFacts }) {
  const { sellers } = sellerTexts;
  return (
    <section aria-label={sellers.heading} className="flex flex-col gap-2 border-y border-line py-4">
      <p>
        <Link to={`/sellers/${seller._id}`} className="link font-semibold wrap-anywhere">
          {seller.name}
        </Link>
      </p>
      <p className="text-sm text-soft">{factsOf(seller).join(' · ')}</p>
      <FollowPart id={seller._id} name={seller.name} />
    </section>
  );
}
