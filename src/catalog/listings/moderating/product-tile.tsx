import { Link } from 'react-router';
import { siteTexts } from '#src/texts/site.ts';
import { StateTag } from '#src/ui/badge.tsx';
import { Photo } from '#src/ui/photo.tsx';
import { Unbroken } from '#src/ui/text.tsx';
import type { Listing } from '#src/catalog/listings/schemas.ts';
import { DeleteButton } from '#src/catalog/listings/lists/item-columns.tsx';

export function ProductTile({ listing, onDelete }: { listing: Listing; onDelete: () => void }) {
  const { kind, _id, state, products: item } = listing;
  const { listing: words } = siteTexts;
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
        <DeleteButton title={item.title} onClick={onDelete} />
      </div>
    </article>
  );
}
