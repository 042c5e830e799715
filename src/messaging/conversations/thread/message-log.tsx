import { ArrowDown, ArrowUp } from 'lucide-react';
import { PhotoTiles } from '#src/media/photos/viewing/photo-tiles-card.tsx';
import type { ConversationDetails, Message, Conversation } from '#src/messaging/conversations/schemas.ts';
import type { Waiting } from '#src/messaging/conversations/sending/outbox.ts';
import { WaitingMessage } from '#src/messaging/conversations/sending/waiting-message.tsx';
import { ReportMessage } from '#src/moderation/reports/filing/report-button-card.tsx';
import { formatDayHeading, formatTime } from '#src/platform/shared/dates.ts';
import { conversationTexts } from '#src/texts/conversations.ts';
import { displayName } from '#src/texts/names.ts';
import { Button } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { WarningNotice } from '#src/ui/feedback/warning-notice.tsx';
import { cardOf } from '#src/ui/focus.ts';
import { useCurrentCard, type CurrentCard } from './use-current-card.ts';
import { useLogScroll } from './use-log-scroll.ts';

/** A card of the deal between the messages. */
export type ThreadEntry = { key: string; date: string; node: React.ReactNode };

type Props = {
  conversation: ConversationDetails;
  messages: Message[];
  waiting: Waiting[];
  entries: readonly ThreadEntry[];
  current: CurrentCard | null;
  isComplete: boolean;
  onEarlier: (() => Promise<void>) | null;
  onRetry: () => void;
  onSeen: () => void;
};

export function MessageLog({ conversation, messages, waiting, entries, current, ...rest }: Props) {
  const { isComplete, onEarlier, onRetry, onSeen } = rest;
  const { thread } = conversationTexts;
  const first = messages[0]?.seq ?? 0;
  const shown = messages.length + waiting.length + entries.length;
  const sent = messages.filter(({ mine }) => mine).length;
  const { box, content, isNewBelow, toEnd } = useLogScroll(
    {
      first,
      shown,
      own: sent + waiting.length,
      theirs: messages.findLast(({ mine }) => !mine)?.seq ?? 0,
      read: conversation.read,
      isComplete,
    },
    (log) => (current?.isUrgent ? cardOf(log, current.key) : null),
    onSeen,
  );
  const { hiddenAt, jump } = useCurrentCard(box, current);
  const Arrow = hiddenAt === 'above' ? ArrowUp : ArrowDown;
  const from = onEarlier ? (messages[0]?.date ?? '') : '';
  const days = daysOf([
    ...messages.map((message) => ({
      key: String(message.seq),
      date: message.date,
      node: <MessageItem message={message} conversation={conversation} />,
    })),
    ...entries.filter(({ key, date }) => date >= from || key === current?.key),
  ]);
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <section
        ref={box}
        data-log
        aria-label={thread.log}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must be able to scroll it
        tabIndex={0}
        // Toasts are above it.
        className="relative mt-[var(--toasts,0px)] flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto overscroll-contain px-4 py-4 [overflow-anchor:none] lg:px-1"
      >
        {onEarlier && (
          <Button variant="line" size="sm" className="self-center" onClick={() => void onEarlier()}>
            {thread.earlier}
          </Button>
        )}
        <div ref={content} className="mt-auto flex flex-col gap-4">
          {days.map(({ day, list }) => (
            <div key={day} className="flex flex-col gap-3">
              <p className="mono text-center">{day}</p>
              <ol className="flex flex-col gap-3">
                {list.map(({ key, node }) => (
                  <li key={key} data-entry={key} className="flex flex-col">
                    {node}
                  </li>
                ))}
              </ol>
            </div>
          ))}
          {waiting.length > 0 && (
            <ol className="flex flex-col gap-3">
              {waiting.map((message) => (
                <WaitingMessage
                  key={message.key}
                  conversation={conversation._id}
                  message={message}
                  onRetry={onRetry}
                />
              ))}
            </ol>
          )}
        </div>
      </section>
      <div className="flex flex-wrap justify-center gap-2 border-t border-line py-2 empty:hidden">
        {hiddenAt && current?.label && (
          <Button size="sm" variant={current.isUrgent ? 'patch' : 'solid'} onClick={jump}>
            {current.label}
            <Arrow aria-hidden size={16} strokeWidth={2} />
          </Button>
        )}
        {isNewBelow && (
          <Button size="sm" variant="solid" onClick={toEnd}>
            {thread.newBelow}
            <ArrowDown aria-hidden size={16} strokeWidth={2} />
          </Button>
        )}
      </div>
    </div>
  );
}

type Day = { day: string; list: ThreadEntry[] };

/** Sorts entries by their date and groups them by day. */
function daysOf(entries: readonly ThreadEntry[]): Day[] {
  const days: Day[] = [];
  for (const entry of entries.toSorted((one, other) => one.date.localeCompare(other.date))) {
    const day = formatDayHeading(entry.date);
    const last = days.at(-1);
    if (last?.day === day) last.list.push(entry);
    else days.push({ day, list: [entry] });
  }
  return days;
}

/** Looks like a handover code, which has to be read in one piece. */
const code = /\b([\dA-Z]{4}-[\dA-Z]{4})\b/i;

const withWholeCodes = (body: string): React.ReactNode[] =>
  body.split(code).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );

/** Photos from the other side are hidden behind a click until an order was accepted. */
function MessageItem({ message, conversation }: { message: Message; conversation: Conversation }) {
  const { thread, list } = conversationTexts;
  const { seq, mine, body, photos, warnings, date } = message;
  const { _id, other, agreed } = conversation;
  const from = mine ? thread.you : displayName(other.name);
  return (
    <div
      className={classNames(
        'max-w-[85%] border px-3 py-2 lg:max-w-[70%]',
        mine ? 'self-end border-transparent bg-wash' : 'self-start border-line bg-sheet',
      )}
    >
      <div className="flex items-center gap-1">
        <p className="text-xs text-soft">
          {from} · <time dateTime={date}>{formatTime(date)}</time>
        </p>
        {!mine && body !== null && <ReportMessage message={{ conversation: _id, seq }} sender={from} />}
      </div>
      {body !== '' && (
        <p className={classNames('whitespace-pre-wrap wrap-anywhere', body === null && 'text-soft')}>
          {body === null ? list.erased : withWholeCodes(body)}
        </p>
      )}
      {photos.length > 0 && (
        <PhotoTiles photos={photos} from={mine ? null : from} veiled={!mine && !agreed} />
      )}
      {!mine && <WarningNotice warnings={warnings} />}
    </div>
  );
}
