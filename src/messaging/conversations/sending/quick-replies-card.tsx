import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { conversationTexts } from '#src/texts/conversations.ts';
import { Button } from '#src/ui/button.tsx';
import { conversationQuery } from '#src/messaging/conversations/thread/thread-client.ts';
import { enqueueMessage, sendWaiting, waitingIn } from './outbox.ts';

/** How long the same reply cannot be sent again. */
const pauseMs = 60_000;

/** Messages that one tap sends. Without a network, they wait in the outbox like all others. */
export function QuickReplies({
  conversation,
  label,
  replies,
}: {
  conversation: string;
  label: string;
  replies: readonly string[];
}) {
  const queries = useQueryClient();
  const [sent, setSent] = useState<readonly string[]>([]);
  const [status, setStatus] = useState('');
  const send = async (body: string) => {
    setSent((before) => [...before, body]);
    setTimeout(() => setSent((before) => before.filter((reply) => reply !== body)), pauseMs);
    const after = queries.getQueryData(conversationQuery(conversation).queryKey)?.seq ?? 0;
    enqueueMessage(conversation, { body, photos: [], after });
    setStatus(conversationTexts.thread.sending);
    await sendWaiting(conversation, () => undefined);
    setStatus(outcomeOf(conversation, body));
    await queries.invalidateQueries({ queryKey: ['conversations'] });
  };
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center gap-3">
      <legend className="sr-only">{label}</legend>
      {replies.map((reply) => (
        <Button
          key={reply}
          size="sm"
          variant="line"
          unavailable={sent.includes(reply)}
          onClick={() => void send(reply)}
        >
          {reply}
        </Button>
      ))}
      <output className="text-sm text-soft">{status}</output>
    </fieldset>
  );
}

function outcomeOf(conversation: string, body: string): string {
  const { thread } = conversationTexts;
  const waiting = waitingIn(conversation).findLast((message) => message.body === body);
  if (!waiting) return thread.sent;
  return waiting.refused === null ? thread.waiting : thread.refused(waiting.refused);
}
