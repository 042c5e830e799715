import { z } from 'zod';
import type { Stage } from '#src/orders/contract.ts';

/** `GET /unread`. */
export const unread = z
  .object({
    messages: z.int().meta({ description: 'of all conversations' }),
    notifications: z.int(),
  })
  .meta({ id: 'Unread' });
export type Unread = z.output<typeof unread>;

/** What `GET /events` tells: hints, after which the API is read anew. */
export type LiveEvent =
  /** First of all, and whenever hints may have been missed. */
  | { name: 'sync'; data: Unread }
  /** `unread` are the messages of all conversations. */
  | { name: 'message'; data: { conversation: string; seq: number; unread: number } }
  | { name: 'read'; data: { conversation: string; unread: number } }
  | { name: 'order'; data: { id: string; stage: Stage } }
  /** By the id of the first of its chain. */
  | { name: 'offer'; data: { id: string } }
  | { name: 'notification'; data: { unread: number } }
  /** The stream ends; in so many milliseconds one should connect again. */
  | { name: 'bye'; data: { retry: number } };

export const eventsPath = '/events';
