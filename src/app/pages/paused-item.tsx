import type { Kind } from '#src/catalog/items/kind-schemas.ts';
import { SimilarCard } from '#src/catalog/similar/similar-card.tsx';
import { WatchCard } from '#src/catalog/watchlist/watch-card.tsx';
import { ReportCard } from '#src/moderation/reports/filing/report-item-card.tsx';
import { formatMoney } from '#src/platform/shared/money.ts';
import { kindTexts } from '#src/texts/names.ts';
import { siteTexts } from '#src/texts/site.ts';
import { Photo } from '#src/ui/photo.tsx';

export type Paused = {
  _id: string;
  kind: Kind;
  title: string;
  img: string;
  sale: number;
  brand: string;
  sellerId: string;
};

/** The page of an item while its seller has paused it. */
export function PausedItem({ item: { _id, kind, title, img, sale, brand, sellerId } }: { item: Paused }) {
  const { notOnShow } = siteTexts.errors;
  return (
    <article className="shell flex flex-col gap-10 py-6 sm:py-10">
      <div className="grid gap-6 bg-wash p-4 sm:grid-cols-[minmax(0,20rem)_1fr] sm:p-6">
        <Photo src={img} alt={title} eager className="opacity-60 grayscale" />
        <div className="flex max-w-prose min-w-0 flex-col gap-3">
          <p className="mono">{kindTexts(kind).one}</p>
          <h1 className="heading-page text-balance wrap-anywhere">{title}</h1>
          <p className="tabular text-soft">{formatMoney(sale)}</p>
          <p className="font-semibold">{notOnShow.title}</p>
          <p className="text-soft">{notOnShow.bySeller}</p>
          <WatchCard id={_id} title={title} sellerId={sellerId} isBooked />
          <ReportCard item={{ id: _id, kind, title, sellerId }} />
        </div>
      </div>
      <SimilarCard id={_id} kind={kind} brand={brand} />
    </article>
  );
}
