import { useSyncExternalStore } from 'react';
import { StoredPhoto } from '#src/messaging/conversations/writing/stored-photo.tsx';
import { conversationTexts } from '#src/texts/conversations.ts';
import { Button } from '#src/ui/button.tsx';
import { removeMessage, retryMessage, type Waiting } from './outbox.ts';

function onConnection(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

export function WaitingMessage({
  conversation,
  message: { key, body, photos, refused },
  onRetry,
}: {
  conversation: string;
  message: Waiting;
  onRetry: () => void;
}) {
  const { thread } = conversationTexts;
  const isOnline = useSyncExternalStore(
    onConnection,
    () => navigator.onLine,
    () => true,
  );
  return (
    <li className="max-w-[85%] self-end border-s-2 border-line ps-3 lg:max-w-[70%]">
      {body && <p className="whitespace-pre-wrap text-soft wrap-anywhere">{body}</p>}
      {photos.length > 0 && (
        <ul className="mt-1 flex flex-wrap gap-1">
          {photos.map((photo, index) => (
            <StoredPhoto key={photo.key} photo={photo.key} alt={thread.chosenOf(index + 1)} />
          ))}
        </ul>
      )}
      {refused === null ? (
        <p className="text-xs text-soft">{isOnline ? thread.trying : thread.waiting}</p>
      ) : (
        <div role="alert" className="flex flex-wrap items-center gap-2 text-sm text-alarm">
          <p>{thread.refused(refused)}</p>
          <Button
            size="sm"
            variant="line"
            onClick={() => {
              retryMessage(conversation, key);
              onRetry();
            }}
          >
            {thread.again}
          </Button>
          <Button size="sm" variant="quiet" onClick={() => removeMessage(conversation, key)}>
            {thread.drop}
          </Button>
        </div>
      )}
    </li>
  );
}
