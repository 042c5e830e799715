import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { Link } from 'react-router';
import type { ConversationDetails } from '#src/messaging/conversations/schemas.ts';
import { Composer } from '#src/messaging/conversations/writing/composer.tsx';
import { ReportButton } from '#src/moderation/reports/filing/report-button-card.tsx';
import { otherSide } from '#src/platform/shared/order-sides.ts';
import { conversationTexts } from '#src/texts/conversations.ts';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { displayName } from '#src/texts/names.ts';
import { reportsTexts } from '#src/texts/reports.ts';
import { siteTexts } from '#src/texts/site.ts';
import { tryCall, CallError } from '#src/ui/client/call.ts';
import { ErrorScreen } from '#src/ui/feedback/error-screen.tsx';
import { Skeleton } from '#src/ui/feedback/placeholders.tsx';
import { Menu } from '#src/ui/menu.tsx';
import { Photo } from '#src/ui/photo.tsx';
import { BlockButton } from './block-button.tsx';
import { MessageLog, type ThreadEntry } from './message-log.tsx';
import { BackToMessages, screenLook, ThreadShape } from './thread-shape-card.tsx';
import type { CurrentCard } from './use-current-card.ts';
import { useSeenNotices } from './use-seen-notices.ts';
import { useThread, type Thread } from './use-thread.ts';

/** A message of the reader. One that has not been sent yet has the present date. */
export type OwnMessage = { body: string | null; dateMs: number };

/** The deal that a conversation is about, as far as it is known. */
export type ThreadDeal = {
  /** Null until it is known: the asking price may not be the agreed one. Empty if it could not be read. */
  price: string | null;
  /** The lines under the item: the stage, and whose turn it is. */
  status: React.ReactNode;
  entries: readonly ThreadEntry[];
  /** Whether all entries are loaded, and `current` is known. */
  isComplete: boolean;
  /** Returns what to consider before a text is sent; null for most texts. */
  caution: (text: string) => string | null;
  /** Quick replies, shown above the field for messages. */
  replies: (own: readonly OwnMessage[]) => React.ReactNode;
  current: CurrentCard | null;
};

type Props = {
  id: string;
  deal: ThreadDeal;
  /** Shown above the messages when the page opens. */
  confirmation?: React.ReactNode;
};

/** A conversation that fills the screen, with the cards of its deal between the messages. */
export function ThreadCard({ id, ...rest }: Props) {
  const thread = useThread(id);
  const { errors } = siteTexts;
  const { thread: words } = conversationTexts;
  const { data, error, isPending } = thread.query;
  if (isPending) return <ThreadShape />;
  if (!data) {
    const status = error instanceof CallError ? error.status : 0;
    const isNone = status === 403 || status === 404;
    const message = isNone ? { title: words.none, text: words.noneText } : errors.other;
    const back = { to: '/dashboard/messages', label: words.back };
    return (
      <ErrorScreen
        code={status ? String(status) : ''}
        title={message.title}
        text={message.text}
        back={back}
      />
    );
  }
  return <Screen thread={thread} conversation={data} {...rest} />;
}

function Screen({
  thread,
  conversation,
  deal,
  confirmation,
}: Omit<Props, 'id'> & { thread: Thread; conversation: ConversationDetails }) {
  const { messages, waiting, write, send, read, earlier } = thread;
  const { thread: words, block } = conversationTexts;
  const { other, side, agreed, writable, unread } = conversation;
  const screen = useRef<HTMLElement>(null);
  useVisibleHeight(screen);
  const onSeen = useCallback(() => {
    if (unread > 0 && document.visibilityState === 'visible') void tryCall(read());
  }, [read, unread]);
  useSeenNotices(conversation);
  return (
    <section ref={screen} data-own-screen className={screenLook}>
      <Head conversation={conversation} price={deal.price} messages={messages} />
      {deal.status}
      {confirmation}
      <MessageLog
        conversation={conversation}
        messages={messages}
        waiting={waiting}
        entries={deal.entries}
        current={deal.current}
        isComplete={deal.isComplete}
        onEarlier={earlier}
        onRetry={() => void send()}
        onSeen={onSeen}
      />
      <Arrivals conversation={conversation} messages={messages} />
      {writable === 'yes' ? (
        <>
          {deal.replies(ownMessages(thread))}
          <Composer
            conversation={conversation._id}
            other={displayName(other.name)}
            reader={agreed ? otherSide(side) : null}
            caution={deal.caution}
            onSend={write}
          />
        </>
      ) : (
        <p className="border-t border-line px-4 py-4 text-sm text-soft lg:px-1">
          {writable === 'gone'
            ? words.gone(displayName(other.name))
            : block.blockedHint(displayName(other.name))}
        </p>
      )}
    </section>
  );
}

