import { useQueryClient } from '@tanstack/react-query';
import { Fragment, useRef, useState } from 'react';
import { conversationQuery } from '#src/messaging/conversations/thread/thread-client.ts';
import { conversationTexts } from '#src/texts/conversations.ts';
import { Button } from '#src/ui/button.tsx';
import { enqueueMessage, sendWaiting, waitingIn } from './outbox.ts';

/** How long the same reply cannot be sent again. */
const pauseMs = 60_000;

/** `isDone` is whether the reply cannot be sent again. */
type Reply = { label: string; body: string; isDone?: boolean };
/** A reply with options is sent when one of these is chosen. */
type QuickReply = Reply | { label: string; options: readonly Reply[] };

/** Messages that one or two taps send. Without a network, they wait in the outbox like all others. */
export function QuickReplies({
  conversation,
  label,
  replies,
}: {
  conversation: string;
  label: string;
  replies: readonly QuickReply[];
}) {
  const queries = useQueryClient();
  const [sent, setSent] = useState<readonly string[]>([]);
  const [opened, setOpened] = useState<string | null>(null);
  const [status, setStatus] = useState('');
  const box = useRef<HTMLFieldSetElement>(null);
  const send = async (body: string) => {
    setSent((before) => [...before, body]);
    setTimeout(() => setSent((before) => before.filter((reply) => reply !== body)), pauseMs);
    // The options disappear, and the focus returns to the button that opened them.
    box.current?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus();
    setOpened(null);
    const after = queries.getQueryData(conversationQuery(conversation).queryKey)?.seq ?? 0;
    enqueueMessage(conversation, { body, photos: [], after });
    setStatus(conversationTexts.thread.sending);
    await sendWaiting(conversation, () => undefined);
    setStatus(outcomeOf(conversation, body));
    await queries.invalidateQueries({ queryKey: ['conversations'] });
  };
  const sendButton = ({ label: name, body, isDone = false }: Reply) => (
    <Button
      key={body}
      size="sm"
      variant="line"
      unavailable={isDone || sent.includes(body)}
      onClick={() => void send(body)}
    >
      {name}
    </Button>
  );
  return (
    <fieldset
      ref={box}
      className="flex min-w-0 flex-wrap items-center gap-2 border-t border-line px-4 py-2 lg:px-1"
    >
      <legend className="sr-only">{label}</legend>
      {replies.map((reply) => {
        if ('body' in reply) return sendButton(reply);
        const isOpen = opened === reply.label;
        return (
          <Fragment key={reply.label}>
            <Button
              size="sm"
              variant={isOpen ? 'solid' : 'line'}
              aria-expanded={isOpen}
              onClick={() => setOpened(isOpen ? null : reply.label)}
            >
              {reply.label}
            </Button>
            {isOpen && reply.options.map(sendButton)}
          </Fragment>
        );
      })}
      <output className="text-sm text-soft empty:hidden">{status}</output>
    </fieldset>
  );
}

function outcomeOf(conversation: string, body: string): string {
  const { thread } = conversationTexts;
  const waiting = waitingIn(conversation).findLast((message) => message.body === body);
  if (!waiting) return thread.sent;
  return waiting.refused === null ? thread.waiting : thread.refused(waiting.refused);
}
