import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#src/accounts/auth/client.ts';
import type { OrderDetails } from '#src/deals/orders/schemas.ts';
import { namesOf } from '#src/deals/orders/status-text.ts';
import { PhotoTiles } from '#src/media/photos/viewing/photo-tiles-card.tsx';
import { formatMoment } from '#src/platform/shared/dates.ts';
import { disputeTexts } from '#src/texts/disputes.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { RowsSkeleton } from '#src/ui/feedback/placeholders.tsx';
import { WarningNotice } from '#src/ui/feedback/warning-notice.tsx';
import { takeFocus } from '#src/ui/focus.ts';

type Props = { order: OrderDetails; disputeId: string };

/** The messages of the two sides, for admins. They are loaded on demand, because each opening is logged. */
export function DisputeMessages(props: Props) {
  const { thread } = disputeTexts;
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <Messages {...props} />;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="line" onClick={() => setOpen(true)}>
        {thread.show}
      </Button>
      <p className="text-sm text-soft">{thread.hint}</p>
    </div>
  );
}

function Messages({ order, disputeId }: Props) {
  const { thread } = disputeTexts;
  const names = namesOf(order);
  const { data, isError, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['dispute-messages', disputeId],
    queryFn: async ({ pageParam }) => {
      const query = { before: pageParam ?? undefined };
      return (await api('GET /disputes/{id}/messages', { params: { id: disputeId }, query })).body;
    },
    initialPageParam: null as number | null,
    getNextPageParam: ([first]) => (first && first.seq > 1 ? first.seq : undefined),
    // Not refetched automatically and not cached, because the audit log records each opening.
    staleTime: Infinity,
    gcTime: 0,
  });
  const messages = data?.pages.toReversed().flat() ?? [];
  return (
    <div>
      <h3 ref={takeFocus} tabIndex={-1} className="mono outline-none">
        {thread.title}
      </h3>
      {isError && <Notice tone="error">{thread.failed}</Notice>}
      {!data && !isError && <RowsSkeleton />}
      {data && messages.length === 0 && <p className="mt-2 text-soft">{thread.empty}</p>}
      {hasNextPage && (
        <Button
          size="sm"
          variant="line"
          className="mt-3"
          pending={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {thread.earlier}
        </Button>
      )}
      <ol className="mt-3 flex max-w-prose flex-col gap-4">
        {messages.map(({ seq, by, body, photos, warnings, date }) => (
          <li key={seq} className="border-s-2 border-line ps-3">
            <p className="text-xs text-soft wrap-anywhere">
              {names[by]} · <time dateTime={date}>{formatMoment(date)}</time>
            </p>
            {body !== '' && (
              <p className="whitespace-pre-wrap wrap-anywhere">
                {body ?? <span className="text-soft">{thread.erased}</span>}
              </p>
            )}
            {photos.length > 0 && <PhotoTiles photos={photos} from={names[by]} veiled />}
            <WarningNotice warnings={warnings} />
          </li>
        ))}
      </ol>
    </div>
  );
}
