import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { api } from '#src/accounts/auth/client.ts';
import type { Message } from '#src/messaging/conversations/schemas.ts';
import {
  enqueueMessage,
  onWaiting,
  parseWaiting,
  sendWaiting,
  storedIn,
  waitingIn,
  type Waiting,
} from '#src/messaging/conversations/sending/outbox.ts';
import { useIsConnected } from '#src/messaging/live/client.ts';
import { tryCall } from '#src/ui/client/call.ts';
import { conversationQuery } from './thread-client.ts';

const pageSize = 50;
const pollEveryMs = 10_000;
const retryEveryMs = 15_000;

export function useThread(id: string) {
  const queries = useQueryClient();
  const isConnected = useIsConnected();
  const [messages, setMessages] = useState<Message[]>([]);
  const query = useQuery({
    ...conversationQuery(id),
    refetchInterval: isConnected ? false : pollEveryMs,
  });
  const { refetch } = query;
  const latest = query.data?.seq ?? 0;
  const readSeq = query.data?.read ?? 0;
  const last = messages.at(-1)?.seq ?? 0;
  const first = messages[0]?.seq ?? 1;

  const add = useCallback((more: Message[]) => {
    setMessages((known) => {
      const bySeq = new Map([...known, ...more].map((message) => [message.seq, message]));
      return [...bySeq.values()].toSorted((one, other) => one.seq - other.seq);
    });
  }, []);
  const load = useCallback(async (range: Range) => add(await fetchMessages(id, range)), [add, id]);

  useEffect(() => {
    if (latest <= last) return;
    void (async () => {
      // If a page cannot be loaded, the next refetch loads it.
      add((await tryCall(fetchMessages(id, last === 0 ? {} : { after: last }))) ?? []);
    })();
  }, [add, id, last, latest]);

  const waiting = useWaiting(id);
  const send = useCallback(async () => {
    await sendWaiting(id, (message) => {
      // Loads the page that ends with this message, because other messages may have arrived before it.
      void load({ before: message.seq + 1 }).catch(() => add([message]));
    });
    await refetch();
  }, [add, id, load, refetch]);
  const isWaiting = waiting.some(({ refused }) => refused === null);
  const trySending = useCallback(() => void tryCall(send()), [send]);
  useEffect(() => {
    if (waitingIn(id).length > 0) trySending();
    addEventListener('online', trySending);
    return () => removeEventListener('online', trySending);
  }, [id, trySending]);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(trySending, retryEveryMs);
    return () => clearInterval(timer);
  }, [isWaiting, trySending]);

  const write = (body: string, photos: string[]): void => {
    enqueueMessage(id, { body, photos, after: last });
    trySending();
  };
  // Marks only loaded messages as read.
  const read = useCallback(async () => {
    if (last <= readSeq) return;
    await api('PUT /conversations/{id}/read', { params: { id }, body: { seq: last } });
    await queries.invalidateQueries({ queryKey: ['conversations'] });
  }, [id, last, queries, readSeq]);
  return {
    query,
    messages,
    waiting,
    write,
    send,
    read,
    earlier: first > 1 ? () => load({ before: first }) : null,
  };
}
export type Thread = ReturnType<typeof useThread>;

type Range = { before?: number; after?: number };

async function fetchMessages(id: string, range: Range): Promise<Message[]> {
  const query = { limit: pageSize, ...range };
  return (await api('GET /conversations/{id}/messages', { params: { id }, query })).body;
}

function useWaiting(id: string): Waiting[] {
  const stored = useSyncExternalStore(
    onWaiting,
    () => storedIn(id),
    () => '[]',
  );
  return useMemo(() => parseWaiting(stored), [stored]);
}
