import type { OrderStage } from '#src/platform/db/columns.ts';
import type { LiveEvent, Unread } from './schemas.ts';

export const syncOf = ({ messages, notifications }: Unread): LiveEvent => ({
  name: 'sync',
  data: { messages, notifications },
});

/** Returns the event for an entry `KIND:…` of `liveTag` with the current counts; null for other kinds. */
export function eventOf(entry: string, unread: Unread): LiveEvent | null {
  const { messages, notifications } = unread;
  const [kind, id = '', more = ''] = entry.split(':');
  switch (kind) {
    case 'sync':
      return syncOf(unread);
    case 'message':
      return { name: 'message', data: { conversation: id, seq: Number(more), unread: messages } };
    case 'read':
      return { name: 'read', data: { conversation: id, unread: messages } };
    case 'order':
      return { name: 'order', data: { id, stage: more as OrderStage } };
    case 'offer':
      return { name: 'offer', data: { id } };
    case 'notification':
      return { name: 'notification', data: { unread: notifications } };
    default:
      return null;
  }
}

export function formatEvent({ name, data }: LiveEvent): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
