import { Link } from 'react-router';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { siteTexts } from '#src/texts/site.ts';
import { StateTag } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Photo } from '#src/ui/photo.tsx';
import { Unbroken } from '#src/ui/unbroken.tsx';
import type { Listing } from './contract.ts';

export function ProductTile({ listing, onDelete }: { listing: Listing; onDelete: () => void }) {
  const { kind, _id, state, products: item } = listing;
  const { listing: words } = siteTexts;
  const { tables, products } = dashboardTexts;
  return (
    <article className="flex h-full flex-col">
      <Photo src={item.img} alt="">
        {state !== 'available' && <StateTag state={state} label={words.states[state]} />}
      </Photo>
      <h3 className="heading-card mt-3 line-clamp-2 text-pretty sm:min-h-[2.6em]">
        <Link to={`/dashboard/${kind}/${_id}`} className="hover:underline">
          <Unbroken>{item.title}</Unbroken>
        </Link>
      </h3>
      <div className="mt-auto pt-3">
        <Button size="sm" variant="line" aria-label={products.deleteOf(item.title)} onClick={onDelete}>
          {tables.delete}
        </Button>
      </div>
    </article>
  );
}
