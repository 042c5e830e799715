import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import { formatMoment } from '#src/platform/shared/dates.ts';
import { conversationTexts } from '#src/texts/conversations.ts';
import { dealTexts } from '#src/texts/deal.ts';
import { Button } from '#src/ui/button.tsx';
import { displayName } from '#src/texts/site.ts';
import type { ConversationDetails, DealStep, Message } from '#src/messaging/conversations/schemas.ts';
import { MessageItem } from './message-item.tsx';
import type { Waiting } from '#src/messaging/conversations/sending/outbox.ts';
import { WaitingMessage } from '#src/messaging/conversations/sending/waiting-message.tsx';

type Entry = { message: Message } | { step: DealStep };
const dateOf = (entry: Entry): string => ('message' in entry ? entry.message.date : entry.step.date);

function entriesOf(messages: readonly Message[], steps: readonly DealStep[], hasEarlier: boolean): Entry[] {
  const from = hasEarlier ? (messages[0]?.date ?? '') : '';
  return [
    ...messages.map((message) => ({ message })),
    ...steps.filter(({ date }) => date >= from).map((step) => ({ step })),
  ].toSorted((one, other) => dateOf(one).localeCompare(dateOf(other)));
}

export function MessageLog({
  conversation,
  messages,
  waiting,
  onEarlier,
  onRetry,
  onSeen,
}: {
  conversation: ConversationDetails;
  messages: Message[];
  waiting: Waiting[];
  onEarlier: (() => Promise<void>) | null;
  onRetry: () => void;
  onSeen: () => void;
}) {
  const { thread } = conversationTexts;
  const box = useRef<HTMLElement>(null);
  const before = useRef({ first: 0, shown: 0, height: 0, isAtEnd: true });
  const first = messages[0]?.seq ?? 0;
  const shown = messages.length + waiting.length + conversation.steps.length;
  // Scrolls to new messages if the end was visible, and keeps the position when earlier messages are loaded above.
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    if (first < before.current.first) element.scrollTop += element.scrollHeight - before.current.height;
    else if (before.current.isAtEnd && shown !== before.current.shown)
      element.scrollTop = element.scrollHeight;
    const update = () => {
      before.current = { first, shown, height: element.scrollHeight, isAtEnd: isAtEnd(element) };
      if (before.current.isAtEnd && first > 0) onSeen();
    };
    update();
    // Keeps the end visible when the keyboard of a phone opens.
    const resized = new ResizeObserver(() => {
      if (before.current.isAtEnd) element.scrollTop = element.scrollHeight;
    });
    resized.observe(element);
    element.addEventListener('scroll', update, { passive: true });
    return () => {
      resized.disconnect();
      element.removeEventListener('scroll', update);
    };
  }, [first, shown, onSeen]);
  return (
    <section
      ref={box}
      aria-label={thread.log}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must be able to scroll it
      tabIndex={0}
      className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto overscroll-contain px-4 py-4 [overflow-anchor:none] lg:px-1"
    >
      {onEarlier && (
        <Button variant="line" size="sm" className="self-center" onClick={() => void onEarlier()}>
          {thread.earlier}
        </Button>
      )}
      <ol className="mt-auto flex flex-col gap-4">
        {entriesOf(messages, conversation.steps, onEarlier !== null).map((entry) =>
          'message' in entry ? (
            <MessageItem key={entry.message.seq} message={entry.message} conversation={conversation} />
          ) : (
            <StepItem
              key={`${entry.step.order} ${entry.step.date} ${entry.step.stage}`}
              step={entry.step}
              conversation={conversation}
            />
          ),
        )}
        {waiting.map((message) => (
          <WaitingMessage
            key={message.key}
            conversation={conversation._id}
            message={message}
            onRetry={onRetry}
          />
        ))}
      </ol>
    </section>
  );
}

const endTolerancePx = 48;
const isAtEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) =>
  scrollHeight - scrollTop - clientHeight < endTolerancePx;

function StepItem({ step, conversation }: { step: DealStep; conversation: ConversationDetails }) {
  const { thread } = conversationTexts;
  const { deal } = dealTexts;
  const { side, other } = conversation;
  const names = {
    buyer: side === 'buyer' ? deal.you : displayName(other.name),
    seller: side === 'seller' ? deal.you : displayName(other.name),
  };
  const { stage, by, date, order } = step;
  return (
    <li className="self-center text-center text-sm text-soft">
      {deal.step(deal.stages[stage], deal.by[by](names), formatMoment(date))}{' '}
      <Link to={`/dashboard/orders/${order}`} className="link">
        {thread.toOrder}
      </Link>
    </li>
  );
}
