import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api } from '#src/accounts/auth/client.ts';
import { formatDay } from '#src/platform/shared/dates.ts';
import { formatMoney, toMinorUnits, fromMinorUnits } from '#src/platform/shared/money.ts';
import { siteTexts } from '#src/texts/site.ts';
import { watchlistTexts } from '#src/texts/watchlist.ts';
import { StateTag } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { usePagedList } from '#src/ui/client/paged-list.ts';
import { PagedPage, Rows } from '#src/ui/lists/paged-page.tsx';
import { Photo } from '#src/ui/photo.tsx';
import { Unbroken } from '#src/ui/text.tsx';
import { reportFailure, showWatched, writeWatch } from './client.ts';
import type { WatchedListing } from './schemas.ts';

export default function WatchlistPage() {
  const list = usePagedList('GET /watchlist', api);
  return (
    <PagedPage list={list} words={watchlistTexts.list}>
      <Rows items={list.items}>{(item) => <WatchedRow item={item} />}</Rows>
    </PagedPage>
  );
}

function WatchedRow({ item }: { item: WatchedListing }) {
  const queries = useQueryClient();
  const { listing: words } = siteTexts;
  const { since, remove, removeOf } = watchlistTexts.list;
  const { _id, kind, state, products, watched } = item;
  const unwatch = async () => {
    try {
      await writeWatch(_id, false);
      showWatched(_id, false);
      await queries.invalidateQueries({ queryKey: ['watchlist'] });
    } catch (error) {
      await reportFailure(error);
    }
  };
  return (
    <article className="flex gap-4 py-5 sm:gap-6">
      <div className="w-28 shrink-0 sm:w-36">
        <Photo src={products.img} alt="" />
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <h2 className="font-semibold wrap-anywhere">
          <Link to={`/${kind}/${_id}`} className="hover:underline">
            <Unbroken>{products.title}</Unbroken>
          </Link>
        </h2>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="text-lg font-semibold tabular-nums">{formatMoney(products.sale)}</span>
          {state !== 'available' && <StateTag state={state} label={words.states[state]} />}
        </p>
        <p className="text-sm text-soft">
          {since(formatDay(watched.at))} · {compared(products.sale, watched.sale)}
        </p>
        <div className="mt-1 -ms-3">
          <Button
            size="sm"
            variant="quiet"
            aria-label={removeOf(products.title)}
            onClick={() => void unwatch()}
          >
            {remove}
          </Button>
        </div>
      </div>
    </article>
  );
}

function compared(now: number, then: number): string {
  const { same, lower, higher } = watchlistTexts.list;
  const by = formatMoney(fromMinorUnits(toMinorUnits(Math.abs(now - then))));
  return now === then ? same : now < then ? lower(by) : higher(by);
}
