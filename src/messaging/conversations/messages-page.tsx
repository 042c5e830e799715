import { Link } from 'react-router';
import { api } from '#src/accounts/auth/client.ts';
import { usePagedList } from '#src/ui/client/paged-list.ts';
import { conversationTexts } from '#src/texts/conversations.ts';
import { PagedPage, Rows } from '#src/ui/lists/paged-page.tsx';
import { formatDollars } from '#src/platform/shared/money.ts';
import { dealTexts } from '#src/texts/deal.ts';
import { Ago } from '#src/ui/ago.tsx';
import { StateTag } from '#src/ui/badge.tsx';
import { Photo } from '#src/ui/photo.tsx';
import { displayName } from '#src/texts/site.ts';
import type { Conversation } from './schemas.ts';

export default function MessagesPage() {
  const list = usePagedList<Conversation>('/conversations', api);
  return (
    <PagedPage list={list} words={conversationTexts.list}>
      <Rows items={list.items}>{(conversation) => <Row conversation={conversation} />}</Rows>
    </PagedPage>
  );
}

function Row({ conversation }: { conversation: Conversation }) {
  const { _id, img, title, other, unread, date } = conversation;
  const { list } = conversationTexts;
  const label = dealLabel(conversation);
  return (
    <article className="relative flex items-center gap-4 py-4">
      <div className="w-20 shrink-0 sm:w-24">
        <Photo src={img} alt="" />
      </div>
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline justify-between gap-x-4">
          <h2 className="min-w-0 truncate font-semibold">
            <Link to={`/dashboard/messages/${_id}`} className="after:absolute after:inset-0">
              {displayName(other.name)}
            </Link>
          </h2>
          <Ago date={date} className="shrink-0 text-xs text-soft" />
        </div>
        <p className="flex items-baseline gap-2 text-sm">
          <span className="truncate">{title}</span>
          {label !== null && <StateTag state="plain" label={label} className="shrink-0" />}
        </p>
        <p className={unread > 0 ? 'truncate text-sm font-semibold' : 'truncate text-sm text-soft'}>
          {lastLine(conversation)}
        </p>
      </div>
      {unread > 0 && (
        <span className="shrink-0 bg-patch px-2 py-0.5 text-xs font-semibold text-on-patch">
          {list.unread(unread)}
        </span>
      )}
    </article>
  );
}

/** An open offer is newer than any order of the same buyer for the item, because a booking closes the offers for it. */
const showsOffer = ({ stage, offer }: Conversation): boolean => stage === null || offer?.state === 'open';

function dealLabel(conversation: Conversation): string | null {
  const { stage, offer } = conversation;
  if (showsOffer(conversation)) return offer && conversationTexts.list.offerStates[offer.state];
  return stage && dealTexts.deal.stages[stage];
}

/** The last message, or what happened last in a conversation without messages. */
function lastLine(conversation: Conversation): string {
  const { seq, last, mine, side, other, stage, offer } = conversation;
  const { list } = conversationTexts;
  if (seq > 0) {
    const excerpt = last === null ? list.erased : last || list.photos;
    return mine ? list.you(excerpt) : excerpt;
  }
  if (offer && showsOffer(conversation))
    return list.offered[offer.by === side ? 'mine' : 'theirs'](formatDollars(offer.amount));
  if (stage !== 'requested') return list.none;
  return side === 'buyer' ? list.requested.buyer : list.requested.seller(displayName(other.name));
}