const ownMessages = ({ messages, waiting }: Thread): OwnMessage[] => [
  ...messages.filter(({ mine }) => mine).map(({ body, date }) => ({ body, dateMs: Date.parse(date) })),
  ...waiting.map(({ body }) => ({ body, dateMs: Date.now() })),
];

const toastGapPx = 8;

/** Sets the visible part of the page as CSS variables, because the keyboard of a phone changes no other height. */
function useVisibleHeight(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { visualViewport: view } = globalThis;
    const { style } = document.documentElement;
    const update = () => {
      const top = (element.current?.getBoundingClientRect().top ?? 0) + scrollY;
      style.setProperty('--own-top', `${top}px`);
      // Toasts appear below the item and the status of the deal.
      const log =
        element.current?.querySelector('[data-log]')?.parentElement?.getBoundingClientRect().top ?? 0;
      style.setProperty('--toast-top', `${log + toastGapPx}px`);
      if (!view) return;
      style.setProperty('--visible-height', `${view.height}px`);
      style.setProperty('--visible-top', `${view.offsetTop}px`);
    };
    update();
    // Updates the height when notices above the conversation appear or disappear.
    const above = new ResizeObserver(update);
    above.observe(document.body);
    const log = element.current?.querySelector('[data-log]');
    if (log) above.observe(log);
    view?.addEventListener('resize', update);
    view?.addEventListener('scroll', update);
    return () => {
      above.disconnect();
      view?.removeEventListener('resize', update);
      view?.removeEventListener('scroll', update);
      for (const name of ['--own-top', '--toast-top', '--visible-height', '--visible-top'])
        style.removeProperty(name);
    };
  }, [element]);
}

function Head({
  conversation,
  price,
  messages,
}: Pick<Thread, 'messages'> & { conversation: ConversationDetails; price: string | null }) {
  const { _id, kind, listing, img, title, other, side } = conversation;
  const { thread } = conversationTexts;
  const name = displayName(other.name);
  const theirs = messages.findLast(({ mine, body }) => !mine && body !== null);
  return (
    <header className="flex items-center gap-2 px-2 pt-1.5 pb-1 lg:gap-3 lg:px-1">
      <BackToMessages />
      <Link to={`/${kind}/${listing}`} className="w-14 shrink-0 lg:w-20" aria-label={thread.item}>
        <Photo src={img} alt="" brokenLabel="" />
      </Link>
      <div className="min-w-0 flex-1">
        <h1 className="truncate font-semibold">{name}</h1>
        <div className="truncate text-sm text-soft">
          {price === null ? (
            <Skeleton className="inline-block h-4 w-14 align-middle" />
          ) : (
            <span className="tabular font-semibold text-ink">{price}</span>
          )}
          {price !== '' && ' · '}
          {title}
        </div>
      </div>
      <Menu label={dashboardTexts.dashboard.more}>
        {side === 'buyer' && (
          <ReportButton reported={{ listing }} title={title} label={siteTexts.listing.report} />
        )}
        {theirs && (
          <ReportButton
            reported={{ conversation: _id, seq: theirs.seq }}
            title={reportsTexts.reports.messageOf(name)}
            label={reportsTexts.reports.lastMessage}
          />
        )}
        <BlockButton conversation={conversation} />
      </Menu>
    </header>
  );
}

function Arrivals({
  conversation,
  messages,
}: Pick<Thread, 'messages'> & { conversation: ConversationDetails }) {
  const { thread, list } = conversationTexts;
  const known = useRef<number | null>(null);
  const [announced, setAnnounced] = useState({ seq: 0, text: '' });
  const last = messages.at(-1);
  useEffect(() => {
    if (!last) return;
    if (known.current !== null && last.seq > known.current && !last.mine)
      setAnnounced({
        seq: last.seq,
        text: thread.arrived(
          displayName(conversation.other.name),
          last.body === null ? list.erased : last.body || list.photos,
        ),
      });
    known.current = last.seq;
  }, [conversation.other.name, last, list.erased, list.photos, thread]);
  return (
    <p aria-live="polite" className="sr-only">
      {/* The key makes screen readers announce the same text again. */}
      <span key={announced.seq}>{announced.text}</span>
    </p>
  );
}
