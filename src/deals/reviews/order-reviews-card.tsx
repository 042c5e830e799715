import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api } from '#src/accounts/auth/client.ts';
import { formatDay } from '#src/platform/shared/dates.ts';
import { reviewTexts } from '#src/texts/reviews.ts';
import { Button } from '#src/ui/button.tsx';
import { useConfirmed } from '#src/ui/dialogs/use-confirmed.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { SectionHeading } from '#src/ui/layout/page-heading.tsx';
import { ReplyForm } from './reply-form.tsx';
import { ReviewActionsCard, ReviewCard } from './review-card.tsx';
import { ReviewForm } from './review-form.tsx';
import { reviewsQuery } from './reviews-client.ts';
import type { Review } from './schemas.ts';

export type OrderToReview = {
  _id: string;
  stage: string;
  side: 'buyer' | 'seller';
  other: { name: string | null };
};

export function OrderReviewsCard({ order: { _id, stage, side, other } }: { order: OrderToReview }) {
  const { reviews: words } = reviewTexts;
  const client = useQueryClient();
  const query = reviewsQuery({ _id, stage });
  const key = query.queryKey;
  const refresh = () => client.invalidateQueries({ queryKey: key });
  const { data } = useQuery(query);
  const section = useRef<HTMLElement>(null);
  const [isEditing, setEditing] = useEditing(section);
  if (!data) return null;
  const { mine, theirs, waits, replyUntil, until } = data;
  // Nobody is asked to review a closed account.
  const writable = data.writable && other.name !== null;
  const otherName = other.name ?? words.formerUser;
  const isFormOpen = writable && (!mine || isEditing);
  const hasNothing = !mine && !theirs && !writable;
  return (
    <section ref={section} tabIndex={-1} className="outline-none">
      <SectionHeading title={until === null || !isFormOpen ? words.heading : words.ask(otherName)} />
      {until !== null && (
        <>
          {waits && <p className="mb-4 font-semibold">{words.waits(otherName)}</p>}
          {writable && mine && !isEditing && (
            <SentReview review={mine} other={otherName} until={until} onEdit={() => setEditing(true)} />
          )}
          {isFormOpen && (
            <ReviewForm
              orderId={_id}
              side={side}
              mine={mine}
              until={until}
              onSent={(sent) => {
                setEditing(false);
                if (sent) client.setQueryData(key, sent);
                else void refresh();
              }}
              onCancel={() => setEditing(false)}
            />
          )}
          {mine && !writable && (
            <ReviewCard review={mine} isOwn>
              {mine.text !== null && <DeleteTextButton id={mine._id} onDone={refresh} />}
            </ReviewCard>
          )}
          {theirs && (
            <ReviewCard review={theirs}>
              {replyUntil && <ReplyForm id={theirs._id} until={replyUntil} onSent={refresh} />}
              {theirs.reply && theirs.reply.text !== null && (
                <DeleteReplyButton id={theirs._id} onDone={refresh} />
              )}
              <ReviewActionsCard review={theirs} />
            </ReviewCard>
          )}
          {hasNothing && <p className="text-soft">{words.over}</p>}
        </>
      )}
    </section>
  );
}

/** Moves the focus into the form when it opens, and back to the button that opened it. */
function useEditing(section: React.RefObject<HTMLElement | null>) {
  const [isEditing, setEditing] = useState(false);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (isEditing === wasEditing.current) return;
    wasEditing.current = isEditing;
    section.current?.querySelector<HTMLElement>(isEditing ? 'input:checked' : 'button')?.focus();
  }, [isEditing, section]);
  return [isEditing, setEditing] as const;
}

type Deleting = { id: string; onDone: () => Promise<void> };

function DeleteTextButton({ id, onDone }: Deleting) {
  const { reviews: words } = reviewTexts;
  const { confirm, dialog } = useConfirmed<string>({
    run: (review) => api('DELETE /reviews/{id}/text', { params: { id: review } }),
    done: words.deleted.text,
    explain: () => words.failed,
    onDone,
    words: () => ({
      title: words.deleteTextTitle,
      tone: 'danger',
      confirmLabel: words.deleteText,
      cancelLabel: words.cancel,
      children: words.deleteTextHint,
    }),
  });
  return (
    <div>
      <Button size="sm" variant="quiet" className="-ms-3" onClick={() => confirm(id)}>
        {words.deleteText}
      </Button>
      {dialog}
    </div>
  );
}

function DeleteReplyButton({ id, onDone }: Deleting) {
  const { reviews: words } = reviewTexts;
  const { mutate, isPending } = useMutation({
    mutationFn: () => api('DELETE /reviews/{id}/reply', { params: { id } }),
    onSuccess: () => toast.success(words.deleted.reply),
    onError: () => toast.error(words.failed),
    onSettled: onDone,
  });
  return (
    <div>
      <Button size="sm" variant="quiet" className="-ms-3" pending={isPending} onClick={() => mutate()}>
        {words.deleteReply}
      </Button>
    </div>
  );
}

/** The reader's own review while the other side cannot see it yet. */
function SentReview({
  review: { stars, text },
  other,
  until,
  onEdit,
}: {
  review: Review;
  other: string;
  until: string;
  onEdit: () => void;
}) {
  const { reviews: words } = reviewTexts;
  return (
    <div className="flex flex-col gap-2">
      {stars !== null && <p className="font-semibold wrap-anywhere">{words.rated(other, stars)}</p>}
      {text && <p className="max-w-prose whitespace-pre-line wrap-anywhere">{text}</p>}
      <p className="text-sm text-soft wrap-anywhere">{words.seenBy(other, formatDay(until))}</p>
      <div>
        <Button size="sm" variant="line" onClick={onEdit}>
          {words.edit}
        </Button>
      </div>
    </div>
  );
}
