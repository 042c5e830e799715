import { Link, Outlet, useLocation, useParams } from 'react-router';
import { api } from '#src/accounts/auth/client.ts';
import { stepText } from '#src/deals/orders/step-text.ts';
import type { ListedConversation } from '#src/messaging/conversations/schemas.ts';
import { restOfWindow } from '#src/messaging/conversations/thread/thread-shape-card.tsx';
import type { OrderSide } from '#src/platform/db/columns.ts';
import { formatMoment, formatNearMeeting } from '#src/platform/shared/dates.ts';
import { conversationPath } from '#src/platform/shared/deal-paths.ts';
import { formatMoney } from '#src/platform/shared/money.ts';
import { conversationTexts } from '#src/texts/conversations.ts';
import { dealThreadTexts } from '#src/texts/deal-thread.ts';
import { dealTexts } from '#src/texts/deal.ts';
import { displayName } from '#src/texts/names.ts';
import { Ago } from '#src/ui/ago.tsx';
import { StateTag } from '#src/ui/badge.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { useMedia } from '#src/ui/client/hooks.ts';
import { usePagedList } from '#src/ui/client/paged-list.ts';
import { EmptyState } from '#src/ui/feedback/placeholders.tsx';
import { Rows } from '#src/ui/lists/paged-page.tsx';
import { Paged } from '#src/ui/lists/paged.tsx';
import { Photo } from '#src/ui/photo.tsx';

/** The list of conversations, and beside it the open one. A phone shows one of them. */
export default function MessagesPage() {
  const { id } = useParams();
  const isShown = useMedia('(min-width: 64rem)') || id === undefined;
  const list = usePagedList('GET /conversations', api, { query: { sort: 'waiting' }, enabled: isShown });
  const { title, count, empty, emptyHint, browse, choose } = conversationTexts.list;
  const isEmpty = list.isSuccess && list.total === 0;
  // The heading of an open conversation is the name of the other side.
  const Heading = id === undefined ? 'h1' : 'p';
  return (
    <div className={classNames(!isEmpty && 'lg:grid lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-6')}>
      <nav
        aria-label={title}
        className={classNames(
          id !== undefined && `max-lg:hidden lg:overflow-y-auto ${restOfWindow}`,
          id !== undefined && isEmpty && 'hidden',
        )}
      >
        <Heading className="heading-page lg:heading-section">{title}</Heading>
        <p aria-live="polite" className="mt-2 mb-4 text-soft">
          {list.isSuccess && count(list.total)}
        </p>
        <Paged
          list={list}
          empty={
            <EmptyState title={empty} action={<ButtonLink to="/cameras">{browse}</ButtonLink>}>
              {emptyHint}
            </EmptyState>
          }
        >
          <Rows items={list.items}>
            {(conversation) => <Row conversation={conversation} isOpen={conversation._id === id} />}
          </Rows>
        </Paged>
      </nav>
      <Outlet />
      {id === undefined && !isEmpty && (
        <p className="border-s border-line p-12 text-center text-soft max-lg:hidden">{choose}</p>
      )}
    </div>
  );
}

const scrollIntoSight = (row: HTMLElement | null): void => row?.scrollIntoView({ block: 'nearest' });

function Row({ conversation, isOpen }: { conversation: ListedConversation; isOpen: boolean }) {
  const { search, state } = useLocation();
  const { _id, img, title, side, other, unread, date, act } = conversation;
  const { list } = conversationTexts;
  const label = dealLabel(conversation);
  return (
    <div
      ref={isOpen ? scrollIntoSight : undefined}
      className="relative flex items-center gap-4 py-4 hover:bg-wash/60 has-aria-[current=page]:bg-wash lg:gap-3 lg:px-2 lg:py-3"
    >
      <Photo src={img} alt="" brokenLabel="" className="w-20 shrink-0 sm:w-24 lg:w-14 lg:self-start" />
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline justify-between gap-x-4 lg:gap-x-2">
          <p className="line-clamp-2 min-w-0 font-semibold wrap-anywhere lg:text-sm">
            <Link
              to={conversationPath(_id) + search}
              state={state}
              aria-current={isOpen ? 'page' : undefined}
              className="after:absolute after:inset-0"
            >
              {displayName(other.name)}
            </Link>
          </p>
          <Ago date={date} className="shrink-0 text-xs text-soft" />
        </div>
        <p className="line-clamp-2 text-sm wrap-anywhere">
          {list.side[side]} · {title}
        </p>
        <p className={unread > 0 ? 'truncate text-sm font-semibold' : 'truncate text-sm text-soft'}>
          {lastLine(conversation)}
        </p>
        <p className="mt-1 flex flex-wrap gap-2 empty:hidden">
          {label !== null && <StateTag state="plain" label={label} />}
          {act !== null && <Badge>{dealThreadTexts.yourTurn}</Badge>}
          {unread > 0 && <Badge>{list.unread(unread)}</Badge>}
        </p>
      </div>
    </div>
  );
}

function Badge({ children }: { children: string }) {
  return (
    <span className="bg-patch px-2 py-0.5 text-xs font-semibold whitespace-nowrap text-on-patch">
      {children}
    </span>
  );
}

/** An open offer is newer than any order of the same buyer for the item, because a booking closes the offers for it. */
const showsOffer = ({ stage, offer }: ListedConversation): boolean =>
  stage === null || offer?.state === 'open';

export function dealLabel(conversation: ListedConversation): string | null {
  const { stage, offer, meeting } = conversation;
  if (showsOffer(conversation)) return offer && conversationTexts.list.offerStates[offer.state];
  const label = stage && dealTexts.deal.stages[stage];
  if (label === null || meeting === null) return label;
  const { at, zone } = meeting;
  return conversationTexts.list.meetingAt(label, formatNearMeeting(at, zone) ?? formatMoment(at));
}

/** The last message, or what happened in the deal after it. */
export function lastLine(conversation: ListedConversation): string {
  const { seq, last, mine, changed } = conversation;
  const { list } = conversationTexts;
  const news = changed ? describeDeal(conversation) : null;
  if (news !== null) return news;
  if (seq === 0) return list.none;
  const excerpt = last === null ? list.erased : last || list.photos;
  return mine ? list.you(excerpt) : excerpt;
}

type ListedOffer = NonNullable<ListedConversation['offer']>;

function describeOffer({ by, state, amount }: ListedOffer, side: OrderSide, other: string): string {
  const { offered, withdrew } = conversationTexts.list;
  const price = formatMoney(amount);
  if (state === 'withdrawn') return by === side ? withdrew.mine(price) : withdrew.theirs(other, price);
  return offered[by === side ? 'mine' : 'theirs'](price);
}

function describeDeal(conversation: ListedConversation): string | null {
  const { side, other, offer, step, suggested, reviewed } = conversation;
  const { list } = conversationTexts;
  if (offer && showsOffer(conversation)) return describeOffer(offer, side, displayName(other.name));
  if (suggested !== null)
    return suggested === side ? list.suggested.mine : list.suggested.theirs(displayName(other.name));
  if (reviewed !== null) return list.reviewed[reviewed === side ? 'mine' : 'theirs'](displayName(other.name));
  const people = { side, name: other.name, seller: other.name };
  return step && stepText(step, { ...people, sale: step.amount });
}
